//! Sets of globals.

use alloc::vec;
use alloc::vec::Vec;

use super::Global;
use crate::edit::Error;
use crate::{Id as _, Module};

/// Some of the globals of a module: for each one, whether it is in the set.
#[derive(Clone)]
pub(super) struct Globals {
    functions: Vec<bool>,
    variables: Vec<bool>,
    aliases: Vec<bool>,
    len: usize,
}

impl Globals {
    /// The set of these globals.
    pub(super) fn of(module: &Module, globals: &[Global]) -> Result<Self, Error> {
        let mut set = Self {
            functions: vec![false; module.functions.len()],
            variables: vec![false; module.variables.len()],
            aliases: vec![false; module.aliases.len()],
            len: 0,
        };
        for &global in globals {
            let place = set.place(global).ok_or(Error::NoGlobal(global))?;
            let is_new = !core::mem::replace(place, true);
            set.len += usize::from(is_new);
        }
        Ok(set)
    }

    fn place(&mut self, global: Global) -> Option<&mut bool> {
        match global {
            Global::Function(id) => self.functions.get_mut(id.index()),
            Global::Variable(id) => self.variables.get_mut(id.index()),
            Global::Alias(id) => self.aliases.get_mut(id.index()),
        }
    }

    pub(super) fn contains(&self, global: Global) -> bool {
        let place = match global {
            Global::Function(id) => self.functions.get(id.index()),
            Global::Variable(id) => self.variables.get(id.index()),
            Global::Alias(id) => self.aliases.get(id.index()),
        };
        place.copied().unwrap_or(false)
    }

    /// Takes a global out. Returns whether it was in the set.
    pub(super) fn remove(&mut self, global: Global) -> bool {
        let was_in = self.place(global).is_some_and(core::mem::take);
        self.len -= usize::from(was_in);
        was_in
    }

    /// The number of globals in the set.
    pub(super) const fn len(&self) -> usize {
        self.len
    }
}
