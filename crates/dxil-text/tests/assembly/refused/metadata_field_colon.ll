!0 = !DIFile(filename : "a", directory: "b")
