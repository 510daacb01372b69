//! Masks of used components.

use dxil_derive::usage_masks;
use dxil_metadata::{SignatureElement, SignatureElementProperty};
use expect_test::expect_file;

use crate::comparison::{Comparison, elements};

#[test]
fn masks_equal_the_erased_ones() {
    let found = Comparison::of_modules(|comparison, name, module, metadata| {
        let mut derived = metadata.clone();
        elements(&mut derived).for_each(erase);
        usage_masks(module, &mut derived);
        let mut erased = metadata.clone();
        for (derived, erased) in elements(&mut derived).zip(elements(&mut erased)) {
            let name = format!("{name} {}", erased.name);
            let [derived, erased] = [derived, erased].map(|it| format!("{:?}", it.properties));
            comparison.compare(&name, &derived, &erased);
        }
    });
    expect_file!["usage_masks.txt"].assert_eq(&found.to_string());
}

pub(crate) fn erase(element: &mut SignatureElement) {
    let Some(properties) = &mut element.properties else { return };
    properties.0.retain(|property| {
        !matches!(
            property,
            SignatureElementProperty::UsageMask(_) | SignatureElementProperty::DynamicIndexMask(_)
        )
    });
    if properties.0.is_empty() {
        element.properties = None;
    }
}
