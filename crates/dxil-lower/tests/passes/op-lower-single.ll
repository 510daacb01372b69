; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.0-compute"

; An array of one resource has but one index.

define i32 @computed(i32 %i) {
  %uneven = call i32 @llvm.dx.resource.nonuniformindex(i32 %i)
  %one = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 %uneven, ptr null)
  %size = call i32 @llvm.dx.resource.getdimensions.x(target("dx.RawBuffer", i8, 0, 0) %one)
  ret i32 %size
}
