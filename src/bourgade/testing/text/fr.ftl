error-bad-name = « { $name } » ne peut pas être le nom d’un jeu : prenez des lettres minuscules, des chiffres et _, en commençant par une lettre.
error-exists = { $file } existe déjà ; rien n’a été écrit.
