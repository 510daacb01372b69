//! Modules, their globals and types.

use bstr::BStr;
use dxil_ir::{Module, StructBody, Type, UnnamedAddr};

use crate::choice::{Choice, Count, Number, Presence, Space};
use crate::table::Table;

/// Notes the features of a module, except attributes, constants, metadata and bodies.
pub(crate) fn note(table: &mut Table, module: &Module) {
    table.note_any("module.target_triple", &module.target_triple);
    table.note_any("module.data_layout", &module.data_layout);
    table.note("module.preserve_use_lists", &module.preserve_use_lists);
    for order in &module.use_lists {
        table.note_any("module.use_lists", order.of.name());
    }
    types(table, module);
    variables(table, module);
    aliases(table, module);
    functions(table, module);
    for comdat in module.comdats.values() {
        table.note("comdat.selection", &comdat.selection);
    }
}

fn types(table: &mut Table, module: &Module) {
    for ty in module.types.arena().values() {
        table.note("type", ty);
        match ty {
            Type::Pointer { address_space, .. } => {
                table.note("type Pointer.address_space", &Space::of(*address_space));
            }
            Type::Array { length, .. } => table.note("type Array.length", &Number::of(*length)),
            Type::Function { parameters, variadic, .. } => {
                table.note("type Function.parameters", &Count::of(parameters.len()));
                table.note("type Function.variadic", variadic);
            }
            Type::Struct(body) => structure(table, "type Struct", body),
            _ => {}
        }
    }
    for named in module.types.structs().values() {
        table.note("type Named.name", &Presence::of(!named.name.is_empty()));
        table.note("type Named.body", &Presence::of(named.body.is_some()));
        if let Some(body) = &named.body {
            structure(table, "type Named", body);
        }
    }
}

fn structure(table: &mut Table, name: &str, body: &StructBody) {
    table.note(&format!("{name}.elements"), &Count::of(body.elements.len()));
    table.note(&format!("{name}.packed"), &body.packed);
}

fn variables(table: &mut Table, module: &Module) {
    for it in module.variables.values() {
        table.note("variable.address_space", &Space::of(it.address_space));
        table.note("variable.constant", &it.constant);
        table.note("variable.initializer", &Presence::of(it.initializer.is_some()));
        table.note("variable.linkage", &it.linkage);
        table.note("variable.alignment", &Number::of(it.alignment));
        table.note("variable.section", &Presence::of(!it.section.is_empty()));
        table.note("variable.visibility", &it.visibility);
        table.note("variable.thread_local", &it.thread_local);
        table.note("variable.unnamed_addr", &(it.unnamed_addr != UnnamedAddr::No));
        table.note("variable.externally_initialized", &it.externally_initialized);
        table.note("variable.dll_storage", &it.dll_storage);
        table.note("variable.comdat", &Presence::of(it.comdat.is_some()));
        note_name(table, "variable.name", it.name.as_ref());
    }
}

fn aliases(table: &mut Table, module: &Module) {
    for it in module.aliases.values() {
        let aliasee = module.constants[it.aliasee].kind.kind_name();
        table.note_of("alias.aliasee", "Expression Function Variable Alias", aliasee);
        table.note("alias.linkage", &it.linkage);
        table.note("alias.visibility", &it.visibility);
        table.note("alias.dll_storage", &it.dll_storage);
        table.note("alias.thread_local", &it.thread_local);
        table.note("alias.unnamed_addr", &(it.unnamed_addr != UnnamedAddr::No));
    }
}

fn functions(table: &mut Table, module: &Module) {
    for it in module.functions.values() {
        table.note("function.calling_convention", &CallingConvention(it.calling_convention));
        table.note("function.linkage", &it.linkage);
        table.note("function.has attributes", &Presence::of(it.attributes.is_some()));
        table.note("function.alignment", &Number::of(it.alignment));
        table.note("function.section", &Presence::of(!it.section.is_empty()));
        table.note("function.visibility", &it.visibility);
        table.note("function.unnamed_addr", &(it.unnamed_addr != UnnamedAddr::No));
        table.note("function.dll_storage", &it.dll_storage);
        table.note("function.comdat", &Presence::of(it.comdat.is_some()));
        table.note("function.prefix", &Presence::of(it.prefix.is_some()));
        table.note("function.prologue", &Presence::of(it.prologue.is_some()));
        table.note("function.attachments", &Count::of(it.attachments.len()));
        table.note("function.body", &Presence::of(it.body.is_some()));
        note_name(table, "function.name", it.name.as_ref());
        for (kind, _) in &it.attachments {
            table.note_any("function.attachments of kind", &module.metadata_kinds[*kind]);
        }
        if it.name.starts_with(b"llvm.") {
            table.note_any("intrinsic", &it.name);
        }
    }
}

/// Notes the width of the characters of a name: 6, 7 or 8 bits.
pub(crate) fn note_name(table: &mut Table, property: &str, name: &BStr) {
    let is_char6 = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_');
    table.note(
        property,
        &Characters {
            bits: match () {
                () if name.iter().all(is_char6) => 6,
                () if name.is_ascii() => 7,
                () => 8,
            },
        },
    );
}

/// The characters of a name.
struct Characters {
    bits: u8,
}

impl Choice for Characters {
    fn all() -> Vec<String> {
        [6, 7, 8].map(|bits| Self { bits }.name()).into()
    }

    fn name(&self) -> String {
        format!("of {} bits", self.bits)
    }
}

/// A calling convention. LLVM 3.7 knows these.
pub(crate) struct CallingConvention(pub(crate) u16);

impl Choice for CallingConvention {
    fn all() -> Vec<String> {
        let general = [0, 8, 9, 10, 11, 12, 13, 14, 15, 16];
        let all = general.into_iter().chain(64..=80).map(|number| Self(number).name());
        all.chain([Self(1).name()]).collect()
    }

    fn name(&self) -> String {
        match self.0 {
            0 | 8..=16 | 64..=80 => self.0.to_string(),
            _ => "other".into(),
        }
    }
}
