!0 = !DILexicalBlock(scope: null)
