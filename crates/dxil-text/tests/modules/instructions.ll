target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

declare i32 @callee(i32)
declare i32 @var(i32, ...)

define void @all(i32 %a, i32 %b, float %x, float %y, i32* %p, i1 %c, <2 x i32> %v, { i32, { float, [2 x i8] } } %s, [4 x { i32, float }]* %q) {
  %v0 = add i32 %a, %b
  %v1 = sub i32 %a, %b
  %v2 = mul i32 %a, %b
  %v3 = udiv i32 %a, %b
  %v4 = sdiv i32 %a, %b
  %v5 = urem i32 %a, %b
  %v6 = srem i32 %a, %b
  %v7 = shl i32 %a, %b
  %v8 = lshr i32 %a, %b
  %v9 = ashr i32 %a, %b
  %v10 = and i32 %a, %b
  %v11 = or i32 %a, %b
  %v12 = xor i32 %a, %b
  %v13 = add nuw i32 %a, 7
  %v14 = add nsw i32 %a, 7
  %v15 = add nuw nsw i32 %a, 7
  %v16 = sub nuw i32 %a, 7
  %v17 = sub nsw i32 %a, 7
  %v18 = sub nuw nsw i32 %a, 7
  %v19 = mul nuw i32 %a, 7
  %v20 = mul nsw i32 %a, 7
  %v21 = mul nuw nsw i32 %a, 7
  %v22 = shl nuw i32 %a, 7
  %v23 = shl nsw i32 %a, 7
  %v24 = shl nuw nsw i32 %a, 7
  %v25 = udiv exact i32 %a, %b
  %v26 = sdiv exact i32 %a, %b
  %v27 = lshr exact i32 %a, %b
  %v28 = ashr exact i32 %a, %b
  %v29 = fadd  float %x, %y
  %v30 = fadd fast float %x, %y
  %v31 = fadd nnan float %x, %y
  %v32 = fadd ninf float %x, %y
  %v33 = fadd nsz float %x, %y
  %v34 = fadd arcp float %x, %y
  %v35 = fadd nnan ninf nsz arcp float %x, %y
  %v36 = fsub  float %x, %y
  %v37 = fsub fast float %x, %y
  %v38 = fsub nnan float %x, %y
  %v39 = fsub ninf float %x, %y
  %v40 = fsub nsz float %x, %y
  %v41 = fsub arcp float %x, %y
  %v42 = fsub nnan ninf nsz arcp float %x, %y
  %v43 = fmul  float %x, %y
  %v44 = fmul fast float %x, %y
  %v45 = fmul nnan float %x, %y
  %v46 = fmul ninf float %x, %y
  %v47 = fmul nsz float %x, %y
  %v48 = fmul arcp float %x, %y
  %v49 = fmul nnan ninf nsz arcp float %x, %y
  %v50 = fdiv  float %x, %y
  %v51 = fdiv fast float %x, %y
  %v52 = fdiv nnan float %x, %y
  %v53 = fdiv ninf float %x, %y
  %v54 = fdiv nsz float %x, %y
  %v55 = fdiv arcp float %x, %y
  %v56 = fdiv nnan ninf nsz arcp float %x, %y
  %v57 = frem  float %x, %y
  %v58 = frem fast float %x, %y
  %v59 = frem nnan float %x, %y
  %v60 = frem ninf float %x, %y
  %v61 = frem nsz float %x, %y
  %v62 = frem arcp float %x, %y
  %v63 = frem nnan ninf nsz arcp float %x, %y
  %v64 = icmp eq i32 %a, %b
  %v65 = icmp ne i32 %a, %b
  %v66 = icmp ugt i32 %a, %b
  %v67 = icmp uge i32 %a, %b
  %v68 = icmp ult i32 %a, %b
  %v69 = icmp ule i32 %a, %b
  %v70 = icmp sgt i32 %a, %b
  %v71 = icmp sge i32 %a, %b
  %v72 = icmp slt i32 %a, %b
  %v73 = icmp sle i32 %a, %b
  %v74 = fcmp false float %x, %y
  %v75 = fcmp oeq float %x, %y
  %v76 = fcmp ogt float %x, %y
  %v77 = fcmp oge float %x, %y
  %v78 = fcmp olt float %x, %y
  %v79 = fcmp ole float %x, %y
  %v80 = fcmp one float %x, %y
  %v81 = fcmp ord float %x, %y
  %v82 = fcmp ueq float %x, %y
  %v83 = fcmp ugt float %x, %y
  %v84 = fcmp uge float %x, %y
  %v85 = fcmp ult float %x, %y
  %v86 = fcmp ule float %x, %y
  %v87 = fcmp une float %x, %y
  %v88 = fcmp uno float %x, %y
  %v89 = fcmp true float %x, %y
  %v90 = fcmp nnan oeq float %x, %y
  %v91 = fcmp fast uno float %x, 1.0
  %v92 = icmp eq i32* %p, null
  %v93 = trunc i32 %a to i8
  %v94 = zext i32 %a to i64
  %v95 = sext i32 %a to i64
  %v96 = fptoui float %x to i32
  %v97 = fptosi float %x to i32
  %v98 = uitofp i32 %a to float
  %v99 = sitofp i32 %a to half
  %v100 = fptrunc float %x to half
  %v101 = fpext float %x to double
  %v102 = ptrtoint i32* %p to i64
  %v103 = inttoptr i32 %a to i32*
  %v104 = bitcast float %x to i32
  %v105 = addrspacecast i32* %p to i32 addrspace(3)*
  %v106 = bitcast <2 x i32> %v to i64
  %v107 = select i1 %c, i32 %a, i32 3
  %v108 = select <2 x i1> <i1 true, i1 undef>, <2 x i32> %v, <2 x i32> zeroinitializer
  %v109 = extractelement <2 x i32> %v, i32 0
  %v110 = extractelement <2 x i32> %v, i64 1
  %v111 = insertelement <2 x i32> %v, i32 5, i32 %a
  %v112 = insertelement <2 x i32> undef, i32 %a, i32 0
  %v113 = shufflevector <2 x i32> %v, <2 x i32> undef, <3 x i32> <i32 1, i32 undef, i32 0>
  %v114 = shufflevector <2 x i32> %v, <2 x i32> %v, <4 x i32> zeroinitializer
  %v115 = extractvalue { i32, { float, [2 x i8] } } %s, 1, 1, 1
  %v116 = insertvalue { i32, { float, [2 x i8] } } %s, i8 9, 1, 1, 0
  %v117 = insertvalue { i32, i32 } undef, i32 %a, 0
  %v118 = alloca i32
  %v119 = alloca i32, i32 1
  %v120 = alloca i32, i32 4
  %v121 = alloca i32, i64 1
  %v122 = alloca i32, i32 %a
  %v123 = alloca i32, align 4
  %v124 = alloca [4 x float], i32 2, align 16
  %v125 = alloca inalloca i32
  %v126 = alloca inalloca i32, i32 %a, align 8
  %v127 = load i32, i32* %p
  %v128 = load i32, i32* %p, align 4
  %v129 = load volatile i32, i32* %p
  %v130 = load atomic i32, i32* %p unordered, align 4
  %v131 = load atomic volatile i32, i32* %p singlethread seq_cst, align 4
  %v132 = load atomic i32, i32* %p acquire, align 4
  %v133 = load atomic i32, i32* %p monotonic, align 4
  store i32 1, i32* %p
  store volatile i32 %a, i32* %p, align 8
  store atomic i32 1, i32* %p release, align 4
  store atomic volatile i32 1, i32* %p singlethread monotonic, align 4
  fence acquire
  fence release
  fence acq_rel
  fence seq_cst
  fence singlethread seq_cst
  %v134 = atomicrmw xchg i32* %p, i32 %a seq_cst
  %v135 = atomicrmw add i32* %p, i32 %a monotonic
  %v136 = atomicrmw sub i32* %p, i32 %a acquire
  %v137 = atomicrmw and i32* %p, i32 %a release
  %v138 = atomicrmw nand i32* %p, i32 %a acq_rel
  %v139 = atomicrmw or i32* %p, i32 %a seq_cst
  %v140 = atomicrmw xor i32* %p, i32 %a monotonic
  %v141 = atomicrmw max i32* %p, i32 %a acquire
  %v142 = atomicrmw min i32* %p, i32 %a release
  %v143 = atomicrmw umax i32* %p, i32 %a acq_rel
  %v144 = atomicrmw umin i32* %p, i32 %a seq_cst
  %v145 = atomicrmw volatile add i32* %p, i32 1 singlethread monotonic
  %v146 = cmpxchg i32* %p, i32 1, i32 %a acq_rel monotonic
  %v147 = cmpxchg weak volatile i32* %p, i32 1, i32 2 singlethread seq_cst acquire
  %v148 = getelementptr i32, i32* %p, i32 1
  %v149 = getelementptr inbounds [4 x { i32, float }], [4 x { i32, float }]* %q, i32 0, i32 %a, i32 1
  %v150 = getelementptr inbounds [4 x { i32, float }], [4 x { i32, float }]* %q, i64 0, i32 3
  %v151 = getelementptr i32, i32* %p
  %v152 = call i32 @callee(i32 1)
  %v153 = tail call fastcc i32 @callee(i32 %a)
  %v154 = call i32 (i32, ...) @var(i32 1, double 2.0, i8* null)
  ret void
}

define i32 @must(i32 %a) {
  %r = musttail call i32 @callee(i32 %a)
  ret i32 %r
}

define i32 @mustvar(i32 %a, ...) {
  %r = musttail call i32 (i32, ...) @var(i32 %a, ...)
  ret i32 %r
}

define i32 @flow(i32 %a, i1 %c) {
entry:
  switch i32 %a, label %other [
    i32 -1, label %one
    i32 2147483647, label %two
    i32 3, label %one
  ]
one:
  %p1 = phi i32 [ 0, %entry ], [ 0, %entry ], [ %p2, %two ]
  br i1 %c, label %two, label %two
two:
  %p2 = phi i32 [ 1, %entry ], [ %p1, %one ], [ %p1, %one ], [ undef, %other ]
  br i1 true, label %one, label %done
other:
  switch i32 %a, label %two []
  
dead:
  unreachable
done:
  %0 = phi i32 [ %p2, %two ]
  br label %1

  ret i32 %0
}
