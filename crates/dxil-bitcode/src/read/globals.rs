//! Global variables, functions and aliases.

use bstr::BString;
use dxil_ir::{
    Alias, AliasId, Comdat, ComdatId, ComdatSelection, DllStorage, Function, FunctionId, Linkage,
    ThreadLocal, Type, Variable, VariableId, Visibility,
};

use super::module::{State, attribute_set};
use super::record::Record;
use crate::error::Place;
use crate::{Error, ErrorKind};

/// A constant of a global that is not known yet.
pub(super) struct Late {
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
        let selection = record.code("selection", ComdatSelection::from_code)?;
        let size = record.next("size of the name")?;
        let name = record.string()?;
        if name.len() as u64 != size {
            return Err(record.value("size of the name", size, "that of the name"));
        }
        self.module.add_comdat(Comdat { name, selection });
        Ok(())
    }

    pub(super) fn variable(&mut self, record: &mut Record<'_>) -> Result<(), Error> {
        let ty = record.reference("type", &self.names.types)?;
        let flags = record.u32("flags")?;
        if flags & 2 == 0 {
            return Err(record.value("flags", flags.into(), "those of a variable with its type"));
        }
        let mut variable = Variable::new(BString::default(), ty);
        variable.constant = flags & 1 != 0;
        variable.address_space = flags >> 2;
        let initializer = record.next("initializer")?;
        variable.linkage = record.code("linkage", Linkage::from_code)?;
        variable.alignment = record.alignment()?;
        variable.section = self.section(record)?;
        variable.visibility = record.if_left(|it| it.code("visibility", Visibility::from_code))?;
        variable.thread_local =
            record.if_left(|it| it.code(THREAD_LOCAL, ThreadLocal::from_code))?;
        variable.unnamed_addr = record.if_left(|it| it.bool("unnamed_addr"))?;
        variable.externally_initialized = record.if_left(|it| it.bool("externally_initialized"))?;
        variable.dll_storage = record.if_left(|it| it.code(DLL_STORAGE, DllStorage::from_code))?;
        variable.comdat = record.if_left(|it| self.comdat_of(it))?;
        let (id, address) = self.module.add_variable(variable);
        self.names.values.push(address);
        self.late(Global::Initializer(id), initializer, record);
        Ok(())
    }

    pub(super) fn function(&mut self, record: &mut Record<'_>) -> Result<(), Error> {
        let ty = record.reference("type", &self.names.types)?;
        if !matches!(self.module.types[ty], Type::Function { .. }) {
            return Err(record.invalid("the type is not that of a function"));
        }
        let mut function = Function::new(BString::default(), ty);
        let convention = record.next("calling convention")?;
        function.calling_convention = convention
            .try_into()
            .map_err(|_| record.value("calling convention", convention, "of 16 bits"))?;
        let declaration = record.bool("declaration")?;
        function.linkage = record.code("linkage", Linkage::from_code)?;
        function.attributes = attribute_set(record, &self.names)?;
        function.alignment = record.alignment()?;
        function.section = self.section(record)?;
        function.visibility = record.code("visibility", Visibility::from_code)?;
        record.if_left(|it| none(it, "garbage collection"))?;
        function.unnamed_addr = record.if_left(|it| it.bool("unnamed_addr"))?;
        let prologue = record.if_left(|it| it.next("prologue data"))?;
        function.dll_storage = record.if_left(|it| it.code(DLL_STORAGE, DllStorage::from_code))?;
        function.comdat = record.if_left(|it| self.comdat_of(it))?;
        let prefix = record.if_left(|it| it.next("prefix data"))?;
        record.if_left(|it| none(it, "personality functions"))?;
        let (id, address) = self.module.add_function(function);
        self.names.values.push(address);
        self.late(Global::Prologue(id), prologue, record);
        self.late(Global::Prefix(id), prefix, record);
        if !declaration {
            self.defined.push(id);
        }
        Ok(())
    }

    pub(super) fn alias(&mut self, record: &mut Record<'_>) -> Result<(), Error> {
        let ty = record.reference("type", &self.names.types)?;
        let aliasee = record.next("aliasee")?;
        let linkage = record.code("linkage", Linkage::from_code)?;
        let visibility = record.code("visibility", Visibility::from_code)?;
        let dll_storage = record.if_left(|it| it.code(DLL_STORAGE, DllStorage::from_code))?;
        let thread_local = record.if_left(|it| it.code(THREAD_LOCAL, ThreadLocal::from_code))?;
        let unnamed_addr = record.if_left(|it| it.bool("unnamed_addr"))?;
        let name = BString::default();
        // Stands for what it will be once all constants are known.
        let undef = self.module.constants.undef(ty);
        let (id, address) = self.module.add_alias(Alias {
            name,
            ty,
            aliasee: undef,
            linkage,
            visibility,
            dll_storage,
            thread_local,
            unnamed_addr,
        });
        self.names.values.push(address);
        self.late(Global::Aliasee(id), aliasee.saturating_add(1), record);
        Ok(())
    }

    /// The section of a number; 0 is none.
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

    /// Remembers the constant of a number less one; 0 is none.
    fn late(&mut self, global: Global, number: u64, record: &Record<'_>) {
        if let Some(number) = number.checked_sub(1) {
            self.late.push(Late { global, number, place: record.place() });
        }
    }

    /// Gives globals their constants, now that all are known.
    pub(super) fn set_late(&mut self) -> Result<(), Error> {
        let (values, module) = (&self.names.values, &mut self.module);
        for Late { global, number, place } in &self.late {
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

    /// The COMDAT of a number less one; 0 is none.
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

/// The next operand, which says that something is not there.
fn none(record: &mut Record<'_>, what: &'static str) -> Result<(), Error> {
    match record.next(what)? {
        0 => Ok(()),
        _ => Err(record.unsupported(what)),
    }
}
