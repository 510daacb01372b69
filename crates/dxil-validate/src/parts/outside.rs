//! References of `PSV0` that lead out of its tables.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_container::write::Psv;
use dxil_container::{Container, Error, ErrorKind, FourCC, read};

use super::tables::unused_string;

/// What the validator reports beside a reference that leads out of its table: a string that nothing refers to then. `None`
/// if the part cannot be read for another reason.
pub(super) fn unused(container: &Container<'_>, error: &Error) -> Option<Option<String>> {
    matches!(error.kind(), ErrorKind::Offset { .. }).then_some(())?;
    let psv = without_references(container, error);
    let psv = psv.as_ref();
    Some(psv.and_then(unused_string).map(|string| format!("the string {:?}", string.as_bstr())))
}

/// The part with 0 for each reference that leads out of its table.
fn without_references(container: &Container<'_>, error: &Error) -> Option<Psv> {
    let mut bytes = Vec::from(container.bytes());
    let mut place = error.offset();
    loop {
        bytes.get_mut(place..)?.first_chunk_mut::<4>()?.fill(0);
        let changed = Container::open(&bytes).ok()?;
        let read = read::Psv::parse(&changed.part(FourCC::PSV0)?);
        match read.map(|psv| Psv::from(&psv)) {
            Ok(psv) => return Some(psv),
            // The references come one after the other.
            Err(error) if error.offset() > place => place = error.offset(),
            Err(_) => return None,
        }
    }
}
