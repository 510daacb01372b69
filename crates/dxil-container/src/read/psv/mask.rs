//! Masks of components, and tables of them.

use core::fmt;
use core::ops::Range;

use crate::layout::psv::mask_size;
use crate::{At, FieldType};

/// A set of components of a signature: component `i` is number `i % 4` of vector `i / 4`.
#[derive(Clone, Copy)]
pub struct ComponentMask<'a> {
    bytes: At<&'a [u8]>,
}

/// Which components of one signature depend on which of another.
#[derive(Clone, Copy)]
pub struct DependencyTable<'a> {
    bytes: At<&'a [u8]>,
    /// Bytes of a mask.
    mask_size: usize,
}

impl<'a> ComponentMask<'a> {
    /// The mask in these bytes.
    pub(super) fn new(bytes: At<&'a [u8]>) -> Self {
        Self { bytes }
    }

    /// Whether the component is in the set.
    #[must_use]
    pub fn contains(&self, component: u32) -> bool {
        let byte = self.bytes.get(component as usize / 8);
        byte.is_some_and(|byte| byte >> (component % 8) & 1 != 0)
    }

    /// The components in the set, from the lowest on.
    pub fn iter(&self) -> impl Iterator<Item = u32> + Clone + use<'a> {
        let words = self.words().zip((0..).step_by(32));
        words.flat_map(|(word, first)| bits(word).map(move |bit| first | bit))
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.iter().all(|byte| *byte == 0)
    }

    /// The bytes of the file that hold it: none if the part lacks it.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.bytes.range()
    }

    /// Its bits in words of 32, as the file has them.
    pub fn words(&self) -> impl Iterator<Item = u32> + Clone + use<'a> {
        let words = self.bytes.chunks_exact(4);
        words.map(|word| u32::decode(&mut { word }).unwrap_or_default())
    }
}

impl<'a> DependencyTable<'a> {
    /// The table in these bytes for this number of output vectors.
    pub(super) fn new(bytes: At<&'a [u8]>, output_vectors: u8) -> Self {
        Self { bytes, mask_size: mask_size(output_vectors).max(1) }
    }

    /// The components of the output that depend on this component of the input.
    #[must_use]
    pub fn outputs(&self, input: u32) -> Option<ComponentMask<'a>> {
        let start = (input as usize).checked_mul(self.mask_size)?;
        let bytes = self.bytes.get(start..)?.get(..self.mask_size)?;
        let offset = self.bytes.offset().saturating_add(start);
        Some(ComponentMask::new(At::new(bytes, offset, self.mask_size)))
    }

    /// The components of the output that depend on each component of the input, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = ComponentMask<'a>> + Clone + use<'a> {
        let (start, size) = (self.bytes.offset(), self.mask_size);
        self.bytes.chunks_exact(size).enumerate().map(move |(index, bytes)| {
            let offset = start.saturating_add(index.saturating_mul(size));
            ComponentMask::new(At::new(bytes, offset, size))
        })
    }

    /// The bytes of the file that hold it: none if the part lacks it.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.bytes.range()
    }
}

/// The numbers of the bits that are set, from the lowest on.
fn bits(word: u32) -> impl Iterator<Item = u32> + Clone {
    let rest = |word: &u32| Some(word & word.wrapping_sub(1));
    let words = core::iter::successors(Some(word), rest).take_while(|word| *word != 0);
    words.map(u32::trailing_zeros)
}

/// The components in the set.
impl fmt::Debug for ComponentMask<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The components of the output for each component of the input.
impl fmt::Debug for DependencyTable<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
