//! Strings, most of which are short: these are stored where they belong, without memory of their own.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::borrow::Borrow;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;

use bstr::{BStr, BString};

/// The most bytes that need no memory of their own: with the length, as many as a `Vec` has itself where pointers have
/// 64 bits.
const MOST: usize = 22;

/// The bytes of a string, such as a name: up to 22 take no memory of their own.
///
/// ```
/// let semantic = dxil_ir::ShortString::from("SV_Position");
/// assert_eq!(semantic, "SV_Position");
/// ```
#[derive(Clone)]
pub struct ShortString(Bytes);

#[derive(Clone)]
enum Bytes {
    /// The first bytes of an array, and their number.
    Short(u8, [u8; MOST]),
    Long(Box<[u8]>),
}

impl ShortString {
    /// The empty string.
    #[must_use]
    pub const fn new() -> Self {
        Self(Bytes::Short(0, [0; MOST]))
    }

    /// The bytes.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[u8] {
        match &self.0 {
            Bytes::Short(length, bytes) => bytes.get(..(*length).into()).unwrap_or_default(),
            Bytes::Long(bytes) => bytes,
        }
    }
}

impl Default for ShortString {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for ShortString {
    type Target = BStr;

    #[inline]
    fn deref(&self) -> &BStr {
        BStr::new(self.as_slice())
    }
}

impl AsRef<[u8]> for ShortString {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl Borrow<BStr> for ShortString {
    fn borrow(&self) -> &BStr {
        self
    }
}

impl fmt::Debug for ShortString {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl fmt::Display for ShortString {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&**self, f)
    }
}

impl FromIterator<u8> for ShortString {
    fn from_iter<I: IntoIterator<Item = u8>>(bytes: I) -> Self {
        let mut bytes = bytes.into_iter();
        let (mut short, mut length) = ([0; MOST], 0);
        for (place, byte) in short.iter_mut().zip(&mut bytes) {
            *place = byte;
            length += 1;
        }
        match bytes.next() {
            None => Self(Bytes::Short(length, short)),
            Some(next) => {
                let mut long = Vec::with_capacity(MOST + 1 + bytes.size_hint().0);
                long.extend_from_slice(&short);
                long.push(next);
                long.extend(bytes);
                Self(Bytes::Long(long.into()))
            }
        }
    }
}

impl From<&[u8]> for ShortString {
    fn from(bytes: &[u8]) -> Self {
        let mut short = [0; MOST];
        match short.get_mut(..bytes.len()) {
            Some(place) => {
                place.copy_from_slice(bytes);
                Self(Bytes::Short(bytes.len() as u8, short))
            }
            None => Self(Bytes::Long(bytes.into())),
        }
    }
}

impl From<&BStr> for ShortString {
    fn from(text: &BStr) -> Self {
        let bytes: &[u8] = text;
        bytes.into()
    }
}

impl From<&str> for ShortString {
    fn from(text: &str) -> Self {
        text.as_bytes().into()
    }
}

impl From<String> for ShortString {
    fn from(text: String) -> Self {
        BString::from(text).into()
    }
}

impl From<Vec<u8>> for ShortString {
    fn from(bytes: Vec<u8>) -> Self {
        match bytes.len() {
            ..=MOST => bytes.as_slice().into(),
            _ => Self(Bytes::Long(bytes.into())),
        }
    }
}

impl From<BString> for ShortString {
    fn from(text: BString) -> Self {
        Vec::from(text).into()
    }
}

impl From<ShortString> for BString {
    fn from(text: ShortString) -> Self {
        match text.0 {
            Bytes::Short(..) => (*text).into(),
            Bytes::Long(bytes) => bytes.into_vec().into(),
        }
    }
}

impl PartialEq for ShortString {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for ShortString {}

impl PartialOrd for ShortString {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ShortString {
    fn cmp(&self, other: &Self) -> Ordering {
        (**self).cmp(&**other)
    }
}

impl Hash for ShortString {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

/// Comparisons with other strings.
macro_rules! equals {
    ($($other:ty),*) => {$(
        impl PartialEq<$other> for ShortString {
            fn eq(&self, other: &$other) -> bool {
                self.as_slice() == AsRef::<[u8]>::as_ref(other)
            }
        }
    )*};
}

equals!(str, &str, String, [u8], &[u8], BStr, BString);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_ones_are_as_short_ones() {
        for length in [0, 21, 22, 23, 40] {
            let bytes: BString = (0..length).collect::<Vec<u8>>().into();
            let collected: ShortString = bytes.iter().copied().collect();
            assert_eq!(collected, ShortString::from(bytes.clone()));
            assert_eq!(collected, ShortString::from(&**bytes));
            assert_eq!(*collected, *bytes);
            assert_eq!(BString::from(collected), bytes);
        }
    }

    #[test]
    #[cfg(target_pointer_width = "64")]
    fn they_are_as_large_as_other_strings() {
        assert_eq!(size_of::<ShortString>(), size_of::<BString>());
    }
}
