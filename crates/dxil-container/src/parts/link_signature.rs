//! `LFS0`: the parameters of a library's function, in place of the signatures of a shader.

use alloc::vec::Vec;

use bstr::{BStr, BString};
use dxil_format::InterpolationMode;

use crate::flags::flags;
use crate::layout::StringOffset;
use crate::layout::rdef::{VariableClass, VariableType};
use crate::open_enum::open_enum;
use crate::part::{Follow, Gaps, Refer, forms, part};
use crate::record::record;
use crate::strings::{PartStrings, TextCopier};
use crate::write::pool::Pool;
use crate::{At, Error, Record, Records};

part! {
    /// The parameters of a library's function. The first one is its result.
    pub view LinkSignature |cursor| {
        /// The number of parameters, and their place.
        pub header: At<LinkSignatureHeader> = cursor.record("the header")?,
        /// The parameters.
        pub parameters: Records<'a, record::LinkParameter>
            = cursor.table(header.parameters_offset, header.parameter_count, "the parameters")?,
        pub(crate) strings: PartStrings<'a> = PartStrings(cursor.to_start()),
        padding: Gaps<'a> = Gaps(cursor.all()),
    }
}

record! {
    /// The start of `LFS0`.
    pub struct LinkSignatureHeader {
        /// Number of parameters, the function's result included.
        pub parameter_count: u32,
        /// The offset of the [`LinkParameter`]s: 8.
        pub parameters_offset: u32,
    }
}

forms! {
    |view, copier: TextCopier<'_>, pool: Pool|

    /// A parameter of a function. The first one is the result; it has the function's name, and the type
    /// `Void` where there is none.
    pub struct LinkParameter: Default {
        /// The offset of its name.
        name_offset: StringOffset =>
        /// Its name; of the result, the function's name.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        name: BString,
        /// The offset of its semantic; 0 if it has none.
        semantic_offset: StringOffset = pool.refer_some(semantic),
        /// Its semantic, if it has one.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        form semantic: Option<BString> = copier.follow_some(view.semantic_offset)?,
        /// The type of its components.
        variable_type: VariableType,
        /// Zero: the upper half of a word.
        variable_type_high: u16 = 0,
        /// Whether it is a scalar, vector, matrix.
        class: VariableClass,
        /// Zero: the upper half of a word.
        class_high: u16 = 0,
        /// Number of registers that it takes: of rows, but of columns of a column-major matrix.
        rows: u32,
        /// Number of components in each register.
        columns: u32,
        /// The interpolation mode.
        interpolation: LinkInterpolation,
        /// Whether it goes in, or out, or both.
        flags: LinkParameterFlags = flags(*input, *output),
        /// Its first input register, `u32::MAX` if it does not go in.
        first_in_register: u32 = input.map_or(u32::MAX, |(register, _)| register),
        /// The first component there.
        first_in_component: u32 = input.map_or(u32::MAX, |(_, component)| component),
        /// Its first output register, `u32::MAX` if it does not go out.
        first_out_register: u32 = output.map_or(u32::MAX, |(register, _)| register),
        /// The first component there.
        first_out_component: u32 = output.map_or(u32::MAX, |(_, component)| component),
        /// The place of the input: its first register and the first component there.
        form input: Option<(u32, u32)> = view.flags.contains(LinkParameterFlags::In)
            .then_some((view.first_in_register, view.first_in_component)),
        /// The place of the output: its first register and the first component there.
        form output: Option<(u32, u32)> = view.flags.contains(LinkParameterFlags::Out)
            .then_some((view.first_out_register, view.first_out_component)),
    }
}

flags! {
    /// Whether a parameter goes into a function or comes out.
    pub struct LinkParameterFlags(u32) {
        /// It goes in.
        In = 0,
        /// It comes out.
        Out = 1,
    }
}

open_enum! {
    /// The interpolation of a parameter: an [`InterpolationMode`] in a word.
    pub enum LinkInterpolation(u32) as InterpolationMode(u8);
}

impl<'a> view::LinkSignature<'a> {
    /// The string at this offset: a name or a semantic.
    ///
    /// # Errors
    ///
    /// Fails if the offset is past the end, or no zero byte ends the string.
    pub fn string(&self, offset: StringOffset) -> Result<At<&'a BStr>, Error> {
        self.strings.get(offset)
    }
}

/// The parameters of a library's function. The first one is its result.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LinkSignature {
    /// The parameters.
    pub parameters: Vec<LinkParameter>,
}

impl LinkSignature {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let mut pool = Pool::default();
        pool.reserve(LinkSignatureHeader::SIZE);
        let size = self.parameters.len() * record::LinkParameter::SIZE;
        let parameters_offset = pool.reserve(size);
        let parameter_count = self.parameters.len() as u32;
        pool.set_record(0, &LinkSignatureHeader { parameter_count, parameters_offset });
        pool.set_records(parameters_offset, &self.parameters, LinkParameter::place);
        pool.align();
        out.extend_from_slice(&pool.into_bytes());
    }
}

/// The flags of a parameter with these places.
fn flags(input: Option<(u32, u32)>, output: Option<(u32, u32)>) -> LinkParameterFlags {
    let input = input.map_or(LinkParameterFlags(0), |_| LinkParameterFlags::In);
    input.union(output.map_or(LinkParameterFlags(0), |_| LinkParameterFlags::Out))
}

/// Fails if a string cannot be read, or strings share more bytes than the part has.
impl TryFrom<&view::LinkSignature<'_>> for LinkSignature {
    type Error = Error;

    fn try_from(view: &view::LinkSignature<'_>) -> Result<Self, Error> {
        let copier = TextCopier::new(view.strings);
        Ok(Self { parameters: view.parameters.forms(|at| LinkParameter::of(&at, &copier))? })
    }
}
