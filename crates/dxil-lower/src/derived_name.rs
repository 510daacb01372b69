//! Names of values that are made from others with names.

use bstr::{BStr, BString, ByteSlice as _};

/// The number of bytes that are taken of a name.
const MOST: usize = 256;

/// What the names of values take of the name of the one that they are made from. A long name would else be there again for
/// each of them: a small module could take all memory.
pub(crate) fn stem(name: &BStr) -> &BStr {
    name[..name.len().min(MOST)].as_bstr()
}

/// The name of a value that is made from one of this name.
pub(crate) fn derived(name: &BStr, suffix: &str) -> BString {
    let stem: &[u8] = stem(name);
    [stem, suffix.as_bytes()].concat().into()
}
