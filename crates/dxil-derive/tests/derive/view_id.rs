//! The dependencies of outputs.

use dxil_derive::view_id_state;
use expect_test::expect_file;

use crate::comparison::Comparison;

#[test]
fn dependencies_equal_the_erased_ones() {
    let found = Comparison::of_modules(|comparison, name, module, metadata| {
        let mut derived = metadata.clone();
        derived.view_id_state = None;
        view_id_state(module, &mut derived);
        let [derived, erased] = [&derived, metadata].map(|it| format!("{:?}", it.view_id_state));
        if metadata.view_id_state.is_some() || derived != erased {
            comparison.compare(name, &derived, &erased);
        }
    });
    expect_file!["view_id.txt"].assert_eq(&found.to_string());
}
