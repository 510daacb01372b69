; passes: dxil-finalize-linkage
target triple = "dxil-pc-shadermodel6.6-compute"

@private = private addrspace(3) global i32 0
@unused = global i32 0
@used = global i32 0

define void @outside() {
  ret void
}

define hidden void @unused_function() {
  ret void
}

define hidden void @inner() {
  store i32 1, ptr @used, align 4
  ret void
}

define void @main() #0 {
  call void @inner()
  ret void
}

attributes #0 = { "hlsl.numthreads"="64,1,1" "hlsl.shader"="compute" }
