!0 = !DIExpression(-1)
