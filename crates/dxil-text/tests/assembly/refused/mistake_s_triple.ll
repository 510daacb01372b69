target triple = "dxil-ms-dx
target datalayout = "e-m:e"
@x = global i32 0
