; passes: dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-library"

%dx.Handle = type { ptr }

@first = external global %dx.Handle, align 4

; A module without operations that hands a handle on.
define %dx.Handle @pick() {
  %handle = load %dx.Handle, ptr @first, align 4
  ret %dx.Handle %handle
}
