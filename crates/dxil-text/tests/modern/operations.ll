; Operations that LLVM 3.7 does not have, and flags.
define float @operations(float %x, i32 %i, <4 x float> %v, i1 %which) {
  %negative = fneg nnan nsz float %x
  %frozen = freeze float %negative
  %wide = zext nneg i32 %i to i64
  %narrow = trunc nuw nsw i64 %wide to i16
  %back = sext i16 %narrow to i32
  %number = uitofp nneg i32 %back to float
  %parts = or disjoint i32 %back, 7
  %less = icmp samesign ult i32 %parts, %i
  %small = fptrunc contract float %number to half
  %large = fpext reassoc afn half %small to float
  %chosen = select fast i1 %less, float %large, float %frozen
  %sum = fadd reassoc nnan ninf nsz arcp contract afn float %chosen, 0.1
  %a = fadd float 0.1234567, 1.5e-45
  %b = fadd float 16777216.0, -0.33333334
  %c = fadd double 3.1415926535, 4.9e-324
  %d = fadd half 0xH3555, 0xH2E66
  %product = fmul arcp <4 x float> %v, splat (float 0.5)
  %first = extractelement <4 x float> %product, i32 0
  br i1 %which, label %then, label %end
then:
  %more = call ninf float @other(float %first)
  br label %end
end:
  %result = phi nnan float [ %sum, %0 ], [ %more, %then ]
  ret float %result
}

declare float @other(float)
