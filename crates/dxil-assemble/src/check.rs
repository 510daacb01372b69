//! Rules that a module must keep to become a container.

use alloc::boxed::Box;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use dxil_container::FourCC;
use dxil_container::layout::RootSignatureVersion;
use dxil_container::write::{Container, PartData};
use dxil_derive::foreign;
use dxil_ir::{Module, verify};
use dxil_metadata::ShaderMetadata;
use dxil_validate::check::{self as calls, Finding};
use dxil_validate::validate::{Rule, Severity};
use dxil_validate::{dxc, module as statements, parts};

use crate::{Diagnostic, Options, debug};

/// Refuses a module that is not DXIL. All else that is wrong with it follows from that.
pub(crate) fn dialect(module: &Module) -> Result<(), Vec<Diagnostic>> {
    foreign(module).map_or(Ok(()), |why| Err(vec![Diagnostic::of_module(why)]))
}

/// Refuses a module that is no valid LLVM IR, with all violations.
///
/// LLVM IR with debug information is not looked at: newer compilers describe variables in ways that
/// LLVM 3.7 does not know, and the program that runs loses them.
pub(crate) fn llvm(module: &Module) -> Result<(), Vec<Diagnostic>> {
    if debug::has_debug_info(module) {
        return Ok(());
    }
    let errors = verify::verify(module);
    if errors.is_empty() { Ok(()) } else { Err(errors.into_iter().map(Diagnostic::from).collect()) }
}

/// Refuses a module that states what no shader has, or that calls operations as its shader model or its
/// stages do not allow, with all violations.
pub(crate) fn shader(module: &Module, metadata: &ShaderMetadata) -> Result<(), Vec<Diagnostic>> {
    let found = statements::check_with_calls(module, metadata, calls::Options::default());
    let (stated, report) = found.map_err(|error| vec![Diagnostic::from(error)])?;
    // DXC's validator accepts what is only a warning.
    let errors = stated.iter().filter(|it| Rule::Module(it.rule).severity() == Severity::Error);
    let mut violations: Vec<_> = errors.map(|it| statement(module, it)).collect();
    violations.extend(report.findings.iter().map(|it| diagnostic(module, it)));
    if violations.is_empty() { Ok(()) } else { Err(violations) }
}

/// Refuses a root signature that does not bind the resources of its shader, with all violations.
pub(crate) fn root_signature(
    container: &Container,
    options: &Options,
) -> Result<(), Vec<Diagnostic>> {
    let part = |name| container.parts.iter().find(|it| it.four_cc == name).map(|it| &it.data);
    let (Some(root_signature), Some(PartData::Psv(psv))) = (part(FourCC::RTS0), part(FourCC::PSV0))
    else {
        return Ok(());
    };
    let is_newer = matches!(root_signature, PartData::RootSignature(it) if it.version > RootSignatureVersion::V1_1);
    if is_newer && options.psv_form.is_some() {
        // Containers of LLVM's form may have what DXC's validator does not know.
        return Ok(());
    }
    let mut bytes = Vec::new();
    root_signature.write(&mut bytes);
    if bytes.len() % 4 != 0 {
        // The next part would not begin at a multiple of 4. DXC's assembler refuses it, too.
        let message = format!("the root signature has {} bytes, no multiple of 4", bytes.len());
        return Err(vec![Diagnostic::of_module(message)]);
    }
    let stage = psv.info.shader_stage.into();
    let found = parts::check_root_signature(&bytes, &psv.resources, stage);
    let violation = |it: &parts::Finding| Diagnostic {
        rules: rules(it.rule.id(), it.dxc),
        ..Diagnostic::of_module(format!("the root signature: {}", it.message))
    };
    let violations: Vec<_> = found.iter().map(violation).collect();
    if violations.is_empty() { Ok(()) } else { Err(violations) }
}

/// The rule with this number, and DXC's.
fn rules(id: &'static str, dxc: Option<dxc::Rule>) -> Box<[&'static str]> {
    [id].into_iter().chain(dxc.map(dxc::Rule::name)).collect()
}

/// The violation that a statement of the module is.
fn statement(module: &Module, finding: &statements::Finding) -> Diagnostic {
    Diagnostic {
        function: finding.function.map(|id| module.functions[id].name.clone()),
        instruction: finding.instruction,
        rules: rules(finding.rule.id(), finding.dxc),
        ..Diagnostic::of_module(&finding.message)
    }
}

/// The violation that a call is.
fn diagnostic(module: &Module, finding: &Finding) -> Diagnostic {
    Diagnostic {
        function: Some(module.functions[finding.function].name.clone()),
        instruction: Some(finding.number),
        rules: rules(finding.rule.id(), finding.dxc),
        ..Diagnostic::of_module(&finding.message)
    }
}
