//! A module to which metadata is written.

use core::ops::{Deref, DerefMut};

use dxil_ir::metadata::Reference;
use dxil_ir::{MetadataId, Module};

/// A module to which metadata is written.
pub(crate) struct ModuleWriter<'m> {
    module: &'m mut Module,
    /// The integers of 8 and of 32 bits below [`SMALL`] that have been written: most operands of DXIL's metadata are such.
    small: [[Reference; SMALL]; 2],
}

const SMALL: usize = 32;

impl<'m> ModuleWriter<'m> {
    pub(crate) fn new(module: &'m mut Module) -> Self {
        Self { module, small: [[None; SMALL]; 2] }
    }

    /// An integer constant of this width, which is added if it is new.
    pub(crate) fn integer(&mut self, bits: u32, value: u64) -> MetadataId {
        let known = match bits {
            8 => self.small[0].get_mut(value as usize),
            32 => self.small[1].get_mut(value as usize),
            _ => None,
        };
        if let Some(Some(known)) = known {
            return *known;
        }
        let Module { types, constants, metadata, .. } = &mut *self.module;
        let ty = types.integer(bits);
        let id = metadata.constant(constants.integer(types, ty, value));
        if let Some(known) = known {
            *known = Some(id);
        }
        id
    }
}

impl Deref for ModuleWriter<'_> {
    type Target = Module;

    fn deref(&self) -> &Module {
        self.module
    }
}

impl DerefMut for ModuleWriter<'_> {
    fn deref_mut(&mut self) -> &mut Module {
        self.module
    }
}
