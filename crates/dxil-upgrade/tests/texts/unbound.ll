; Resources of a library that have no registers yet: LLVM numbers those of all classes together.

%dx.types.Handle = type { i8* }
%dx.types.ResourceProperties = type { i32, i32 }

@image = external constant %dx.types.Handle, align 4
@counts = external constant %dx.types.Handle, align 4

define void @clear() {
  %1 = load %dx.types.Handle, %dx.types.Handle* @image
  %2 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)
  %3 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 10, i32 265 })
  %4 = load %dx.types.Handle, %dx.types.Handle* @counts
  %5 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %4)
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 4106, i32 265 })
  %7 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %3, i32 0, i32 undef)
  %8 = extractvalue %dx.types.ResRet.f32 %7, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %6, i32 0, i32 undef, float %8, float %8, float %8, float %8, i8 15)
  ret void
}

%dx.types.ResRet.f32 = type { float, float, float, float, i32 }

declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle)
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties)
declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32)
declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8)

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.resources = !{!2}
!dx.entryPoints = !{!7}
!0 = !{i32 1, i32 6}
!1 = !{!"lib", i32 6, i32 6}
!2 = !{!3, !5, null, null}
!3 = !{!4}
!4 = !{i32 0, %dx.types.Handle* @image, !"image", i32 -1, i32 -1, i32 1, i32 10, i32 0, !9}
!5 = !{!6}
!6 = !{i32 0, %dx.types.Handle* @counts, !"counts", i32 -1, i32 -1, i32 1, i32 10, i1 false, i1 false, i1 false, !9}
!7 = !{null, !"", null, !2, null}
!9 = !{i32 0, i32 9}
