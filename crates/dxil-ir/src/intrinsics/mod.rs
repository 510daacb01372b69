//! The intrinsics of LLVM 3.7: their types and attributes.

mod table;

use alloc::vec::Vec;

pub(crate) use table::{Intrinsics, Pattern};

use crate::{Attribute, AttributeGroup, AttributeKind, FUNCTION_SLOT};
use table::INTRINSICS;

/// The prefix of the names.
pub(crate) const PREFIX: &[u8] = b"llvm.";

/// The intrinsics of a name, and the types in the name.
pub(crate) fn find(name: &[u8]) -> Option<(&'static Intrinsics, &[u8])> {
    let name = name.strip_prefix(PREFIX)?;
    let suffix = |intrinsics: &Intrinsics, known: &str| {
        let rest = name.strip_prefix(known.as_bytes())?;
        let is_it =
            if intrinsics.is_overloaded() { rest.starts_with(b".") } else { rest.is_empty() };
        is_it.then_some(rest)
    };
    let of = |intrinsics: &'static Intrinsics| {
        let suffixes = intrinsics.names.iter().filter_map(move |known| suffix(intrinsics, known));
        suffixes.map(move |suffix| (intrinsics, suffix))
    };
    // Of `experimental.gc.result` and `experimental.gc.result.int`, the longer.
    INTRINSICS.iter().flat_map(of).min_by_key(|(_, suffix)| suffix.len())
}

/// The attributes that LLVM gives an intrinsic of this name, whatever its declaration states; [`None`] if
/// there is no such intrinsic.
///
/// ```
/// let groups = dxil_ir::intrinsic_attributes(b"llvm.lifetime.start").expect("an intrinsic");
/// assert_eq!(groups.len(), 2); // `nocapture` of the second parameter, `nounwind` of the function
/// assert_eq!(dxil_ir::intrinsic_attributes(b"main"), None);
/// ```
#[must_use]
pub fn attributes(name: &[u8]) -> Option<Vec<AttributeGroup>> {
    let (intrinsics, _) = find(name)?;
    let parameters = intrinsics.pointers.iter().map(|&index| {
        let source = (intrinsics.source == Some(index)).then_some(AttributeKind::ReadOnly);
        group(index as u32 + 1, [AttributeKind::NoCapture].into_iter().chain(source))
    });
    let function = intrinsics.attributes.iter().copied();
    let function = (!intrinsics.attributes.is_empty()).then(|| group(FUNCTION_SLOT, function));
    Some(parameters.chain(function).collect())
}

fn group(slot: u32, kinds: impl Iterator<Item = AttributeKind>) -> AttributeGroup {
    AttributeGroup { slot, attributes: kinds.map(Attribute::Kind).collect() }
}
