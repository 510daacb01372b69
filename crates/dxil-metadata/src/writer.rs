//! A module to which metadata is written.

use core::ops::{Deref, DerefMut};

use dxil_ir::metadata::Reference;
use dxil_ir::{MetadataId, Module};

use crate::resource::Resources;

/// A module to which metadata is written.
pub(crate) struct ModuleWriter<'m> {
    module: &'m mut Module,
    /// The integers of 8 and of 32 bits below [`SMALL`] that have been written: most operands of DXIL's metadata are such.
    small: [[Reference; SMALL]; 2],
    /// The resources of the module, which entry points have as well, and what they have been written as.
    resources: Option<(&'m Resources, Reference)>,
}

const SMALL: usize = 32;

impl<'m> ModuleWriter<'m> {
    pub(crate) fn new(module: &'m mut Module) -> Self {
        Self { module, small: [[None; SMALL]; 2], resources: None }
    }

    /// A module with these resources, which are written once.
    pub(crate) fn sharing(mut self, resources: Option<&'m Resources>) -> Self {
        self.resources = resources.map(|it| (it, None));
        self
    }

    /// What the resources of the module have been written as, if these are the same.
    pub(crate) fn known_resources(&self, resources: &Resources) -> Reference {
        let (shared, known) = self.resources?;
        known.filter(|_| shared == resources)
    }

    /// Keeps what resources have been written as, if they are those of the module.
    pub(crate) fn keep_resources(&mut self, resources: &Resources, written: MetadataId) {
        if let Some((shared, known @ None)) = &mut self.resources {
            if *shared == resources {
                *known = Some(written);
            }
        }
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
