; passes: sroa
target triple = "dxil-pc-shadermodel6.6-compute"

%"class.hlsl::RWBuffer" = type { target("dx.TypedBuffer", float, 1, 0, 0) }
%struct.Pair = type { float, <2 x i32> }

@Out = internal global %"class.hlsl::RWBuffer" poison, align 4

; Addresses are values of other memory: the second round finds them.
define void @handles(i32 %i) {
  %this = alloca ptr, align 4
  %index = alloca i32, align 4
  %made = alloca %"class.hlsl::RWBuffer", align 4
  store i32 0, ptr %index, align 4
  %space = load i32, ptr %index, align 4
  %h = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 %space, i32 0, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %h, ptr %made, align 4
  store ptr @Out, ptr %this, align 4
  %copied = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %made, align 4
  %this1 = load ptr, ptr %this, align 4
  store target("dx.TypedBuffer", float, 1, 0, 0) %copied, ptr %this1, align 4
  %handle.address = getelementptr inbounds nuw %"class.hlsl::RWBuffer", ptr %this1, i32 0, i32 0
  %handle = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %handle.address, align 4
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %handle, i32 %i, float 1.0)
  ret void
}

; Only the sum differs between the ways into the loop.
define float @loop(i32 %count, float %step) {
entry:
  %sum = alloca float, align 4
  %by = alloca float, align 4
  %i = alloca i32, align 4
  store float 0.0, ptr %sum, align 4
  store float %step, ptr %by, align 4
  store i32 0, ptr %i, align 4
  br label %head
head:
  %0 = load i32, ptr %i, align 4
  %more = icmp ult i32 %0, %count
  br i1 %more, label %body, label %end
body:
  %1 = load float, ptr %sum, align 4
  %2 = load float, ptr %by, align 4
  %3 = fadd float %1, %2
  store float %3, ptr %sum, align 4
  %4 = load i32, ptr %i, align 4
  %5 = add i32 %4, 1
  store i32 %5, ptr %i, align 4
  br label %head
end:
  %6 = load float, ptr %sum, align 4
  ret float %6
}

; The fields of a struct; what is read before it is written; what is accessed as several types, or by an index, stays.
define float @parts(i32 %i, <2 x i32> %v) {
  %pair = alloca %struct.Pair, align 4
  %mixed = alloca i32, align 4
  %array = alloca [4 x float], align 4
  %early = load float, ptr %pair, align 4
  call void @llvm.lifetime.start.p0(ptr %pair)
  store float 1.0, ptr %pair, align 4
  %second = getelementptr inbounds nuw %struct.Pair, ptr %pair, i32 0, i32 1
  store <2 x i32> %v, ptr %second, align 4
  %f = load float, ptr %pair, align 4
  %w = load <2 x i32>, ptr %second, align 4
  %x = extractelement <2 x i32> %w, i32 0
  call void @llvm.lifetime.end.p0(ptr %pair)
  store i32 %x, ptr %mixed, align 4
  %bits = load float, ptr %mixed, align 4
  %element = getelementptr inbounds [4 x float], ptr %array, i32 0, i32 %i
  store float %bits, ptr %element, align 4
  %y = load float, ptr %array, align 4
  %a = fadd float %early, %f
  %b = fadd float %a, %y
  ret float %b
}

; A component of a vector is stored to; a copy of a struct.
define float @component(<3 x float> %v, float %x) {
  %pair = alloca { <3 x float>, float }, align 4
  %copy = alloca { <3 x float>, float }, align 4
  store <3 x float> %v, ptr %pair, align 4
  %w = getelementptr inbounds nuw { <3 x float>, float }, ptr %pair, i32 0, i32 1
  store float %x, ptr %w, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr %copy, ptr %pair, i32 16, i1 false)
  %y = getelementptr inbounds i8, ptr %copy, i32 4
  store float %x, ptr %y, align 4
  %all = load <3 x float>, ptr %copy, align 4
  %z = extractelement <3 x float> %all, i32 1
  ret float %z
}
