; passes: module(print-dx-shader-flags)
target triple = "dxil-pc-shadermodel6.7-library"

define double @quotient(double %x, double %y) {
  %q = fdiv double %x, %y
  ret double %q
}

define i64 @caller(i64 %n, double %x) {
  %m = add i64 %n, 1
  %q = call double @quotient(double %x, double %x)
  ret i64 %m
}

define i32 @lane() {
  %lane = call i32 @llvm.dx.wave.getlaneindex()
  ret i32 %lane
}

define half @short(half %x) {
  %y = fadd half %x, 1.0
  ret half %y
}

define i1 @status(i32 %i) {
  %buffer = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %both = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %buffer, i32 %i)
  %status = extractvalue { <4 x float>, i1 } %both, 1
  ret i1 %status
}

define float @structured(i32 %i) {
  %buffer = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %both = call { float, i1 } @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", float, 0, 0) %buffer, i32 %i, i32 0)
  %x = extractvalue { float, i1 } %both, 0
  ret float %x
}

!dx.valver = !{!0}
!llvm.module.flags = !{!1, !2}
!0 = !{i32 1, i32 8}
!1 = !{i32 1, !"dx.nativelowprec", i32 1}
!2 = !{i32 1, !"dx.allresourcesbound", i32 1}
