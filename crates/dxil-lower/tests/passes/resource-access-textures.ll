; passes: dxil-resource-access
target triple = "dxil-pc-shadermodel6.6-compute"

define void @whole(target("dx.Texture", <4 x float>, 1, 0, 0, 2) %texture, <2 x i32> %at, <4 x float> %value) {
  %texel = call ptr @llvm.dx.resource.getpointer(target("dx.Texture", <4 x float>, 1, 0, 0, 2) %texture, <2 x i32> %at)
  store <4 x float> %value, ptr %texel
  ret void
}

; One component is repeated.
define void @scalar(target("dx.Texture", i32, 1, 0, 0, 7) %texture, <3 x i32> %at, i32 %value) {
  %texel = call ptr @llvm.dx.resource.getpointer(target("dx.Texture", i32, 1, 0, 0, 7) %texture, <3 x i32> %at)
  store i32 %value, ptr %texel
  ret void
}

; The other components stay.
define void @part(target("dx.Texture", <2 x half>, 1, 0, 0, 2) %texture, <2 x i32> %at, half %value) {
  %texel = call ptr @llvm.dx.resource.getpointer(target("dx.Texture", <2 x half>, 1, 0, 0, 2) %texture, <2 x i32> %at)
  %second = getelementptr inbounds i8, ptr %texel, i32 2
  store half %value, ptr %second
  ret void
}

; A sample of a texel has no number here.
define void @samples(target("dx.MSTexture", <4 x float>, 1, 4, 0, 3) %texture, <2 x i32> %at, <4 x float> %value) {
  %texel = call ptr @llvm.dx.resource.getpointer(target("dx.MSTexture", <4 x float>, 1, 4, 0, 3) %texture, <2 x i32> %at)
  store <4 x float> %value, ptr %texel
  ret void
}
