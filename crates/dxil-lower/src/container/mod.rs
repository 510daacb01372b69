//! The container of a module, and global variables that hold its parts, as LLVM's backend makes them.

mod debug_file;
mod globals;
mod options;
mod pdb;

use alloc::borrow::Cow;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_assemble::derive::{Packing, derive};
use dxil_assemble::{Options, RootSignatureSource, assemble_read};
use dxil_container::write::{Container, Features, Signing, ValidatorVersion};
use dxil_container::{Digest, FourCC};
use dxil_format::{FeatureFlags, ShaderFlags};
use dxil_ir::{Module, TextName};
use dxil_metadata::{EntryPoint, ShaderMetadata};

use crate::resource::Found;
use crate::target::{Triple, refusal};
use crate::typed::NATIVE_LAYOUT;
use crate::{Diagnostic, PassOptions, Report, to_dxil, translate_metadata};

pub use debug_file::{DebugFile, program_database};
pub(crate) use globals::{embed, globals};
pub use options::options;
pub(crate) use pdb::pdb;

/// Makes a container of a module that all passes have lowered. A module for the target `rootsignature` becomes one of its root
/// signature alone.
///
/// # Errors
///
/// All reasons for which the module is refused.
pub fn container(module: &Module, options: &Options) -> Result<Container, Vec<Diagnostic>> {
    make(module, options, false)
}

/// Makes a container as LLVM's `llc` does: not signed, the programs in front of the other parts, and in them the layout of data
/// that LLVM has, whose tools do not read DXC's. Rules of DXC's validator are not checked.
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
/// Pipeline::codegen().run(&mut module, &mut report);
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
    let mut container =
        make(module, &Options { unchecked: true, signing, ..options.clone() }, true)?;
    let place = |four_cc| globals::PROGRAMS.iter().position(|program| *program == four_cc);
    container.parts.sort_by_key(|part| place(part.four_cc).unwrap_or(globals::PROGRAMS.len()));
    Ok(container)
}

/// Why a module that passes have not lowered has no container.
const NOT_LOWERED: &str = "the module is LLVM IR that is not lowered yet: run `dxil_lower::Pipeline::codegen` on it first";

/// Why a module without entry points has no container.
const NO_ENTRY_POINT: &str = "the module has no entry point: a function is one by the attribute \"hlsl.shader\", such as \
     \"hlsl.shader\"=\"compute\"";

/// Whether a module has metadata that passes make.
fn has_metadata(module: &Module, name: &str) -> bool {
    module.named_metadata.iter().any(|it| it.name == name)
}

/// Refuses groups without threads, which follow from an attribute that is missing or has no such numbers.
fn check_threads(metadata: &ShaderMetadata) -> Result<(), Vec<Diagnostic>> {
    let is_empty = |entry: &&EntryPoint| entry.num_threads().is_some_and(|it| it.contains(&0));
    let errors = metadata.entry_points.iter().filter(is_empty).map(|entry| {
        let [x, y, z] = entry.num_threads().unwrap_or_default();
        Diagnostic::from(format_args!(
            "{}: a group has {x}*{y}*{z} threads: state three numbers from 1 on by the attribute \"hlsl.numthreads\", \
             such as \"hlsl.numthreads\"=\"8,8,1\"",
            TextName(&entry.name)
        ))
    });
    let errors: Vec<_> = errors.collect();
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Makes a container with parts as DXC makes them, or with those of LLVM's backend and its layout of data.
fn make(module: &Module, options: &Options, as_llvm: bool) -> Result<Container, Vec<Diagnostic>> {
    if let (true, RootSignatureSource::Given(signature)) =
        (is_root_signature(module), &options.root_signature)
    {
        let mut container = Container { signing: options.signing, ..Container::default() };
        container.push(FourCC::RTS0, signature.clone());
        return Ok(container);
    }
    if !has_metadata(module, "dx.shaderModel") {
        let why = refusal(module).unwrap_or_else(|| NOT_LOWERED.into());
        return Err(Vec::from([why.into()]));
    }
    if !has_metadata(module, "dx.entryPoints") {
        return Err(Vec::from([NO_ENTRY_POINT.into()]));
    }
    let mut module = to_dxil(module)?;
    let stated = as_llvm.then(|| features(&module)).transpose();
    let stated = stated.map_err(|error| Vec::from([error]))?;
    let refused = |errors: Vec<dxil_assemble::Diagnostic>| -> Vec<Diagnostic> {
        errors.into_iter().map(Diagnostic::from).collect()
    };
    let metadata = derive(&mut module, Packing::default()).map_err(refused)?;
    if !options.unchecked {
        check_threads(&metadata)?;
    }
    // The conversion has verified it, and what is derived is metadata.
    let Some(stated) = stated else {
        return Ok(assemble_read(module, metadata, options).map_err(refused)?.container);
    };
    // LLVM's backend writes it for all modules.
    module.data_layout = NATIVE_LAYOUT.into();
    let mut options = Options { psv_form: Some(ValidatorVersion::V1_8), ..options.clone() };
    if let Some(info) = &mut options.source_info {
        info.states_contents_size = true;
    }
    let assembled = assemble_read(module, metadata, &options).map_err(refused)?;
    let mut container = assembled.container;
    for part in container.parts.iter_mut().filter(|part| part.four_cc == FourCC::SFI0) {
        part.data = Features::new(stated).into();
    }
    Ok(container)
}

/// The features that LLVM's analysis has found, which the metadata of entry points states, and in DXC that of a library
/// does not.
fn features(module: &Module) -> Result<FeatureFlags, Diagnostic> {
    let metadata = ShaderMetadata::read(module)?;
    let flags = metadata.entry_points.iter().map(EntryPoint::flags);
    Ok(flags.fold(ShaderFlags::default(), |all, flags| all | flags).features())
}

/// The container of a module in which metadata may still be that of the front end, with LLVM's parts.
fn early(module: &Module, choices: &PassOptions) -> Result<Container, Vec<Diagnostic>> {
    let mut options = options(module)?;
    options.debug_name = choices.debug_file.as_ref().and_then(DebugFile::name).map(Into::into);
    if let (Some(info), Some(compression)) = (&mut options.source_info, choices.source_compression)
    {
        info.compression = compression;
    }
    let mut report = Report::default();
    let mut module = Cow::Borrowed(module);
    let is_translated = module.named_metadata.iter().any(|it| it.name == "dx.entryPoints");
    if !is_translated {
        translate_metadata::run(module.to_mut(), &mut Found::default(), &mut report);
    }
    match report.errors.is_empty() {
        true => make(&module, &options, true),
        false => Err(report.errors),
    }
}

/// Whether the target of a module is a root signature.
fn is_root_signature(module: &Module) -> bool {
    let triple = module.target_triple.to_str_lossy();
    Triple::parse(&triple).environment == "rootsignature"
}
