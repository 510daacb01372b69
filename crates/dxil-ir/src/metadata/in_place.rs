//! Operands of tuples, most of which are few: these are stored where they belong, without memory of their own.

use core::fmt;
use core::ops::{Deref, DerefMut};

use smallvec::SmallVec;

use super::Reference;

/// The operands of a tuple, of which up to 12 take no memory of their own: as many as fit where a node of debug information
/// has its fields.
///
/// ```
/// let operands = dxil_ir::Operands::from([None, None]);
/// assert_eq!(operands.len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Operands(SmallVec<[Reference; 12]>);

impl Deref for Operands {
    type Target = [Reference];

    fn deref(&self) -> &[Reference] {
        &self.0
    }
}

impl DerefMut for Operands {
    fn deref_mut(&mut self) -> &mut [Reference] {
        &mut self.0
    }
}

impl fmt::Debug for Operands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl FromIterator<Reference> for Operands {
    fn from_iter<I: IntoIterator<Item = Reference>>(operands: I) -> Self {
        Self(operands.into_iter().collect())
    }
}

impl<T: AsRef<[Reference]>> From<T> for Operands {
    fn from(operands: T) -> Self {
        Self(operands.as_ref().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_ones_are_as_short_ones() {
        for length in [0, 11, 12, 13, 40] {
            let references = alloc::vec![None; length];
            let collected: Operands = references.iter().copied().collect();
            assert_eq!(collected, Operands::from(&references));
            assert_eq!(*collected, *references);
        }
    }
}
