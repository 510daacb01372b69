//! Gaps between ranges of bytes.

use alloc::vec::Vec;
use core::ops::Range;

/// The bytes of the whole that none of the ranges takes, in order. The ranges may overlap.
pub(crate) fn gaps(whole: Range<usize>, mut taken: Vec<Range<usize>>) -> Vec<Range<usize>> {
    taken.push(whole.end..whole.end);
    taken.sort_unstable_by_key(|range| range.start);
    let mut end = whole.start;
    let mut gaps = Vec::new();
    for range in taken {
        if range.start > end {
            gaps.push(end..range.start);
        }
        end = end.max(range.end);
    }
    gaps
}
