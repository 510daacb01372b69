; no passes: a target type that is no handle of an operation
target triple = "dxil-pc-shadermodel6.3-library"

declare void @take(target("dx.Anything"), target("dx.Handle"))
