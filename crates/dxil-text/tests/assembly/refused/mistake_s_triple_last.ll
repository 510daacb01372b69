target triple = "dxil-ms-dx
@x = global i32 0
