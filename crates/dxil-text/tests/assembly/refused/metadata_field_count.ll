!0 = !DISubrange(count: -2)
