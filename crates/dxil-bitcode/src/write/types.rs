//! Writes the type table.

use alloc::vec::Vec;

use dxil_bitstream::Operand::{Array, Char6, Fixed, Literal, Vbr};
use dxil_bitstream::Writer;
use dxil_ir::{StructBody, Type};

use super::abbreviations::define;
use super::enumerate::Enumerator;
use super::{block, is_char6, operands, record, supported, text_record};
use crate::Error;
use crate::codes::{self, types as code};

/// The abbreviations of the block.
struct Abbreviations {
    pointer: u32,
    function: u32,
    anonymous: u32,
    name: u32,
    named: u32,
    array: u32,
}

/// Writes the types.
pub(super) fn write(writer: &mut Writer, numbers: &Enumerator<'_>) -> Result<(), Error> {
    block(writer, codes::TYPE, 4, |writer| {
        let abbreviations = Abbreviations::define(writer, numbers.type_bits())?;
        record(writer, None, code::NUMENTRY, &[numbers.types.items.len() as u64])?;
        let mut operands = operands();
        for &id in &numbers.types.items {
            operands.clear();
            write_type(writer, numbers, &abbreviations, &numbers.module.types[id], &mut operands)?;
        }
        Ok(())
    })
}

impl Abbreviations {
    fn define(writer: &mut Writer, bits: u32) -> Result<Self, Error> {
        let code = |code: u32| Literal(code.into());
        let ty = Fixed(bits);
        Ok(Self {
            pointer: define(writer, &[code(code::POINTER), ty, Literal(0)])?,
            function: define(writer, &[code(code::FUNCTION), Fixed(1), Array, ty])?,
            anonymous: define(writer, &[code(code::STRUCT_ANON), Fixed(1), Array, ty])?,
            name: define(writer, &[code(code::STRUCT_NAME), Array, Char6])?,
            named: define(writer, &[code(code::STRUCT_NAMED), Fixed(1), Array, ty])?,
            array: define(writer, &[code(code::ARRAY), Vbr(8), ty])?,
        })
    }
}

fn write_type(
    writer: &mut Writer,
    numbers: &Enumerator<'_>,
    abbreviations: &Abbreviations,
    ty: &Type,
    operands: &mut Vec<u64>,
) -> Result<(), Error> {
    let (code, abbreviation) = match ty {
        Type::Struct(body) => {
            push_body(numbers, body, operands);
            (code::STRUCT_ANON, Some(abbreviations.anonymous))
        }
        Type::Named(id) => {
            let named = &numbers.module.types.structs()[*id];
            write_name(writer, abbreviations.name, &named.name)?;
            match &named.body {
                Some(body) => {
                    push_body(numbers, body, operands);
                    (code::STRUCT_NAMED, Some(abbreviations.named))
                }
                None => {
                    operands.push(0); // as LLVM does: not packed
                    (code::OPAQUE, None)
                }
            }
        }
        ty => push(numbers, abbreviations, ty, operands)?,
    };
    record(writer, abbreviation, code, operands)
}

/// Makes the operands of the record of a type that is not a struct, and returns its code and its
/// abbreviation.
fn push(
    numbers: &Enumerator<'_>,
    abbreviations: &Abbreviations,
    ty: &Type,
    operands: &mut Vec<u64>,
) -> Result<(u32, Option<u32>), Error> {
    supported(ty.modern())?;
    let number = |id| numbers.type_number(id);
    let mut abbreviation = None;
    let code = match ty {
        Type::Void => code::VOID,
        Type::Half => code::HALF,
        Type::Float => code::FLOAT,
        Type::Double => code::DOUBLE,
        Type::Label => code::LABEL,
        Type::Metadata => code::METADATA,
        Type::Integer { bits } => {
            operands.push((*bits).into());
            code::INTEGER
        }
        Type::Pointer { pointee: Some(pointee), address_space } => {
            operands.extend([number(*pointee), (*address_space).into()]);
            abbreviation = (*address_space == 0).then_some(abbreviations.pointer);
            code::POINTER
        }
        Type::Array { element, length } => {
            operands.extend([*length, number(*element)]);
            abbreviation = Some(abbreviations.array);
            code::ARRAY
        }
        Type::Vector { element, length } => {
            operands.extend([(*length).into(), number(*element)]);
            code::VECTOR
        }
        Type::Function { result, parameters, variadic } => {
            operands.extend([(*variadic).into(), number(*result)]);
            operands.extend(parameters.iter().map(|&ty| number(ty)));
            abbreviation = Some(abbreviations.function);
            code::FUNCTION
        }
        // The others are refused above, or are structs.
        _ => {
            return Err(Error::invalid_module("a struct does not have this record"));
        }
    };
    Ok((code, abbreviation))
}

fn push_body(numbers: &Enumerator<'_>, body: &StructBody, operands: &mut Vec<u64>) {
    operands.push(body.packed.into());
    operands.extend(body.elements.iter().map(|&ty| numbers.type_number(ty)));
}

/// Writes the name of a struct, if it has one.
fn write_name(writer: &mut Writer, abbreviation: u32, name: &[u8]) -> Result<(), Error> {
    if name.is_empty() {
        return Ok(());
    }
    let short = name.iter().all(|&byte| is_char6(byte));
    text_record(writer, short.then_some(abbreviation), code::STRUCT_NAME, &[], name)
}
