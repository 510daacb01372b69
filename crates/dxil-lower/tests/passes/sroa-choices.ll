; passes: sroa
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.3-library"

%class.matrix.float.2.2 = type { [2 x <2 x float>] }

; What paths have loaded is taken apart once they have met.
define float @met(i1 %c, i32 %i) {
entry:
  %buffer = call target("dx.RawBuffer", float, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_0_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  br i1 %c, label %first, label %second

first:
  %a = call { float, i1 } @llvm.dx.resource.load.rawbuffer.f32.tdx.RawBuffer_f32_0_0t(target("dx.RawBuffer", float, 0, 0) %buffer, i32 %i, i32 0)
  br label %end

second:
  %b = call { float, i1 } @llvm.dx.resource.load.rawbuffer.f32.tdx.RawBuffer_f32_0_0t(target("dx.RawBuffer", float, 0, 0) %buffer, i32 %i, i32 4)
  br label %end

end:
  %n = phi i32 [ 1, %first ], [ 2, %second ]
  %loaded = phi { float, i1 } [ %a, %first ], [ %b, %second ]
  %m = phi i32 [ 3, %first ], [ %i, %second ]
  %value = extractvalue { float, i1 } %loaded, 0
  %sum = add i32 %n, %m
  %number = uitofp i32 %sum to float
  %result = fadd float %value, %number
  ret float %result
}

; The values of two phis of a loop change places.
define i32 @looped({ i32, i32 } %start, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = phi { i32, i32 } [ %start, %entry ], [ %y, %loop ]
  %y = phi { i32, i32 } [ poison, %entry ], [ %x, %loop ]
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  %first = extractvalue { i32, i32 } %x, 0
  %second = extractvalue { i32, i32 } %y, 1
  %sum = add i32 %first, %second
  ret i32 %sum
}

; A switch comes to a block from one place several times.
define i32 @switched(i32 %i) {
entry:
  switch i32 %i, label %other [
    i32 0, label %end
    i32 1, label %end
  ]

other:
  br label %end

end:
  %pair = phi { i32, i32 } [ { i32 1, i32 2 }, %entry ], [ { i32 1, i32 2 }, %entry ], [ zeroinitializer, %other ]
  %second = extractvalue { i32, i32 } %pair, 1
  ret i32 %second
}

define i32 @selected(i1 %c, { i32, [2 x i32] } %a, { i32, [2 x i32] } %b) {
  %pair = select i1 %c, { i32, [2 x i32] } %a, { i32, [2 x i32] } %b
  %inner = extractvalue { i32, [2 x i32] } %pair, 1
  %last = extractvalue [2 x i32] %inner, 1
  ret i32 %last
}

; An element that is a whole is looked through, also if it is stored.
define <2 x float> @nested(%class.matrix.float.2.2 %m, ptr byref([2 x <2 x float>]) %to) {
  %rows = extractvalue %class.matrix.float.2.2 %m, 0
  %second = extractvalue [2 x <2 x float>] %rows, 1
  store [2 x <2 x float>] %rows, ptr %to, align 8
  ret <2 x float> %second
}
