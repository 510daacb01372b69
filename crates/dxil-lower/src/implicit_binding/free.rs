//! The registers that no resource has.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_format::ResourceClass;
use dxil_ir::Module;

use crate::resource::Resources;

/// Registers, from the first to the last.
type Range = (u32, u32);

const ALL: Range = (0, u32::MAX);

/// The free registers of each class and space in which some are taken, in ascending ranges.
pub(super) struct Registers(BTreeMap<(u32, u32), Vec<Range>>);

impl Registers {
    /// Those that the resources of a module leave.
    pub(super) fn new(module: &Module) -> Self {
        let mut free: BTreeMap<_, Vec<Range>> = BTreeMap::new();
        // In ascending order: registers are taken out of the last range.
        for resource in &Resources::new(module).list {
            let it = resource.binding;
            let ranges =
                free.entry((resource.ty.class().0, it.space)).or_insert_with(|| [ALL].into());
            let Some((first, last)) = ranges.pop() else { continue };
            if first < it.lower_bound {
                ranges.push((first, last.min(it.lower_bound - 1)));
            }
            match it.upper_bound().checked_add(1) {
                Some(next) if next <= last => ranges.push((first.max(next), last)),
                _ => {}
            }
        }
        Self(free)
    }

    /// Takes the first registers in a row that are free, and returns the first of them; [`None`] if there are not that many.
    /// An array without bound takes all registers after the last that is taken.
    pub(super) fn take(&mut self, class: ResourceClass, space: u32, size: u32) -> Option<u32> {
        let ranges = self.0.entry((class.0, space)).or_insert_with(|| [ALL].into());
        if matches!(size, 0 | u32::MAX) {
            return match ranges.pop() {
                Some((first, u32::MAX)) => Some(first),
                last => {
                    ranges.extend(last);
                    None
                }
            };
        }
        let fits = |&(first, last): &Range| last - first >= size - 1;
        let index = ranges.iter().position(fits)?;
        let (first, last) = ranges[index];
        match first.checked_add(size) {
            Some(next) if next <= last => ranges[index].0 = next,
            _ => {
                ranges.remove(index);
            }
        }
        Some(first)
    }
}
