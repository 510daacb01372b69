!0 = !DIGlobalVariable(name: "")
