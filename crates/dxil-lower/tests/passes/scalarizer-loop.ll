; passes: scalarizer
target triple = "dxil-pc-shadermodel6.3-library"

; What a loop comes back with is split like the phi that takes it.
define <2 x float> @sums(i32 %n, <2 x float> %x, float %y) {
entry:
  br label %loop
loop:
  %sum = phi <2 x float> [ zeroinitializer, %entry ], [ %next, %loop ]
  %product = phi <2 x float> [ %x, %entry ], [ %called, %loop ]
  %last = phi <2 x float> [ %x, %entry ], [ %put, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %next = fadd <2 x float> %sum, %product
  %called = call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %sum, <2 x float> %product, <2 x float> %last)
  %put = insertelement <2 x float> %last, float %y, i64 1
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret <2 x float> %next
}

define <2 x i32> @nested(i32 %n, <2 x i32> %x) {
entry:
  br label %outer
outer:
  %a = phi <2 x i32> [ %x, %entry ], [ %b, %last ]
  br label %inner
inner:
  %b = phi <2 x i32> [ %a, %outer ], [ %double, %inner ]
  %i = phi i32 [ 0, %outer ], [ %i1, %inner ]
  %double = add <2 x i32> %b, %b
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %inner, label %last
last:
  %e = extractelement <2 x i32> %b, i64 0
  %d = icmp ult i32 %e, %n
  br i1 %d, label %outer, label %done
done:
  ret <2 x i32> %a
}
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>)
