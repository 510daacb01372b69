; passes: dxil-data-scalarization,scalarizer<load-store>,dxil-flatten-arrays
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.5-amplification"

%struct.Payload = type { [3 x [2 x float]], [2 x <4 x float>] }

; The operation names the type of its payload, which stays; memory of the same type that is not passed becomes arrays of one dimension.
define void @main(i32 %i, i32 %j) #0 {
  %payload = alloca %struct.Payload, align 4
  %other = alloca %struct.Payload, align 4
  %element = getelementptr %struct.Payload, ptr %payload, i32 0, i32 0, i32 %i, i32 %j
  store float 1.0, ptr %element, align 4
  %vector = getelementptr %struct.Payload, ptr %other, i32 0, i32 1, i32 %i
  %v = load <4 x float>, ptr %vector, align 4
  %place = getelementptr %struct.Payload, ptr %payload, i32 0, i32 1, i32 %j
  store <4 x float> %v, ptr %place, align 4
  %cell = getelementptr %struct.Payload, ptr %other, i32 0, i32 0, i32 %j, i32 1
  store float 2.0, ptr %cell, align 4
  call void @llvm.dx.op.DispatchMesh.struct.Payload(i32 1, i32 1, i32 1, ptr %payload)
  ret void
}

declare void @llvm.dx.op.DispatchMesh.struct.Payload(i32, i32, i32, ptr)

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="amplification" }
