//! Registers of elements of signatures.

use dxil_derive::{Packing, pack_signatures};
use dxil_metadata::ShaderMetadata;
use expect_test::expect_file;

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
    expect_file!["packing.txt"].assert_eq(&found.to_string());
}

/// The places of all elements.
fn places(mut metadata: ShaderMetadata) -> String {
    let places =
        elements(&mut metadata).map(|it| format!("{}@{}.{}", it.name, it.start_row, it.start_col));
    places.collect::<Vec<_>>().join(" ")
}
