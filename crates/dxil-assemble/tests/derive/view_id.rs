//! The dependencies of outputs.

use dxil_assemble::derive::view_id_state;
use expect_test::expect;

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
    expect![[r#"
        222 compared, 214 equal
        debug ILDB: derived Some(SerializedViewIdState([1, 1, 1])), erased None
        debug DXIL: derived Some(SerializedViewIdState([1, 1, 1])), erased None
        ms_full-view DXIL: derived Some(SerializedViewIdState([0, 9, 32, 11, 514])), erased Some(SerializedViewIdState([0, 9, 34, 11, 0]))
        ds_quad DXIL: derived Some(SerializedViewIdState([8, 8, 1, 2, 4, 0, 16, 32, 64, 128, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 64, 128, 0])), erased Some(SerializedViewIdState([8, 8, 1, 2, 4, 0, 16, 32, 64, 128, 28, 240, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
        fs_light DXIL: derived Some(SerializedViewIdState([17, 8, 15, 15, 0, 0, 23, 0, 0, 0, 1, 2, 4, 8, 7, 7, 7, 0, 32])), erased Some(SerializedViewIdState([20, 8, 15, 15, 0, 0, 23, 0, 0, 0, 1, 2, 4, 8, 7, 7, 7, 0, 32, 0, 0, 0]))
        gs_expand DXIL: derived Some(SerializedViewIdState([8, 13, 1, 2, 4, 8, 256, 512, 1024, 2048, 0, 0, 0])), erased Some(SerializedViewIdState([8, 16, 1, 2, 4, 8, 256, 512, 1024, 2048, 0, 0, 0]))
        hs_quad DXIL: derived Some(SerializedViewIdState([8, 8, 7, 7, 7, 0, 16, 32, 64, 128, 25, 0, 0, 0, 0, 1, 2, 4, 8])), erased Some(SerializedViewIdState([8, 8, 7, 7, 7, 0, 16, 32, 64, 128, 28, 0, 0, 0, 0, 1, 2, 4, 8]))
        vs_transform DXIL: derived Some(SerializedViewIdState([17, 16, 61440, 61440, 61440, 0, 1, 2, 0, 0, 3856, 0, 0, 0, 16, 0, 0, 0, 3840])), erased None
    "#]].assert_eq(&found.to_string());
}
