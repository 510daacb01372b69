!0 = !DIFoo(line: 1)
