define void @f(i32 %a, i32 %b, float %x, float %y, <2 x i32> %v) {
  %r0 = add i32 %a, %b
  %r1 = sub i32 %a, %b
  %r2 = mul i32 %a, %b
  %r3 = udiv i32 %a, %b
  %r4 = sdiv i32 %a, %b
  %r5 = urem i32 %a, %b
  %r6 = srem i32 %a, %b
  %r7 = shl i32 %a, %b
  %r8 = lshr i32 %a, %b
  %r9 = ashr i32 %a, %b
  %r10 = and i32 %a, %b
  %r11 = or i32 %a, %b
  %r12 = xor i32 %a, %b
  %r13 = add nuw i32 %a, %b
  %r14 = add nsw i32 %a, %b
  %r15 = add nuw nsw i32 %a, %b
  %r16 = sub nsw i32 %a, %b
  %r17 = mul nsw nuw i32 %a, %b
  %r18 = shl nuw i32 %a, %b
  %r19 = udiv exact i32 %a, %b
  %r20 = sdiv exact i32 %a, %b
  %r21 = lshr exact i32 %a, %b
  %r22 = ashr exact i32 %a, %b
  %r23 = fadd float %x, %y
  %r24 = fsub float %x, %y
  %r25 = fmul float %x, %y
  %r26 = fdiv float %x, %y
  %r27 = frem float %x, %y
  %r28 = fadd fast float %x, %y
  %r29 = fmul nnan ninf float %x, %y
  %r30 = fsub nsz arcp float %x, %y
  %r31 = fdiv nnan ninf nsz arcp float %x, %y
  %w = add <2 x i32> %v, <i32 1, i32 2>
  ret void
}
