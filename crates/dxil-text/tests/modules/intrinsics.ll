target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @local() {
  ret void
}

declare void @llvm.va_start(i8*)
declare void @llvm.va_end(i8*)
declare void @llvm.va_copy(i8*, i8*)
declare i8* @llvm.returnaddress(i32)
declare i8* @llvm.frameaddress(i32)
declare i32 @llvm.read_register.i32(metadata)
declare void @llvm.write_register.i32(metadata, i32)
declare i8* @llvm.localaddress()
declare i8* @llvm.stacksave()
declare void @llvm.stackrestore(i8*)
declare void @llvm.prefetch(i8*, i32, i32, i32)
declare void @llvm.pcmarker(i32)
declare i64 @llvm.readcyclecounter()
declare void @llvm.assume(i1)
declare void @llvm.instrprof.increment(i8*, i64, i32, i32)
declare void @llvm.clear_cache(i8*, i8*)
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, i8*, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, i8*, i32, ...)
declare i32 @llvm.flt.rounds()
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.donothing()
declare void @llvm.memcpy.p0i8.p0i8.i32(i8*, i8*, i32, i32, i1)
declare void @llvm.memmove.p0i8.p0i8.i32(i8*, i8*, i32, i32, i1)
declare void @llvm.memcpy.p3i32.p0i8.i64(i32 addrspace(3)*, i8*, i64, i32, i1)
declare void @llvm.memset.p0i8.i32(i8*, i8, i32, i32, i1)
declare i32 @llvm.objectsize.i32.p0i8(i8*, i1)
declare void @llvm.lifetime.start(i64, i8*)
declare void @llvm.lifetime.end(i64, i8*)
declare {}* @llvm.invariant.start(i64, i8*)
declare void @llvm.invariant.end({}*, i64, i8*)
declare void @llvm.masked.store.v4i32(<4 x i32>, <4 x i32>*, i32, <4 x i1>)
declare <4 x i32> @llvm.masked.load.v4i32(<4 x i32>*, i32, <4 x i1>, <4 x i32>)
declare <4 x i32> @llvm.masked.gather.v4i32(<4 x i32*>, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32(<4 x i32>, <4 x i32*>, i32, <4 x i1>)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.powi.f32(float, i32)
declare float @llvm.sqrt.f32(float)
declare float @llvm.sin.f32(float)
declare float @llvm.cos.f32(float)
declare float @llvm.log.f32(float)
declare float @llvm.log10.f32(float)
declare float @llvm.log2.f32(float)
declare float @llvm.exp.f32(float)
declare float @llvm.exp2.f32(float)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.ceil.f32(float)
declare float @llvm.trunc.f32(float)
declare float @llvm.rint.f32(float)
declare float @llvm.nearbyint.f32(float)
declare float @llvm.round.f32(float)
declare float @llvm.canonicalize.f32(float)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)
declare half @llvm.fabs.f16(half)
declare double @llvm.floor.f64(double)
declare float @llvm.pow.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.copysign.f32(float, float)
declare i16 @llvm.convert.to.fp16.f32(float)
declare float @llvm.convert.from.fp16.f32(i16)
declare float @llvm.convertff.f32.f64(double, i32, i32)
declare float @llvm.convertfsi.f32.i32(i32, i32, i32)
declare float @llvm.convertfui.f32.i32(i32, i32, i32)
declare i32 @llvm.convertsif.i32.f32(float, i32, i32)
declare i32 @llvm.convertuif.i32.f32(float, i32, i32)
declare i32 @llvm.convertss.i32.i64(i64, i32, i32)
declare i32 @llvm.convertsu.i32.i64(i64, i32, i32)
declare i32 @llvm.convertus.i32.i64(i64, i32, i32)
declare i32 @llvm.convertuu.i32.i64(i64, i32, i32)
declare i32 @llvm.expect.i32(i32, i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.ctpop.i32(i32)
declare <4 x i32> @llvm.ctpop.v4i32(<4 x i32>)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare i1 @llvm.bitset.test(i8*, metadata)
declare void @llvm.var.annotation(i8*, i8*, i8*, i32)
declare i32* @llvm.ptr.annotation.p0i32(i32*, i8*, i8*, i32)
declare i32 @llvm.annotation.i32(i32, i8*, i8*, i32)
declare i32 @llvm.setjmp(i8*)
declare void @llvm.longjmp(i8*, i32)
declare void @llvm.siglongjmp(i8*, i32)
declare i32 @llvm.sigsetjmp(i8*, i32)
declare i32 @llvm.eh.typeid.for(i8*)
declare void @llvm.eh.return.i32(i32, i8*)
declare void @llvm.eh.return.i64(i64, i8*)
declare void @llvm.eh.unwind.init()
declare i8* @llvm.eh.actions(...)
declare i8* @llvm.eh.dwarf.cfa(i32)
declare i8* @llvm.eh.sjlj.lsda()
declare void @llvm.eh.sjlj.callsite(i32)
declare void @llvm.eh.sjlj.functioncontext(i8*)
declare void @llvm.eh.sjlj.longjmp(i8*)
declare i32 @llvm.eh.sjlj.setjmp(i8*)
declare void @llvm.init.trampoline(i8*, i8*, i8*)
declare i8* @llvm.adjust.trampoline(i8*)
declare i32 @llvm.unknown.i32(i32, i8*)

define void @"call_va_start"(i8* %a) {
  call void @llvm.va_start(i8* %a)
  ret void
}

define void @"call_va_end"(i8* %a) {
  call void @llvm.va_end(i8* %a)
  ret void
}

define void @"call_va_copy"(i8* %a, i8* %b) {
  call void @llvm.va_copy(i8* %a, i8* %b)
  ret void
}

define void @"call_returnaddress"() {
  %r = call i8* @llvm.returnaddress(i32 0)
  ret void
}

define void @"call_frameaddress"() {
  %r = call i8* @llvm.frameaddress(i32 0)
  ret void
}

define void @"call_read_register.i32"() {
  %r = call i32 @llvm.read_register.i32(metadata !1)
  ret void
}

define void @"call_write_register.i32"(i32 %b) {
  call void @llvm.write_register.i32(metadata !1, i32 %b)
  ret void
}

define void @"call_localaddress"() {
  %r = call i8* @llvm.localaddress()
  ret void
}

define void @"call_stacksave"() {
  %r = call i8* @llvm.stacksave()
  ret void
}

define void @"call_stackrestore"(i8* %a) {
  call void @llvm.stackrestore(i8* %a)
  ret void
}

define void @"call_prefetch"(i8* %a) {
  call void @llvm.prefetch(i8* %a, i32 1, i32 3, i32 1)
  ret void
}

define void @"call_pcmarker"(i32 %a) {
  call void @llvm.pcmarker(i32 %a)
  ret void
}

define void @"call_readcyclecounter"() {
  %r = call i64 @llvm.readcyclecounter()
  ret void
}

define void @"call_assume"(i1 %a) {
  call void @llvm.assume(i1 %a)
  ret void
}

define void @"call_instrprof.increment"(i8* %a, i64 %b, i32 %c, i32 %d) {
  call void @llvm.instrprof.increment(i8* %a, i64 %b, i32 %c, i32 %d)
  ret void
}

define void @"call_clear_cache"(i8* %a, i8* %b) {
  call void @llvm.clear_cache(i8* %a, i8* %b)
  ret void
}

define void @"call_experimental.stackmap"() {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0)
  ret void
}

define void @"call_experimental.patchpoint.void"() {
  call void (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.void(i64 1, i32 0, i8* null, i32 0)
  ret void
}

define void @"call_experimental.patchpoint.i64"() {
  %r = call i64 (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.i64(i64 1, i32 0, i8* null, i32 0)
  ret void
}

define void @"call_flt.rounds"() {
  %r = call i32 @llvm.flt.rounds()
  ret void
}

define void @"call_trap"() {
  call void @llvm.trap()
  ret void
}

define void @"call_debugtrap"() {
  call void @llvm.debugtrap()
  ret void
}

define void @"call_donothing"() {
  call void @llvm.donothing()
  ret void
}

define void @"call_memcpy.p0i8.p0i8.i32"(i8* %a, i8* %b, i32 %c) {
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* %a, i8* %b, i32 %c, i32 4, i1 false)
  ret void
}

define void @"call_memmove.p0i8.p0i8.i32"(i8* %a, i8* %b, i32 %c) {
  call void @llvm.memmove.p0i8.p0i8.i32(i8* %a, i8* %b, i32 %c, i32 4, i1 false)
  ret void
}

define void @"call_memcpy.p3i32.p0i8.i64"(i32 addrspace(3)* %a, i8* %b, i64 %c) {
  call void @llvm.memcpy.p3i32.p0i8.i64(i32 addrspace(3)* %a, i8* %b, i64 %c, i32 0, i1 true)
  ret void
}

define void @"call_memset.p0i8.i32"(i8* %a, i8 %b, i32 %c) {
  call void @llvm.memset.p0i8.i32(i8* %a, i8 %b, i32 %c, i32 4, i1 false)
  ret void
}

define void @"call_objectsize.i32.p0i8"(i8* %a) {
  %r = call i32 @llvm.objectsize.i32.p0i8(i8* %a, i1 true)
  ret void
}

define void @"call_lifetime.start"(i8* %b) {
  call void @llvm.lifetime.start(i64 4, i8* %b)
  ret void
}

define void @"call_lifetime.end"(i8* %b) {
  call void @llvm.lifetime.end(i64 4, i8* %b)
  ret void
}

define void @"call_invariant.start"(i8* %b) {
  %r = call {}* @llvm.invariant.start(i64 4, i8* %b)
  ret void
}

define void @"call_invariant.end"({}* %a, i8* %c) {
  call void @llvm.invariant.end({}* %a, i64 4, i8* %c)
  ret void
}

define void @"call_masked.store.v4i32"(<4 x i32> %a, <4 x i32>* %b, <4 x i1> %d) {
  call void @llvm.masked.store.v4i32(<4 x i32> %a, <4 x i32>* %b, i32 4, <4 x i1> %d)
  ret void
}

define void @"call_masked.load.v4i32"(<4 x i32>* %a, <4 x i1> %c, <4 x i32> %d) {
  %r = call <4 x i32> @llvm.masked.load.v4i32(<4 x i32>* %a, i32 4, <4 x i1> %c, <4 x i32> %d)
  ret void
}

define void @"call_masked.gather.v4i32"(<4 x i32*> %a, <4 x i1> %c, <4 x i32> %d) {
  %r = call <4 x i32> @llvm.masked.gather.v4i32(<4 x i32*> %a, i32 4, <4 x i1> %c, <4 x i32> %d)
  ret void
}

define void @"call_masked.scatter.v4i32"(<4 x i32> %a, <4 x i32*> %b, <4 x i1> %d) {
  call void @llvm.masked.scatter.v4i32(<4 x i32> %a, <4 x i32*> %b, i32 4, <4 x i1> %d)
  ret void
}

define void @"call_fma.f32"(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  ret void
}

define void @"call_fmuladd.f32"(float %a, float %b, float %c) {
  %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  ret void
}

define void @"call_powi.f32"(float %a, i32 %b) {
  %r = call float @llvm.powi.f32(float %a, i32 %b)
  ret void
}

define void @"call_sqrt.f32"(float %a) {
  %r = call float @llvm.sqrt.f32(float %a)
  ret void
}

define void @"call_sin.f32"(float %a) {
  %r = call float @llvm.sin.f32(float %a)
  ret void
}

define void @"call_cos.f32"(float %a) {
  %r = call float @llvm.cos.f32(float %a)
  ret void
}

define void @"call_log.f32"(float %a) {
  %r = call float @llvm.log.f32(float %a)
  ret void
}

define void @"call_log10.f32"(float %a) {
  %r = call float @llvm.log10.f32(float %a)
  ret void
}

define void @"call_log2.f32"(float %a) {
  %r = call float @llvm.log2.f32(float %a)
  ret void
}

define void @"call_exp.f32"(float %a) {
  %r = call float @llvm.exp.f32(float %a)
  ret void
}

define void @"call_exp2.f32"(float %a) {
  %r = call float @llvm.exp2.f32(float %a)
  ret void
}

define void @"call_fabs.f32"(float %a) {
  %r = call float @llvm.fabs.f32(float %a)
  ret void
}

define void @"call_floor.f32"(float %a) {
  %r = call float @llvm.floor.f32(float %a)
  ret void
}

define void @"call_ceil.f32"(float %a) {
  %r = call float @llvm.ceil.f32(float %a)
  ret void
}

define void @"call_trunc.f32"(float %a) {
  %r = call float @llvm.trunc.f32(float %a)
  ret void
}

define void @"call_rint.f32"(float %a) {
  %r = call float @llvm.rint.f32(float %a)
  ret void
}

define void @"call_nearbyint.f32"(float %a) {
  %r = call float @llvm.nearbyint.f32(float %a)
  ret void
}

define void @"call_round.f32"(float %a) {
  %r = call float @llvm.round.f32(float %a)
  ret void
}

define void @"call_canonicalize.f32"(float %a) {
  %r = call float @llvm.canonicalize.f32(float %a)
  ret void
}

define void @"call_sqrt.v4f32"(<4 x float> %a) {
  %r = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %a)
  ret void
}

define void @"call_fabs.f16"(half %a) {
  %r = call half @llvm.fabs.f16(half %a)
  ret void
}

define void @"call_floor.f64"(double %a) {
  %r = call double @llvm.floor.f64(double %a)
  ret void
}

define void @"call_pow.f32"(float %a, float %b) {
  %r = call float @llvm.pow.f32(float %a, float %b)
  ret void
}

define void @"call_minnum.f32"(float %a, float %b) {
  %r = call float @llvm.minnum.f32(float %a, float %b)
  ret void
}

define void @"call_maxnum.f32"(float %a, float %b) {
  %r = call float @llvm.maxnum.f32(float %a, float %b)
  ret void
}

define void @"call_copysign.f32"(float %a, float %b) {
  %r = call float @llvm.copysign.f32(float %a, float %b)
  ret void
}

define void @"call_convert.to.fp16.f32"(float %a) {
  %r = call i16 @llvm.convert.to.fp16.f32(float %a)
  ret void
}

define void @"call_convert.from.fp16.f32"(i16 %a) {
  %r = call float @llvm.convert.from.fp16.f32(i16 %a)
  ret void
}

define void @"call_convertff.f32.f64"(double %a) {
  %r = call float @llvm.convertff.f32.f64(double %a, i32 0, i32 0)
  ret void
}

define void @"call_convertfsi.f32.i32"(i32 %a) {
  %r = call float @llvm.convertfsi.f32.i32(i32 %a, i32 0, i32 0)
  ret void
}

define void @"call_convertfui.f32.i32"(i32 %a) {
  %r = call float @llvm.convertfui.f32.i32(i32 %a, i32 0, i32 0)
  ret void
}

define void @"call_convertsif.i32.f32"(float %a) {
  %r = call i32 @llvm.convertsif.i32.f32(float %a, i32 0, i32 0)
  ret void
}

define void @"call_convertuif.i32.f32"(float %a) {
  %r = call i32 @llvm.convertuif.i32.f32(float %a, i32 0, i32 0)
  ret void
}

define void @"call_convertss.i32.i64"(i64 %a) {
  %r = call i32 @llvm.convertss.i32.i64(i64 %a, i32 0, i32 0)
  ret void
}

define void @"call_convertsu.i32.i64"(i64 %a) {
  %r = call i32 @llvm.convertsu.i32.i64(i64 %a, i32 0, i32 0)
  ret void
}

define void @"call_convertus.i32.i64"(i64 %a) {
  %r = call i32 @llvm.convertus.i32.i64(i64 %a, i32 0, i32 0)
  ret void
}

define void @"call_convertuu.i32.i64"(i64 %a) {
  %r = call i32 @llvm.convertuu.i32.i64(i64 %a, i32 0, i32 0)
  ret void
}

define void @"call_expect.i32"(i32 %a, i32 %b) {
  %r = call i32 @llvm.expect.i32(i32 %a, i32 %b)
  ret void
}

define void @"call_bswap.i32"(i32 %a) {
  %r = call i32 @llvm.bswap.i32(i32 %a)
  ret void
}

define void @"call_ctpop.i32"(i32 %a) {
  %r = call i32 @llvm.ctpop.i32(i32 %a)
  ret void
}

define void @"call_ctpop.v4i32"(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %a)
  ret void
}

define void @"call_ctlz.i32"(i32 %a) {
  %r = call i32 @llvm.ctlz.i32(i32 %a, i1 true)
  ret void
}

define void @"call_cttz.i32"(i32 %a) {
  %r = call i32 @llvm.cttz.i32(i32 %a, i1 true)
  ret void
}

define void @"call_sadd.with.overflow.i32"(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  ret void
}

define void @"call_ssub.with.overflow.i32"(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  ret void
}

define void @"call_smul.with.overflow.i32"(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  ret void
}

define void @"call_uadd.with.overflow.i32"(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  ret void
}

define void @"call_usub.with.overflow.i32"(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
  ret void
}

define void @"call_umul.with.overflow.i32"(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  ret void
}

define void @"call_bitset.test"(i8* %a) {
  %r = call i1 @llvm.bitset.test(i8* %a, metadata !"a")
  ret void
}

define void @"call_var.annotation"(i8* %a, i8* %b, i8* %c, i32 %d) {
  call void @llvm.var.annotation(i8* %a, i8* %b, i8* %c, i32 %d)
  ret void
}

define void @"call_ptr.annotation.p0i32"(i32* %a, i8* %b, i8* %c, i32 %d) {
  %r = call i32* @llvm.ptr.annotation.p0i32(i32* %a, i8* %b, i8* %c, i32 %d)
  ret void
}

define void @"call_annotation.i32"(i32 %a, i8* %b, i8* %c, i32 %d) {
  %r = call i32 @llvm.annotation.i32(i32 %a, i8* %b, i8* %c, i32 %d)
  ret void
}

define void @"call_setjmp"(i8* %a) {
  %r = call i32 @llvm.setjmp(i8* %a)
  ret void
}

define void @"call_longjmp"(i8* %a, i32 %b) {
  call void @llvm.longjmp(i8* %a, i32 %b)
  ret void
}

define void @"call_siglongjmp"(i8* %a, i32 %b) {
  call void @llvm.siglongjmp(i8* %a, i32 %b)
  ret void
}

define void @"call_sigsetjmp"(i8* %a, i32 %b) {
  %r = call i32 @llvm.sigsetjmp(i8* %a, i32 %b)
  ret void
}

define void @"call_eh.typeid.for"(i8* %a) {
  %r = call i32 @llvm.eh.typeid.for(i8* %a)
  ret void
}

define void @"call_eh.return.i32"(i32 %a, i8* %b) {
  call void @llvm.eh.return.i32(i32 %a, i8* %b)
  ret void
}

define void @"call_eh.return.i64"(i64 %a, i8* %b) {
  call void @llvm.eh.return.i64(i64 %a, i8* %b)
  ret void
}

define void @"call_eh.unwind.init"() {
  call void @llvm.eh.unwind.init()
  ret void
}

define void @"call_eh.actions"() {
  %r = call i8* (...) @llvm.eh.actions()
  ret void
}

define void @"call_eh.dwarf.cfa"() {
  %r = call i8* @llvm.eh.dwarf.cfa(i32 0)
  ret void
}

define void @"call_eh.sjlj.lsda"() {
  %r = call i8* @llvm.eh.sjlj.lsda()
  ret void
}

define void @"call_eh.sjlj.callsite"() {
  call void @llvm.eh.sjlj.callsite(i32 0)
  ret void
}

define void @"call_eh.sjlj.functioncontext"(i8* %a) {
  call void @llvm.eh.sjlj.functioncontext(i8* %a)
  ret void
}

define void @"call_eh.sjlj.longjmp"(i8* %a) {
  call void @llvm.eh.sjlj.longjmp(i8* %a)
  ret void
}

define void @"call_eh.sjlj.setjmp"(i8* %a) {
  %r = call i32 @llvm.eh.sjlj.setjmp(i8* %a)
  ret void
}

define void @"call_init.trampoline"(i8* %a, i8* %c) {
  call void @llvm.init.trampoline(i8* %a, i8* bitcast (void ()* @local to i8*), i8* %c)
  ret void
}

define void @"call_adjust.trampoline"(i8* %a) {
  %r = call i8* @llvm.adjust.trampoline(i8* %a)
  ret void
}

define void @"call_unknown.i32"(i32 %a, i8* %b) {
  %r = call i32 @llvm.unknown.i32(i32 %a, i8* %b)
  ret void
}

!1 = !{!"register"}
