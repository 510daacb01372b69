!0 = !DIFile(filename: 1, directory: "b")
