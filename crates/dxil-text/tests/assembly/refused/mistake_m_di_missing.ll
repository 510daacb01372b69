!0 = !DIFile(filename: "a")
