; no passes: dxil-legalize removes freeze
target triple = "dxil-pc-shadermodel6.3-library"

define void @unreachable() {
  ret void
dead:
  %x = freeze token poison
  br label %dead
}
