//! All kinds of metadata at once.

use dxil_derive::{DERIVED_FLAGS, Packing, derive};
use dxil_ir::Module;
use dxil_metadata::{EntryProperty, ShaderMetadata};
use expect_test::expect_file;

use crate::comparison::{Comparison, elements};
use crate::{resource_usage, usage_masks};

/// The bitcode is what it was. Where it is not, the differing metadata is listed.
#[test]
fn erased_and_derived_metadata_gives_the_same_bitcode() {
    let found = Comparison::of_modules(|comparison, name, module, metadata| {
        let Ok(before) = dxil_bitcode::write(module) else { return };
        let mut derived = module.clone();
        erase(&mut derived);
        let returned = derive(&mut derived, Packing::PrefixStable).unwrap();
        let after = dxil_bitcode::write(&derived).unwrap();
        let found = ShaderMetadata::read(&derived).unwrap();
        assert_eq!(returned, found, "{name}");
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
    expect_file!["whole.txt"].assert_eq(&found.to_string());
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
