//! Compares bytes without a structure.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

/// The places in which two runs of bytes differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The size of both, in bytes.
    pub sizes: [usize; 2],
    /// The places in both that differ, in bytes from their start.
    pub places: Vec<[Range<usize>; 2]>,
}

impl Difference {
    /// Compares byte by byte if the sizes are the same; else the place between the common start and the
    /// common end differs.
    pub(super) fn new(old: &[u8], new: &[u8]) -> Self {
        let sizes = [old.len(), new.len()];
        if old.len() == new.len() {
            let places = differing(old, new).into_iter().map(|range| [range.clone(), range]);
            return Self { sizes, places: places.collect() };
        }
        let start = old.iter().zip(new).take_while(|(a, b)| a == b).count();
        let [old, new] = [&old[start..], &new[start..]];
        let end = old.iter().rev().zip(new.iter().rev()).take_while(|(a, b)| a == b).count();
        let place = sizes.map(|size| start..size - end);
        Self { sizes, places: vec![place] }
    }
}

/// The runs of bytes that differ. Runs with few equal bytes between them are one.
fn differing(old: &[u8], new: &[u8]) -> Vec<Range<usize>> {
    /// The maximum number of equal bytes within a run.
    const GAP: usize = 4;
    let mut runs: Vec<Range<usize>> = Vec::new();
    let differ = old.iter().zip(new).enumerate().filter(|(_, (a, b))| a != b);
    for (index, _) in differ {
        match runs.last_mut() {
            Some(run) if index - run.end <= GAP => run.end = index + 1,
            _ => runs.push(index..index + 1),
        }
    }
    runs
}

/// The sizes if they differ, and the first places.
impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// The maximum number of places to show.
        const SHOWN: usize = 6;
        match self.sizes {
            [old, new] if old == new => write!(f, "{old} bytes, different at ")?,
            [old, new] => write!(f, "{old} bytes -> {new} bytes, different at ")?,
        }
        for (index, [old, new]) in self.places.iter().take(SHOWN).enumerate() {
            let between = if index == 0 { "" } else { ", " };
            write!(f, "{between}{:#x}..{:#x}", old.start, old.end)?;
            if old != new {
                write!(f, " -> {:#x}..{:#x}", new.start, new.end)?;
            }
        }
        match self.places.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(f, " and {more} more"),
        }
    }
}
