//! `LFS0`: the parameters of a library's function.

use alloc::vec::Vec;

use bstr::BString;

use super::budget::Budget;
use super::pool::Pool;
use crate::layout::rdef::{VariableClass, VariableType};
use crate::layout::{
    self, LinkInterpolation, LinkParameterFlags, LinkSignatureHeader, StringOffset,
};
use crate::{Error, Record, read};

/// The parameters of a library's function. The first one is its result.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LinkSignature {
    /// The parameters.
    pub parameters: Vec<LinkParameter>,
}

/// A parameter of a function.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LinkParameter {
    /// Its name; of the result, the function's name.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub name: BString,
    /// Its semantic, if it has one.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub semantic: Option<BString>,
    /// The type of its components.
    pub variable_type: VariableType,
    /// Whether it is a scalar, vector, matrix.
    pub class: VariableClass,
    /// Number of registers that it takes: of rows, but of columns of a column-major matrix.
    pub rows: u32,
    /// Number of components in each register.
    pub columns: u32,
    /// How it is interpolated.
    pub interpolation: LinkInterpolation,
    /// Where it goes in: its first register and the first component there.
    pub input: Option<(u32, u32)>,
    /// Where it comes out: its first register and the first component there.
    pub output: Option<(u32, u32)>,
}

impl LinkSignature {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let mut pool = Pool::default();
        pool.reserve(LinkSignatureHeader::SIZE);
        let size = self.parameters.len() * layout::LinkParameter::SIZE;
        let parameters_offset = pool.reserve(size);
        let parameter_count = self.parameters.len() as u32;
        pool.set_record(0, &LinkSignatureHeader { parameter_count, parameters_offset });
        let parameters = self.parameters.iter().map(|parameter| parameter.place(&mut pool));
        let parameters = parameters.collect::<Vec<_>>();
        pool.set_records(parameters_offset, &parameters);
        pool.align();
        out.extend_from_slice(&pool.into_bytes());
    }
}

/// The register and component of a parameter, if it has the flag.
fn place(
    flags: LinkParameterFlags,
    flag: LinkParameterFlags,
    register: u32,
    component: u32,
) -> Option<(u32, u32)> {
    flags.contains(flag).then_some((register, component))
}

impl LinkParameter {
    /// Places the strings.
    fn place(&self, pool: &mut Pool) -> layout::LinkParameter {
        let input = self.input.map_or(LinkParameterFlags(0), |_| LinkParameterFlags::In);
        let output = self.output.map_or(LinkParameterFlags(0), |_| LinkParameterFlags::Out);
        let (first_in_register, first_in_component) = self.input.unwrap_or((u32::MAX, u32::MAX));
        let (first_out_register, first_out_component) = self.output.unwrap_or((u32::MAX, u32::MAX));
        layout::LinkParameter {
            name_offset: pool.string(&self.name),
            semantic_offset: self.semantic.as_ref().map_or(StringOffset(0), |it| pool.string(it)),
            variable_type: self.variable_type,
            variable_type_high: 0,
            class: self.class,
            class_high: 0,
            rows: self.rows,
            columns: self.columns,
            interpolation: self.interpolation,
            flags: input.union(output),
            first_in_register,
            first_in_component,
            first_out_register,
            first_out_component,
        }
    }
}

/// Fails where a string cannot be read, or strings share more bytes than the part has.
impl TryFrom<&read::LinkSignature<'_>> for LinkSignature {
    type Error = Error;

    fn try_from(view: &read::LinkSignature<'_>) -> Result<Self, Error> {
        let budget = Budget::new(view.cursor().all().len(), view.cursor());
        let string = |offset| budget.string(view.string(offset)?);
        let parameters = view.parameters.iter().map(|at| {
            let semantic = match at.semantic_offset {
                StringOffset(0) => None,
                offset => Some(string(offset)?),
            };
            Ok(LinkParameter {
                name: string(at.name_offset)?,
                semantic,
                variable_type: at.variable_type,
                class: at.class,
                rows: at.rows,
                columns: at.columns,
                interpolation: at.interpolation,
                input: place(
                    at.flags,
                    LinkParameterFlags::In,
                    at.first_in_register,
                    at.first_in_component,
                ),
                output: place(
                    at.flags,
                    LinkParameterFlags::Out,
                    at.first_out_register,
                    at.first_out_component,
                ),
            })
        });
        Ok(Self { parameters: parameters.collect::<Result<_, Error>>()? })
    }
}
