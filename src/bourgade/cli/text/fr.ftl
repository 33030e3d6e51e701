compiling = Compilation de { $game } (une seule fois ; le prochain démarrage prendra une seconde)…
interpreted = numba n’est pas installé : les parties sont interprétées, environ 500 fois plus lentement. Pour l’ajouter : pip install 'bourgade[fast]'
nothing-played = Arrêté avant la fin de la première partie.
by-bot = Par robot
by-seat = Par siège
column-bot = Robot
column-seat = Siège
column-games = Parties
column-wins = Victoires
column-share = Part
column-interval = Intervalle à 95 %
length = { NUMBER($turns, minimumFractionDigits: 1) } tours en moyenne (de { $shortest } à { $longest }), { NUMBER($moves, minimumFractionDigits: 1) } étapes avec dés et pioches
speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s, { $rate } par seconde
unfinished = { $games ->
    [one] { $games } partie coupée
   *[other] { $games } parties coupées
} à la limite d’étapes, non comptée dans les parts.
interrupted = Interrompu : voici les { $games } parties jouées jusque-là.
rows-written = Une ligne par partie dans { $file }
column-game = Jeu
column-players = Joueurs
column-editions = Éditions
column-options = Options
column-name = Carte
default-mark = par défaut
winner = Victoire : { $names }.
winners = Victoire partagée : { $names }.
unfinished-game = La partie n’est pas terminée.
no-such-step = La partie compte { $steps } étapes.
after-step = Après l’étape { $step }
