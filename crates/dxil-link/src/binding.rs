//! Registers of resources that have none.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use dxil_metadata::Resource;

use crate::Diagnostic;

/// The space and register of a resource that has none.
const UNBOUND: u32 = u32::MAX;

/// Taken registers of one class and space: the last of each range by its first.
type Taken = BTreeMap<u32, (u32, usize)>;

/// Gives each resource without a register the first free ones of its space, in the order of the list. A
/// resource without a space gets the one for automatic bindings.
///
/// # Errors
///
/// Each pair of resources whose registers overlap, and resources for which no registers are left.
pub(crate) fn bind(
    resources: &mut [Resource],
    automatic_space: u32,
) -> Result<(), Vec<Diagnostic>> {
    let mut errors = Vec::new();
    let mut taken: BTreeMap<(u32, u32), Taken> = BTreeMap::new();
    let last = |first: u32, size: u32| first.checked_add(size.saturating_sub(1));
    for (index, it) in resources.iter().enumerate().filter(|(_, it)| it.lower_bound != UNBOUND) {
        let registers = taken.entry((it.class().0, it.space)).or_default();
        let end = last(it.lower_bound, it.range_size).unwrap_or(UNBOUND);
        let before = registers.range(..=end).next_back();
        if let Some((_, &(_, other))) = before.filter(|(_, (end, _))| *end >= it.lower_bound) {
            let message = format!(
                "the resources {} and {} have the same {} in space {}",
                resources[other].name,
                it.name,
                register(it, it.lower_bound),
                it.space
            );
            errors.push(Diagnostic::new(message));
        }
        registers.insert(it.lower_bound, (end, index));
    }
    for (index, it) in resources.iter_mut().enumerate().filter(|(_, it)| it.lower_bound == UNBOUND)
    {
        if it.space == UNBOUND {
            it.space = automatic_space;
        }
        let registers = taken.entry((it.class().0, it.space)).or_default();
        let mut first = Some(0);
        for (&start, &(end, _)) in &*registers {
            let fits = first.and_then(|it_first| last(it_first, it.range_size));
            if fits.is_some_and(|end| end < start) {
                break;
            }
            first = end.checked_add(1).map(|next| first.map_or(next, |first| first.max(next)));
        }
        let unbounded = it.range_size == u32::MAX;
        let end = first.and_then(|first| match unbounded {
            true => Some(UNBOUND),
            false => last(first, it.range_size),
        });
        let Some((first, end)) = first.zip(end) else {
            let message = format!("space {} has no registers left for {}", it.space, it.name);
            errors.push(Diagnostic::new(message));
            continue;
        };
        it.lower_bound = first;
        registers.insert(first, (end, index));
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// A register as HLSL names it.
fn register(resource: &Resource, number: u32) -> alloc::string::String {
    let letters = ['t', 'u', 'b', 's'];
    let letter = letters.get(resource.class().0 as usize).copied().unwrap_or('?');
    format!("register {letter}{number}")
}
