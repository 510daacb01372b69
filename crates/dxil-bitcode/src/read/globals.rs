//! Reads global variables, functions and aliases.

use bstr::{BString, ByteSlice as _};
use dxil_ir::{
    Alias, AliasId, Comdat, ComdatId, ComdatSelection, DllStorage, Function, FunctionId, Linkage,
    ThreadLocal, Type, UnnamedAddr, Variable, VariableId, Visibility,
};

use super::module::State;
use super::record::Record;
use super::upgrade::Upgrade;
use crate::codes::module as code;
use crate::error::Place;
use crate::{Error, ErrorKind};

/// A reference of a global to a constant, which is resolved after all constants have been read.
pub(super) struct ConstantReference {
    global: Global,
    number: u64,
    place: Place,
}

const DLL_STORAGE: &str = "dll storage class";
const THREAD_LOCAL: &str = "thread_local";

enum Global {
    Initializer(VariableId),
    Prefix(FunctionId),
    Prologue(FunctionId),
    Aliasee(AliasId),
}

impl State<'_> {
    pub(super) fn comdat(&mut self, record: &mut Record<'_>) -> Result<(), Error> {
        let name = self.symbol_name(record)?;
        let selection = record.code("selection", ComdatSelection::from_code)?;
        if self.is_modern() {
            self.module.add_comdat(Comdat { name, selection });
            return Ok(());
        }
        let size = record.next("size of the name")?;
        let name: BString = record.string()?;
        if name.len() as u64 != size {
            return Err(record.value("size of the name", size, "that of the name"));
        }
        self.module.add_comdat(Comdat { name, selection });
        Ok(())
    }

    pub(super) fn variable(&mut self, record: &mut Record<'_>) -> Result<(), Error> {
        let name = self.symbol_name(record)?;
        let ty = record.reference("type", &self.names.types)?;
        let flags = record.u32("flags")?;
        if flags & 2 == 0 {
            return Err(record.value("flags", flags.into(), "those of a variable with its type"));
        }
        let mut variable = Variable::new(name, ty);
        variable.constant = flags & 1 != 0;
        variable.address_space = flags >> 2;
        let initializer = record.next("initializer")?;
        variable.linkage = record.code("linkage", Linkage::from_code)?;
        variable.alignment = record.alignment()?;
        variable.section = self.section(record)?;
        variable.visibility = record.if_left(|it| it.code("visibility", Visibility::from_code))?;
        variable.thread_local =
            record.if_left(|it| it.code(THREAD_LOCAL, ThreadLocal::from_code))?;
        variable.unnamed_addr = record.if_left(|it| self.unnamed_addr(it))?;
        variable.externally_initialized = record.if_left(|it| it.bool("externally_initialized"))?;
        variable.dll_storage = record.if_left(|it| it.code(DLL_STORAGE, DllStorage::from_code))?;
        variable.comdat = record.if_left(|it| self.comdat_of(it))?;
        if self.is_modern() {
            record.if_left(|it| none(it, "attributes of global variables"))?;
            let stated = record.if_left(|it| it.bool("dso_local"))?;
            variable.dso_local = stated && !variable.linkage.implies_dso_local(variable.visibility);
            record.if_left(partition)?;
            record.zeros("sanitizers and code models of global variables")?;
        }
        let (id, address) = self.module.add_variable(variable);
        self.names.values.push(address);
        self.refer_to_constant(Global::Initializer(id), initializer, record);
        Ok(())
    }

    pub(super) fn function(&mut self, record: &mut Record<'_>) -> Result<(), Error> {
        let name = self.symbol_name(record)?;
        let ty = record.reference("type", &self.names.types)?;
        if !matches!(self.module.types[ty], Type::Function { .. }) {
            return Err(record.invalid("the type is not that of a function"));
        }
        let mut function = Function::new(name, ty);
        let convention = record.next("calling convention")?;
        function.calling_convention = convention
            .try_into()
            .map_err(|_| record.value("calling convention", convention, "of 16 bits"))?;
        let declaration = record.bool("declaration")?;
        function.linkage = record.code("linkage", Linkage::from_code)?;
        function.attributes = self.attributes(record)?;
        function.alignment = record.alignment()?;
        function.section = self.section(record)?;
        function.visibility = record.code("visibility", Visibility::from_code)?;
        record.if_left(|it| none(it, "garbage collection"))?;
        function.unnamed_addr = record.if_left(|it| self.unnamed_addr(it))?;
        let prologue = record.if_left(|it| it.next("prologue data"))?;
        function.dll_storage = record.if_left(|it| it.code(DLL_STORAGE, DllStorage::from_code))?;
        function.comdat = record.if_left(|it| self.comdat_of(it))?;
        let prefix = record.if_left(|it| it.next("prefix data"))?;
        record.if_left(|it| none(it, "personality functions"))?;
        if self.is_modern() {
            let stated = record.if_left(|it| it.bool("dso_local"))?;
            function.dso_local = stated && !function.linkage.implies_dso_local(function.visibility);
            record.if_left(|it| none(it, "address spaces of functions"))?;
            record.if_left(partition)?;
            record.zeros("preferred alignments of functions")?;
        }
        if declaration && self.is_modern() {
            let (name, value) = (function.name.as_bstr(), self.names.values.len());
            if let Some(upgrade) = Upgrade::of(name, ty, &self.module.types, value) {
                self.upgrades.push(upgrade);
                // A placeholder, until all functions have been read.
                let pointer = self.module.types.pointer(ty);
                self.names.values.push(self.module.constants.undef(pointer));
                return Ok(());
            }
        }
        let (id, address) = self.module.add_function(function);
        self.names.values.push(address);
        self.refer_to_constant(Global::Prologue(id), prologue, record);
        self.refer_to_constant(Global::Prefix(id), prefix, record);
        if !declaration {
            self.bodies.functions.push(id);
        }
        Ok(())
    }

    pub(super) fn alias(&mut self, record: &mut Record<'_>) -> Result<(), Error> {
        let name = self.symbol_name(record)?;
        let mut ty = record.reference("type", &self.names.types)?;
        let mut value_type = None;
        if record.code == code::MODERN_ALIAS {
            value_type = Some(ty);
            ty = self.module.types.pointer_in(ty, record.u32("address space")?);
        }
        let aliasee = record.next("aliasee")?;
        let linkage = record.code("linkage", Linkage::from_code)?;
        let visibility = record.code("visibility", Visibility::from_code)?;
        let dll_storage = record.if_left(|it| it.code(DLL_STORAGE, DllStorage::from_code))?;
        let thread_local = record.if_left(|it| it.code(THREAD_LOCAL, ThreadLocal::from_code))?;
        let unnamed_addr = record.if_left(|it| self.unnamed_addr(it))?;
        let mut dso_local = false;
        if self.is_modern() {
            let stated = record.if_left(|it| it.bool("dso_local"))?;
            dso_local = stated && !linkage.implies_dso_local(visibility);
            record.if_left(partition)?;
        }
        // A placeholder, until all constants have been read.
        let undef = self.module.constants.undef(ty);
        let (id, address) = self.module.add_alias(Alias {
            name,
            ty,
            aliasee: undef,
            value_type,
            linkage,
            dso_local,
            visibility,
            dll_storage,
            thread_local,
            unnamed_addr,
        });
        self.names.values.push(address);
        self.refer_to_constant(Global::Aliasee(id), aliasee.saturating_add(1), record);
        Ok(())
    }

    /// Reads an operand: the number of a section, from 1, or 0 for none.
    fn section(&self, record: &mut Record<'_>) -> Result<BString, Error> {
        let what = "section";
        let number = record.next(what)?;
        let Some(index) = number.checked_sub(1) else { return Ok(BString::default()) };
        let found = usize::try_from(index).ok().and_then(|index| self.sections.get(index));
        let count = self.sections.len();
        found
            .cloned()
            .ok_or_else(|| record.error(ErrorKind::Reference { what, number: index, count }))
    }

    fn unnamed_addr(&self, record: &mut Record<'_>) -> Result<UnnamedAddr, Error> {
        let allowed = |it: &UnnamedAddr| *it != UnnamedAddr::Local || self.is_modern();
        record.code("unnamed_addr", |code| UnnamedAddr::from_code(code).filter(allowed))
    }

    /// Notes the constant of a global: its number plus one, or 0 for none.
    fn refer_to_constant(&mut self, global: Global, number: u64, record: &Record<'_>) {
        if let Some(number) = number.checked_sub(1) {
            self.constant_references.push(ConstantReference {
                global,
                number,
                place: record.place(),
            });
        }
    }

    /// Resolves the references of globals to constants, after all constants have been read.
    pub(super) fn resolve_constants(&mut self) -> Result<(), Error> {
        let (values, module) = (&self.names.values, &mut self.module);
        for ConstantReference { global, number, place } in &self.constant_references {
            let found = usize::try_from(*number).ok().and_then(|index| values.get(index));
            let Some(&constant) = found else {
                let (what, number, count) = ("value", *number, values.len());
                return Err(Error::new(ErrorKind::Reference { what, number, count }, *place));
            };
            match *global {
                Global::Initializer(id) => module.variables[id].initializer = Some(constant),
                Global::Prefix(id) => module.functions[id].prefix = Some(constant),
                Global::Prologue(id) => module.functions[id].prologue = Some(constant),
                Global::Aliasee(id) => module.aliases[id].aliasee = constant,
            }
        }
        Ok(())
    }

    /// Reads an operand: the number of a COMDAT, from 1, or 0 for none.
    fn comdat_of(&self, record: &mut Record<'_>) -> Result<Option<ComdatId>, Error> {
        let what = "COMDAT";
        let Some(number) = record.next(what)?.checked_sub(1) else { return Ok(None) };
        let index = usize::try_from(number).ok();
        let found = index.and_then(|index| self.module.comdats.id_at(index));
        let count = self.module.comdats.len();
        match found {
            Some(id) => Ok(Some(id)),
            None => Err(record.error(ErrorKind::Reference { what, number, count })),
        }
    }
}

/// Reads an operand that must be 0, as DXIL does not have the feature.
fn none(record: &mut Record<'_>, what: &'static str) -> Result<(), Error> {
    match record.next(what)? {
        0 => Ok(()),
        _ => Err(record.unsupported(what)),
    }
}

/// Reads the partition of a symbol, which has none: the offset of its name and the size, which is 0.
fn partition(record: &mut Record<'_>) -> Result<(), Error> {
    record.next("offset of the partition")?;
    none(record, "partitions")
}
