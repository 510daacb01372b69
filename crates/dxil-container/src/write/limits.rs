//! What a part cannot say: more of something than its counts have room for.

use alloc::vec::Vec;

use super::{Level9, PartData, Psv, ResourceDefinitions, Signature};
use crate::layout::SignatureForm;
use crate::{Error, ErrorKind, FourCC};

impl PartData {
    /// Refuses a form of which a part of this name would lose something.
    pub(super) fn check(&self, four_cc: FourCC) -> Result<(), Error> {
        let kind = match self {
            Self::Psv(form) => form.excess(),
            Self::Signature(form) => form.misfit(four_cc),
            Self::DebugName(form) => counts("the length of the name", [form.name.len()], u16::MAX),
            Self::Level9(form) => form.excess(),
            Self::ResourceDefinitions(form) => form.excess(),
            _ => None,
        };
        kind.map_or(Ok(()), |kind| Err(Error::new(kind, 0, Some(four_cc))))
    }
}

impl Psv {
    /// What there is too much of.
    fn excess(&self) -> Option<ErrorKind> {
        let signatures = [&self.inputs, &self.outputs, &self.patch_constants];
        counts("the number of elements", signatures.map(Vec::len), u8::MAX)
    }
}

impl Signature {
    /// What does not fit a part of this name.
    fn misfit(&self, four_cc: FourCC) -> Option<ErrorKind> {
        let (what, allowed) = ("the size of an element", "that of the part's name");
        let value = self.form.element_size() as u64;
        (self.form != SignatureForm::of(four_cc)).then_some(ErrorKind::Value {
            what,
            value,
            allowed,
        })
    }
}

impl Level9 {
    /// What there is too much of.
    fn excess(&self) -> Option<ErrorKind> {
        let counted = [
            self.samplers.len(),
            self.constants.len(),
            self.booleans.len(),
            self.integers.len(),
            self.runtime_constants.len(),
        ];
        counts("the number of registers", counted, u16::MAX)
    }
}

impl ResourceDefinitions {
    /// What there is too much of.
    fn excess(&self) -> Option<ErrorKind> {
        let members = self.types.iter().map(|it| it.members.len());
        counts("the number of members", members, u16::MAX)
    }
}

/// The first of these numbers that is larger than the format can say.
fn counts(
    what: &'static str,
    numbers: impl IntoIterator<Item = usize>,
    most: impl Into<u64>,
) -> Option<ErrorKind> {
    let most = most.into();
    let allowed = if most == u64::from(u8::MAX) { "at most 255" } else { "at most 65535" };
    let excess = numbers.into_iter().map(|number| number as u64).find(|number| *number > most);
    excess.map(|value| ErrorKind::Value { what, value, allowed })
}
