!0 = !DIFile(filename: "a", directory: "b", filename: "c")
