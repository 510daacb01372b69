; DXC describes a vector of one component by a piece that is all of it. One is in memory, and one is outside of its variable.

target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.splitdouble = type { i32, i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %b_UAV_rawbuf = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false), !dbg !30
  %1 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96), !dbg !31
  call void @llvm.dbg.value(metadata i32 %1, i64 0, metadata !32, metadata !33), !dbg !34
  %2 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %b_UAV_rawbuf, i32 0, i32 undef, i8 3, i32 4), !dbg !31
  %3 = extractvalue %dx.types.ResRet.i32 %2, 0, !dbg !31
  %4 = extractvalue %dx.types.ResRet.i32 %2, 1, !dbg !31
  %5 = call double @dx.op.makeDouble.f64(i32 101, i32 %3, i32 %4), !dbg !31
  call void @llvm.dbg.value(metadata double %5, i64 0, metadata !35, metadata !45), !dbg !46
  call void @llvm.dbg.value(metadata double %5, i64 0, metadata !35, metadata !49), !dbg !46
  call void @llvm.dbg.value(metadata double %5, i64 0, metadata !35, metadata !50), !dbg !46
  %6 = shl i32 %1, 3, !dbg !47
  %7 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %5), !dbg !30
  %8 = extractvalue %dx.types.splitdouble %7, 0, !dbg !30
  %9 = extractvalue %dx.types.splitdouble %7, 1, !dbg !30
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %b_UAV_rawbuf, i32 %6, i32 undef, i32 %8, i32 %9, i32 undef, i32 undef, i8 3, i32 4), !dbg !30
  ret void, !dbg !48
}

declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1

declare %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare double @dx.op.makeDouble.f64(i32, i32, i32) #0

declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

declare %dx.types.splitdouble @dx.op.splitDouble.f64(i32, double) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!12, !13}
!dx.version = !{!18}
!dx.valver = !{!19}
!dx.shaderModel = !{!20}
!dx.resources = !{!21}
!dx.typeAnnotations = !{!24}
!dx.entryPoints = !{!27}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxc(private) 1.9.0.5517 (9757d44fa)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, subprograms: !3, globals: !9)
!1 = !DIFile(filename: "pieces.hlsl", directory: "")
!2 = !{}
!3 = !{!4}
!4 = !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !5, isLocal: false, isDefinition: true, scopeLine: 3, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !1, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, align: 32, encoding: DW_ATE_unsigned)
!9 = !{!10}
!10 = !DIGlobalVariable(name: "b", linkageName: "\01?b@@3URWByteAddressBuffer@@A", scope: !0, file: !1, line: 1, type: !11, isLocal: false, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "RWByteAddressBuffer", file: !1, line: 1, size: 32, align: 32, elements: !2)
!12 = !{i32 2, !"Dwarf Version", i32 4}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, i32 2}
!19 = !{i32 1, i32 10}
!20 = !{!"cs", i32 6, i32 2}
!21 = !{null, !22, null, null}
!22 = !{!23}
!23 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"b", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!24 = !{i32 1, void ()* @main, !25}
!25 = !{!26}
!26 = !{i32 0, !2, !2}
!27 = !{void ()* @main, !"main", null, !21, !28}
!28 = !{i32 0, i64 20, i32 4, !29}
!29 = !{i32 1, i32 1, i32 1}
!30 = !DILocation(line: 3, column: 69, scope: !4)
!31 = !DILocation(line: 3, column: 49, scope: !4)
!32 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "i", arg: 1, scope: !4, file: !1, line: 3, type: !7)
!33 = !DIExpression()
!34 = !DILocation(line: 3, column: 16, scope: !4)
!35 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "d", scope: !4, file: !1, line: 3, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "double1", file: !1, line: 3, baseType: !37)
!37 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<double, 1>", file: !1, line: 3, size: 64, align: 64, elements: !38, templateParams: !41)
!38 = !{!39}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !37, file: !1, line: 3, baseType: !40, size: 64, align: 64, flags: DIFlagPublic)
!40 = !DIBasicType(name: "double", size: 64, align: 64, encoding: DW_ATE_float)
!41 = !{!42, !43}
!42 = !DITemplateTypeParameter(name: "element", type: !40)
!43 = !DITemplateValueParameter(name: "element_count", type: !44, value: i32 1)
!44 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!45 = !DIExpression(DW_OP_bit_piece, 0, 64)
!46 = !DILocation(line: 3, column: 45, scope: !4)
!47 = !DILocation(line: 3, column: 88, scope: !4)
!48 = !DILocation(line: 3, column: 97, scope: !4)
!49 = !DIExpression(DW_OP_deref, DW_OP_bit_piece, 0, 64)
!50 = !DIExpression(DW_OP_bit_piece, 64, 64)
