; passes: dxil-library-handles
target triple = "dxil-pc-shadermodel6.5-library"

%dx.types.Handle = type { ptr }

@one = external constant i32
@other = external constant float

; What variables of resources hold is a struct. Each handle has its error.
define void @main() #0 {
  %one = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %other = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 1, i32 1, i1 false)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1)

attributes #0 = { "hlsl.export" }

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.resources = !{!2}
!dx.entryPoints = !{!6}
!0 = !{i32 1, i32 5}
!1 = !{!"lib", i32 6, i32 5}
!2 = !{null, !3, null, null}
!3 = !{!4, !5}
!4 = !{i32 0, ptr @one, !"one", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!5 = !{i32 1, ptr @other, !"other", i32 0, i32 1, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!6 = !{null, !"", null, !2, null}
