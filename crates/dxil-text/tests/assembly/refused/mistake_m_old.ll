!0 = metadata !{i32 1}
