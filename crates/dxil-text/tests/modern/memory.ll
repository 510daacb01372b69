; Opaque pointers, and alignments that the data layout gives.
target triple = "dxil-pc-shadermodel6.6-compute"

%pair = type { i32, <3 x float> }

@shared = external hidden local_unnamed_addr addrspace(3) global [4 x %pair], align 16
@list = dso_local global <2 x i64> <i64 7, i64 7>
@table = private unnamed_addr constant [3 x half] [half 1.0, half 0xH0001, half -0.5], align 2
@second = hidden alias i64, getelementptr inbounds (i64, ptr @list, i32 1)

define void @memory(ptr %p, ptr addrspace(3) %q, i64 %n) {
  %local = alloca %pair
  %several = alloca [2 x i64], i32 3
  %a = getelementptr inbounds nuw %pair, ptr %p, i32 0, i32 1
  %b = getelementptr nusw i8, ptr %a, i64 %n
  %v = load <3 x float>, ptr %b
  store <3 x float> %v, ptr addrspace(3) getelementptr inbounds ([4 x %pair], ptr addrspace(3) @shared, i32 0, i32 1, i32 1)
  %bits = load volatile i64, ptr %several
  store i64 %bits, ptr addrspace(3) %q, align 1
  %cast = addrspacecast ptr addrspace(3) %q to ptr
  store ptr %cast, ptr %local
  ret void
}
