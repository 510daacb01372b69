!0 = !DIBasicType(encoding: DW_ATE_nonsense)
