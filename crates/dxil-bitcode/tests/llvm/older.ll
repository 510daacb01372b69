; What LLVM 15 and all later versions have.
target datalayout = "e-m:e-p:64:64-i64:64"

%pair = type { i32, ptr }
%opaque = type opaque

$shared = comdat any

@number = dso_local global i32 7, align 4
@weak = extern_weak global i8
@table = private unnamed_addr constant [3 x i16] [i16 1, i16 -2, i16 3], align 2
@halves = internal constant [2 x half] [half 0xH3C00, half 0xH4000]
@text = private local_unnamed_addr constant [6 x i8] c"hello\00"
@shared = linkonce_odr hidden global i64 5, comdat
@place = internal constant ptr getelementptr inbounds ([3 x i16], ptr @table, i64 0, i64 2)
@distance = constant i64 sub (i64 ptrtoint (ptr @table to i64), i64 ptrtoint (ptr @number to i64))
@each = thread_local(initialexec) global ptr null
@nothing = global <2 x i32> <i32 poison, i32 4>
@wide = addrspace(3) global i100 -5
@other = alias i32, ptr @number

declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare float @llvm.fma.f32(float, float, float)
declare i32 @pure(i32) nounwind readnone willreturn
declare i32 @arguments(ptr nocapture readonly) argmemonly nounwind readonly
declare void @hidden(ptr byval(i64) align 8, ptr sret(%pair)) inaccessiblemem_or_argmemonly
declare void @many(i32, ...)

define weak_odr i32 @main(i32 %x, ptr noundef nonnull align 4 dereferenceable(8) %p) local_unnamed_addr #0 comdat($shared) !dbg !5 {
entry:
  %local = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %local, metadata !9, metadata !DIExpression()), !dbg !12
  store volatile i32 %x, ptr %local, align 4, !dbg !12
  call void @llvm.dbg.value(metadata i32 %x, metadata !10, metadata !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value)), !dbg !12
  %frozen = freeze i32 %x
  %sum = add nuw nsw i32 %frozen, 3, !dbg !13
  %exact = udiv exact i32 %sum, 3
  switch i32 %exact, label %next [
    i32 1, label %loop
    i32 -2, label %done
  ]

next:
  %element = getelementptr inbounds %pair, ptr %p, i64 1, i32 1
  %loaded = load ptr, ptr %element, align 8, !nonnull !14
  %value = load atomic i32, ptr %loaded acquire, align 4
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %value, %next ], [ %later, %loop ]
  %later = call i32 @pure(i32 %i) #3
  %more = icmp slt i32 %later, 10
  br i1 %more, label %loop, label %done, !llvm.loop !15

done:
  %result = phi i32 [ %exact, %entry ], [ %later, %loop ]
  call void (i32, ...) @many(i32 1, double 2.5, ptr @text) [ "deopt"(i32 %result, ptr %p) ]
  ret i32 %result, !dbg !13
}

define internal <2 x float> @floats(<2 x float> %v, float %f) {
  %negative = fneg nnan float %f
  %product = fmul fast float %negative, %f
  %fused = tail call contract float @llvm.fma.f32(float %product, float %f, float 0x7FF8000000000000)
  %is = fcmp reassoc nsz olt float %fused, 1.5
  %chosen = select i1 %is, float %fused, float %product
  %inserted = insertelement <2 x float> %v, float %chosen, i64 1
  %shuffled = shufflevector <2 x float> %inserted, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  ret <2 x float> %shuffled
}

define void @conversions(i16 %x, double %d, ptr %p) unnamed_addr section "code" prefix i32 1 {
  %wider = zext i16 %x to i64
  %whole = fptosi double %d to i32
  %address = ptrtoint ptr %p to i64
  %again = inttoptr i64 %address to ptr
  %in = addrspacecast ptr %again to ptr addrspace(1)
  %aggregate = insertvalue { i32, i64 } undef, i64 %wider, 1
  %part = extractvalue { i32, i64 } %aggregate, 0
  %called = call i32 %p(i32 %part)
  unreachable
}

attributes #0 = { nounwind uwtable "frame-pointer"="all" "no-trapping-math" }
attributes #3 = { readnone }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "by hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !16, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "a.cpp", directory: "/", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = !{!"by hand"}
!5 = distinct !DISubprogram(name: "main", linkageName: "_main", scope: !1, file: !1, line: 3, type: !6, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!6 = !DISubroutineType(types: !7)
!7 = !{!8, !8, !17}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "local", scope: !5, file: !1, line: 5, type: !8)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !1, line: 3, type: !8)
!11 = !{!10, !9}
!12 = !DILocation(line: 5, column: 7, scope: !5)
!13 = !DILocation(line: 6, column: 3, scope: !18)
!14 = !{}
!15 = distinct !{!15, !13, !19}
!16 = !{!20}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!18 = !DILexicalBlock(scope: !5, file: !1, line: 5, column: 1)
!19 = !{!"llvm.loop.mustprogress"}
!20 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "kind", file: !1, line: 1, baseType: !8, size: 32, elements: !21)
!21 = !{!DIEnumerator(name: "negative", value: -3), !DIEnumerator(name: "large", value: 9223372036854775807, isUnsigned: true)}
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 2, size: 128, elements: !23, identifier: "_pair")
!23 = !{!24, !25}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !22, file: !1, line: 2, baseType: !8, size: 32, offset: 0)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !22, file: !1, line: 2, baseType: !17, size: 64, offset: 64)
