; passes: dxil-intrinsic-expansion
target triple = "dxil-pc-shadermodel6.3-library"
define i32 @abs(i32 %a) {
  %r = call i32 @llvm.abs.i32(i32 %a, i1 false)
  ret i32 %r
}

define <2 x i32> @absv(<2 x i32> %a) {
  %r = call <2 x i32> @llvm.abs.v2i32(<2 x i32> %a, i1 true)
  ret <2 x i32> %r
}

define i1 @all4(<4 x i32> %a) {
  %r = call i1 @llvm.dx.all.v4i32(<4 x i32> %a)
  ret i1 %r
}

define i1 @any2f(<2 x float> %a) {
  %r = call i1 @llvm.dx.any.v2f32(<2 x float> %a)
  ret i1 %r
}

define i1 @any1(i1 %a) {
  %r = call i1 @llvm.dx.any.i1(i1 %a)
  ret i1 %r
}

define i1 @allf(float %a) {
  %r = call i1 @llvm.dx.all.f32(float %a)
  ret i1 %r
}

define float @atan2(float %a, float %b) {
  %r = call nnan float @llvm.atan2.f32(float %a, float %b)
  ret float %r
}

define float @nclamp(float %a, float %b, float %c) {
  %r = call nnan float @llvm.dx.nclamp.f32(float %a, float %b, float %c)
  ret float %r
}

define <2 x i32> @uclamp(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c) {
  %r = call <2 x i32> @llvm.dx.uclamp.v2i32(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c)
  ret <2 x i32> %r
}

define <3 x float> @cross(<3 x float> %a, <3 x float> %b) {
  %r = call <3 x float> @llvm.dx.cross.v3f32(<3 x float> %a, <3 x float> %b)
  ret <3 x float> %r
}

define float @degrees(float %a) {
  %r = call nnan float @llvm.dx.degrees.f32(float %a)
  ret float %r
}

define <2 x half> @radians(<2 x half> %a) {
  %r = call <2 x half> @llvm.dx.radians.v2f16(<2 x half> %a)
  ret <2 x half> %r
}

define float @exp(float %a) {
  %r = call fast float @llvm.exp.f32(float %a)
  ret float %r
}

define float @log(float %a) {
  %r = call fast float @llvm.log.f32(float %a)
  ret float %r
}

define float @log10(float %a) {
  %r = call float @llvm.log10.f32(float %a)
  ret float %r
}

define float @pow(float %a, float %b) {
  %r = call afn float @llvm.pow.f32(float %a, float %b)
  ret float %r
}

define float @fdot2(<2 x float> %a, <2 x float> %b) {
  %r = call nnan float @llvm.dx.fdot.v2f32(<2 x float> %a, <2 x float> %b)
  ret float %r
}

define half @fdot4(<4 x half> %a, <4 x half> %b) {
  %r = call half @llvm.dx.fdot.v4f16(<4 x half> %a, <4 x half> %b)
  ret half %r
}

define i32 @sdot3(<3 x i32> %a, <3 x i32> %b) {
  %r = call i32 @llvm.dx.sdot.v3i32(<3 x i32> %a, <3 x i32> %b)
  ret i32 %r
}

define i32 @udot2(<2 x i32> %a, <2 x i32> %b) {
  %r = call i32 @llvm.dx.udot.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret i32 %r
}

define float @lerp(float %a, float %b, float %c) {
  %r = call nnan float @llvm.dx.lerp.f32(float %a, float %b, float %c)
  ret float %r
}

define <3 x float> @normalize(<3 x float> %a) {
  %r = call <3 x float> @llvm.dx.normalize.v3f32(<3 x float> %a)
  ret <3 x float> %r
}

define float @normalize1(float %a) {
  %r = call float @llvm.dx.normalize.f32(float %a)
  ret float %r
}

define <2 x i32> @sign(<2 x float> %a) {
  %r = call <2 x i32> @llvm.dx.sign.v2f32(<2 x float> %a)
  ret <2 x i32> %r
}

define i32 @signi(i16 %a) {
  %r = call i32 @llvm.dx.sign.i16(i16 %a)
  ret i32 %r
}

define float @step(float %a, float %b) {
  %r = call float @llvm.dx.step.f32(float %a, float %b)
  ret float %r
}

define i32 @fshl(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

define <2 x i16> @fshr(<2 x i16> %a, <2 x i16> %b, <2 x i16> %c) {
  %r = call <2 x i16> @llvm.fshr.v2i16(<2 x i16> %a, <2 x i16> %b, <2 x i16> %c)
  ret <2 x i16> %r
}

define i32 @usubsat(i32 %a, i32 %b) {
  %r = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @vradd(<3 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.add.v3i32(<3 x i32> %a)
  ret i32 %r
}

define float @vrfadd(float %s, <3 x float> %a) {
  %r = call float @llvm.vector.reduce.fadd.v3f32(float %s, <3 x float> %a)
  ret float %r
}

define i32 @fbh64(i64 %a) {
  %r = call i32 @llvm.dx.firstbituhigh.i64(i64 %a)
  ret i32 %r
}

define i32 @fbh16(i16 %a) {
  %r = call i32 @llvm.dx.firstbitshigh.i16(i16 %a)
  ret i32 %r
}

define <2 x i32> @fbl64v(<2 x i64> %a) {
  %r = call <2 x i32> @llvm.dx.firstbitlow.v2i64(<2 x i64> %a)
  ret <2 x i32> %r
}

define i1 @isinfh(half %a) {
  %r = call i1 @llvm.dx.isinf.f16(half %a)
  ret i1 %r
}

define i1 @isnanh(half %a) {
  %r = call i1 @llvm.dx.isnan.f16(half %a)
  ret i1 %r
}

define void @assume(i1 %a) {
  call void @llvm.assume(i1 %a)
  ret void
}

define float @powi(float %x, i32 %n) {
  %y = call float @llvm.powi.f32.i32(float %x, i32 %n)
  ret float %y
}
declare float @llvm.powi.f32.i32(float, i32)

define i1 @isnormalh(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 264)
  ret i1 %r
}

declare i1 @llvm.is.fpclass.f16(half, i32)
