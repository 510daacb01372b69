//! Memory that a module uses.

use dxil_ir::{DataLayout, FunctionId, Module};

use crate::metadata::Flags;
use crate::rdat::Usage;

/// The address space of group-shared memory.
pub const GROUP_SHARED: u32 = 3;

/// The group-shared memory that the functions of a module use.
#[derive(Debug)]
pub struct GroupSharedUsage<'m>(Usage<'m>);

impl<'m> GroupSharedUsage<'m> {
    /// Looks at all functions of the module whose flags these are.
    #[must_use]
    pub fn new(flags: &Flags<'m>) -> Self {
        Self(Usage::new(flags, &[]))
    }

    /// Bytes of the variables that a function and those that it calls use; `None` if they use none.
    #[must_use]
    pub fn bytes(&self, function: FunctionId) -> Option<u64> {
        self.0.group_shared_bytes(function)
    }
}

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
