//! Modules that are not DXIL at all.

use alloc::format;
use alloc::string::String;

use dxil_ir::{Dialect, Module, TextName};

/// Why a module is not DXIL, as its dialect or its target tell, and what to do; [`None`] if they do not tell so.
///
/// ```
/// use dxil_derive::foreign;
/// use dxil_ir::{Dialect, Module};
///
/// assert_eq!(foreign(&Module::dxil()), None);
/// let why = foreign(&Module::of(Dialect::Modern)).unwrap();
/// assert!(why.starts_with("the module is LLVM IR of modern LLVM, not DXIL: lower it first"));
/// ```
#[must_use]
pub fn foreign(module: &Module) -> Option<String> {
    let triple = &module.target_triple;
    // Text without pointers may be read in either dialect: the target tells, too.
    let is_lowered = module.named_metadata.iter().any(|it| it.name == "dx.shaderModel");
    let is_of_dxil = is_lowered || triple.is_empty() || *triple == Module::DXIL_TRIPLE;
    if module.types.dialect() == Dialect::Modern || !is_of_dxil && triple.starts_with(b"dxil") {
        return Some(
            "the module is LLVM IR of modern LLVM, not DXIL: lower it first, with `dxil_lower::Pipeline::codegen` and \
             `dxil_lower::container`, or with `dxil llc`"
                .into(),
        );
    }
    (!is_of_dxil).then(|| {
        let triple = TextName(triple);
        let dxil = Module::DXIL_TRIPLE;
        format!("the module is not DXIL: its target is {triple}, that of DXIL is {dxil}")
    })
}
