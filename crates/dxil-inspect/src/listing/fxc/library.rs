//! Libraries of functions.

use alloc::format;

use bstr::BStr;
use dxil_container::layout::rdef::{VariableClass, VariableType};
use dxil_container::layout::{LinkParameter, LinkParameterFlags, StringOffset};
use dxil_container::read::{LinkFunction, LinkLibrary, LinkSignature};
use dxil_container::{At, Container, FourCC};

use super::{Comments, Error, FxcOptions};
use crate::names;
use crate::parts::rdef;

/// Prints the names of functions, and each function.
pub(super) fn print(
    comments: &mut Comments,
    container: &Container<'_>,
    options: FxcOptions,
) -> Result<(), Error> {
    let header = container.part(FourCC::LIBH).ok_or(Error::NoProgram)?;
    let library = LinkLibrary::parse(&header)?;
    let count = library.functions.len();
    comments.blank();
    comments.line(format_args!(" Library:  flags {}, {count} functions:", library.header.flags));
    for (index, function) in library.functions.iter().enumerate() {
        comments.format(format_args!("// {index:3}  "));
        comments.put(library.string(function.name_offset)?.into_inner());
        comments.put("\n");
        comments.check()?;
    }
    comments.blank();
    comments.put("// Created by:  ");
    comments.put(library.creator()?.into_inner());
    comments.put("\n");
    comments.blank();
    for part in container.parts().filter(|part| part.four_cc() == FourCC::LIBF) {
        super::shader(comments, &LinkFunction::parse(&part)?.container()?, options)?;
    }
    Ok(())
}

/// Prints the parameters of a function, whose first record is the function with its result.
pub(super) fn parameters(
    comments: &mut Comments,
    signature: &LinkSignature<'_>,
) -> Result<(), Error> {
    let records = &signature.parameters;
    let is_void = |record: &LinkParameter| record.variable_type == VariableType::Void;
    let returns = if records.iter().next().is_some_and(|it| is_void(&it)) { "no" } else { "yes" };
    let count = records.len().saturating_sub(1);
    comments.blank();
    comments.line(format_args!(
        " Function parameter signature (return: {returns}, parameters: {count}):"
    ));
    comments.lines([
        "",
        " Name                 SemanticName         In 1st,Num,Mask Out 1st,Num,Mask Type                           ",
        " -------------------- -------------------- --------------- ---------------- ------------------------------ ",
    ]);
    for record in records.iter() {
        let text = |offset: StringOffset| match offset.0 {
            0 => Ok(BStr::new("")),
            _ => signature.string(offset).map(At::into_inner),
        };
        comments.put("// ");
        comments.left(text(record.name_offset)?, 20);
        comments.put(" ");
        comments.left(text(record.semantic_offset)?, 20);
        self::record(comments, &record);
        comments.check()?;
    }
    comments.blank();
    Ok(())
}

/// Prints the registers and the type of a parameter.
fn record(comments: &mut Comments, record: &LinkParameter) {
    let has = |flag| record.flags.contains(flag);
    let (is_in, is_out) = (has(LinkParameterFlags::In), has(LinkParameterFlags::Out));
    let registers = |letter: char, first: u32, component: u32| {
        let mask = 0xf_u32.wrapping_shr(4_u32.saturating_sub(record.columns)) << (component & 3);
        let mask = names::components(mask as u8);
        format!("{letter}{first:<5}{}   {mask}", record.rows)
    };
    let input = is_in.then(|| registers('v', record.first_in_register, record.first_in_component));
    let output =
        is_out.then(|| registers('o', record.first_out_register, record.first_out_component));
    let direction = match (is_in, is_out) {
        (true, true) => "inout ",
        (true, false) => "in ",
        (false, true) => "out ",
        (false, false) => "",
    };
    let [input, output] = [input, output].map(Option::unwrap_or_default);
    // The record has the rows and columns of the registers.
    let (rows, columns) = match record.class {
        VariableClass::MatrixColumns => (record.columns, record.rows),
        _ => (record.rows, record.columns),
    };
    let ty = rdef::value_type_name(record.class, record.variable_type, rows, columns);
    comments.format(format_args!("  {input:14}   {output:14} {direction}{ty}\n"));
}
