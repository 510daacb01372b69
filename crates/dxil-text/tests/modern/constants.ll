; Constant expressions that modern LLVM computes when it reads them, and those that it keeps.

@g = global [4 x i32] zeroinitializer
@s = addrspace(3) global { i32, [2 x float] } undef

@same = global ptr getelementptr inbounds ([4 x i32], ptr @g, i32 0, i32 0)
@element = global ptr getelementptr inbounds ([4 x i32], ptr @g, i32 0, i32 1)
@nested = global ptr getelementptr (i32, ptr getelementptr inbounds ([4 x i32], ptr @g, i32 0, i32 0), i32 1)
@poison = global ptr getelementptr (i32, ptr poison, i32 1)
@shared = global ptr addrspace(3) getelementptr inbounds nuw ({ i32, [2 x float] }, ptr addrspace(3) @s, i32 0, i32 1, i32 1)
@generic = global ptr addrspacecast (ptr addrspace(3) @s to ptr)
@number = global i64 ptrtoint (ptr @g to i64)
@zero = global i64 ptrtoint (ptr null to i64)
@sum = global i32 add (i32 1, i32 2)
@difference = global i64 sub (i64 ptrtoint (ptr @g to i64), i64 1)
@narrow = global i8 trunc (i32 511 to i8)
@bits = global i32 bitcast (float 1.000000e+00 to i32)

define i1 @classes(float %x) {
  %a = call i1 @llvm.is.fpclass.f32(float %x, i32 3)
  %b = call i1 @llvm.is.fpclass.f32(float %x, i32 504)
  ret i1 %a
}
