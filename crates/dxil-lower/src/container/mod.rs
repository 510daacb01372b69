//! The container of a module, and global variables that hold its parts, as LLVM's backend makes them.

mod globals;
mod options;

use alloc::borrow::Cow;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_assemble::derive::{Packing, derive};
use dxil_assemble::{Options, RootSignatureSource, assemble};
use dxil_container::FourCC;
use dxil_container::write::Container;
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
    derive(&mut module, Packing::default()).map_err(refused)?;
    Ok(assemble(module, options).map_err(refused)?.container)
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
        true => container(&module, &options),
        false => Err(report.errors),
    }
}

/// Whether the target of a module is a root signature.
fn is_root_signature(module: &Module) -> bool {
    let triple = module.target_triple.to_str_lossy();
    Triple::parse(&triple).environment == "rootsignature"
}
