; passes: always-inline<resources>,dxil-finalize-linkage
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.6-compute"

%pair = type { float, i32 }

@held = internal global target("dx.RawBuffer", float, 1, 0) poison

define void @main() "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" {
  %handle = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.RawBuffer", float, 1, 0) %handle, ptr @held
  %pair = alloca %pair, align 4
  %number = alloca i32, align 4
  call void @struct_address(ptr byref(%pair) %pair)
  call void @returned(ptr sret(%pair) %pair)
  call void @only_used(ptr %pair)
  call void @scalar_address(ptr byref(i32) %number)
  call void @scalar_used(ptr %number)
  %whole = call %pair @by_value(%pair zeroinitializer)
  %vector = call <2 x float> @vector(<2 x float> zeroinitializer)
  call void @calls_holder()
  call void @recursive(ptr %pair, i32 3)
  call void @exported(ptr byref(%pair) %pair)
  ret void
}

; DXC's validator refuses addresses of structs, structs and, before DXIL 1.9, vectors as parameters.
define internal void @struct_address(ptr byref(%pair) %p) noinline {
  %field = getelementptr %pair, ptr %p, i32 0, i32 1
  store i32 1, ptr %field
  ret void
}

define internal void @returned(ptr sret(%pair) %p) noinline {
  store float 1.0, ptr %p
  ret void
}

define internal void @only_used(ptr %p) noinline {
  %field = getelementptr %pair, ptr %p, i32 0, i32 1
  store i32 2, ptr %field
  ret void
}

define internal %pair @by_value(%pair %p) noinline {
  %changed = insertvalue %pair %p, i32 1, 1
  ret %pair %changed
}

define internal <2 x float> @vector(<2 x float> %v) noinline {
  %twice = fadd <2 x float> %v, %v
  ret <2 x float> %twice
}

; What calls a function that loads a handle would load it then.
define internal void @calls_holder() noinline {
  call void @holder()
  ret void
}

define internal void @holder() noinline {
  %handle = load target("dx.RawBuffer", float, 1, 0), ptr @held
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", float, 1, 0) %handle, i32 0)
  store float 1.0, ptr %p
  ret void
}

; It takes addresses of numbers.
define internal void @scalar_address(ptr byref(i32) %p) noinline {
  store i32 1, ptr %p
  ret void
}

define internal void @scalar_used(ptr %p) noinline {
  store i32 2, ptr %p
  ret void
}

; These stay where they call themselves, or where others may call them.
define internal void @recursive(ptr %p, i32 %n) noinline {
  %field = getelementptr %pair, ptr %p, i32 0, i32 1
  store i32 %n, ptr %field
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %again

again:
  %less = sub i32 %n, 1
  call void @recursive(ptr %p, i32 %less)
  br label %end

end:
  ret void
}

define void @exported(ptr byref(%pair) %p) noinline {
  store float 2.0, ptr %p
  ret void
}
