//! The intrinsics of LLVM 3.7 and LLVM 23: their types, names and attributes.

mod intrinsic;
mod mangling;
mod mismatch;
mod modern;
mod signature;
mod table;

use alloc::vec::Vec;

pub use intrinsic::Intrinsic;
pub(crate) use mangling::is_suffix;
pub use mangling::suffix;
pub(crate) use table::{Intrinsics, Pattern};

use crate::{Attribute, AttributeGroup, AttributeKind, Dialect, FUNCTION_SLOT};
use table::INTRINSICS;

/// The prefix of the names.
pub(crate) const PREFIX: &[u8] = b"llvm.";

/// The intrinsics of LLVM 3.7 of a name, and the types in the name.
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

/// The attributes that the LLVM of a dialect gives an intrinsic of this name, whatever its declaration
/// states; [`None`] if there is no such intrinsic. Ranges of integers are left out.
///
/// ```
/// use dxil_ir::{Dialect, intrinsic_attributes};
///
/// let groups = intrinsic_attributes(Dialect::Dxil, b"llvm.lifetime.start").expect("an intrinsic");
/// assert_eq!(groups.len(), 2); // `nocapture` of the second parameter, `nounwind` of the function
/// assert!(intrinsic_attributes(Dialect::Modern, b"llvm.dx.saturate.f32").is_some());
/// assert_eq!(intrinsic_attributes(Dialect::Dxil, b"main"), None);
/// ```
#[must_use]
pub fn attributes(dialect: Dialect, name: &[u8]) -> Option<Vec<AttributeGroup>> {
    match dialect {
        Dialect::Dxil => old_attributes(name),
        Dialect::Modern => modern_attributes(name),
    }
}

/// The attributes of an intrinsic of LLVM 23, but for ranges.
fn modern_attributes(name: &[u8]) -> Option<Vec<AttributeGroup>> {
    Some(Intrinsic::named(name)?.attributes_within(|_| None))
}

/// The attributes of an intrinsic of LLVM 3.7.
fn old_attributes(name: &[u8]) -> Option<Vec<AttributeGroup>> {
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
