define void @f(i32 %a, i32 %b, float %x, float %y, i32* %p) {
  %r0 = icmp eq i32 %a, %b
  %r1 = icmp ne i32 %a, %b
  %r2 = icmp ugt i32 %a, %b
  %r3 = icmp uge i32 %a, %b
  %r4 = icmp ult i32 %a, %b
  %r5 = icmp ule i32 %a, %b
  %r6 = icmp sgt i32 %a, %b
  %r7 = icmp sge i32 %a, %b
  %r8 = icmp slt i32 %a, %b
  %r9 = icmp sle i32 %a, %b
  %r10 = fcmp false float %x, %y
  %r11 = fcmp oeq float %x, %y
  %r12 = fcmp ogt float %x, %y
  %r13 = fcmp oge float %x, %y
  %r14 = fcmp olt float %x, %y
  %r15 = fcmp ole float %x, %y
  %r16 = fcmp one float %x, %y
  %r17 = fcmp ord float %x, %y
  %r18 = fcmp ueq float %x, %y
  %r19 = fcmp ugt float %x, %y
  %r20 = fcmp uge float %x, %y
  %r21 = fcmp ult float %x, %y
  %r22 = fcmp ule float %x, %y
  %r23 = fcmp une float %x, %y
  %r24 = fcmp uno float %x, %y
  %r25 = fcmp true float %x, %y
  %q = icmp ne i32* %p, null
  %v = icmp slt <2 x i32> <i32 1, i32 2>, zeroinitializer
  %k = fcmp fast olt float %x, %y
  ret void
}
