//! The definitions of all libraries, by name.

use alloc::collections::BTreeMap;
use alloc::collections::btree_map::Entry;
use alloc::format;
use alloc::vec::Vec;

use bstr::{BStr, ByteSlice as _};
use dxil_ir::FunctionId;

use crate::{Diagnostic, Library, string_map};

/// A function of a library.
pub(crate) type Symbol = (usize, FunctionId);

/// The functions that libraries define and others see.
pub(crate) struct Symbols<'a> {
    by_name: BTreeMap<&'a BStr, Symbol>,
    /// Them in the order in which DXC's linker takes them.
    order: Vec<Symbol>,
}

impl<'a> Symbols<'a> {
    /// The definitions of libraries, and a diagnostic for each name that several define.
    pub(crate) fn new(libraries: &'a [Library], errors: &mut Vec<Diagnostic>) -> Self {
        let mut symbols = BTreeMap::new();
        for (index, library) in libraries.iter().enumerate() {
            let functions = library.module.functions.iter();
            for (id, function) in functions.filter(|(_, it)| it.body.is_some()) {
                if function.linkage.is_local() {
                    continue;
                }
                match symbols.entry(function.name.as_bstr()) {
                    Entry::Vacant(entry) => {
                        entry.insert((index, id));
                    }
                    Entry::Occupied(entry) => {
                        let (first, _): Symbol = *entry.get();
                        let names = [&*libraries[first].name, &*library.name];
                        let message = format!("the function {} is defined twice", function.name);
                        errors.push(Diagnostic::of(&names, message));
                    }
                }
            }
        }
        // DXC's linker has a table of the functions of each library, and one of all tables.
        let tables = libraries.iter().map(|library| {
            let defined = library.module.functions.values().filter(|it| it.body.is_some());
            string_map::order(defined.map(|it| (it.name.as_bstr(), ())))
        });
        let all = string_map::order(tables.flatten());
        let order = all.iter().filter_map(|(name, ())| symbols.get(name).copied()).collect();
        Self { by_name: symbols, order }
    }

    /// The definition of a function.
    pub(crate) fn find(&self, name: &BStr) -> Option<Symbol> {
        self.by_name.get(name).copied()
    }

    /// All definitions, in the order in which DXC's linker takes them.
    pub(crate) fn all(&self) -> &[Symbol] {
        &self.order
    }
}
