!0 = !DIBasicType(tag: 65536)
