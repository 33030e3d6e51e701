title = Bourgade
