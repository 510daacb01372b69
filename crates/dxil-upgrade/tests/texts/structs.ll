; The names of operations name structs, which a list keeps: LLVM forgets types that nothing uses.

%struct.Payload = type { [4 x i32], [4 x float] }
%struct.Unused = type { i32 }

define void @main() {
  %1 = call %struct.Payload* @dx.op.getMeshPayload.struct.Payload(i32 170)
  %2 = getelementptr %struct.Payload, %struct.Payload* %1, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2
  call void @dx.op.setMeshOutputCounts(i32 168, i32 %3, i32 1)
  ret void
}
declare %struct.Payload* @dx.op.getMeshPayload.struct.Payload(i32)
declare void @dx.op.setMeshOutputCounts(i32, i32, i32)

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!0 = !{i32 1, i32 5}
!1 = !{!"ms", i32 6, i32 5}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 9, !4}
!4 = !{!5, i32 3, i32 1, i32 2, i32 32}
!5 = !{i32 1, i32 1, i32 1}
