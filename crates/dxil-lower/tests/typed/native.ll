target triple = "dxil-pc-shadermodel6.2-compute"

; Shader flags state native numbers of 16 bits: in memory, they take 16 bits.
@halves = internal addrspace(3) global [4 x half] undef, align 2

define void @main() {
  store half 0.0, ptr addrspace(3) getelementptr ([4 x half], ptr addrspace(3) @halves, i32 0, i32 1), align 2
  ret void
}

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!0 = !{i32 1, i32 2}
!1 = !{!"cs", i32 6, i32 2}
!2 = !{ptr @main, !"main", null, null, !3}
!3 = !{i32 0, i64 8388640, i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}
