//! Names of instructions.

use alloc::vec::Vec;
use core::fmt;
use core::mem;

use bstr::{BStr, ByteSlice as _};

use super::InstructionId;
use crate::Id as _;

/// The names of those instructions of a body that have one, in one text.
///
/// An empty name is none. A name that is removed or replaced takes memory as long as the body does. The text has less
/// than 4 GiB: a name that it has no room for is left out.
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

impl Place {
    /// The place of a name after so many bytes; [`None`] if it would end beyond 4 GiB.
    fn after(start: usize, len: usize) -> Option<Self> {
        u32::try_from(start.checked_add(len)?).ok()?;
        Some(Self { start: start as u32, len: len as u32 })
    }
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

    /// Names an instruction, in place of the name that it has. It is left without one if the name is empty, or if all
    /// names together, with those that were removed, would have 4 GiB.
    pub fn insert(&mut self, id: InstructionId, name: &BStr) {
        match Place::after(self.text.len(), name.len()) {
            Some(place) if !name.is_empty() => {
                self.text.extend_from_slice(name);
                self.set(id, place);
            }
            _ => self.remove(id),
        }
    }

    /// Removes the name of an instruction.
    pub fn remove(&mut self, id: InstructionId) {
        if self.contains(id) {
            self.set(id, Place::default());
        }
    }

    /// Gives the name of an instruction to another one, unless that has a name. The first has none after it.
    ///
    /// ```
    /// # use dxil_ir::{Body, Instruction, InstructionKind, Module};
    /// # let (module, mut body) = (Module::new(), Body::new());
    /// # let instruction = || Instruction {
    /// #     kind: InstructionKind::Unreachable,
    /// #     ty: module.types.void(),
    /// #     location: None,
    /// # };
    /// # let [old, new] = [(); 2].map(|()| body.create_instruction(instruction()));
    /// body.names.insert(old, "sum".into());
    /// body.names.pass_on(old, new);
    /// assert_eq!([body.names.get(old), body.names.get(new)], [None, Some("sum".into())]);
    /// ```
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_name_takes_no_memory() {
        let mut names = InstructionNames::default();
        let far = InstructionId::from_index(1 << 20).expect("an id");
        names.insert(far, "".into());
        assert_eq!(names.places.len(), 0);
        names.insert(far, "x".into());
        names.insert(far, "".into());
        assert!(names.is_empty() && names.get(far).is_none());
    }

    #[test]
    fn a_name_beyond_the_end_has_no_place() {
        let most = u32::MAX as usize;
        assert!(Place::after(most - 1, 1).is_some());
        assert!(Place::after(most, 1).is_none() && Place::after(1, most).is_none());
        assert!(Place::after(usize::MAX, 1).is_none());
    }
}
