//! The steps of linking.

use alloc::string::String;
use alloc::vec::Vec;

use bstr::BString;
use dxil_ir::{Module, verify};
use dxil_ops::Version;

use crate::{Diagnostic, shader};

/// A library: a module of a `lib_6_x` profile.
#[derive(Clone, Debug)]
pub struct Library {
    /// The name, for diagnostics.
    pub name: String,
    /// The module.
    pub module: Module,
}

/// The shader that libraries are linked to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The kind of shader and the shader model.
    pub profile: dxil_metadata::Target,
    /// The name of the entry point.
    pub entry: BString,
}

/// The choices that libraries and target leave open.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The version of the validator that the shader is made for; `None` for the newest of the libraries.
    /// DXC's linker takes the one of its own validator.
    pub validator_version: Option<Version>,
}

/// Links libraries to a shader. Where libraries state other registers for one resource, that of the entry
/// point's library counts, or else of the first one.
///
/// # Errors
///
/// All reasons for which the libraries cannot be linked that one step finds.
pub fn link(
    libraries: &[Library],
    target: &Target,
    options: &Options,
) -> Result<Module, Vec<Diagnostic>> {
    let mut errors = Vec::new();
    for library in libraries {
        for error in verify::verify(&library.module) {
            errors.push(Diagnostic::of(&[&library.name], error));
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    shader::link(libraries, target, options)
}
