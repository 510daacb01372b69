; Handles of descriptors, which DXC passes to CreateHandleForLib where it chooses them: the handle stays the same.

%dx.types.Handle = type { i8* }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }

define float @index(i32 %index) {
  %1 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 %index, i1 false, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)
  %3 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 10, i32 265 })
  %4 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %3, i32 0, i32 undef)
  %5 = extractvalue %dx.types.ResRet.f32 %4, 0
  ret float %5
}

define float @loop(i32 %count) {
entry:
  %first = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 %count, i1 false, i1 false)
  br label %loop
loop:
  %handle = phi %dx.types.Handle [ %first, %entry ], [ %chosen, %loop ]
  %number = phi i32 [ 0, %entry ], [ %next, %loop ]
  %held = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %handle)
  %buffer = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %held, %dx.types.ResourceProperties { i32 10, i32 265 })
  %loaded = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %buffer, i32 %number, i32 undef)
  %value = extractvalue %dx.types.ResRet.f32 %loaded, 0
  %other = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 %number, i1 false, i1 false)
  %is_more = fcmp fast ogt float %value, 1.0
  %chosen = select i1 %is_more, %dx.types.Handle %other, %dx.types.Handle %handle
  %next = add i32 %number, 1
  %is_last = icmp eq i32 %next, %count
  br i1 %is_last, label %end, label %loop
end:
  ret float %value
}

declare %dx.types.Handle @dx.op.createHandleFromHeap(i32, i32, i1, i1)
declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle)
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties)
declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32)

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!0 = !{i32 1, i32 6}
!1 = !{!"lib", i32 6, i32 6}
!2 = !{null, !"", null, null, null}
