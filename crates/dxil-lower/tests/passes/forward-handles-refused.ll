; passes: dxil-forward-handle-accesses
target triple = "dxil-pc-shadermodel6.6-compute"

@In = internal global target("dx.TypedBuffer", float, 1, 0, 0) poison, align 4

define void @overwritten() {
  %h1 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %h1, ptr @In
  %h2 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %h2, ptr @In
  %b = load target("dx.TypedBuffer", float, 1, 0, 0), ptr @In
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %b, i32 0, float 1.0)
  ret void
}

define void @too_early() {
  %b = load target("dx.TypedBuffer", float, 1, 0, 0), ptr @In
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %b, i32 0, float 1.0)
  %h1 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %h1, ptr @In
  ret void
}

define void @of_no_variable() {
  %local = alloca target("dx.TypedBuffer", float, 1, 0, 0)
  %b = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %local
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %b, i32 0, float 1.0)
  ret void
}
