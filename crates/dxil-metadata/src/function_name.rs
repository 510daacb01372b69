//! Names of functions as C++ mangles them: HLSL's compilers mangle those that are no entry points.

use bstr::{BStr, BString, ByteSlice as _};

/// The mark of a mangled name.
const PREFIX: &[u8] = b"\x01?";

/// The name in the source of a mangled name: the text between its mark and the first `@`. Any other name is
/// the name itself.
///
/// ```
/// assert_eq!(dxil_metadata::source_name(b"\x01?shade@@YAMM@Z".into()), "shade");
/// assert_eq!(dxil_metadata::source_name(b"main".into()), "main");
/// ```
#[must_use]
pub fn source_name(name: &BStr) -> &BStr {
    split(name).map_or(name, |(source, _)| source)
}

/// A name, mangled or not, with another name in the source.
///
/// ```
/// let name = dxil_metadata::with_source_name(b"\x01?shade@@YAMM@Z".into(), b"lit".into());
/// assert_eq!(name, "\x01?lit@@YAMM@Z");
/// ```
#[must_use]
pub fn with_source_name(name: &BStr, source: &BStr) -> BString {
    match split(name) {
        Some((_, types)) => [PREFIX, source.as_bytes(), types.as_bytes()].concat().into(),
        None => source.into(),
    }
}

/// The name in the source of a mangled name, and what follows it.
fn split(name: &BStr) -> Option<(&BStr, &BStr)> {
    let rest = name.strip_prefix(PREFIX)?;
    let (source, types) = rest.split_at_checked(rest.find_byte(b'@')?)?;
    Some((source.as_bstr(), types.as_bstr()))
}
