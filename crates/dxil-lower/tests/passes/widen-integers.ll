; passes: dxil-widen-integers
target triple = "dxil-pc-shadermodel6.6-compute"

; A bit field with a sign: what is shifted out of the byte is gone.
define i32 @sign(i32 %x) {
  %byte = trunc i32 %x to i8
  %high = shl i8 %byte, 5
  %field = ashr i8 %high, 5
  %wide = sext i8 %field to i32
  ret i32 %wide
}

define float @word(i32 %x, i64 %y) {
  %field = trunc i32 %x to i24
  %other = trunc i64 %y to i24
  %sum = add nsw i24 %field, %other
  %shifted = shl nuw i24 %sum, 4
  %masked = and i24 %shifted, -16
  %quotient = sdiv i24 %masked, 3
  %half = lshr exact i24 %masked, 1
  %less = icmp slt i24 %quotient, %half
  %more = icmp ugt i24 %quotient, %half
  %one = select i1 %less, i24 %quotient, i24 %half
  %a = uitofp i24 %one to float
  %b = sitofp i24 %quotient to float
  %c = uitofp i1 %more to float
  %ab = fadd float %a, %b
  %abc = fadd float %ab, %c
  ret float %abc
}

define i64 @loop(i40 %start, i1 %again, float %x) {
entry:
  br label %loop

loop:
  %last = phi i40 [ %start, %entry ], [ %next, %loop ]
  %other = phi i40 [ poison, %entry ], [ 7, %loop ]
  %one = fptoui float %x to i40
  %more = mul i40 %last, %other
  %next = sub i40 %more, %one
  br i1 %again, label %loop, label %exit

exit:
  %wide = zext i40 %next to i64
  %part = trunc i40 %next to i16
  %signed = sext i16 %part to i40
  %frozen = freeze i40 %signed
  %last.wide = zext i40 %frozen to i64
  %sum = add i64 %wide, %last.wide
  ret i64 %sum
}

; The definition stands later than its use.
define i32 @order(i32 %x) {
entry:
  br label %first

second:
  %high = shl i24 %field, 8
  %wide = zext i24 %high to i32
  ret i32 %wide

first:
  %field = trunc i32 %x to i24
  br label %second
}

; Memory has the narrow type.
define void @memory(ptr %from, ptr %to) {
  %byte = load i8, ptr %from
  %sum = add i8 %byte, 1
  store i8 %sum, ptr %to
  ret void
}

; LLVM makes a switch narrow where the bits above are known.
define i32 @choice(i32 %x) {
entry:
  br label %loop

loop:
  %last = phi i8 [ 0, %entry ], [ %byte, %loop ]
  %byte = trunc i32 %x to i8
  switch i8 %last, label %other [
    i8 1, label %loop
    i8 -1, label %high
  ]

high:
  br label %other

other:
  %result = phi i32 [ 1, %loop ], [ 2, %high ]
  ret i32 %result
}
