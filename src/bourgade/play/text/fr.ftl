## Pendant la partie

error-unknown-action = « { $move } » n’est pas le numéro d’un coup de ce jeu.
error-not-your-turn = Ce n’est pas le tour du { $seats }. Doit jouer : { $actor }.
error-game-over = « { $move } » arrive trop tard : la partie est terminée.
error-chance-decides = « { $move } » dépend des dés ou de la pioche, pas d’un joueur. Doit jouer : { $actor }.
error-waiting-for-chance = « { $move } » doit attendre : il faut d’abord lancer les dés ou piocher une carte.
error-nothing-to-undo = Il n’y a rien à reprendre : aucun coup n’a encore été joué.
error-undo-past-chance = « { $move } » est dû au hasard et tout le monde l’a vu : rien de ce qui précède ne peut être repris. Seuls les dés et les pioches saisis à la main peuvent l’être.
error-undo-past-secret = La dernière pioche est due au hasard : rien de ce qui précède ne peut être repris. Seuls les dés et les pioches saisis à la main peuvent l’être.
error-undo-of-another = Le dernier coup est celui du { $seats }. Vous ne pouvez reprendre que vos propres coups.
error-no-picture = Le jeu « { $game } » ne sait pas dessiner ses positions ; match.position les décrit.
error-unknown-language = La langue « { $language } » n’est pas disponible. Langues : { $languages }.
error-bad-chance = chance peut valoir { $known }, pas « { $chance } ».

## Leçons

error-no-lessons = Le jeu « { $game } » n’a pas de leçon.
error-unknown-lesson =
    { $near ->
        [none] { $game } n’a pas de leçon « { $lesson } ». Leçons : { $lessons }.
       *[other] { $game } n’a pas de leçon « { $lesson } ». Nom le plus proche : { $near }. Leçons : { $lessons }.
    }
error-unknown-step = La leçon « { $lesson } » n’a pas d’étape « { $step } ». Elle a : { $steps }.
error-lesson-asks = C’est possible aussi, mais d’abord : « { $asked } ».
error-lesson-read-on = « { $move } » peut attendre un instant : lisez d’abord la suite.
error-lesson-over = La leçon est finie : la partie est à vous.

error-no-puzzles = Le jeu « { $game } » n’a pas de problèmes.
error-unknown-puzzle =
    { $near ->
        [none] { $game } n’a pas de problème « { $puzzle } ».
       *[other] { $game } n’a pas de problème « { $puzzle } ». Nom le plus proche : { $near }.
    }
error-bad-puzzles = { $file } n’est pas un fichier de problèmes : { $why }.
error-puzzles-format = { $file } est au format { $found }, or seul le format { $known } peut être lu. Relancez bourgade puzzles make.
error-puzzles-rules = Les problèmes de { $game } sont mis de côté : ils ont été faits pour la version { $found } des règles, et le jeu en est à la version { $rules }. Lancez bourgade puzzles make { $game } --save.
error-puzzles-content = Les problèmes de { $game } sont mis de côté : ils ont été faits pour d’autres valeurs de cartes. Lancez bourgade puzzles make { $game } --save.

## Analyses

error-review-format = Ces données sont au format { $given }, mais cette version de Bourgade lit le format { $format }. Redemandez le conseil ou l’analyse.

## Dés équitables

error-bad-contribution = « { $value } » n’est pas une contribution valable aux dés : donnez une seule ligne de 1 à { $longest } caractères imprimables.
error-bad-dice-table = « { $value } » n’est pas un nom valable pour une table aux dés équitables : donnez une seule ligne, courte, de caractères imprimables.
error-bad-dice-digits =
    { $kind ->
        [secret] « { $value } » n’est pas un secret valable pour des dés équitables : il faut { $count } chiffres hexadécimaux (0 à 9, a à f).
        [hash] « { $value } » n’est pas une empreinte de contribution valable : il faut { $count } chiffres hexadécimaux (0 à 9, a à f).
        [salt] « { $value } » n’est pas un sel de contribution valable : il faut { $count } chiffres hexadécimaux (0 à 9, a à f).
       *[commitment] « { $value } » n’est pas un engagement valable pour des dés équitables : il faut { $count } chiffres hexadécimaux (0 à 9, a à f).
    }
error-dice-not-revealed = Les dés de la table { $table } ne peuvent pas encore être calculés : le secret est révélé à la fin de la partie.

## Enregistrements

error-bad-record = L’enregistrement est illisible à la ligne { NUMBER($line, useGrouping: 0) } : { $why }
error-other-rules = L’enregistrement ne peut pas être rejoué : d’après la ligne { NUMBER($line, useGrouping: 0) }, la partie a été jouée avec la version { $found } des règles, or le jeu en est à la version { $current }.
error-other-content = L’enregistrement ne peut pas être rejoué : d’après la ligne { NUMBER($line, useGrouping: 0) }, la partie a été jouée avec les chiffres de cartes { $found }, or ceux-ci sont { $current }. S’il ne porte pas ses propres chiffres, indiquez les fichiers de contenu utilisés pour la partie.

## Ce qui ne va pas dans un enregistrement

record-not-ours = ce n’est pas un enregistrement de Bourgade : il devrait commencer par « bourgade: { $known } »
record-format = format « { $found } », mais seul le format { $known } peut être lu
record-no-header = « nom: valeur » attendu, « { $found } » trouvé
record-header-missing = l’en-tête « { $header } » manque
record-no-seat = il n’y a pas de siège « { $seat } »
record-no-json = la position n’est pas écrite en JSON ({ $why })
record-dice-part = les dés équitables n’ont pas de « { $part } »
record-no-secret = le secret est vide
record-dice-since = « { $found } » n’est pas un nombre de coups : indiquez combien ont été joués avant que les dés soient scellés
record-partial = cet enregistrement ne montre que ce que { $who } peut savoir : il y manque des coups et il ne peut pas être rejoué ; demandez l’enregistrement complet une fois la partie terminée
record-after-end = « { $found } » vient après la fin de la partie
record-wrong-turn = « { $found } » a été joué par « { $who } », or c’était à « { $expected } »
record-result = l’enregistrement dit « { $claimed } », mais ses coups mènent à « { $found } »
