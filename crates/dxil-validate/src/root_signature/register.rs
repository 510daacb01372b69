//! The registers that a root signature binds.

use alloc::format;
use alloc::vec::Vec;

use dxil_container::layout::{DescriptorRange, DescriptorRangeType, ShaderVisibility};

use super::Violation;

/// The first of the spaces that are for the system.
const FIRST_RESERVED_SPACE: u32 = 0xffff_fff0;

/// Registers of a space that a record binds.
#[derive(Clone, Copy)]
pub(super) struct Registers {
    pub(super) kind: DescriptorRangeType,
    pub(super) space: u32,
    pub(super) first: u32,
    pub(super) last: u32,
    /// The shaders that see them.
    pub(super) visibility: ShaderVisibility,
    /// Whether a root descriptor binds the one register.
    pub(super) is_root_descriptor: bool,
    /// The byte at which the record begins.
    pub(super) offset: usize,
}

/// The last of this number of registers; `None` if there are none, or not as many.
pub(super) fn last(first: u32, count: u32) -> Option<u32> {
    match count {
        DescriptorRange::UNBOUNDED => Some(u32::MAX),
        _ => first.checked_add(count.checked_sub(1)?),
    }
}

/// Sorts registers as [`overlaps`] and [`covering`] want them.
pub(super) fn sort(registers: &mut [Registers]) {
    registers.sort_by_key(|it| (it.kind.0, it.space, it.first));
}

/// The registers that are bound twice for the same shaders, and those of spaces that are for the system.
pub(super) fn overlaps(sorted: &[Registers]) -> Vec<Violation> {
    let mut violations = Vec::new();
    let mut report = |it: &Registers, what| {
        let Registers { kind, space, first, last, offset, .. } = it;
        let message = format!("{kind} registers {first} to {last} of space {space} {what}");
        violations.push(Violation { offset: *offset, message });
    };
    // Of those with each visibility, the ones with the greatest end.
    let mut greatest: [Option<&Registers>; ShaderVisibility::NAMED.len()] = Default::default();
    for it in sorted {
        if it.space >= FIRST_RESERVED_SPACE {
            report(it, "are for the system");
        }
        // The visibility is known, or reported.
        let Some(place) = greatest.get(it.visibility.0 as usize) else { continue };
        let overlaps = |other: &&Registers| {
            (other.kind, other.space) == (it.kind, it.space) && other.last >= it.first
        };
        let is_twice = match it.visibility {
            ShaderVisibility::All => greatest.iter().flatten().any(overlaps),
            _ => greatest[0].iter().chain(place).any(overlaps),
        };
        if is_twice {
            report(it, "are bound twice for the same shaders");
        }
        let place = &mut greatest[it.visibility.0 as usize];
        let is_greater = |other: &Registers| !overlaps(&other) || other.last < it.last;
        if place.is_none_or(is_greater) {
            *place = Some(it);
        }
    }
    violations
}

/// Of sorted registers that do not overlap, those that contain all of these.
pub(super) fn covering(
    sorted: &[Registers],
    kind: DescriptorRangeType,
    space: u32,
    first: u32,
    last: u32,
) -> Option<&Registers> {
    let end =
        sorted.partition_point(|it| (it.kind.0, it.space, it.first) <= (kind.0, space, first));
    let found = sorted[..end].last()?;
    let contains = (found.kind, found.space) == (kind, space) && found.last >= last;
    contains.then_some(found)
}
