; Atomics with and without alignments and scopes.
source_filename = "atomics.hlsl"
target triple = "dxil-pc-shadermodel6.6-compute"

@sum = internal addrspace(3) global i32 zeroinitializer
@long = internal addrspace(3) global i64 zeroinitializer

define i32 @atomics(i32 %value) {
  %added = atomicrmw add ptr addrspace(3) @sum, i32 %value monotonic
  %most = atomicrmw volatile umax ptr addrspace(3) @sum, i32 %added syncscope("singlethread") seq_cst
  %other = atomicrmw nand ptr addrspace(3) @sum, i32 %most acq_rel, align 2, !note !0
  %pair = cmpxchg weak ptr addrspace(3) @sum, i32 %other, i32 0 acq_rel monotonic, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  %stronger = cmpxchg volatile ptr addrspace(3) @long, i64 1, i64 0 syncscope("singlethread") monotonic seq_cst
  fence syncscope("singlethread") acquire
  fence syncscope("") seq_cst
  %loaded = load atomic i32, ptr addrspace(3) @sum syncscope("singlethread") monotonic, align 4
  store atomic volatile i32 %loaded, ptr addrspace(3) @sum release, align 4
  ret i32 %old
}

!0 = !{}
