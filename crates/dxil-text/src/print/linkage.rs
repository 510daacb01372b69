//! Prints linkage and calling conventions.

use alloc::vec;
use alloc::vec::Vec;

use bstr::BStr;
use dxil_ir::{ComdatId, DllStorage, Id as _, Linkage, ThreadLocal, UnnamedAddr, Visibility};

use super::module::Printer;
use crate::calling_convention;

impl Printer<'_> {
    /// Prints keywords, each with a space after it.
    pub(crate) fn keywords<const N: usize>(&mut self, words: [&'static str; N]) {
        for word in words.into_iter().filter(|word| !word.is_empty()) {
            self.out.str(word);
            self.out.byte(b' ');
        }
    }

    /// Prints the linkage of a variable or alias, each keyword with a space after it.
    pub(crate) fn linkage(
        &mut self,
        (linkage, visibility, dll_storage): (Linkage, Visibility, DllStorage),
        dso_local: bool,
        thread_local: ThreadLocal,
        unnamed_addr: UnnamedAddr,
    ) {
        self.keywords([
            linkage.keyword(),
            if dso_local { "dso_local" } else { "" },
            visibility.keyword(),
            dll_storage.keyword(),
            thread_local.keyword(),
            unnamed_addr.keyword(),
        ]);
    }

    /// Prints a calling convention other than C's, with a space after it.
    #[inline]
    pub(crate) fn calling_convention(&mut self, convention: u16) {
        if convention != 0 {
            self.rare_calling_convention(convention);
        }
    }

    fn rare_calling_convention(&mut self, convention: u16) {
        match calling_convention::keyword(convention) {
            Some(keyword) => self.keywords([keyword]),
            None => self.out.fmt(format_args!("cc{convention} ")),
        }
    }

    /// Prints the COMDATs of functions and variables, in the order of those.
    pub(crate) fn comdats(&mut self) {
        let module = self.module;
        let functions = module.functions.values().map(|function| function.comdat);
        let variables = module.variables.values().map(|variable| variable.comdat);
        let mut used = Vec::new();
        let mut seen = vec![false; module.comdats.len()];
        for id in functions.chain(variables).flatten() {
            if !core::mem::replace(&mut seen[id.index()], true) {
                used.push(id);
            }
        }
        for &id in &used {
            self.out.byte(b'\n');
            self.out.name("$", &module.comdats[id].name);
            self.out.str(" = comdat ");
            self.out.str(module.comdats[id].selection.keyword());
            self.out.byte(b'\n');
        }
    }

    /// Prints the COMDAT of a global with this name.
    pub(crate) fn comdat(&mut self, name: &BStr, comdat: Option<ComdatId>) {
        let Some(id) = comdat else { return };
        self.out.str(" comdat");
        let comdat = &self.module.comdats[id].name;
        if comdat != name {
            self.out.byte(b'(');
            self.out.name("$", comdat);
            self.out.byte(b')');
        }
    }
}
