!0 = metadata !{}
