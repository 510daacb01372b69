//! The tables of `PSV0`: what nothing in the part refers to.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use bstr::ByteSlice as _;
use dxil_container::layout::psv::SignatureElement;
use dxil_container::write::{Psv, PsvSignatures};

/// The most zero bytes after the last string, which pad the table.
const MOST_PADDING: usize = 3;

/// The first string and the first semantic index that nothing uses.
pub(super) fn unused(psv: &Psv) -> Vec<String> {
    let string = unused_string(psv);
    let string = string.map(|string| format!("the string {:?}", string.as_bstr()));
    let index = unused_index(psv).map(|index| format!("the semantic index {index}"));
    string.into_iter().chain(index).collect()
}

/// The elements of all signatures.
pub(super) fn elements(psv: &Psv) -> impl Iterator<Item = &SignatureElement> {
    let PsvSignatures { inputs, outputs, patch_constants, .. } = &psv.signatures;
    [inputs, outputs, patch_constants].into_iter().flatten()
}

/// The first string that nothing uses.
pub(super) fn unused_string(psv: &Psv) -> Option<&[u8]> {
    let names = elements(psv).map(|element| element.semantic_name.0);
    let mut names: BTreeSet<_> = names.collect();
    names.insert(psv.info.entry_function_name.0);
    let mut strings = strings(&psv.signatures.strings.0).into_iter();
    strings.find(|(offset, _)| !names.contains(offset)).map(|(_, string)| string)
}

fn unused_index(psv: &Psv) -> Option<usize> {
    let count = psv.signatures.semantic_indexes.len();
    // How many ranges begin and end at each index: ranges may claim more than there is, and lie on one another.
    let mut edges = vec![0_i64; count + 1];
    let of_elements = elements(psv).map(|it| range(it.semantic_indexes, it.rows.into()));
    for range in of_elements.chain(shapes(psv)) {
        let end = count.min(range.end as usize);
        edges[end.min(range.start as usize)] += 1;
        edges[end] -= 1;
    }
    let mut open = 0;
    edges[..count].iter().position(|edge| {
        open += edge;
        open == 0
    })
}

fn range(start: u32, count: u32) -> Range<u32> {
    start..start.saturating_add(count)
}

/// The semantic indices that are those of the shapes of matrices.
fn shapes(psv: &Psv) -> Vec<Range<u32>> {
    let Some(lin_alg) = &psv.lin_alg else { return Vec::new() };
    let constructions = lin_alg.constructions.iter();
    let constructions = constructions.map(|it| range(it.shapes_index, it.shapes_count));
    let multiplies = [&lin_alg.wave_multiplies, &lin_alg.thread_group_multiplies];
    let multiplies = multiplies.into_iter().flatten();
    constructions.chain(multiplies.map(|it| range(it.shapes_index, it.shapes_count))).collect()
}

/// The shapes that each operation on matrices names, by their numbers.
pub(super) fn shape_numbers(psv: &Psv) -> Vec<Option<&[u32]>> {
    let all = &psv.signatures.semantic_indexes;
    let shapes = shapes(psv).into_iter();
    shapes.map(|it| all.get(it.start as usize..it.end as usize)).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn unused_of(strings: &[u8], indexes: &[u32], element: SignatureElement) -> Vec<String> {
        let mut psv = Psv::default();
        psv.signatures.strings.0 = strings.into();
        psv.signatures.semantic_indexes = indexes.into();
        psv.signatures.inputs = vec![element];
        unused(&psv)
    }

    #[test]
    fn what_nothing_uses_is_found() {
        let element =
            SignatureElement { rows: 2, semantic_indexes: 1, ..SignatureElement::default() };
        assert_eq!(unused_of(b"\0", &[0, 0, 1], element), ["the semantic index 0"]);
        assert_eq!(
            unused_of(b"\0A\0B\0", &[0, 0, 1, 5], element),
            ["the string \"A\"", "the semantic index 0"]
        );
        let element = SignatureElement { rows: 2, ..SignatureElement::default() };
        assert_eq!(unused_of(b"\0\0\0\0", &[0, 1], element), [""; 0], "padding");
        assert_eq!(unused_of(b"\0", &[0, 1, 2], element), ["the semantic index 2"]);
    }

    #[test]
    fn a_range_may_claim_more_than_there_is() {
        let element = SignatureElement {
            rows: 255,
            semantic_indexes: u32::MAX - 1,
            ..SignatureElement::default()
        };
        assert_eq!(unused_of(b"\0", &[7], element), ["the semantic index 0"]);
    }
}
