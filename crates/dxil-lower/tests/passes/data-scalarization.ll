; passes: dxil-data-scalarization
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.3-library"

@data = internal constant [2 x <2 x i32>] [<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>]
@part = internal constant <2 x float> <float 1.0, float undef>
@zero = internal global [2 x [2 x <3 x half>]] zeroinitializer, align 2
@bits = internal global <4 x i1> <i1 true, i1 false, i1 true, i1 true>

define <2 x i32> @memory(i32 %i) {
  %local = alloca [4 x <2 x i32>], align 8
  %from = getelementptr inbounds [2 x <2 x i32>], ptr @data, i32 0, i32 %i
  %value = load <2 x i32>, ptr %from, align 8
  %to = getelementptr [4 x <2 x i32>], ptr %local, i32 0, i32 %i
  store <2 x i32> %value, ptr %to, align 8
  %last = load <2 x i32>, ptr getelementptr (<2 x i32>, ptr @data, i32 1)
  %sum = add <2 x i32> %last, %value
  ret <2 x i32> %sum
}

; The vector of a loop's phi is written to its array after all phis.
define float @dynamic(<3 x float> %v, i32 %i, float %x) {
entry:
  br label %loop
loop:
  %w = phi <3 x float> [ %v, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %more, %loop ]
  %next = insertelement <3 x float> %w, float %x, i32 %n
  %more = add i32 %n, 1
  %done = icmp eq i32 %more, %i
  br i1 %done, label %end, label %loop
end:
  %a = extractelement <3 x float> %next, i32 %i
  %b = extractelement <3 x float> <float 1.0, float 2.0, float 3.0>, i32 %i
  %c = extractelement <3 x float> %v, i32 %n
  %ab = fadd float %a, %b
  %sum = fadd float %ab, %c
  ret float %sum
}

define i1 @booleans(<2 x i1> %v, i1 %x, i32 %i, i32 %j) {
  %w = insertelement <2 x i1> %v, i1 %x, i32 %i
  %it = extractelement <2 x i1> %w, i32 %j
  ret i1 %it
}
