!0 = !DIFunction(name: "f")
