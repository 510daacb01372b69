//! The runs in which two sequences differ.

use alloc::vec;
use alloc::vec::Vec;
use core::hash::Hash;
use core::ops::Range;

use similar::{Algorithm, DiffOp};

/// The runs in which two sequences differ, side by side: both have the elements between them.
pub(super) fn differing_runs<T: Hash + Ord>(
    old: &[T],
    new: &[T],
) -> Vec<(Range<usize>, Range<usize>)> {
    /// The largest product of lengths that are compared. Longer sequences differ from their first
    /// difference on: to look for more common elements would take too long.
    const LIMIT: usize = 1 << 24;
    let same = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let (old_rest, new_rest) = (&old[same..], &new[same..]);
    if old_rest.len().saturating_mul(new_rest.len()) > LIMIT {
        return vec![(same..old.len(), same..new.len())];
    }
    let ops = similar::capture_diff_slices(Algorithm::Myers, old_rest, new_rest);
    let shift = |range: Range<usize>| range.start + same..range.end + same;
    let mut runs: Vec<(Range<usize>, Range<usize>)> = Vec::new();
    for op in ops.iter().filter(|op| !matches!(op, DiffOp::Equal { .. })) {
        let (old, new) = (shift(op.old_range()), shift(op.new_range()));
        match runs.last_mut() {
            Some(last) if last.0.end == old.start && last.1.end == new.start => {
                *last = (last.0.start..old.end, last.1.start..new.end);
            }
            _ => runs.push((old, new)),
        }
    }
    runs
}
