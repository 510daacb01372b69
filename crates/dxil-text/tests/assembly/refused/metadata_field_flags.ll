!0 = !DISubroutineType(types: null, flags: DIFlagNonsense)
