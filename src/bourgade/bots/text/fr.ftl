## Robots

error-unknown-bot =
    { $near ->
        [none] Aucun robot ne s’appelle « { $bot } ». Robots : { $bots }.
       *[other] Aucun robot ne s’appelle « { $bot } ». Nom le plus proche : { $near }. Robots : { $bots }.
    }
error-bad-budget = « { $budget } » n’est pas un budget de recherche. Donnez un nombre de simulations, par exemple 2000, ou une durée, par exemple 1.5s ou 200ms ; suivi de /turn, le budget vaut pour tout un tour.
error-bad-bot-setting = Le robot « { $bot } » n’accepte pas « { $setting } ». Les réglages sont des nombres entiers, écrits nom=nombre : { $settings }.
error-zero-bot-setting = Le robot « { $bot } » n’accepte pas « { $setting } » : { $name } vaut au moins 1.

## Le conseil

error-hint-over = La partie est terminée : il n’y a plus rien à décider, donc plus de conseil à donner. Vous pouvez en revanche l’analyser.
error-hint-chance = Un conseil porte sur une décision : il faut d’abord lancer les dés ou piocher une carte.
error-nothing-to-review = Il n’y a rien à analyser : aucun coup n’a été joué.
error-solve-too-large = Cette position est trop vaste pour être résolue exactement : elle mène à plus de { $most } autres. Une recherche peut tout de même estimer ce qu’elle vaut.
error-solve-circle = Cette position ne peut pas être résolue exactement : la partie peut tourner en rond. Une recherche peut tout de même estimer ce qu’elle vaut.
