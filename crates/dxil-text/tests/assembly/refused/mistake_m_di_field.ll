!0 = !DIFile(name: "a", directory: "b")
