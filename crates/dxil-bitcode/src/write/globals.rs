//! Writes global variables, functions and aliases.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::{BStr, BString};
use dxil_bitstream::Operand::{Fixed, Literal, Vbr};
use dxil_bitstream::Writer;
use dxil_ir::{
    Alias, Comdat, DllStorage, Function, Module, ThreadLocal, Type, UnnamedAddr, Variable,
    Visibility,
};

use super::abbreviations::define;
use super::enumerate::{Enumerator, bits_for};
use super::{alignment, record, supported, text_record};
use crate::Error;
use crate::codes::module as code;

/// Sections by name, numbered from 1 in the order of their first use.
#[derive(Default)]
struct Sections<'m> {
    numbers: BTreeMap<&'m BStr, u64>,
}

/// Writes the target triple, the data layout, COMDATs, global variables, functions and aliases.
pub(super) fn write(writer: &mut Writer, numbers: &Enumerator<'_>) -> Result<(), Error> {
    let module = numbers.module;
    write_comdats(writer, numbers)?;
    for (code, text) in
        [(code::TRIPLE, &module.target_triple), (code::DATALAYOUT, &module.data_layout)]
    {
        if !text.is_empty() {
            text_record(writer, None, code, &[], text)?;
        }
    }
    let mut sections = Sections::default();
    for section in sections_of(module) {
        sections.add(writer, section)?;
    }
    let abbreviation = variable_abbreviation(writer, numbers, &sections)?;
    for (number, variable) in module.variables.values().enumerate() {
        write_variable(writer, numbers, &sections, abbreviation, variable)
            .map_err(|error| error.in_global(BStr::new(&variable.name), "variable", number))?;
    }
    for (number, function) in module.functions.values().enumerate() {
        write_function(writer, numbers, &sections, function)
            .map_err(|error| error.in_global(BStr::new(&function.name), "function", number))?;
    }
    module.aliases.values().try_for_each(|alias| write_alias(writer, numbers, alias))
}

fn write_comdats(writer: &mut Writer, numbers: &Enumerator<'_>) -> Result<(), Error> {
    for &id in &numbers.comdats {
        let Comdat { name, selection } = &numbers.module.comdats[id];
        let operands = [selection.code(), name.len() as u64];
        text_record(writer, None, code::COMDAT, &operands, name)?;
    }
    Ok(())
}

fn sections_of(module: &Module) -> impl Iterator<Item = &BString> {
    let variables = module.variables.values().map(|variable| &variable.section);
    variables.chain(module.functions.values().map(|function| &function.section))
}

impl<'m> Sections<'m> {
    fn add(&mut self, writer: &mut Writer, section: &'m BString) -> Result<(), Error> {
        let section = BStr::new(section);
        if section.is_empty() || self.numbers.contains_key(section) {
            return Ok(());
        }
        self.numbers.insert(section, self.numbers.len() as u64 + 1);
        text_record(writer, None, code::SECTIONNAME, &[], section)
    }

    fn number(&self, section: &BString) -> u64 {
        self.numbers.get(BStr::new(section)).copied().unwrap_or(0)
    }
}

/// Defines the abbreviation for plain variables, with fields as narrow as the module allows.
fn variable_abbreviation(
    writer: &mut Writer,
    numbers: &Enumerator<'_>,
    sections: &Sections<'_>,
) -> Result<Option<u32>, Error> {
    let module = numbers.module;
    let types = module.variables.values().map(|variable| numbers.type_number(variable.ty));
    let Some(largest) = types.max() else { return Ok(None) };
    let alignments = module.variables.values().map(|variable| variable.alignment);
    let alignments = alignments.chain(module.functions.values().map(|function| function.alignment));
    let widest = alignments.max().unwrap_or(0);
    let operands = [
        Literal(code::GLOBALVAR.into()),
        Fixed(bits_for(largest + 1)),
        Vbr(6),   // flags
        Vbr(6),   // initializer
        Fixed(5), // linkage
        match widest {
            0 => Literal(0),
            widest => Fixed(bits_for(u64::from(widest.ilog2()) + 2)),
        },
        match sections.numbers.len() as u64 {
            0 => Literal(0),
            count => Fixed(bits_for(count + 1)),
        },
    ];
    define(writer, &operands).map(Some)
}

fn write_variable(
    writer: &mut Writer,
    numbers: &Enumerator<'_>,
    sections: &Sections<'_>,
    abbreviation: Option<u32>,
    variable: &Variable,
) -> Result<(), Error> {
    supported(variable.modern())?;
    let initializer = variable.initializer.map_or(0, |id| numbers.constant_number(id) + 1);
    let mut operands = Vec::from([
        numbers.type_number(variable.ty),
        u64::from(variable.address_space) << 2 | 2 | u64::from(variable.constant),
        initializer,
        variable.linkage.code(),
        alignment(variable.alignment)?,
        sections.number(&variable.section),
    ]);
    let plain = variable.thread_local == ThreadLocal::No
        && variable.visibility == Visibility::Default
        && variable.unnamed_addr == UnnamedAddr::No
        && !variable.externally_initialized
        && variable.dll_storage == DllStorage::Default
        && variable.comdat.is_none();
    if plain {
        return record(writer, abbreviation, code::GLOBALVAR, &operands);
    }
    operands.extend([
        variable.visibility.code(),
        variable.thread_local.code(),
        variable.unnamed_addr.code(),
        variable.externally_initialized.into(),
        variable.dll_storage.code(),
        numbers.comdat_number(variable.comdat),
    ]);
    record(writer, None, code::GLOBALVAR, &operands)
}

fn write_function(
    writer: &mut Writer,
    numbers: &Enumerator<'_>,
    sections: &Sections<'_>,
    function: &Function,
) -> Result<(), Error> {
    if !matches!(numbers.module.types[function.ty], Type::Function { .. }) {
        return Err(Error::invalid_module("the type is not that of a function"));
    }
    supported(function.modern())?;
    let optional =
        |constant: Option<_>| constant.map_or(0, |constant| numbers.constant_number(constant) + 1);
    let operands = [
        numbers.type_number(function.ty),
        function.calling_convention.into(),
        function.body.is_none().into(),
        function.linkage.code(),
        numbers.attribute_set_number(function.attributes),
        alignment(function.alignment)?,
        sections.number(&function.section),
        function.visibility.code(),
        0, // garbage collection
        function.unnamed_addr.code(),
        optional(function.prologue),
        function.dll_storage.code(),
        numbers.comdat_number(function.comdat),
        optional(function.prefix),
        0, // personality function
    ];
    record(writer, None, code::FUNCTION, &operands)
}

fn write_alias(writer: &mut Writer, numbers: &Enumerator<'_>, alias: &Alias) -> Result<(), Error> {
    supported(alias.modern())?;
    let operands = [
        numbers.type_number(alias.ty),
        numbers.constant_number(alias.aliasee),
        alias.linkage.code(),
        alias.visibility.code(),
        alias.dll_storage.code(),
        alias.thread_local.code(),
        alias.unnamed_addr.code(),
    ];
    record(writer, None, code::ALIAS, &operands)
}
