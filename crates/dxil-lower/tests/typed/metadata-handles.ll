target triple = "dxil-pc-shadermodel6.10-compute"

; The type of a matrix stays in metadata; DXIL has none of a resource.
define void @main() {
  ret void
}

!types = !{!0, !1}
!0 = !{target("dx.LinAlgMatrixC4M16N16U1S1") undef, i32 4}
!1 = !{target("dx.RawBuffer", i32, 1, 0) poison, i32 7}
