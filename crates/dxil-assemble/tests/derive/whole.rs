//! All kinds of metadata at once.

use dxil_assemble::derive::{DERIVED_FLAGS, Packing, derive};
use dxil_ir::Module;
use dxil_metadata::{EntryProperty, ShaderMetadata};
use expect_test::expect;

use crate::comparison::{Comparison, elements};
use crate::{resource_usage, usage_masks};

/// The bitcode is what it was. Where it is not, the differing metadata is listed.
#[test]
fn erased_and_derived_metadata_gives_the_same_bitcode() {
    let found = Comparison::of_modules(|comparison, name, module, metadata| {
        let Ok(before) = dxil_bitcode::write(module) else { return };
        let mut derived = module.clone();
        erase(&mut derived);
        derive(&mut derived, Packing::PrefixStable).unwrap();
        let after = dxil_bitcode::write(&derived).unwrap();
        let found = ShaderMetadata::read(&derived).unwrap();
        let parts = [
            ("versions", found.validator_version == metadata.validator_version),
            ("resources", found.resources == metadata.resources),
            ("entry points", found.entry_points == metadata.entry_points),
            ("view id state", found.view_id_state == metadata.view_id_state),
            ("annotations", found.type_annotations == metadata.type_annotations),
            ("order", found.order == metadata.order),
            ("bitcode", after == before),
        ];
        let differing: Vec<_> = parts.iter().filter(|(_, same)| !same).map(|it| it.0).collect();
        comparison.compare(name, &differing.join(", "), &String::new());
    });
    expect![[r#"
        408 compared, 339 equal
        debug ILDB: derived entry points, view id state, order, bitcode, erased 
        debug DXIL: derived entry points, view id state, order, bitcode, erased 
        edited DXIL: derived entry points, annotations, order, bitcode, erased 
        library DXIL: derived entry points, annotations, order, bitcode, erased 
        cs_control_flow-debug ILDB: derived annotations, order, bitcode, erased 
        forward_lighting-debug ILDB: derived annotations, order, bitcode, erased 
        lib_calls-debug ILDB: derived annotations, bitcode, erased 
        lib_calls-debug DXIL: derived annotations, bitcode, erased 
        lib_calls DXIL: derived annotations, bitcode, erased 
        lib_comdat-6_3 DXIL: derived annotations, bitcode, erased 
        lib_linkage-exports DXIL: derived annotations, bitcode, erased 
        lib_node_operations-6_8 DXIL: derived annotations, bitcode, erased 
        lib_resources-16bit DXIL: derived annotations, order, bitcode, erased 
        lib_stages-6_8 DXIL: derived annotations, bitcode, erased 
        lib_stages-experimental DXIL: derived annotations, bitcode, erased 
        lib_stages-validator_1_7 DXIL: derived annotations, bitcode, erased 
        lib_subobjects-6_5 DXIL: derived annotations, bitcode, erased 
        lib_subobjects-6_9 DXIL: derived annotations, bitcode, erased 
        lib_subobjects-source_hash ILDB: derived annotations, bitcode, erased 
        lib_subobjects-source_hash DXIL: derived annotations, bitcode, erased 
        lib_subobjects-validator_1_4 DXIL: derived annotations, bitcode, erased 
        lib_subobjects DXIL: derived annotations, bitcode, erased 
        lib_use_lists-debug ILDB: derived annotations, bitcode, erased 
        lib_use_lists-debug DXIL: derived annotations, bitcode, erased 
        lib_use_lists-unoptimized ILDB: derived annotations, bitcode, erased 
        lib_use_lists-unoptimized DXIL: derived annotations, bitcode, erased 
        path_tracer-debug ILDB: derived annotations, bitcode, erased 
        ps_classes-templates ILDB: derived annotations, order, bitcode, erased 
        ps_debug-defines ILDB: derived annotations, order, bitcode, erased 
        ps_debug-embedded ILDB: derived annotations, order, bitcode, erased 
        ps_debug-embedded_6_7 ILDB: derived annotations, order, bitcode, erased 
        ps_debug-embedded_source_hash ILDB: derived annotations, order, bitcode, erased 
        ps_debug-pdb ILDB: derived annotations, order, bitcode, erased 
        ps_debug-pdb_source_hash ILDB: derived annotations, order, bitcode, erased 
        ps_debug-pdb_source_in_module ILDB: derived annotations, order, bitcode, erased 
        ps_debug-reflection_in_debug ILDB: derived annotations, order, bitcode, erased 
        ps_debug-reflection_in_dxil DXIL: derived annotations, order, bitcode, erased 
        ps_debug-source_in_module ILDB: derived annotations, order, bitcode, erased 
        ps_debug-stripped ILDB: derived annotations, order, bitcode, erased 
        rootsig_embedded-source_hash ILDB: derived annotations, order, bitcode, erased 
        cs_pass-6_7 DXIL: derived entry points, bitcode, erased 
        lib_comdat-6_3 DXIL: derived annotations, bitcode, erased 
        lib_linkage-6_3 DXIL: derived annotations, bitcode, erased 
        lib_subobjects-6_5 DXIL: derived entry points, bitcode, erased 
        lib_subobjects DXIL: derived entry points, bitcode, erased 
        ms_full-view DXIL: derived view id state, bitcode, erased 
        ps_classes-debug ILDB: derived annotations, order, bitcode, erased 
        ps_debug-embedded ILDB: derived annotations, order, bitcode, erased 
        rootsig_embedded-source_hash ILDB: derived annotations, order, bitcode, erased 
        lib_exports-debug ILDB: derived annotations, order, bitcode, erased 
        lib_exports-debug DXIL: derived annotations, order, bitcode, erased 
        cs_arrays DXIL: derived entry points, annotations, order, bitcode, erased 
        cs_images DXIL: derived annotations, order, bitcode, erased 
        cs_reduce DXIL: derived entry points, annotations, order, bitcode, erased 
        cs_subgroup DXIL: derived entry points, annotations, order, bitcode, erased 
        cs_wide-22_3 DXIL: derived entry points, annotations, order, bitcode, erased 
        cs_wide DXIL: derived entry points, annotations, order, bitcode, erased 
        ds_quad DXIL: derived entry points, view id state, annotations, order, bitcode, erased 
        fs_light DXIL: derived entry points, view id state, annotations, order, bitcode, erased 
        fs_switch DXIL: derived entry points, annotations, order, bitcode, erased 
        gs_expand DXIL: derived entry points, view id state, annotations, order, bitcode, erased 
        hs_quad DXIL: derived entry points, annotations, order, bitcode, erased 
        vs_transform DXIL: derived view id state, annotations, order, bitcode, erased 
        lib_rays DXIL: derived annotations, order, bitcode, erased 
        ps_lights ILDB: derived annotations, order, bitcode, erased 
        comdat: derived annotations, bitcode, erased 
        use_order: derived order, bitcode, erased 
        payload DXIL: derived annotations, bitcode, erased 
        resource_parameter DXIL: derived annotations, bitcode, erased 
    "#]]
    .assert_eq(&found.to_string());
}

/// Erases what is derived. A module whose metadata cannot be read stays as it is.
pub(crate) fn erase(module: &mut Module) {
    let Ok(mut metadata) = ShaderMetadata::read(module) else { return };
    metadata.view_id_state = None;
    metadata.type_annotations.clear();
    resource_usage::erase(&mut metadata);
    for element in elements(&mut metadata) {
        (element.start_row, element.start_col) = (-1, -1);
        usage_masks::erase(element);
    }
    if let Some(first) = metadata.entry_points.first_mut() {
        let flags = first.flags().difference(DERIVED_FLAGS);
        if let Some(properties) = &mut first.properties {
            properties.0.retain(|property| !matches!(property, EntryProperty::Flags(_)));
            if flags.0 != 0 {
                properties.set(EntryProperty::Flags(flags));
            }
            if properties.0.is_empty() {
                first.properties = None;
            }
        }
    }
    metadata.write(module);
}
