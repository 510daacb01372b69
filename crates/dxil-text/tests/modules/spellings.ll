; What LLVM's assembler takes and never prints: other orders, other spellings, names before their
; definitions, comments anywhere.
@first = global i32* @second, align 4 ; a variable before its definition
@second = global i32 u0x1F
@third = default global i8 300 ; cut to 44
@"a\22b" = constant [3 x i8] c"\00\41\\"
@fourth = global float 0x3FB99999A0000000
@fifth = global half 0x3FF8000000000000
@sixth = global double +1.5e3
@seventh = global %later* null
@eighth = global i8 s0x7F
@0 = global i32 0
@1 = alias i32* @0
@declared = external global i32
@array = thread_local(initialexec) global
  [2 x i32] [i32 1,
    i32 2]
@ninth = alias getelementptr ([2 x i32], [2 x i32]* @array, i32 0, i32 1)
@nested = global { i32, <{ i8, i16 }>, [0 x i8], {} } { i32 -1, <{ i8, i16 }> <{ i8 1, i16 2 }>, [0 x i8] [], {} zeroinitializer }
%later = type { %1, i32 }
%1 = type <{ i8, i8 }>
%number = type i32
!named = !{!1, !0}

define internal cc 10 i32 @main(i32, %later* nocapture %p, i32 %named, i32) unnamed_addr #1 align 16 {
  ; the first block has the number 2
  br label %3 ; before its definition

  %4 = phi i32 [ %late, %back ], [ 0, %2 ]
  %5 = getelementptr inbounds %later, %later* %p, i32 0, i32 1
  store i32 %4, i32* %5
  switch i32 %named, label %back [ i32 1, label %"in quotes" i32 -1, label %7 ]

back:
  %late = add nsw nuw i32 %4, 1
  br i1 true, label %3, label %"in quotes"

"in quotes":
  %6 = fadd arcp nnan float 0x36A0000000000000, 1.0
  %"quoted name" = call fastcc %number @callee(i32 %0, i32 zeroext %1) nounwind readnone "key"="value" #0
  ret i32 %"quoted name"

  unreachable
}

declare fastcc i32 @callee(i32, i32)
attributes #0 = { "other" }
attributes #1 = { align=8 nounwind alignstack=4 }
attributes #1 = { "more"="1" }
!0 = !{!1, !"text\0A", null, i32 7, !{!"in place"}}
!1 = distinct !{!1, i32* @second}
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"
