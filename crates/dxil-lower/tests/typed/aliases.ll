target triple = "dxil-pc-shadermodel6.3-library"

@number = global i32 7
@late = alias i32, ptr @early
@early = alias i32, ptr @number
