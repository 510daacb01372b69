!0 = !DIBasicType(size: -1)
