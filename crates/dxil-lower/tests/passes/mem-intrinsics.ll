; passes: dxil-mem-intrinsics
target triple = "dxil-pc-shadermodel6.3-library"

%Particle = type { float, [2 x i32] }
@tile = internal addrspace(3) global [4 x half] zeroinitializer, align 2
@other = internal addrspace(3) global [4 x half] zeroinitializer, align 2

define void @copy() {
  %from = alloca %Particle, align 4
  %to = alloca %Particle, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr %to, ptr %from, i32 12, i1 false)
  ret void
}

define void @copy_padded() {
  %from = alloca { i16, float }, align 4
  %to = alloca { i16, float }, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr %to, ptr %from, i32 8, i1 false)
  ret void
}

define void @copy_part() {
  %from = alloca %Particle, align 4
  %to = alloca %Particle, align 4
  %a = getelementptr inbounds i8, ptr %to, i32 4
  %b = getelementptr inbounds %Particle, ptr %from, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i32(ptr %a, ptr %b, i32 8, i1 false)
  ret void
}

define void @copy_shared() {
  call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) @tile, ptr addrspace(3) @other, i32 4, i1 false)
  ret void
}

define void @fill(i8 %byte) {
  %floats = alloca [2 x float], align 4
  %numbers = alloca [2 x i32], align 4
  call void @llvm.memset.p0.i32(ptr %floats, i8 0, i32 8, i1 false)
  call void @llvm.memset.p0.i32(ptr %numbers, i8 %byte, i32 8, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1 immarg)
declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1 immarg)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1 immarg)
