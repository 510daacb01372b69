; passes: dxil-translate-metadata
target triple = "dxil-pc-shadermodel6.7-library"

; An entry point that no attribute states.
define void @main() {
  ret void
}

!dx.entryPoints = !{!0}

!0 = !{ptr @main, !"main", null, null, null}
