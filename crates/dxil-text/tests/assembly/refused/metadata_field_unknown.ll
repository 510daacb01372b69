!0 = !DIFile(file: "a", directory: "b")
