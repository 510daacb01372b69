//! Memory that a module uses.

use dxil_ir::{DataLayout, Module};

/// The address space of group-shared memory.
pub const GROUP_SHARED: u32 = 3;

/// Bytes of all variables in group-shared memory.
pub(crate) fn group_shared_bytes(module: &Module) -> u32 {
    let mut variables =
        module.variables.values().filter(|it| it.address_space == GROUP_SHARED).peekable();
    if variables.peek().is_none() {
        return 0;
    }
    let layout = DataLayout::new(module);
    let sizes = variables.map(|variable| layout.size(variable.ty).unwrap_or(0));
    sizes.fold(0, u64::saturating_add).try_into().unwrap_or(u32::MAX)
}
