target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%named = type { i8, %named* }

define i1 @i1(i1 %a, i1* %p, i1 %c) {
  %m = alloca i1
  %l = load i1, i1* %p
  store i1 %l, i1* %m
  br i1 %c, label %yes, label %no
yes:
  %s = select i1 %c, i1 %a, i1 %l
  br label %no
no:
  %v = phi i1 [ %s, %yes ], [ undef, %0 ]
  %r = call i1 @i1(i1 %v, i1* %m, i1 false)
  ret i1 %r
}

define i8 @i8(i8 %a, i8* %p, i1 %c) {
  %m = alloca i8
  %l = load i8, i8* %p
  store i8 %l, i8* %m
  br i1 %c, label %yes, label %no
yes:
  %s = select i1 %c, i8 %a, i8 %l
  br label %no
no:
  %v = phi i8 [ %s, %yes ], [ undef, %0 ]
  %r = call i8 @i8(i8 %v, i8* %m, i1 false)
  ret i8 %r
}

define i16 @i16(i16 %a, i16* %p, i1 %c) {
  %m = alloca i16
  %l = load i16, i16* %p
  store i16 %l, i16* %m
  br i1 %c, label %yes, label %no
yes:
  %s = select i1 %c, i16 %a, i16 %l
  br label %no
no:
  %v = phi i16 [ %s, %yes ], [ undef, %0 ]
  %r = call i16 @i16(i16 %v, i16* %m, i1 false)
  ret i16 %r
}

define i32 @i32(i32 %a, i32* %p, i1 %c) {
  %m = alloca i32
  %l = load i32, i32* %p
  store i32 %l, i32* %m
  br i1 %c, label %yes, label %no
yes:
  %s = select i1 %c, i32 %a, i32 %l
  br label %no
no:
  %v = phi i32 [ %s, %yes ], [ undef, %0 ]
  %r = call i32 @i32(i32 %v, i32* %m, i1 false)
  ret i32 %r
}

define i64 @i64(i64 %a, i64* %p, i1 %c) {
  %m = alloca i64
  %l = load i64, i64* %p
  store i64 %l, i64* %m
  br i1 %c, label %yes, label %no
yes:
  %s = select i1 %c, i64 %a, i64 %l
  br label %no
no:
  %v = phi i64 [ %s, %yes ], [ undef, %0 ]
  %r = call i64 @i64(i64 %v, i64* %m, i1 false)
  ret i64 %r
}

define i7 @i7(i7 %a, i7* %p, i1 %c) {
  %m = alloca i7
  %l = load i7, i7* %p
  store i7 %l, i7* %m
  br i1 %c, label %yes, label %no
yes:
  %s = select i1 %c, i7 %a, i7 %l
  br label %no
no:
  %v = phi i7 [ %s, %yes ], [ undef, %0 ]
  %r = call i7 @i7(i7 %v, i7* %m, i1 false)
  ret i7 %r
}

define half @half(half %a, half* %p, i1 %c) {
  %m = alloca half
  %l = load half, half* %p
  store half %l, half* %m
  br i1 %c, label %yes, label %no
yes:
  %s = select i1 %c, half %a, half %l
  br label %no
no:
  %v = phi half [ %s, %yes ], [ undef, %0 ]
  %r = call half @half(half %v, half* %m, i1 false)
  ret half %r
}

define float @float(float %a, float* %p, i1 %c) {
  %m = alloca float
  %l = load float, float* %p
  store float %l, float* %m
  br i1 %c, label %yes, label %no
yes:
  %s = select i1 %c, float %a, float %l
  br label %no
no:
  %v = phi float [ %s, %yes ], [ undef, %0 ]
  %r = call float @float(float %v, float* %m, i1 false)
  ret float %r
}

define double @double(double %a, double* %p, i1 %c) {
  %m = alloca double
  %l = load double, double* %p
  store double %l, double* %m
  br i1 %c, label %yes, label %no
yes:
  %s = select i1 %c, double %a, double %l
  br label %no
no:
  %v = phi double [ %s, %yes ], [ undef, %0 ]
  %r = call double @double(double %v, double* %m, i1 false)
  ret double %r
}

define i32* @ptr(i32* %a, i32** %p, i1 %c) {
  %m = alloca i32*
  %l = load i32*, i32** %p
  store i32* %l, i32** %m
  br i1 %c, label %yes, label %no
yes:
  %s = select i1 %c, i32* %a, i32* %l
  br label %no
no:
  %v = phi i32* [ %s, %yes ], [ undef, %0 ]
  %r = call i32* @ptr(i32* %v, i32** %m, i1 false)
  ret i32* %r
}

define <3 x float> @vec(<3 x float> %a, <3 x float>* %p, i1 %c) {
  %m = alloca <3 x float>
  %l = load <3 x float>, <3 x float>* %p
  store <3 x float> %l, <3 x float>* %m
  br i1 %c, label %yes, label %no
yes:
  %s = select i1 %c, <3 x float> %a, <3 x float> %l
  br label %no
no:
  %v = phi <3 x float> [ %s, %yes ], [ undef, %0 ]
  %r = call <3 x float> @vec(<3 x float> %v, <3 x float>* %m, i1 false)
  ret <3 x float> %r
}

define [2 x i32] @arr([2 x i32] %a, [2 x i32]* %p, i1 %c) {
  %m = alloca [2 x i32]
  %l = load [2 x i32], [2 x i32]* %p
  store [2 x i32] %l, [2 x i32]* %m
  br i1 %c, label %yes, label %no
yes:
  %s = select i1 %c, [2 x i32] %a, [2 x i32] %l
  br label %no
no:
  %v = phi [2 x i32] [ %s, %yes ], [ undef, %0 ]
  %r = call [2 x i32] @arr([2 x i32] %v, [2 x i32]* %m, i1 false)
  ret [2 x i32] %r
}

define { i32, float } @str({ i32, float } %a, { i32, float }* %p, i1 %c) {
  %m = alloca { i32, float }
  %l = load { i32, float }, { i32, float }* %p
  store { i32, float } %l, { i32, float }* %m
  br i1 %c, label %yes, label %no
yes:
  %s = select i1 %c, { i32, float } %a, { i32, float } %l
  br label %no
no:
  %v = phi { i32, float } [ %s, %yes ], [ undef, %0 ]
  %r = call { i32, float } @str({ i32, float } %v, { i32, float }* %m, i1 false)
  ret { i32, float } %r
}

define %named @named(%named %a, %named* %p, i1 %c) {
  %m = alloca %named
  %l = load %named, %named* %p
  store %named %l, %named* %m
  br i1 %c, label %yes, label %no
yes:
  %s = select i1 %c, %named %a, %named %l
  br label %no
no:
  %v = phi %named [ %s, %yes ], [ undef, %0 ]
  %r = call %named @named(%named %v, %named* %m, i1 false)
  ret %named %r
}

define void @operations(i1 %a, i8 %b, i16 %c, i32 %d, i64 %e, i128 %f, half %g, float %h, double %i, <2 x i32> %j, <2 x double> %k, i32* %p, <2 x i32*> %q) {
  %b0 = xor i1 %a, %a
  %c0 = icmp ult i1 %a, %a
  %b1 = xor i8 %b, %b
  %c1 = icmp ult i8 %b, %b
  %b2 = xor i16 %c, %c
  %c2 = icmp ult i16 %c, %c
  %b3 = xor i32 %d, %d
  %c3 = icmp ult i32 %d, %d
  %b4 = xor i64 %e, %e
  %c4 = icmp ult i64 %e, %e
  %b5 = xor i128 %f, %f
  %c5 = icmp ult i128 %f, %f
  %b6 = xor <2 x i32> %j, %j
  %c6 = icmp ult <2 x i32> %j, %j
  %b7 = fadd half %g, %g
  %c7 = fcmp ult half %g, %g
  %b8 = fadd float %h, %h
  %c8 = fcmp ult float %h, %h
  %b9 = fadd double %i, %i
  %c9 = fcmp ult double %i, %i
  %b10 = fadd <2 x double> %k, %k
  %c10 = fcmp ult <2 x double> %k, %k
  %t11 = trunc i128 %f to i1
  %t12 = trunc i128 %f to i8
  %t13 = trunc i128 %f to i16
  %t14 = trunc i128 %f to i32
  %t15 = trunc i128 %f to i64
  %z = zext i64 %e to i128
  %u0 = uitofp i1 %a to half
  %u1 = uitofp i8 %b to float
  %u2 = sitofp i16 %c to double
  %u3 = inttoptr i64 %e to i32*
  %u4 = sext <2 x i32> %j to <2 x i64>
  %u5 = ptrtoint i32* %p to i7
  %u6 = fptoui double %i to i8
  %x0 = icmp eq i32* %p, null
  %x1 = icmp ne <2 x i32*> %q, zeroinitializer
  %g0 = getelementptr i32, <2 x i32*> %q, i64 1
  %g1 = getelementptr i32, <2 x i32*> %q, <2 x i32> %j
  %g2 = getelementptr i32, i32* %p, i32 %d
  %e0 = extractelement <2 x i32> %j, i32 %d
  %n0 = insertelement <2 x i32> %j, i32 %d, i8 %b
  %w0 = shufflevector <2 x i32> %j, <2 x i32> %j, <2 x i32> undef
  %w1 = shufflevector <2 x i32> %j, <2 x i32> undef, <2 x i32> zeroinitializer
  %w2 = shufflevector <2 x i32> %j, <2 x i32> undef, <2 x i32> <i32 undef, i32 1>
  %i0 = insertvalue [2 x i32] undef, i32 %d, 0
  %i1 = insertvalue { i32, [2 x i32] } undef, [2 x i32] %i0, 1
  %i2 = insertvalue { i32, [2 x i32] } %i1, i32 %d, 1, 0
  %i3 = insertvalue %named undef, i8 %b, 0
  %o0 = extractvalue [2 x i32] %i0, 1
  %o1 = extractvalue { i32, [2 x i32] } %i2, 1, 1
  %o2 = extractvalue %named %i3, 1
  %s0 = select <2 x i1> <i1 true, i1 false>, <2 x i32> %j, <2 x i32> <i32 1, i32 2>
  switch i1 %a, label %li1 [ i1 1, label %li1 ]
li1:
  switch i8 %b, label %li8 [ i8 1, label %li8 ]
li8:
  switch i16 %c, label %li16 [ i16 1, label %li16 ]
li16:
  switch i32 %d, label %li32 [ i32 1, label %li32 ]
li32:
  switch i64 %e, label %li64 [ i64 1, label %li64 ]
li64:
  switch i128 %f, label %li128 [ i128 1, label %li128 ]
li128:
  %y = phi i32 [ 7, %li64 ], [ 7, %li64 ]
  ret void
}

define void @memory(i32* %p, i8* %q, i16* %r, i64* %s, i32 addrspace(3)* %t, i32 addrspace(5)* %u) {
  %m0 = cmpxchg i32* %p, i32 1, i32 2 monotonic monotonic
  %m1 = cmpxchg i32* %p, i32 1, i32 2 acquire monotonic
  %m2 = cmpxchg i32* %p, i32 1, i32 2 release monotonic
  %m3 = cmpxchg i32* %p, i32 1, i32 2 acq_rel acquire
  %m4 = cmpxchg i32 addrspace(3)* %t, i32 1, i32 2 seq_cst seq_cst
  %m5 = cmpxchg i32 addrspace(5)* %u, i32 1, i32 2 seq_cst seq_cst
  %a0 = atomicrmw xchg i8* %q, i8 1 monotonic
  %a1 = atomicrmw add i16* %r, i16 1 acquire
  %a2 = atomicrmw add i64* %s, i64 1 release
  %a3 = atomicrmw add i32 addrspace(5)* %u, i32 1 acq_rel
  %a4 = atomicrmw add i32* %p, i32 1 seq_cst
  %l0 = load atomic i32, i32* %p unordered, align 4
  %l1 = load atomic i32, i32* %p monotonic, align 4
  %l2 = load atomic i32, i32* %p acquire, align 4
  %l3 = load atomic i32, i32* %p seq_cst, align 4
  %l4 = load i32, i32 addrspace(5)* %u
  store atomic i32 1, i32* %p unordered, align 4
  store atomic i32 1, i32* %p monotonic, align 4
  store atomic i32 1, i32* %p release, align 4
  store atomic i32 1, i32* %p seq_cst, align 4
  store i32 1, i32 addrspace(5)* %u
  %g0 = getelementptr i32, i32 addrspace(5)* %u, i32 1
  ret void
}

@alias = alias void (i128)* @metadata
@alias2 = alias void (i128)* @alias
@word = global i32 0
@expressions = global [4 x i8*] [i8* bitcast (i32 addrspace(0)* @word to i8*), i8* getelementptr (i8, i8* null, i32 ptrtoint (i32* @word to i32)), i8* null, i8* undef]
@there = external addrspace(5) global [2 x i32]
@far = global i32 addrspace(5)* getelementptr ([2 x i32], [2 x i32] addrspace(5)* @there, i32 0, i32 1)
@text = global [6 x i8] c"text\0A\00"
@bytes = global [3 x i8] c"\00\01\02"
@shorts = global [2 x i16] [i16 1, i16 -1]
@words = global [2 x i32] [i32 1, i32 -1]
@longs = global [2 x i64] [i64 1, i64 -1]
@floats = global [2 x float] [float 1.0, float -1.0]
@doubles = global [2 x double] [double 1.0, double -1.0]
@v8 = global <2 x i8> <i8 1, i8 2>
@v16 = global <2 x i16> <i16 1, i16 2>
@v32 = global <2 x i32> <i32 1, i32 2>
@v64 = global <2 x i64> <i64 1, i64 2>
@vf = global <2 x float> <float 1.0, float 2.0>
@vd = global <2 x double> <double 1.0, double 2.0>
@halves = global [2 x half] [half 1.0, half 2.0]
@trunc = global i8 trunc (i32 mul (i32 ptrtoint (i32* @word to i32), i32 ptrtoint ([2 x i32]* @words to i32)) to i8)
@wide = global i128 170141183460469231731687303715884105727
@wide0 = global i128 0
@shuffled = global <3 x i32> shufflevector (<2 x i32> <i32 1, i32 ptrtoint (i32* @word to i32)>, <2 x i32> insertelement (<2 x i32> undef, i32 ptrtoint ([2 x i32]* @words to i32), i32 ptrtoint (i32* @word to i32)), <3 x i32> <i32 1, i32 2, i32 undef>)
@namednull = global %named zeroinitializer

define void @metadata(i128 %a) {
  call void @llvm.text(metadata !"a string")
  call void @llvm.text(metadata i128 170141183460469231731687303715884105727)
  call void @llvm.text(metadata void (i128)* @alias)
  call void @llvm.text(metadata { i32, i8 } { i32 1, i8 2 })
  %x = add i128 %a, 170141183460469231731687303715884105727
  ret void
}
declare void @llvm.text(metadata)
@"n\C3\A4me" = global i32 1
declare void @"f\C3\BCnction"()
define void @blocks(i32 %x) {
  br label %"bl\C3\B6ck"
"bl\C3\B6ck":
  ret void
}
define void @attached() !one !0 {
  ret void
}
!0 = !{}
!named = !{!0}
