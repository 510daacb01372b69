; DXC describes a static variable in the subprogram that declares it, at a location in another function. A call has such a
; location, too.

target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }

@last = internal global float 0.000000e+00

define void @main() {
  %1 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96), !dbg !52
  call void @llvm.dbg.value(metadata float 1.000000e+00, i64 0, metadata !53, metadata !54), !dbg !55
  call void @llvm.dbg.value(metadata float 1.000000e+00, i64 0, metadata !53, metadata !56), !dbg !55
  call void @llvm.dbg.value(metadata float 1.000000e+00, i64 0, metadata !53, metadata !57), !dbg !55
  call void @llvm.dbg.value(metadata float 2.000000e+00, i64 0, metadata !58, metadata !59), !dbg !60
  call void @llvm.dbg.value(metadata float 2.000000e+00, i64 0, metadata !61, metadata !59), !dbg !62
  call void @llvm.dbg.value(metadata i32 %1, i64 0, metadata !63, metadata !59), !dbg !64
  %2 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 0, i1 false, i1 false), !dbg !52
  %3 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4106, i32 265 }), !dbg !65
  %4 = uitofp i32 %1 to float, !dbg !66
  call void @llvm.dbg.value(metadata float %4, i64 0, metadata !67, metadata !59), !dbg !68
  %5 = fmul fast float %4, 2.000000e+00, !dbg !70
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %3, i32 %1, i32 undef, float %5, float %5, float %5, float %5, i8 15), !dbg !71
  %BufferLoad = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %3, i32 1, i32 undef), !dbg !60
  %6 = extractvalue %dx.types.ResRet.f32 %BufferLoad, 0, !dbg !72
  call void @llvm.dbg.value(metadata float %6, i64 0, metadata !53, metadata !56), !dbg !55
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %3, i32 2, i32 undef, float %6, float %6, float %6, float %6, i8 15), !dbg !73
  ret void, !dbg !74
}

declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare %dx.types.Handle @dx.op.createHandleFromHeap(i32, i32, i1, i1) #0

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #1

declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32) #2

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38}
!dx.version = !{!43}
!dx.valver = !{!44}
!dx.shaderModel = !{!45}
!dx.typeAnnotations = !{!46}
!dx.entryPoints = !{!49}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxc(private) 1.9.0.5517 (9757d44fa)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, subprograms: !3, globals: !13)
!1 = !DIFile(filename: "statics.hlsl", directory: "")
!2 = !{}
!3 = !{!4, !9}
!4 = !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !5, isLocal: false, isDefinition: true, scopeLine: 6, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !1, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, align: 32, encoding: DW_ATE_unsigned)
!9 = !DISubprogram(name: "dim", linkageName: "\01?dim@@YAMM@Z", scope: !1, file: !1, line: 4, type: !10, isLocal: false, isDefinition: true, scopeLine: 4, flags: DIFlagPrototyped, isOptimized: false)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!13 = !{!14, !16, !17, !31, !33, !35}
!14 = !DIGlobalVariable(name: "weight", scope: !0, file: !1, line: 1, type: !15, isLocal: true, isDefinition: true)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!16 = !DIGlobalVariable(name: "last", scope: !9, file: !1, line: 4, type: !12, isLocal: true, isDefinition: true, variable: float* @last)
!17 = !DIGlobalVariable(name: "lamp", scope: !0, file: !1, line: 3, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_structure_type, name: "Light", file: !1, line: 2, size: 96, align: 32, elements: !19)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "color", scope: !18, file: !1, line: 2, baseType: !21, size: 96, align: 32)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "float3", file: !1, line: 3, baseType: !22)
!22 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 3>", file: !1, line: 3, size: 96, align: 32, elements: !23, templateParams: !27)
!23 = !{!24, !25, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !22, file: !1, line: 3, baseType: !12, size: 32, align: 32, flags: DIFlagPublic)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !22, file: !1, line: 3, baseType: !12, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !22, file: !1, line: 3, baseType: !12, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!27 = !{!28, !29}
!28 = !DITemplateTypeParameter(name: "element", type: !12)
!29 = !DITemplateValueParameter(name: "element_count", type: !30, value: i32 3)
!30 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!31 = !DIGlobalVariable(name: "lamp.0.0", linkageName: "lamp.0.0", scope: !0, file: !1, line: 3, type: !32, isLocal: false, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "Light.0.0", file: !1, line: 2, baseType: !18, size: 32, align: 4)
!33 = !DIGlobalVariable(name: "lamp.0.1", linkageName: "lamp.0.1", scope: !0, file: !1, line: 3, type: !34, isLocal: false, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "Light.0.1", file: !1, line: 2, baseType: !18, size: 32, align: 4, offset: 32)
!35 = !DIGlobalVariable(name: "lamp.0.2", linkageName: "lamp.0.2", scope: !0, file: !1, line: 3, type: !36, isLocal: false, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "Light.0.2", file: !1, line: 2, baseType: !18, size: 32, align: 4, offset: 64)
!37 = !{i32 2, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, i32 6}
!44 = !{i32 1, i32 10}
!45 = !{!"cs", i32 6, i32 6}
!46 = !{i32 1, void ()* @main, !47}
!47 = !{!48}
!48 = !{i32 0, !2, !2}
!49 = !{void ()* @main, !"main", null, null, !50}
!50 = !{i32 0, i64 1073741824, i32 4, !51}
!51 = !{i32 1, i32 1, i32 1}
!52 = !DILocation(line: 6, column: 57, scope: !4)
!53 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "global.lamp", arg: 0, scope: !4, file: !1, line: 3, type: !18)
!54 = !DIExpression(DW_OP_bit_piece, 64, 32)
!55 = !DILocation(line: 3, scope: !4)
!56 = !DIExpression(DW_OP_bit_piece, 32, 32)
!57 = !DIExpression(DW_OP_bit_piece, 0, 32)
!58 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "global.last", arg: 0, scope: !9, file: !1, line: 4, type: !12)
!59 = !DIExpression()
!60 = !DILocation(line: 4, scope: !9)
!61 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "global.last", arg: 0, scope: !4, file: !1, line: 4, type: !12)
!62 = !DILocation(line: 4, scope: !4)
!63 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "i", arg: 1, scope: !4, file: !1, line: 6, type: !7)
!64 = !DILocation(line: 6, column: 16, scope: !4)
!65 = !DILocation(line: 6, column: 53, scope: !4)
!66 = !DILocation(line: 6, column: 95, scope: !4)
!67 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "x", arg: 1, scope: !9, file: !1, line: 4, type: !12)
!68 = !DILocation(line: 4, column: 17, scope: !9, inlinedAt: !69)
!69 = distinct !DILocation(line: 6, column: 91, scope: !4)
!70 = !DILocation(line: 4, column: 54, scope: !9, inlinedAt: !69)
!71 = !DILocation(line: 6, column: 89, scope: !4)
!72 = !DILocation(line: 6, column: 129, scope: !4)
!73 = !DILocation(line: 6, column: 140, scope: !4)
!74 = !DILocation(line: 6, column: 156, scope: !4)
