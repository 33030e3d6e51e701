error-not-batched = « { $bot } » décide un coup à la fois, et les parties menées de front sont jouées par { $bots }. Prenez l’un de ceux-ci, ou jouez partie par partie : bourgade simulate, bourgade arena et gymnasium.make acceptent tous les robots.
error-batch-no-content = Le lot n’a pas de contenu : donnez au moins une liste de fichiers.
error-batch-size = Un lot compte au moins une partie, pas « { $given } ».
error-batch-dtype = Les observations peuvent être { $possible }, pas « { $given } ».
error-batch-seat = Il n’y a pas de siège { $given } : les sièges sont numérotés à partir de 0, et ce jeu en a { $seats }.
error-batch-actions = Un pas demande { $n } nombres entiers, un par partie : un tableau de forme ({ $n },). Reçu : forme { $shape }, { $dtype }.
error-batch-where = Pour choisir les parties à recommencer, donnez { $n } booléens, un par partie : un tableau de forme ({ $n },). Reçu : forme { $shape }, { $dtype }.
error-batch-device = Les actions doivent être des nombres entiers sur le GPU ; reçu : { $given }.
error-batch-policies = Donnez une politique pour tous les sièges, ou une pour chacun des { $seats } sièges ; reçu : { $given }.
error-batch-contents = Tous les contenus d’un lot doivent avoir les mêmes cartes et les mêmes coups : les chiffres peuvent différer, pas les mots.
error-batch-file = « { $file } » n’est pas un lot enregistré, ou il est endommagé : { $why }
error-batch-other = « { $file } » a été enregistré par une autre sorte de lot : { $what } y vaut { $found }, ici { $wanted }.
error-no-features = Le jeu « { $game } » n’est pas observable : il n’a pas de caractéristiques.
error-not-observing = Ce lot a été créé sans observations : créez-le avec observations=True, ou nommez un siège.
error-bad-device = Il n’y a pas d’appareil « { $device } ». Appareils possibles : { $devices }.
error-no-gpu = Aucun GPU n’est utilisable : { $why } Utilisez plutôt cpu.
error-batch-too-large = Il faut { $needed } Mo de mémoire, et cette machine en a { $there }. Jouez moins de parties à la fois.
error-gpu-too-small = Il faut { $needed } Mo de mémoire GPU, et { $device } en a { $free } de libres. Jouez moins de parties à la fois.
