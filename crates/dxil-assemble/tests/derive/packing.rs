//! Registers of elements of signatures.

use dxil_assemble::derive::{Packing, pack_signatures};
use dxil_metadata::ShaderMetadata;
use expect_test::expect;

use crate::comparison::{Comparison, elements};

#[test]
fn registers_equal_the_erased_ones() {
    let found = Comparison::of_modules(|comparison, name, _, metadata| {
        let erased = places(metadata.clone());
        if erased.is_empty() {
            return;
        }
        let [stable, optimized] = [Packing::PrefixStable, Packing::Optimized].map(|packing| {
            let mut derived = metadata.clone();
            elements(&mut derived).for_each(|it| (it.start_row, it.start_col) = (-1, -1));
            let _ = pack_signatures(&mut derived, packing);
            places(derived)
        });
        // A module does not state how it was packed.
        let derived = if optimized == erased { optimized } else { stable };
        comparison.compare(name, &derived, &erased);
    });
    expect![[r#"
        234 compared, 229 equal
        ds_quad DXIL: derived TEXCOORD@0.0 SV_Position@1.0 TEXCOORD@0.0 SV_Position@1.0 TEXCOORD@0.0 SV_TessFactor@1.3 SV_InsideTessFactor@5.3, erased TEXCOORD@0.0 SV_Position@1.0 TEXCOORD@0.0 SV_Position@1.0 TEXCOORD@0.0 SV_TessFactor@1.0 SV_InsideTessFactor@5.0
        fs_light DXIL: derived TEXCOORD@0.0 TEXCOORD@1.0 TEXCOORD@2.0 SV_Position@3.0 SV_IsFrontFace@1.1 SV_Target@0.0 SV_Target@1.0, erased TEXCOORD@0.0 TEXCOORD@1.0 TEXCOORD@2.0 SV_Position@3.0 SV_IsFrontFace@4.0 SV_Target@0.0 SV_Target@1.0
        fs_switch DXIL: derived TEXCOORD@0.0 SV_Position@1.0 SV_Target@0.0 SV_Depth@-1.-1 SV_Coverage@-1.-1, erased TEXCOORD@0.0 SV_Position@1.0 SV_Target@0.0 SV_Depth@-1.0 SV_Coverage@-1.0
        gs_expand DXIL: derived TEXCOORD@0.0 SV_Position@1.0 SV_PrimitiveID@-1.-1 TEXCOORD@0.0 TEXCOORD@1.0 SV_Position@2.0 SV_PrimitiveID@3.0, erased TEXCOORD@0.0 SV_Position@1.0 SV_PrimitiveID@-1.0 TEXCOORD@0.0 TEXCOORD@1.0 SV_Position@2.0 SV_PrimitiveID@3.0
        hs_quad DXIL: derived TEXCOORD@0.0 SV_Position@1.0 TEXCOORD@0.0 SV_Position@1.0 TEXCOORD@0.0 SV_TessFactor@1.3 SV_InsideTessFactor@5.3, erased TEXCOORD@0.0 SV_Position@1.0 TEXCOORD@0.0 SV_Position@1.0 TEXCOORD@0.0 SV_TessFactor@1.0 SV_InsideTessFactor@5.0
    "#]].assert_eq(&found.to_string());
}

/// The places of all elements.
fn places(mut metadata: ShaderMetadata) -> String {
    let places =
        elements(&mut metadata).map(|it| format!("{}@{}.{}", it.name, it.start_row, it.start_col));
    places.collect::<Vec<_>>().join(" ")
}
