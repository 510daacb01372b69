//! Strings and operands, most of which are short: these are stored where they belong, without memory of their own.

use core::fmt;
use core::ops::{Deref, DerefMut};

use bstr::{BStr, BString};
use smallvec::SmallVec;

use super::Reference;

/// The bytes of a string of metadata, or of the name of a kind: up to 16 take no memory of their own.
///
/// ```
/// let semantic = dxil_ir::MetadataString::from("SV_Position");
/// assert_eq!(semantic, "SV_Position");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct MetadataString(SmallVec<[u8; 16]>);

impl Deref for MetadataString {
    type Target = BStr;

    fn deref(&self) -> &BStr {
        BStr::new(&*self.0)
    }
}

impl fmt::Debug for MetadataString {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl fmt::Display for MetadataString {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&**self, f)
    }
}

impl AsRef<[u8]> for MetadataString {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl FromIterator<u8> for MetadataString {
    fn from_iter<I: IntoIterator<Item = u8>>(bytes: I) -> Self {
        Self(bytes.into_iter().collect())
    }
}

impl From<&[u8]> for MetadataString {
    fn from(bytes: &[u8]) -> Self {
        Self(bytes.into())
    }
}

impl From<&BStr> for MetadataString {
    fn from(text: &BStr) -> Self {
        let bytes: &[u8] = text;
        bytes.into()
    }
}

impl From<&str> for MetadataString {
    fn from(text: &str) -> Self {
        text.as_bytes().into()
    }
}

impl From<BString> for MetadataString {
    fn from(text: BString) -> Self {
        Self(SmallVec::from_vec(text.into()))
    }
}

impl From<MetadataString> for BString {
    fn from(text: MetadataString) -> Self {
        text.0.into_vec().into()
    }
}

impl PartialEq<str> for MetadataString {
    fn eq(&self, other: &str) -> bool {
        **self == *other
    }
}

impl PartialEq<&str> for MetadataString {
    fn eq(&self, other: &&str) -> bool {
        **self == **other
    }
}

impl PartialEq<[u8]> for MetadataString {
    fn eq(&self, other: &[u8]) -> bool {
        *self.0 == *other
    }
}

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
        for length in [0, 15, 16, 17, 40] {
            let bytes: BString = (0..length).collect::<alloc::vec::Vec<u8>>().into();
            let collected: MetadataString = bytes.iter().copied().collect();
            assert_eq!(collected, MetadataString::from(bytes.clone()));
            assert_eq!(*collected, *bytes);
            assert_eq!(BString::from(collected), bytes);
        }
        for length in [0, 11, 12, 13, 40] {
            let references = alloc::vec![None; length];
            let collected: Operands = references.iter().copied().collect();
            assert_eq!(collected, Operands::from(&references));
            assert_eq!(*collected, *references);
        }
    }
}
