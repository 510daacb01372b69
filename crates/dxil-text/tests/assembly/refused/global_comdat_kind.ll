$c = comdat some
