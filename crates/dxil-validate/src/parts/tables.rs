//! The tables of `PSV0`: what nothing in the part refers to.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use bstr::ByteSlice as _;
use dxil_container::write::Psv;

/// The most zero bytes after the last string, which pad the table.
const MOST_PADDING: usize = 3;

/// The strings and semantic indices that nothing uses.
pub(super) fn unused(psv: &Psv) -> Vec<String> {
    let signatures = &psv.signatures;
    let elements = [&signatures.inputs, &signatures.outputs, &signatures.patch_constants];
    let mut names = BTreeSet::from([psv.info.entry_function_name.0]);
    let mut indexes = BTreeSet::new();
    for element in elements.into_iter().flatten() {
        names.insert(element.semantic_name.0);
        let start = element.semantic_indexes;
        indexes.extend(start..start.saturating_add(element.rows.into()));
    }
    for shapes in shapes(psv) {
        indexes.extend(shapes);
    }
    let strings = strings(&signatures.strings.0).into_iter();
    let strings = strings.filter(|(offset, _)| !names.contains(offset));
    let strings = strings.map(|(_, string)| format!("the string {:?}", string.as_bstr()));
    let count = u32::try_from(signatures.semantic_indexes.len()).unwrap_or(u32::MAX);
    let numbers = (0..count).filter(|it| !indexes.contains(it));
    let numbers = numbers.map(|number| format!("the semantic index {number}"));
    strings.chain(numbers).collect()
}

/// The semantic indices that are those of the shapes of matrices.
fn shapes(psv: &Psv) -> Vec<Range<u32>> {
    let Some(lin_alg) = &psv.lin_alg else { return Vec::new() };
    let range = |start: u32, count: u32| start..start.saturating_add(count);
    let constructions = lin_alg.constructions.iter();
    let constructions = constructions.map(|it| range(it.shapes_index, it.shapes_count));
    let multiplies = [&lin_alg.wave_multiplies, &lin_alg.thread_group_multiplies];
    let multiplies = multiplies.into_iter().flatten();
    constructions.chain(multiplies.map(|it| range(it.shapes_index, it.shapes_count))).collect()
}

/// The strings of a table with their offsets, without an empty one at the start and padding.
fn strings(table: &[u8]) -> Vec<(u32, &[u8])> {
    let zeros = table.iter().rev().take_while(|byte| **byte == 0).count();
    let end = table.len() - zeros.min(MOST_PADDING);
    let (mut strings, mut start) = (Vec::new(), 0);
    while let Some(length) = table.get(start..).and_then(|rest| rest.find_byte(0)) {
        let is_padding = length == 0 && (start == 0 || start >= end);
        if let (false, Ok(offset)) = (is_padding, u32::try_from(start)) {
            strings.push((offset, &table[start..start + length]));
        }
        start += length + 1;
    }
    strings
}
