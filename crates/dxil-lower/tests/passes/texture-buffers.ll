; passes: dxil-translate-metadata,dxil-op-lower
target triple = "dxil-pc-shadermodel6.6-compute"

%Table = type { [4 x float], i32 }

@Table.str = private unnamed_addr constant [6 x i8] c"Table\00", align 1

; A tbuffer is made of words.
define void @main() #0 {
  %table = call target("dx.TBuffer", target("dx.Layout", %Table, 56))
      @llvm.dx.resource.handlefrombinding.tdx.TBuffer_tdx.Layout_s_Tables_56tt(i32 0, i32 0, i32 1, i32 0, ptr @Table.str)
  %row = call { i32, i32, i32, i32, i32 }
      @llvm.dx.op.BufferLoad.i32(target("dx.TBuffer", target("dx.Layout", %Table, 56)) %table, i32 0, i32 undef)
  ret void
}

declare target("dx.TBuffer", target("dx.Layout", %Table, 56)) @llvm.dx.resource.handlefrombinding.tdx.TBuffer_tdx.Layout_s_Tables_56tt(i32, i32, i32, i32, ptr)
declare { i32, i32, i32, i32, i32 } @llvm.dx.op.BufferLoad.i32(target("dx.TBuffer", target("dx.Layout", %Table, 56)), i32, i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
