//! Options of assembling that the metadata of a front end states.

use alloc::vec::Vec;

use dxil_assemble::{HashSource, Options, RootSignatureSource};
use dxil_container::write::{CompilerVersion, SourceInfo};
use dxil_ir::Module;
use dxil_metadata::ShaderMetadata;

use super::is_root_signature;
use crate::described::has_debug_info;
use crate::metadata::entries;
use crate::root_signature::root_signatures;
use crate::{Diagnostic, Report};

/// The options that a module states before passes run, which remove the metadata that states them: its root signature and its
/// source files. The hash is that of the program, as in LLVM.
///
/// # Errors
///
/// The errors of the root signatures that the module states.
pub fn options(module: &Module) -> Result<Options, Vec<Diagnostic>> {
    let mut report = Report::default();
    let mut signatures = root_signatures(module, &mut report);
    if !report.errors.is_empty() {
        return Err(report.errors);
    }
    let entry = match is_root_signature(module) {
        true => None,
        false => entries(module).first().map(|it| it.function),
    };
    let given = signatures.remove(&entry);
    let given = given.map_or(RootSignatureSource::Module, RootSignatureSource::Given);
    Ok(Options {
        root_signature: given,
        hash: HashSource::Binary,
        source_info: source_info(module),
        compiler_version: has_debug_info(module).then(compiler_version),
        ..Options::default()
    })
}

/// The version of this compiler.
fn compiler_version() -> CompilerVersion {
    let number = |text: &str| text.parse().unwrap_or(0);
    CompilerVersion {
        major: number(env!("CARGO_PKG_VERSION_MAJOR")),
        minor: number(env!("CARGO_PKG_VERSION_MINOR")),
        custom_version: Some(concat!("dxil ", env!("CARGO_PKG_VERSION")).into()),
        ..CompilerVersion::default()
    }
}

/// The source files, and the arguments of the compiler; [`None`] if the module has no files.
fn source_info(module: &Module) -> Option<SourceInfo> {
    let metadata = ShaderMetadata::read(module).ok()?;
    let mut info = SourceInfo::default();
    for file in metadata.source_contents {
        info.add_file(file.name, file.content);
    }
    for argument in metadata.source_args.unwrap_or_default() {
        info.add_argument(argument, "");
    }
    (!info.files.is_empty()).then_some(info)
}
