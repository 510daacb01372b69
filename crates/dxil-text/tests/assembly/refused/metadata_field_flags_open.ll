!0 = !DISubroutineType(types: null, flags: DIFlagVector |)
