foreach i = 0...1000000 in { foreach j = 0...1000000 in { foreach k = 0...1000000 in { } } }
