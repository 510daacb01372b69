; passes: sroa
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.3-library"

%class.matrix.min16float.3.2 = type { [3 x <2 x half>] }

; A whole that a function takes lies in memory of its own, from which it is copied to that of a vector.
define half @taken(%class.matrix.min16float.3.2 %m) {
  %memory = alloca <6 x half>, align 8
  store %class.matrix.min16float.3.2 %m, ptr %memory, align 8
  %v = load <6 x half>, ptr %memory, align 8
  %x = extractelement <6 x half> %v, i32 5
  ret half %x
}

; So do one that a call takes, and one that it gives.
define half @called(<6 x half> %v, i1 %again) {
  %from = alloca <6 x half>, align 8
  %to = alloca <6 x half>, align 8
  store <6 x half> %v, ptr %from, align 8
  br label %loop

loop:
  %m = load %class.matrix.min16float.3.2, ptr %from, align 8
  %n = call %class.matrix.min16float.3.2 @callee(%class.matrix.min16float.3.2 %m)
  store %class.matrix.min16float.3.2 %n, ptr %to, align 8
  br i1 %again, label %loop, label %done

done:
  %w = load <6 x half>, ptr %to, align 8
  %x = extractelement <6 x half> %w, i32 2
  ret half %x
}

; Memory of the type itself stays as it is.
define %class.matrix.min16float.3.2 @same(%class.matrix.min16float.3.2 %m) {
  %memory = alloca %class.matrix.min16float.3.2, align 8
  store %class.matrix.min16float.3.2 %m, ptr %memory, align 8
  %n = load %class.matrix.min16float.3.2, ptr %memory, align 8
  ret %class.matrix.min16float.3.2 %n
}

; A volatile store is not changed.
define void @volatile(%class.matrix.min16float.3.2 %m) {
  %memory = alloca <6 x half>, align 8
  store volatile %class.matrix.min16float.3.2 %m, ptr %memory, align 8
  ret void
}

declare %class.matrix.min16float.3.2 @callee(%class.matrix.min16float.3.2)
