!0 = !DIBasicType(encoding: 256)
