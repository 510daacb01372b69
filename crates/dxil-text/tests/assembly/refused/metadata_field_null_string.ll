!0 = !DIBasicType(name: null)
