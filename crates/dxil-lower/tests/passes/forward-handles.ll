; passes: dxil-forward-handle-accesses
target triple = "dxil-pc-shadermodel6.6-compute"

%"class.hlsl::RWBuffer" = type { target("dx.TypedBuffer", float, 1, 0, 0) }

@In = internal global %"class.hlsl::RWBuffer" poison, align 4
@Out = internal global %"class.hlsl::RWBuffer" poison, align 4

define void @direct(i32 %i) {
  %h = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %h, ptr @In
  %loaded = load target("dx.TypedBuffer", float, 1, 0, 0), ptr @In
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %loaded, i32 %i, float 1.0)
  ret void
}

; Two variables pass through the same memory.
define void @passed_on(i32 %i) {
  %this = alloca ptr, align 4
  %in = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %in, ptr @In
  %out = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 1, i32 0, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %out, ptr @Out
  store ptr @In, ptr %this
  %this1 = load ptr, ptr %this
  %first = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %this1
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %first, i32 %i, float 1.0)
  store ptr @Out, ptr %this
  %this2 = load ptr, ptr %this
  %second = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %this2
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %second, i32 %i, float 2.0)
  ret void
}

; A copy of the variable on the stack.
define void @copied(i32 %i) {
  %copy = alloca target("dx.TypedBuffer", float, 1, 0, 0), align 8
  %h = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %h, ptr @In
  %bits = load i32, ptr @In
  call void @llvm.lifetime.start(ptr %copy)
  store i32 %bits, ptr %copy
  %loaded = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %copy
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %loaded, i32 %i, float 1.0)
  call void @llvm.lifetime.end(ptr %copy)
  ret void
}

; The address of the variable, where the handle is read: clang makes this of what it copies.
define void @address_as_handle(i32 %i) {
  %copy = alloca target("dx.TypedBuffer", float, 1, 0, 0), align 4
  %h = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %h, ptr @In
  store ptr @In, ptr %copy
  %loaded = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %copy
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %loaded, i32 %i, float 1.0)
  ret void
}
