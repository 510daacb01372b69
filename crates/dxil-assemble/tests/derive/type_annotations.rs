//! Annotations of functions.

use dxil_assemble::derive::type_annotations;
use dxil_metadata::{FunctionAnnotation, TypeAnnotations};
use expect_test::expect;

use crate::comparison::Comparison;

#[test]
fn annotations_equal_the_erased_ones() {
    let found = Comparison::of_modules(|comparison, name, module, metadata| {
        let mut derived = metadata.clone();
        derived.type_annotations.clear();
        type_annotations(module, &mut derived);
        let [derived, erased] = [&derived, metadata].map(|metadata| {
            let annotations = TypeAnnotations { lists: metadata.type_annotations.clone() };
            let functions = annotations.functions(module);
            functions.map(|(id, it)| (id, it.clone())).collect::<Vec<_>>()
        });
        let name_of = |id| &module.functions[id].name;
        for (id, erased) in erased {
            let name = format!("{name} {}", name_of(id));
            let derived = derived.iter().find(|(of, _)| *of == id);
            let derived = derived.map(|(_, it)| text(it)).unwrap_or_default();
            comparison.compare(&name, &derived, &text(&erased));
        }
    });
    expect![[r#"
        337 compared, 272 equal
        edited DXIL ?twice@@YAMM@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], erased In [], In []
        edited DXIL ?scaled@@YAMM@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], erased In [], In [], In []
        cs_control_flow-debug ILDB main: derived , erased In []
        forward_lighting-debug ILDB main: derived , erased In []
        lib_calls-debug ILDB ?sorted@@YAMMMI@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(I32)], erased Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(U32)]
        lib_calls-debug ILDB ?write_sum@@YAXIM@Z: derived Out [], In [ComponentType(I32)], In [ComponentType(F32)], erased Out [], In [ComponentType(U32)], In [ComponentType(F32)]
        lib_calls-debug ILDB ?public_function@@YAMMMI@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(I32)], erased Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(U32)]
        lib_calls-debug DXIL ?sorted@@YAMMMI@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(I32)], erased Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(U32)]
        lib_calls-debug DXIL ?write_sum@@YAXIM@Z: derived Out [], In [ComponentType(I32)], In [ComponentType(F32)], erased Out [], In [ComponentType(U32)], In [ComponentType(F32)]
        lib_calls-debug DXIL ?public_function@@YAMMMI@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(I32)], erased Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(U32)]
        lib_calls DXIL ?sorted@@YAMMMI@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(I32)], erased Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(U32)]
        lib_calls DXIL ?write_sum@@YAXIM@Z: derived Out [], In [ComponentType(I32)], In [ComponentType(F32)], erased Out [], In [ComponentType(U32)], In [ComponentType(F32)]
        lib_calls DXIL ?public_function@@YAMMMI@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(I32)], erased Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(U32)]
        lib_comdat-6_3 DXIL ?twice@@YAII@Z: derived Out [ComponentType(I32)], In [ComponentType(I32)], erased Out [ComponentType(U32)], In [ComponentType(U32)]
        lib_comdat-6_3 DXIL ?add@Counter@@QAAII@Z: derived Out [ComponentType(I32)], Inout [], In [ComponentType(I32)], erased Out [ComponentType(U32)], Inout [], In [ComponentType(U32)]
        lib_linkage-exports DXIL ?internal.changed@@YA?AUPair@@U1@I@Z: derived Out [], Inout [], Inout [], In [ComponentType(I32)], erased In [], Out [], In [], In [ComponentType(U32)]
        lib_linkage-exports DXIL ?one@@YAMUPair@@Y01$$CBV?$vector@M$02@@@Z: derived Out [ComponentType(F32)], Inout [], Inout [ComponentType(F32)], erased Out [ComponentType(F32)], Inout [], In [ComponentType(F32)]
        lib_linkage-exports DXIL ?elsewhere@@YAMUPair@@V?$matrix@M$03$03@@UWide@@@Z: derived Out [ComponentType(F32)], Inout [], In [], Inout [], erased Out [ComponentType(F32)], Inout [], In [Matrix(MatrixAnnotation { rows: 4, cols: 4, orientation: ColumnMajor }), ComponentType(F32)], Out []
        lib_linkage-exports DXIL ?second@@YA?AUPair@@IAIAN$min16f@V?$vector@_N$01@@@Z: derived Out [], Inout [], In [ComponentType(I32)], Inout [ComponentType(F64)], In [ComponentType(F16)], In [ComponentType(I1)], erased In [], Out [], In [ComponentType(U32)], Out [ComponentType(F64)], In [ComponentType(F16)], In [ComponentType(I1)]
        lib_use_lists-debug ILDB ?loop@@YAMMIAIAV?$vector@M$03@@V1@@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(I32)], Inout [ComponentType(F32)], In [ComponentType(F32)], erased Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(U32)], Inout [ComponentType(F32)], In [ComponentType(F32)]
        lib_use_lists-debug ILDB ?shuffle@@YAMMMI@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(I32)], erased Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(U32)]
        lib_use_lists-debug DXIL ?loop@@YAMMIAIAV?$vector@M$03@@V1@@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(I32)], Inout [ComponentType(F32)], In [ComponentType(F32)], erased Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(U32)], Inout [ComponentType(F32)], In [ComponentType(F32)]
        lib_use_lists-debug DXIL ?shuffle@@YAMMMI@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(I32)], erased Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(U32)]
        lib_use_lists-unoptimized ILDB ?loop@@YAMMIAIAV?$vector@M$03@@V1@@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(I32)], Inout [ComponentType(F32)], In [ComponentType(F32)], erased Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(U32)], Inout [ComponentType(F32)], In [ComponentType(F32)]
        lib_use_lists-unoptimized ILDB ?shuffle@@YAMMMI@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(I32)], erased Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(U32)]
        lib_use_lists-unoptimized DXIL ?loop@@YAMMIAIAV?$vector@M$03@@V1@@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(I32)], Inout [ComponentType(F32)], In [ComponentType(F32)], erased Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(U32)], Inout [ComponentType(F32)], In [ComponentType(F32)]
        lib_use_lists-unoptimized DXIL ?shuffle@@YAMMMI@Z: derived Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(I32)], erased Out [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(F32)], In [ComponentType(U32)]
        ps_classes-templates ILDB main: derived , erased In []
        ps_debug-defines ILDB main: derived , erased In []
        ps_debug-embedded ILDB main: derived , erased In []
        ps_debug-embedded_6_7 ILDB main: derived , erased In []
        ps_debug-embedded_source_hash ILDB main: derived , erased In []
        ps_debug-pdb ILDB main: derived , erased In []
        ps_debug-pdb_source_hash ILDB main: derived , erased In []
        ps_debug-pdb_source_in_module ILDB main: derived , erased In []
        ps_debug-reflection_in_debug ILDB main: derived , erased In []
        ps_debug-reflection_in_dxil DXIL main: derived , erased In []
        ps_debug-source_in_module ILDB main: derived , erased In []
        ps_debug-stripped ILDB main: derived , erased In []
        rootsig_embedded-source_hash ILDB main: derived , erased In []
        lib_comdat-6_3 DXIL ?twice@@YAII@Z: derived Out [ComponentType(I32)], In [ComponentType(I32)], erased Out [ComponentType(U32)], In [ComponentType(U32)]
        lib_comdat-6_3 DXIL ?add@Counter@@QAAII@Z: derived Out [ComponentType(I32)], Inout [], In [ComponentType(I32)], erased Out [ComponentType(U32)], Inout [], In [ComponentType(U32)]
        lib_linkage-6_3 DXIL ?changed@@YA?AUPair@@U1@I@Z: derived Out [], Inout [], Inout [], In [ComponentType(I32)], erased In [], Out [], In [], In [ComponentType(U32)]
        lib_linkage-6_3 DXIL ?first@@YAMUPair@@Y01$$CBV?$vector@M$02@@@Z: derived Out [ComponentType(F32)], Inout [], Inout [ComponentType(F32)], erased Out [ComponentType(F32)], Inout [], In [ComponentType(F32)]
        lib_linkage-6_3 DXIL ?elsewhere@@YAMUPair@@V?$matrix@M$03$03@@UWide@@@Z: derived Out [ComponentType(F32)], Inout [], In [], Inout [], erased Out [ComponentType(F32)], Inout [], In [Matrix(MatrixAnnotation { rows: 4, cols: 4, orientation: ColumnMajor }), ComponentType(F32)], Out []
        lib_linkage-6_3 DXIL ?second@@YA?AUPair@@IAIAN$min16f@V?$vector@_N$01@@@Z: derived Out [], Inout [], In [ComponentType(I32)], Inout [ComponentType(F64)], In [ComponentType(F16)], In [ComponentType(I1)], erased In [], Out [], In [ComponentType(U32)], Out [ComponentType(F64)], In [ComponentType(F16)], In [ComponentType(I1)]
        ps_classes-debug ILDB main: derived , erased In []
        ps_debug-embedded ILDB main: derived , erased In []
        rootsig_embedded-source_hash ILDB main: derived , erased In []
        cs_arrays DXIL main: derived , erased In []
        cs_images DXIL main: derived , erased In []
        cs_reduce DXIL main: derived , erased In []
        cs_subgroup DXIL main: derived , erased In []
        cs_wide-22_3 DXIL main: derived , erased In []
        cs_wide DXIL main: derived , erased In []
        ds_quad DXIL main: derived , erased In []
        fs_light DXIL main: derived , erased In []
        fs_switch DXIL main: derived , erased In []
        gs_expand DXIL main: derived , erased In []
        hs_quad DXIL main: derived , erased In []
        vs_transform DXIL main: derived , erased In []
        ps_lights ILDB main: derived , erased In []
        comdat ?twice@@YAII@Z: derived Out [ComponentType(I32)], In [ComponentType(I32)], erased Out [ComponentType(U32)], In [ComponentType(U32)]
        comdat ?add@Counter@@QAAII@Z: derived Out [ComponentType(I32)], Inout [], In [ComponentType(I32)], erased Out [ComponentType(U32)], Inout [], In [ComponentType(U32)]
        resource_parameter DXIL ?load@@YA?AV?$vector@M$03@@UHolder@@V?$Texture2D@V?$vector@M$03@@@@V?$vector@I$01@@@Z: derived Out [ComponentType(F32)], Inout [], Inout [], In [ComponentType(I32)], erased Out [ComponentType(F32), VectorSize(4)], In [], In [ResourceProperties(ConstantId(19))], In [ComponentType(U32), VectorSize(2)]
    "#]].assert_eq(&found.to_string());
}

/// The result and the parameters: direction and properties of each.
fn text(annotation: &FunctionAnnotation) -> String {
    let parameters = annotation.0.iter().map(|it| format!("{} {:?}", it.qualifier, it.field.0));
    parameters.collect::<Vec<_>>().join(", ")
}
