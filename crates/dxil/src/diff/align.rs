//! What two sequences have in common.

use std::hash::Hash;
use std::ops::Range;

use similar::{Algorithm, DiffOp};

/// Where two sequences are not the same, side by side: what is between these runs, both have.
pub(super) fn differing_runs<T: Hash + Ord>(
    old: &[T],
    new: &[T],
) -> Vec<(Range<usize>, Range<usize>)> {
    /// Sequences whose lengths' product is larger differ from their first difference on: looking
    /// for more that they have in common would take too long.
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
