; passes: dxil-remove-unused-resources
target triple = "dxil-pc-shadermodel6.6-compute"

%__cblayout_CB = type <{ i32, float }>

@CB.cb = internal global target("dx.CBuffer", %__cblayout_CB) poison
@CB.str = private unnamed_addr constant [3 x i8] c"CB\00", align 1
@kept = internal global target("dx.TypedBuffer", float, 1, 0, 0) poison
@seen = global target("dx.TypedBuffer", float, 1, 0, 0) poison
@shared.str = private unnamed_addr constant [7 x i8] c"shared\00", align 1

; The handle is only kept.
define void @only_kept() {
  %h = call target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefromimplicitbinding(i32 0, i32 0, i32 1, i32 0, ptr @CB.str)
  store target("dx.CBuffer", %__cblayout_CB) %h, ptr @CB.cb
  ret void
}

; Nothing uses the handle; another one has the same name.
define void @unused() {
  %h = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding(i32 5, i32 20, i32 1, i32 0, ptr @shared.str)
  ret void
}

; Another function loads the handle, or another module may.
define void @used(i32 %i) {
  %h = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr @shared.str)
  store target("dx.TypedBuffer", float, 1, 0, 0) %h, ptr @kept
  %g = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", float, 1, 0, 0) %g, ptr @seen
  ret void
}

define void @loads(i32 %i) {
  %h = load target("dx.TypedBuffer", float, 1, 0, 0), ptr @kept
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %h, i32 %i, float 1.0)
  ret void
}

!hlsl.cbs = !{!0}
!0 = distinct !{ptr @CB.cb, null, null}
