; passes: dxil-debug-variables
target triple = "dxil-pc-shadermodel6.6-compute"

; As clang's entry points, into which it has inlined what the source has, and a constructor.
define void @main() "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" {
  call void @construct(), !dbg !9
  call void @construct()
  %x = call i32 @llvm.dx.thread.id(i32 0)
  call void @use(i32 %x), !dbg !10
  call void @use(i32 %x), !dbg !11
  ret void, !dbg !10
}

; Its subprogram has another name.
define void @other() {
  call void @construct(), !dbg !9
  ret void
}

declare void @construct()
declare void @use(i32)
declare i32 @llvm.dx.thread.id(i32)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "fill.hlsl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = distinct !DISubprogram(name: "main", linkageName: "_Z4mainj", scope: !1, file: !1, line: 2, type: !3, scopeLine: 2, spFlags: DISPFlagDefinition, unit: !0)
!6 = distinct !DISubprogram(name: "store", linkageName: "_Z5storej", scope: !1, file: !1, line: 7, type: !3, scopeLine: 7, spFlags: DISPFlagDefinition, unit: !0)
!7 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_fill.hlsl", scope: !1, file: !1, type: !3, flags: DIFlagArtificial, spFlags: DISPFlagDefinition, unit: !0)
!8 = distinct !DILexicalBlock(scope: !5, file: !1, line: 3)
!9 = !DILocation(line: 0, scope: !7)
!10 = !DILocation(line: 3, column: 5, scope: !8)
!11 = !DILocation(line: 8, column: 3, scope: !6, inlinedAt: !12)
!12 = distinct !DILocation(line: 4, column: 5, scope: !8)
