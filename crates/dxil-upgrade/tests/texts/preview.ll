; As in a preview of DXIL 1.10, the calls do not state the type of the elements in memory.

%dx.types.LinAlgMatrixC9M4N4U2S1 = type { i8* }
%dx.types.LinAlgMatrixC5M4N4U2S1 = type { i8* }

@floats = internal addrspace(3) global [16 x float] undef, align 4
@numbers = internal addrspace(3) global [16 x i32] undef, align 4

define void @main() {
  %1 = call %dx.types.LinAlgMatrixC9M4N4U2S1 @dx.op.linAlgFillMatrix.mC9M4N4U2S1.i32(i32 -2147483636, i32 1)
  %2 = call %dx.types.LinAlgMatrixC5M4N4U2S1 @dx.op.linAlgFillMatrix.mC5M4N4U2S1.i32(i32 -2147483636, i32 1)
  call void @dx.op.linAlgMatrixAccumulateToMemory.mC9M4N4U2S1.f32(i32 -2147483620, %dx.types.LinAlgMatrixC9M4N4U2S1 %1, float addrspace(3)* getelementptr ([16 x float], [16 x float] addrspace(3)* @floats, i32 0, i32 0), i32 0, i32 16, i32 0)
  call void @dx.op.linAlgMatrixAccumulateToMemory.mC5M4N4U2S1.i32(i32 -2147483620, %dx.types.LinAlgMatrixC5M4N4U2S1 %2, i32 addrspace(3)* getelementptr ([16 x i32], [16 x i32] addrspace(3)* @numbers, i32 0, i32 0), i32 0, i32 16, i32 0)
  ret void
}

declare %dx.types.LinAlgMatrixC9M4N4U2S1 @dx.op.linAlgFillMatrix.mC9M4N4U2S1.i32(i32, i32)
declare %dx.types.LinAlgMatrixC5M4N4U2S1 @dx.op.linAlgFillMatrix.mC5M4N4U2S1.i32(i32, i32)
declare void @dx.op.linAlgMatrixAccumulateToMemory.mC9M4N4U2S1.f32(i32, %dx.types.LinAlgMatrixC9M4N4U2S1, float addrspace(3)*, i32, i32, i32)
declare void @dx.op.linAlgMatrixAccumulateToMemory.mC5M4N4U2S1.i32(i32, %dx.types.LinAlgMatrixC5M4N4U2S1, i32 addrspace(3)*, i32, i32, i32)

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!dx.targetTypes = !{!5, !6}
!0 = !{i32 1, i32 10}
!1 = !{!"cs", i32 6, i32 10}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 4, !4}
!4 = !{i32 64, i32 1, i32 1}
!5 = !{%dx.types.LinAlgMatrixC9M4N4U2S1 undef, i32 9, i32 4, i32 4, i32 2, i32 1}
!6 = !{%dx.types.LinAlgMatrixC5M4N4U2S1 undef, i32 5, i32 4, i32 4, i32 2, i32 1}
