@x = global flaot 0.0
