//! Limits of the counts in parts.

use alloc::collections::BTreeSet;

use super::rdat::MAX_STRIDE;
use super::{Level9, PartData, Rdat, Signature};
use crate::layout::rdat::PartType;
use crate::layout::{
    Level9Constants, Level9Header, Level9Register, Level9RuntimeConstant, Level9Sampler,
    SignatureForm,
};
use crate::{Error, ErrorKind, FourCC, Record};

/// Something for which a part has no room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Excess {
    /// The field of the form that has it.
    pub field: &'static str,
    /// The error.
    pub kind: ErrorKind,
}

/// The name of a field, which the form must have.
macro_rules! name {
    ($form:expr, $field:ident) => {{
        let _ = &$form.$field;
        stringify!($field)
    }};
}

/// The names of fields of a form, and the number of elements of each.
macro_rules! lengths {
    ($form:expr, $($field:ident),*) => {
        [$((stringify!($field), $form.$field.len())),*]
    };
}

impl PartData {
    /// Refuses a form of which a part of this name would lose something.
    pub(super) fn check(&self, four_cc: FourCC) -> Result<(), Error> {
        let kind = match self {
            Self::Signature(form) => form.misfit(four_cc),
            _ => self.excess().map(|excess| excess.kind),
        };
        kind.map_or(Ok(()), |kind| Err(Error::new(kind, 0, Some(four_cc))))
    }

    /// The first thing for which a part of any name has no room.
    /// [`Container::write`](super::Container::write) refuses it.
    #[must_use]
    pub fn excess(&self) -> Option<Excess> {
        match self {
            Self::Psv(form) => {
                let elements = lengths!(form.signatures, inputs, outputs, patch_constants);
                counts("the number of elements", elements, u8::MAX.into())
            }
            Self::DebugName(form) => {
                counts("the length of the name", lengths!(form, name), u16::MAX)
            }
            Self::ResourceDefinitions(form) => {
                let members = form.types.iter();
                let members = members.map(|it| (name!(form, types), it.members.len()));
                counts("the number of members", members, u16::MAX)
            }
            Self::Level9(form) => form.excess(),
            Self::Rdat(form) => form.excess(),
            Self::PdbInfo(form) => {
                let field = name!(form, rdat);
                form.rdat.excess().map(|excess| Excess { field, ..excess })
            }
            _ => None,
        }
    }
}

impl Signature {
    /// The misfit of a form with a part of this name.
    fn misfit(&self, four_cc: FourCC) -> Option<ErrorKind> {
        let (what, allowed) = ("the size of an element", "that of the part's name");
        let value = self.form.element_size() as u64;
        let is_misfit = self.form != SignatureForm::of(four_cc);
        is_misfit.then_some(ErrorKind::Value { what, value, allowed })
    }
}

impl Level9 {
    /// The first table with too many records, or too far after the start.
    fn excess(&self) -> Option<Excess> {
        let tables = lengths!(self, samplers, constants, booleans, integers, runtime_constants);
        let sizes = [
            Level9Sampler::SIZE,
            Level9Constants::SIZE,
            Level9Register::SIZE,
            Level9Register::SIZE,
            Level9RuntimeConstant::SIZE,
        ];
        let mut end = Level9Header::SIZE;
        tables.into_iter().zip(sizes).find_map(|((field, count), size)| {
            let offset = end;
            end += count * size;
            counts("the number of registers", [(field, count)], u16::MAX)
                .or_else(|| counts("the offset of a table", [(field, offset)], u16::MAX))
        })
    }
}

impl Rdat {
    /// Parts that are named twice, or records that are too long.
    fn excess(&self) -> Option<Excess> {
        let once = "one that comes once";
        let mut types = BTreeSet::new();
        let mut repeated = self.order.iter().flatten().filter(|it| !types.insert(**it));
        if let Some(PartType(value)) = repeated.next() {
            return Some(Excess::new(name!(self, order), "the type of a part", *value, once));
        }
        let mut types = BTreeSet::from_iter(Self::DXC_ORDER);
        let mut repeated = self.unknown.iter().filter(|(it, _)| !types.insert(it));
        if let Some((PartType(value), _)) = repeated.next() {
            return Some(Excess::new(
                name!(self, unknown),
                "the type of an unknown part",
                *value,
                once,
            ));
        }
        let (field, stride) = self.strides().find(|(_, stride)| *stride > MAX_STRIDE)?;
        Some(Excess::new(field, "the stride of a table", stride, "at most 512"))
    }
}

impl Excess {
    fn new(field: &'static str, what: &'static str, value: u32, allowed: &'static str) -> Self {
        Self { field, kind: ErrorKind::Value { what, value: value.into(), allowed } }
    }
}

/// The first of these fields whose number is larger than the format can hold.
fn counts(
    what: &'static str,
    numbers: impl IntoIterator<Item = (&'static str, usize)>,
    most: u16,
) -> Option<Excess> {
    let allowed = if most == u8::MAX.into() { "at most 255" } else { "at most 65535" };
    let (field, value) = numbers.into_iter().find(|(_, number)| *number > most.into())?;
    Some(Excess { field, kind: ErrorKind::Value { what, value: value as u64, allowed } })
}
