//! Elements of a signature's part, a row for each register.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use core::fmt::{self, Display};

use bstr::{BStr, BString};
use dxil_container::layout::{MinPrecision, SigComponentType, SystemValue};
use dxil_container::read::{self, Signature};

use crate::names;

/// The register of elements that have none.
const NO_REGISTER: u32 = u32::MAX;

/// An element, with the values of the columns that compilers print.
#[derive(Clone, Debug)]
pub(crate) struct Element<'a> {
    /// The semantic's name, after the stream in a geometry shader that has several.
    pub(crate) name: Cow<'a, BStr>,
    pub(crate) index: u32,
    pub(crate) mask: &'static str,
    pub(crate) register: Register,
    pub(crate) used: &'static str,
    /// The record.
    pub(crate) record: read::SignatureElement<'a>,
    is_input: bool,
}

/// The place of an element: the number of a register, or the name of one without a number.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Register {
    Number(u32),
    Special(&'static str),
}

impl Display for Register {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Special(name) => name.fmt(f),
        }
    }
}

impl<'a> Element<'a> {
    /// The elements of a signature, in the order of the file.
    pub(crate) fn all(
        signature: &Signature<'a>,
        is_input: bool,
    ) -> impl Iterator<Item = Self> + use<'a> {
        let has_streams = signature.elements().any(|element| element.stream != 0);
        signature.elements().map(move |element| Self::new(element, is_input, has_streams))
    }

    fn new(record: read::SignatureElement<'a>, is_input: bool, has_streams: bool) -> Self {
        let name = record.name().into_inner();
        // For outputs, the mask has the components that are never written.
        let used = if is_input { record.exclusive_mask } else { !record.exclusive_mask };
        let (mask, register, used) = if record.register == NO_REGISTER {
            let register = names::special_register(name, record.system_value);
            ("N/A", Register::Special(register), if used == 0 { "NO" } else { "YES" })
        } else {
            let register = Register::Number(record.register);
            (names::components(record.mask), register, names::components(used))
        };
        let name = match has_streams {
            true => Cow::Owned(BString::from(
                [format!("m{}:", record.stream).as_bytes(), name].concat(),
            )),
            false => Cow::Borrowed(name),
        };
        Self { name, index: record.semantic_index, mask, register, used, record, is_input }
    }

    /// The name of the system value. FXC does not store those that a pixel shader outputs: they follow
    /// from the semantic's name.
    pub(crate) fn system_value(&self) -> String {
        let name = self.record.name().to_ascii_lowercase();
        let value = match (self.record.system_value, name.as_slice()) {
            (SystemValue::Undefined, _) if self.is_input => SystemValue::Undefined,
            (SystemValue::Undefined, b"sv_target") => SystemValue::Target,
            (SystemValue::Undefined, b"sv_depth") => SystemValue::Depth,
            (SystemValue::Undefined, b"sv_depthgreaterequal") => SystemValue::DepthGE,
            (SystemValue::Undefined, b"sv_depthlessequal") => SystemValue::DepthLE,
            (SystemValue::Undefined, b"sv_coverage") => SystemValue::Coverage,
            (SystemValue::Undefined, b"sv_stencilref") => SystemValue::StencilRef,
            (value, _) => value,
        };
        names::or_number(names::system_value(value), value.0)
    }

    /// The name of the type of components, with its minimum precision.
    pub(crate) fn format(&self) -> &'static str {
        let component_type = self.record.component_type;
        match self.record.min_precision {
            MinPrecision::Float16 if component_type == SigComponentType::Float32 => "min16f",
            MinPrecision::Float2_8 => "min2_8f",
            MinPrecision::SInt16 if component_type == SigComponentType::SInt32 => "min16i",
            MinPrecision::UInt16 if component_type == SigComponentType::UInt32 => "min16u",
            _ => names::sig_component_type(component_type),
        }
    }
}
