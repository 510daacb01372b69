@x = external global <0 x i32>
