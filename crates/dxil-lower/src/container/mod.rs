//! The container of a module, and global variables that hold its parts, as LLVM's backend makes them.

mod globals;
mod llvm;
mod options;

use alloc::borrow::Cow;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_assemble::derive::{Packing, derive};
use dxil_assemble::{Options, RootSignatureSource, assemble};
use dxil_container::write::{Container, Signing};
use dxil_container::{Digest, FourCC};
use dxil_ir::Module;

use crate::target::Triple;
use crate::{Diagnostic, Report, to_dxil, translate_metadata};

pub(crate) use globals::{embed, globals};
pub use options::options;

/// Makes a container of a module that all passes have lowered. A module for the target `rootsignature` becomes one of its root
/// signature alone.
///
/// # Errors
///
/// All reasons for which the module is refused.
pub fn container(module: &Module, options: &Options) -> Result<Container, Vec<Diagnostic>> {
    make(module, options, Style::Dxc)
}

/// Makes a container as LLVM's `llc` does: not signed, the programs in front of the other parts, and in them the layout of data
/// that LLVM has, whose tools do not read DXC's; `PSV0` of version 3 for all validators, and `SFI0` with the features that
/// `dxil-translate-metadata` states. Rules of DXC's validator are not checked.
///
/// ```
/// use dxil_container::{Digest, FourCC};
/// use dxil_lower::{Pipeline, Report};
///
/// let text = r#"
/// target triple = "dxil-pc-shadermodel6.6-compute"
/// define void @main() #0 {
///   ret void
/// }
/// attributes #0 = { "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" }
/// "#;
/// let mut module = dxil_text::parse_as(text, dxil_ir::Dialect::Modern)?;
/// let mut report = Report::default();
/// for pass in Pipeline::codegen().passes {
///     pass.run(&mut module, &mut report);
/// }
/// let container = dxil_lower::container_as_llvm(&module, &Default::default()).expect("no errors");
/// assert_eq!(container.parts[0].four_cc, FourCC::DXIL);
/// let bytes = container.write()?;
/// assert_eq!(bytes[4..20], Digest::ZERO.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// As with [`container()`].
pub fn container_as_llvm(module: &Module, options: &Options) -> Result<Container, Vec<Diagnostic>> {
    let signing = Signing::Set(Digest::ZERO);
    let options = Options { unchecked: true, signing, ..options.clone() };
    make(module, &options, Style::Llvm)
}

/// Whose containers are made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Dxc,
    Llvm,
}

fn make(module: &Module, options: &Options, style: Style) -> Result<Container, Vec<Diagnostic>> {
    if let (true, RootSignatureSource::Given(signature)) =
        (is_root_signature(module), &options.root_signature)
    {
        let mut container = Container { signing: options.signing, ..Container::default() };
        container.push(FourCC::RTS0, signature.clone());
        return Ok(container);
    }
    let mut module = to_dxil(module)?;
    let refused = |errors: Vec<dxil_assemble::Diagnostic>| -> Vec<Diagnostic> {
        errors.into_iter().map(Diagnostic::from).collect()
    };
    let result = match style {
        Style::Dxc => {
            derive(&mut module, Packing::default()).map_err(refused)?;
            assemble(module, options).map(|it| it.container)
        }
        Style::Llvm => llvm::container(module, options),
    };
    result.map_err(refused)
}

/// The container of a module in which metadata may still be that of the front end.
fn early(module: &Module) -> Result<Container, Vec<Diagnostic>> {
    let options = options(module)?;
    let mut report = Report::default();
    let mut module = Cow::Borrowed(module);
    let is_translated = module.named_metadata.iter().any(|it| it.name == "dx.entryPoints");
    if !is_translated {
        translate_metadata::run(module.to_mut(), &mut report);
    }
    match report.errors.is_empty() {
        true => make(&module, &options, Style::Llvm),
        false => Err(report.errors),
    }
}

/// Whether the target of a module is a root signature.
fn is_root_signature(module: &Module) -> bool {
    let triple = module.target_triple.to_str_lossy();
    Triple::parse(&triple).environment == "rootsignature"
}
