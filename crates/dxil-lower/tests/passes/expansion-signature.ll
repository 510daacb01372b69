; passes: dxil-intrinsic-expansion,scalarizer<load-store>,dxil-op-lower
target triple = "dxil-pc-shadermodel6.0-vertex"

; An operation loads one component of one row.
define void @main() #0 {
  %v = call <3 x float> @llvm.dx.load.input.v3f32(i32 4, i32 0, i32 0, i8 1, i32 poison)
  %a = call [2 x <2 x i32>] @llvm.dx.load.input.a2v2i32(i32 4, i32 1, i32 1, i8 0, i32 poison)
  %x = call float @llvm.dx.load.input.f32(i32 4, i32 2, i32 0, i8 3, i32 poison)
  %second = extractvalue [2 x <2 x i32>] %a, 1
  call void @llvm.dx.store.output.v2i32(i32 4, i32 0, i32 0, i8 0, i32 poison, <2 x i32> %second)
  call void @llvm.dx.store.output.a2v2i32(i32 4, i32 1, i32 0, i8 2, i32 poison, [2 x <2 x i32>] %a)
  %sum = insertelement <3 x float> %v, float %x, i32 1
  call void @llvm.dx.store.output.v3f32(i32 4, i32 2, i32 0, i8 0, i32 poison, <3 x float> %sum)
  ret void
}

; The rows of arrays of arrays follow each other.
define void @nested() {
  %a = call [2 x [2 x float]] @llvm.dx.load.input.a2a2f32(i32 4, i32 0, i32 1, i8 0, i32 poison)
  %last = extractvalue [2 x [2 x float]] %a, 1, 1
  call void @llvm.dx.store.output.a2a2f32(i32 4, i32 0, i32 0, i8 0, i32 poison, [2 x [2 x float]] %a)
  call void @llvm.dx.store.output.a2a2f32(i32 4, i32 1, i32 0, i8 0, i32 poison, [2 x [2 x float]] [[2 x float] [float 1.0, float 2.0], [2 x float] zeroinitializer])
  ret void
}

; No signature has so many rows or components, or structs.
define void @refused(<8 x float> %v) {
  %a = call [33 x float] @llvm.dx.load.input.a33f32(i32 4, i32 0, i32 0, i8 0, i32 poison)
  %b = call <300 x float> @llvm.dx.load.input.v300f32(i32 4, i32 0, i32 0, i8 0, i32 poison)
  %d = call [2 x [100000000 x float]] @llvm.dx.load.input.a2a100000000f32(i32 4, i32 0, i32 0, i8 0, i32 poison)
  %e = call [2 x { float }] @llvm.dx.load.input.a2s(i32 4, i32 0, i32 0, i8 0, i32 poison)
  call void @llvm.dx.store.output.v8f32(i32 4, i32 0, i32 0, i8 0, i32 poison, <8 x float> %v)
  ret void
}

declare <3 x float> @llvm.dx.load.input.v3f32(i32, i32, i32, i8, i32)
declare [2 x <2 x i32>] @llvm.dx.load.input.a2v2i32(i32, i32, i32, i8, i32)
declare [33 x float] @llvm.dx.load.input.a33f32(i32, i32, i32, i8, i32)
declare <300 x float> @llvm.dx.load.input.v300f32(i32, i32, i32, i8, i32)
declare [2 x [2 x float]] @llvm.dx.load.input.a2a2f32(i32, i32, i32, i8, i32)
declare [2 x [100000000 x float]] @llvm.dx.load.input.a2a100000000f32(i32, i32, i32, i8, i32)
declare [2 x { float }] @llvm.dx.load.input.a2s(i32, i32, i32, i8, i32)
declare float @llvm.dx.load.input.f32(i32, i32, i32, i8, i32)
declare void @llvm.dx.store.output.v2i32(i32, i32, i32, i8, i32, <2 x i32>)
declare void @llvm.dx.store.output.a2v2i32(i32, i32, i32, i8, i32, [2 x <2 x i32>])
declare void @llvm.dx.store.output.v3f32(i32, i32, i32, i8, i32, <3 x float>)
declare void @llvm.dx.store.output.a2a2f32(i32, i32, i32, i8, i32, [2 x [2 x float]])
declare void @llvm.dx.store.output.v8f32(i32, i32, i32, i8, i32, <8 x float>)

attributes #0 = { "hlsl.shader"="vertex" }
