!0 = !DIExpression(DW_OP_nonsense)
