target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

declare void @llvm.dbg.value(metadata, i64, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare i32 @llvm.read(metadata)

define void @f(i32 %a, i32 %"b c") {
  %x = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !2, metadata !3), !dbg !4
  call void @llvm.dbg.value(metadata i32 %a, i64 0, metadata !2, metadata !3), !dbg !5
  call void @llvm.dbg.value(metadata i32 %"b c", i64 8, metadata !2, metadata !DIExpression(DW_OP_bit_piece, 32, 32)), !dbg !6
  call void @llvm.dbg.value(metadata i32 7, i64 0, metadata !2, metadata !3), !dbg !5
  call void @llvm.dbg.value(metadata float undef, i64 0, metadata !2, metadata !3), !dbg !5
  call void @llvm.dbg.value(metadata !12, i64 0, metadata !2, metadata !3), !dbg !5
  %v = load i32, i32* %x, !dbg !5, !range !11, !nontemporal !8, !invariant.load !8, !we.ird\20name !8
  %1 = call i32 @llvm.read(metadata !{!"inline"}), !dbg !DILocation(line: 0, scope: !1)
  %2 = add i32 %v, %1, !dbg !DILocation(line: 70000, column: 65535, scope: !1, inlinedAt: !4)
  %3 = add i32 %v, %2, !dbg !DILocation(line: 70000, column: 65535, scope: !1, inlinedAt: !4)
  %4 = add i32 %v, %2, !dbg !9
  ret void, !dbg !6
}

!named = !{!0, !8, !0}
!empty = !{}
!0 = distinct !DISubprogram(name: "outer \22name\22", scope: !7)
!1 = !DILexicalBlock(scope: !10, line: 1)
!2 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "vari\22able", scope: !1)
!3 = !DIExpression(DW_OP_deref)
!4 = !DILocation(line: 4, scope: !0)
!5 = !DILocation(line: 5, column: 2, scope: !1)
!6 = distinct !DILocation(line: 6, column: 3, scope: !0)
!7 = !DIFile(filename: "f", directory: "d")
!8 = !{i32 1}
!9 = !DILocation(line: 9, scope: !0)
!10 = !DILexicalBlockFile(scope: !0, discriminator: 3)
!11 = !{i32 0, i32 9}
!12 = !{}
!llvm.module.flags = !{!13}
!13 = !{i32 2, !"Debug Info Version", i32 3}
