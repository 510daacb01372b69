; passes: dxil-translate-metadata,dxil-op-lower,dxil-library-handles
target triple = "dxil-pc-shadermodel6.3-library"

@numbers.str = private unnamed_addr constant [8 x i8] c"numbers\00", align 1
@tables.str = private unnamed_addr constant [7 x i8] c"tables\00", align 1
@endless.str = private unnamed_addr constant [8 x i8] c"endless\00", align 1

; The index of an array counts from its first register.
define void @generate(i32 %index) #0 {
  %number = call target("dx.RawBuffer", float, 1, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_1_0t(i32 0, i32 2, i32 1, i32 0, ptr @numbers.str)
  %second = call target("dx.RawBuffer", i8, 0, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_0_0t(i32 1, i32 3, i32 4, i32 1, ptr @tables.str)
  %differs = call i32 @llvm.dx.resource.nonuniformindex(i32 %index)
  %any = call target("dx.RawBuffer", i8, 0, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_0_0t(i32 1, i32 3, i32 4, i32 %differs, ptr @tables.str)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_f32_1_0t.f32(target("dx.RawBuffer", float, 1, 0) %number, i32 0, i32 0, float 1.0)
  %x = call i32 @llvm.dx.resource.getdimensions.x.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0) %second)
  %y = call i32 @llvm.dx.resource.getdimensions.x.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0) %any)
  ret void
}

; The address of the first element is a constant, too: DXC's validator refuses an instruction.
define void @first() #0 {
  %first = call target("dx.RawBuffer", i8, 0, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_0_0t(i32 2, i32 3, i32 -1, i32 0, ptr @endless.str)
  %x = call i32 @llvm.dx.resource.getdimensions.x.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0) %first)
  ret void
}

declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_1_0t(i32, i32, i32, i32, ptr)
declare target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_0_0t(i32, i32, i32, i32, ptr)
declare i32 @llvm.dx.resource.nonuniformindex(i32)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_f32_1_0t.f32(target("dx.RawBuffer", float, 1, 0), i32, i32, float)
declare i32 @llvm.dx.resource.getdimensions.x.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0))

attributes #0 = { "hlsl.shader"="raygeneration" }
