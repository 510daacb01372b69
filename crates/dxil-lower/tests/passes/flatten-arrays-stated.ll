; passes: dxil-flatten-arrays
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.5-library"

%struct.Payload = type { [2 x [3 x i32]], <4 x float>, [2 x %struct.Hit] }
%struct.Hit = type { float, [2 x i32] }

; Bytes of what `byref` states are fields, elements and components.
define float @parameter(ptr byref(%struct.Payload) %p, i32 %i) {
  %number = getelementptr inbounds nuw i8, ptr %p, i32 20
  %n = load i32, ptr %number, align 4
  store i32 %n, ptr %p, align 4
  %component = getelementptr inbounds nuw i8, ptr %p, i32 32
  %x = load float, ptr %component, align 4
  %vector = getelementptr i8, ptr %p, i32 24
  %any = getelementptr [4 x i8], ptr %vector, i32 %i
  %y = load float, ptr %any, align 4
  %sum = fadd float %x, %y
  ret float %sum
}

define float @vector(ptr byref(<3 x float>) %v, i32 %i) {
  %any = getelementptr [4 x i8], ptr %v, i32 %i
  %x = load float, ptr %any, align 4
  ret float %x
}

; So are those of what the name of an operation names.
define i32 @payload(i32 %i) {
  %p = call ptr @llvm.dx.op.GetMeshPayload.struct.Payload()
  %number = getelementptr inbounds nuw i8, ptr %p, i32 12
  %n = load i32, ptr %number, align 4
  ret i32 %n
}

; An index may be hidden in an offset.
define i32 @products(ptr byref(%struct.Payload) %p, i32 %i, i32 %j) {
  %hits = getelementptr i8, ptr %p, i32 40
  %times12 = mul i32 %i, 12
  %hit = getelementptr i8, ptr %hits, i32 %times12
  %twice = shl nuw nsw i32 %j, 1
  %times4 = shl i32 %twice, 1
  %numbers = getelementptr i8, ptr %hit, i32 4
  %number = getelementptr i8, ptr %numbers, i32 %times4
  %n = load i32, ptr %number, align 4
  ret i32 %n
}

; Another number of bytes is divided by the size of an element.
define i32 @between(ptr byref(%struct.Payload) %p, i32 %i) {
  %times6 = mul i32 %i, 6
  %number = getelementptr i8, ptr %p, i32 %times6
  %n = load i32, ptr %number, align 4
  ret i32 %n
}

declare ptr @llvm.dx.op.GetMeshPayload.struct.Payload()
