target triple = "dxil-pc-shadermodel6.6-compute"

@sum = internal addrspace(3) global i32 undef, align 4
@long = internal addrspace(3) global [4 x i64] undef, align 8

define i64 @f(i32 %value, i32 %index) {
  %most = atomicrmw umax ptr addrspace(3) @sum, i32 %value monotonic, align 4
  %pair = cmpxchg ptr addrspace(3) @sum, i32 %most, i32 0 acquire monotonic, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  %wide = zext i32 %old to i64
  %place = getelementptr inbounds [4 x i64], ptr addrspace(3) @long, i32 0, i32 %index
  %other = atomicrmw xchg ptr addrspace(3) %place, i64 %wide syncscope("singlethread") monotonic, align 8
  %stronger = cmpxchg ptr addrspace(3) @sum, i32 0, i32 1 monotonic seq_cst, align 4
  ret i64 %other
}
