target triple = "dxil-pc-shadermodel6.3-library"

; Functions of other modules: what all calls pass, or else bytes.
@shared = internal addrspace(3) global [4 x i32] undef
@table = internal constant [2 x float] zeroinitializer

declare void @alike(ptr, i32)
declare void @unlike(ptr, ptr addrspace(3))
declare void @uncalled(ptr)

define void @first(i32 %i) {
  %local = alloca [2 x float]
  call void @alike(ptr %local, i32 %i)
  call void @unlike(ptr %local, ptr addrspace(3) @shared)
  ret void
}

define void @second(ptr %p) {
  %x = load float, ptr %p
  call void @alike(ptr @table, i32 1)
  call void @unlike(ptr %p, ptr addrspace(3) @shared)
  ret void
}
