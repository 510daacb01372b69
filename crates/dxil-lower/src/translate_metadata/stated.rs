//! Facts that entry points state in metadata already, such as signatures: LLVM has no form for them.

use alloc::vec::Vec;

use dxil_metadata::{EntryPoint, EntryProperties};

/// Adds what metadata stated of entry points before. What attributes state takes the place of what metadata stated. Entry
/// points of a library that metadata alone states stay, as in LLVM.
pub(super) fn keep(points: &mut Vec<EntryPoint>, stated: Vec<EntryPoint>, is_library: bool) {
    for before in stated {
        let mut known = points.iter_mut().filter(|it| it.function == before.function);
        let Some(point) = known.next() else {
            if is_library {
                points.push(before);
            }
            continue;
        };
        point.signatures = point.signatures.take().or(before.signatures);
        let mut properties = before.properties.unwrap_or_default();
        for property in point.properties.take().into_iter().flat_map(|it| it.0) {
            properties.set(property);
        }
        point.properties = Some(properties).filter(|EntryProperties(all)| !all.is_empty());
    }
}
