## En bas de chaque feuille

print-page = { $title } · page { $number } sur { $pages }
print-scale = Imprimez à 100 %, sans « ajuster à la page » : ce trait mesure alors { $length } mm

## Erreurs

error-print-paper = Le papier « { $paper } » n’est pas proposé. Possibles : { $papers }.
error-print-unchanged = Aucune carte, aucune tuile, aucun plateau de { $game } ne diffère de ce qui est livré avec Bourgade : il n’y a rien à imprimer. Indiquez un fichier avec vos propres valeurs, ou retirez --changed pour imprimer toute la boîte.
error-print-nothing = { $game } n’a ni carte, ni tuile, ni plateau à imprimer : sa déclaration ne donne aucune pièce.
error-print-too-many = Cela ferait { $pieces } pièces, et { $most } au plus sont imprimées à la fois. Indiquez moins d’exemplaires dans votre fichier, ou n’imprimez que ce qui diffère avec --changed.
