//! The use of resources.

use dxil_derive::resource_usage;
use dxil_metadata::{Resource, ResourceContent, ResourceProperty, ShaderMetadata};
use expect_test::expect_file;

use crate::comparison::Comparison;

#[test]
fn uses_equal_the_erased_ones() {
    let found = Comparison::of_modules(|comparison, name, module, metadata| {
        let mut derived = metadata.clone();
        erase(&mut derived);
        resource_usage(module, &mut derived);
        for (derived, erased) in uavs(&mut derived).zip(uavs(&mut metadata.clone())) {
            let name = format!("{name} {}", erased.id);
            let [derived, erased] = [derived, erased].map(|it| format!("{:?}", it.properties()));
            comparison.compare(&name, &derived, &erased);
        }
    });
    expect_file!["resource_usage.txt"].assert_eq(&found.to_string());
}

/// Erases the uses of 64-bit atomic operations.
pub(crate) fn erase(metadata: &mut ShaderMetadata) {
    for uav in uavs(metadata) {
        if let ResourceContent::Uav(uav) = &mut uav.content {
            if let Some(properties) = &mut uav.properties {
                properties.0.retain(|it| !matches!(it, ResourceProperty::Atomic64Use(_)));
            }
        }
    }
}

/// The UAVs of the module and of its entry points.
fn uavs(metadata: &mut ShaderMetadata) -> impl Iterator<Item = &mut Resource> {
    let entries = metadata.entry_points.iter_mut().map(|entry| &mut entry.resources);
    let all = entries.chain([&mut metadata.resources]).flatten();
    all.flat_map(|resources| resources.uavs.iter_mut().flatten())
}
