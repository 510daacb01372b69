//! Prints linkage and calling conventions.

use alloc::vec;
use alloc::vec::Vec;

use bstr::BStr;
use dxil_ir::{ComdatId, DllStorage, Id as _, Linkage, ThreadLocal, Visibility};

use crate::module::Printer;

/// The numbers of calling conventions with a keyword.
const CALLING_CONVENTIONS: &[(u16, &str)] = &[
    (8, "fastcc"),
    (9, "coldcc"),
    (10, "ghccc"),
    (12, "webkit_jscc"),
    (13, "anyregcc"),
    (14, "preserve_mostcc"),
    (15, "preserve_allcc"),
    (64, "x86_stdcallcc"),
    (65, "x86_fastcallcc"),
    (66, "arm_apcscc"),
    (67, "arm_aapcscc"),
    (68, "arm_aapcs_vfpcc"),
    (69, "msp430_intrcc"),
    (70, "x86_thiscallcc"),
    (71, "ptx_kernel"),
    (72, "ptx_device"),
    (75, "spir_func"),
    (76, "spir_kernel"),
    (77, "intel_ocl_bicc"),
    (78, "x86_64_sysvcc"),
    (79, "x86_64_win64cc"),
    (80, "x86_vectorcallcc"),
];

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
        thread_local: ThreadLocal,
        unnamed_addr: bool,
    ) {
        self.keywords([
            linkage.keyword(),
            visibility.keyword(),
            dll_storage.keyword(),
            thread_local.keyword(),
            if unnamed_addr { "unnamed_addr" } else { "" },
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
        match CALLING_CONVENTIONS.binary_search_by_key(&convention, |&(code, _)| code) {
            Ok(index) => self.keywords([CALLING_CONVENTIONS[index].1]),
            Err(_) => self.out.fmt(format_args!("cc{convention} ")),
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
