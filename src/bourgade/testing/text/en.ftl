error-bad-name = “{ $name }” cannot be the name of a game: use lower-case letters, digits and _, starting with a letter.
error-exists = { $file } already exists; nothing was written.
