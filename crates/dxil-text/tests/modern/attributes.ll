; Attributes with types, ranges and several values, and those that LLVM gives its intrinsics.
define noundef range(i32 -1, 8) i32 @attributes(ptr noalias writable align 8 captures(none) %result, ptr byval(i64) %copy, float nofpclass(nan ninf) %x, ptr captures(address, ret: provenance) %kept) #0 {
  %1 = call float @llvm.sin.f32(float %x)
  %2 = call noundef float @llvm.dx.saturate.f32(float %1) #3
  store float %2, ptr %result, align 4
  call void @reads(ptr noundef nonnull align 4 dereferenceable(8) %copy) #1
  ret i32 0
}

declare float @llvm.sin.f32(float)
declare float @llvm.dx.saturate.f32(float)
declare void @llvm.memcpy.p0.p3.i32(ptr, ptr addrspace(3), i32, i1)
declare void @reads(ptr nocapture readonly) #1
declare void @result(ptr dead_on_unwind noalias writable sret({ i32, float }) align 4, i8 zeroext)
declare void @writes(ptr) #2
declare void @pure() readnone willreturn

attributes #0 = { noinline nounwind convergent "hlsl.shader"="compute" memory(readwrite, inaccessiblemem: none) "hlsl.numthreads"="1,1,1" alignstack=8 }
attributes #1 = { memory(argmem: read) nosync nofree }
attributes #2 = { argmemonly writeonly }

%only.attribute = type { i32, %only.element }
%only.element = type { float }

declare void @struct_attribute(ptr byref(%only.attribute))

define void @initialized(ptr nofree writeonly captures(none) initializes((-8, -4), (0, 16)) %p) {
  ret void
}
