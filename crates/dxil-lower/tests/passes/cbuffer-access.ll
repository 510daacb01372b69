; passes: dxil-cbuffer-access
target triple = "dxil-pc-shadermodel6.6-compute"

%__cblayout_CB = type <{ float, target("dx.Padding", 12), <{ [2 x <{ <3 x i32>, target("dx.Padding", 4) }>], <3 x i32> }>, half }>
%"__cblayout_$Globals" = type <{ i32 }>

@CB.cb = internal global target("dx.CBuffer", %__cblayout_CB) poison
@a = external hidden addrspace(2) global float, align 4
@b = external hidden addrspace(2) global <{ [2 x <{ <3 x i32>, target("dx.Padding", 4) }>], <3 x i32> }>, align 4
@c = external hidden addrspace(2) global half, align 2
@"$Globals.cb" = internal global target("dx.CBuffer", %"__cblayout_$Globals") poison
@i = external hidden addrspace(2) global i32, align 4
@lut = internal constant [1 x i32] [i32 3]

@llvm.compiler.used = appending global [3 x ptr] [ptr @CB.cb, ptr @lut, ptr @"$Globals.cb"], section "llvm.metadata"

define float @scalars() {
  %a = load float, ptr addrspace(2) @a
  %c = load half, ptr addrspace(2) @c
  %wide = fpext half %c to float
  %sum = fadd float %a, %wide
  ret float %sum
}

; An expression is computed once in a block.
define i32 @elements(i1 %more, i32 %index) {
entry:
  %x = load i32, ptr addrspace(2) getelementptr inbounds nuw (i8, ptr addrspace(2) @b, i32 16)
  %again = load i32, ptr addrspace(2) getelementptr inbounds nuw (i8, ptr addrspace(2) @b, i32 16)
  %sum = add i32 %x, %again
  br i1 %more, label %then, label %end
then:
  %other = load i32, ptr addrspace(2) getelementptr inbounds nuw (i8, ptr addrspace(2) @b, i32 16)
  %address = getelementptr <{ <3 x i32>, target("dx.Padding", 4) }>, ptr addrspace(2) @b, i32 %index
  %element = load i32, ptr addrspace(2) %address
  %all = add i32 %other, %element
  br label %end
end:
  %result = phi i32 [ %sum, %entry ], [ %all, %then ]
  ret i32 %result
}

define i32 @global() {
  %i = load i32, ptr addrspace(2) @i
  ret i32 %i
}

!hlsl.cbs = !{!0, !1, !2, !3}
!0 = !{ptr @CB.cb, ptr addrspace(2) @a, ptr addrspace(2) @b, ptr addrspace(2) @c}
!1 = !{ptr @"$Globals.cb", ptr addrspace(2) @i}
!2 = !{ptr @CB.cb, null}
!3 = !{null, null}
