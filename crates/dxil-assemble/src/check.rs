//! Rules that a module must keep to become a container.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use dxil_derive::{DERIVED_FLAGS, shader_flags};
use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::{Module, verify};
use dxil_metadata::{EntryPoint, ShaderMetadata};
use dxil_validate::check::{self as calls, Finding};
use dxil_validate::module as statements;

use crate::{Diagnostic, debug};

/// Refuses a module that is no valid LLVM IR, that states what no shader has, or that calls operations as
/// its shader model or its stages do not allow, with all violations.
///
/// LLVM IR with debug information is not looked at: newer compilers describe variables in ways that
/// LLVM 3.7 does not know, and the program that runs loses them.
pub(crate) fn check(module: &Module) -> Result<(), Vec<Diagnostic>> {
    if !debug::has_debug_info(module) {
        let errors = verify::verify(module);
        if !errors.is_empty() {
            return Err(errors.into_iter().map(Diagnostic::from).collect());
        }
    }
    let refused = |error| vec![Diagnostic::from(error)];
    let stated = statements::check(module).map_err(refused)?;
    let mut violations: Vec<_> = stated.iter().map(|it| statement(module, it)).collect();
    violations.extend(flags(module)?);
    let report = calls::check(module, calls::Options::default()).map_err(refused)?;
    violations.extend(report.findings.iter().map(|it| diagnostic(module, it)));
    if violations.is_empty() { Ok(()) } else { Err(violations) }
}

/// Shader flags that an entry point states and its code does not have, or the other way round. Older
/// compilers do not know `ResMayNotAlias`; a library has flags of each function.
fn flags(module: &Module) -> Result<Option<Diagnostic>, Vec<Diagnostic>> {
    let mut metadata =
        ShaderMetadata::read(module).map_err(|error| vec![Diagnostic::from(error)])?;
    if metadata.target.is_some_and(|target| target.kind == ShaderKind::Library) {
        return Ok(None);
    }
    let stated = metadata.entry_points.first().map(EntryPoint::flags).unwrap_or_default();
    shader_flags(module, &mut metadata);
    let derived = metadata.entry_points.first().map(EntryPoint::flags).unwrap_or_default();
    let compared = DERIVED_FLAGS.difference(ShaderFlags::ResMayNotAlias);
    let (missing, odd) = (derived.difference(stated), stated.difference(derived));
    let differing = ShaderFlags((missing.0 | odd.0) & compared.0);
    Ok((differing != ShaderFlags::default()).then(|| {
        let message = format!("the shader flags are {stated}, those of the code are {derived}");
        let help = Some("leave the flags out and derive them".into());
        Diagnostic { help, ..Diagnostic::of_module(message) }
    }))
}

/// The violation that a statement of the module is.
fn statement(module: &Module, finding: &statements::Finding) -> Diagnostic {
    Diagnostic {
        function: finding.function.map(|id| module.functions[id].name.clone()),
        instruction: finding.instruction,
        ..Diagnostic::of_module(&finding.message)
    }
}

/// The violation that a call is.
fn diagnostic(module: &Module, finding: &Finding) -> Diagnostic {
    Diagnostic {
        function: Some(module.functions[finding.function].name.clone()),
        instruction: Some(finding.number),
        ..Diagnostic::of_module(&finding.message)
    }
}
