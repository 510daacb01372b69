; passes: dxil-resource-access
target triple = "dxil-pc-shadermodel6.6-compute"

%struct = type { i32, [4 x i32] }

define i32 @typed(target("dx.TypedBuffer", i32, 1, 0, 0) %buffer, i32 %i, i32 %value) {
  %number = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", i32, 1, 0, 0) %buffer, i32 %i)
  %old = call i32 @llvm.dx.interlocked.add.i32.p0(ptr %number, i32 %value)
  ret i32 %old
}

define i64 @texture(target("dx.Texture", i64, 1, 0, 0, 2) %texture, <2 x i32> %at, i64 %value) {
  %texel = call ptr @llvm.dx.resource.getpointer(target("dx.Texture", i64, 1, 0, 0, 2) %texture, <2 x i32> %at)
  %old = call i64 @llvm.dx.interlocked.or.i64.p0(ptr %texel, i64 %value)
  ret i64 %old
}

define void @structured(target("dx.RawBuffer", %struct, 1, 0) %buffer, i32 %i, i32 %value) {
  %it = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", %struct, 1, 0) %buffer, i32 %i)
  %first = call i32 @llvm.dx.interlocked.add.i32.p0(ptr %it, i32 %value)
  %number = getelementptr inbounds %struct, ptr %it, i32 0, i32 1, i32 %first
  %second = call i32 @llvm.dx.interlocked.or.i32.p0(ptr %number, i32 %value)
  ret void
}

define void @bytes(target("dx.RawBuffer", i8, 1, 0) %buffer, i32 %i, i32 %value) {
  %number = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %buffer, i32 %i)
  %next = getelementptr inbounds i8, ptr %number, i32 4
  %old = call i32 @llvm.dx.interlocked.add.i32.p0(ptr %next, i32 %value)
  ret void
}

define i32 @exchange(target("dx.TypedBuffer", i32, 1, 0, 0) %buffer, i32 %value) {
  %number = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", i32, 1, 0, 0) %buffer, i32 0)
  %greater = atomicrmw umax ptr %number, i32 %value monotonic
  %old = atomicrmw xchg ptr %number, i32 %greater monotonic
  ret i32 %old
}

define i32 @component(target("dx.TypedBuffer", <2 x i32>, 1, 0, 0) %buffer, i32 %value) {
  %numbers = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", <2 x i32>, 1, 0, 0) %buffer, i32 0)
  %second = getelementptr inbounds i8, ptr %numbers, i32 4
  %old = atomicrmw add ptr %second, i32 %value monotonic
  ret i32 %old
}

define i32 @subtract(target("dx.TypedBuffer", i32, 1, 0, 0) %buffer, i32 %value) {
  %number = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", i32, 1, 0, 0) %buffer, i32 0)
  %old = atomicrmw sub ptr %number, i32 %value monotonic
  ret i32 %old
}
