//! Names of instructions.

use alloc::vec::Vec;
use core::fmt;
use core::mem;

use bstr::{BStr, ByteSlice as _};

use super::InstructionId;
use crate::Id as _;

/// The names of those instructions of a body that have one, in one text.
///
/// An empty name is none. A name that is removed or replaced takes memory as long as the body does.
///
/// ```
/// use dxil_ir::{Body, Instruction, InstructionKind, Module};
///
/// let (module, mut body) = (Module::new(), Body::new());
/// let (kind, ty) = (InstructionKind::Unreachable, module.types.void());
/// let id = body.create_instruction(Instruction { kind, ty, location: None });
/// body.names.insert(id, "sum".into());
/// assert_eq!(body.names.get(id), Some("sum".into()));
/// ```
#[derive(Clone, Default)]
pub struct InstructionNames {
    /// The name of each instruction up to the last that has one.
    places: Vec<Place>,
    text: Vec<u8>,
    /// The number of names.
    count: usize,
}

/// The place of a name in the text.
#[derive(Clone, Copy, Default)]
struct Place {
    start: u32,
    /// The number of bytes; 0 if there is no name.
    len: u32,
}

impl InstructionNames {
    /// The name of an instruction.
    #[must_use]
    #[inline]
    pub fn get(&self, id: InstructionId) -> Option<&BStr> {
        self.places.get(id.index()).and_then(|&place| self.at(place))
    }

    fn at(&self, Place { start, len }: Place) -> Option<&BStr> {
        let (start, len) = (start as usize, len as usize);
        (len > 0).then(|| self.text[start..start + len].as_bstr())
    }

    /// Whether an instruction has a name.
    #[must_use]
    pub fn contains(&self, id: InstructionId) -> bool {
        self.get(id).is_some()
    }

    /// Whether no instruction has a name.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The number of instructions that have a name.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.count
    }

    /// Names an instruction, in place of the name that it has.
    ///
    /// # Panics
    ///
    /// If all names together have 4 GiB.
    pub fn insert(&mut self, id: InstructionId, name: &BStr) {
        let number = |len: usize| u32::try_from(len).expect("names of less than 4 GiB");
        let place = Place { start: number(self.text.len()), len: number(name.len()) };
        self.text.extend_from_slice(name);
        number(self.text.len());
        self.set(id, place);
    }

    /// Removes the name of an instruction.
    pub fn remove(&mut self, id: InstructionId) {
        if self.contains(id) {
            self.set(id, Place::default());
        }
    }

    /// Gives the name of an instruction to another one, unless that has a name.
    pub fn pass_on(&mut self, from: InstructionId, to: InstructionId) {
        if let Some(&place) = self.places.get(from.index()).filter(|place| place.len > 0) {
            self.set(from, Place::default());
            if !self.contains(to) {
                self.set(to, place);
            }
        }
    }

    fn set(&mut self, id: InstructionId, place: Place) {
        if self.places.len() <= id.index() {
            self.places.resize(id.index() + 1, Place::default());
        }
        let old = mem::replace(&mut self.places[id.index()], place);
        self.count += usize::from(place.len > 0);
        self.count -= usize::from(old.len > 0);
    }

    /// Keeps the names of the instructions for which `keep` returns true.
    pub fn retain(&mut self, mut keep: impl FnMut(InstructionId) -> bool) {
        for (index, place) in self.places.iter_mut().enumerate() {
            let Some(id) = InstructionId::from_index(index) else { break };
            if place.len > 0 && !keep(id) {
                *place = Place::default();
                self.count -= 1;
            }
        }
    }

    /// Removes all names.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// The instructions that have a name, in the order of their ids, and their names.
    pub fn iter(&self) -> impl Iterator<Item = (InstructionId, &BStr)> {
        let places = self.places.iter().enumerate();
        places.filter_map(|(index, &place)| {
            Some((InstructionId::from_index(index)?, self.at(place)?))
        })
    }

    /// The names, in the order of the ids of their instructions.
    pub fn values(&self) -> impl Iterator<Item = &BStr> {
        self.places.iter().filter_map(|&place| self.at(place))
    }
}

impl<N: AsRef<[u8]>> Extend<(InstructionId, N)> for InstructionNames {
    fn extend<T: IntoIterator<Item = (InstructionId, N)>>(&mut self, names: T) {
        for (id, name) in names {
            self.insert(id, name.as_ref().as_bstr());
        }
    }
}

impl PartialEq for InstructionNames {
    fn eq(&self, other: &Self) -> bool {
        self.count == other.count && self.iter().eq(other.iter())
    }
}

impl fmt::Debug for InstructionNames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
