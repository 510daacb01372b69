//! The steps of linking.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use bstr::BString;
use dxil_format::ShaderKind;
use dxil_ir::{Module, verify};
use dxil_ops::Version;

use crate::symbols::Symbols;
use crate::{Diagnostic, Exports, combined, shader};

/// A library: a module of a `lib_6_x` profile.
#[derive(Clone, Debug)]
pub struct Library {
    /// The name, for diagnostics.
    pub name: String,
    /// The module.
    pub module: Module,
}

/// The shader or library that libraries are linked to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The kind of shader and the shader model.
    pub profile: dxil_metadata::Target,
    /// The name of the entry point; of no meaning if the target is a library.
    pub entry: BString,
}

/// The choices that libraries and target leave open.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The version of the validator that the shader is made for; `None` for the newest of the libraries.
    /// DXC's linker takes the one of its own validator.
    pub validator_version: Option<Version>,
    /// The functions that a library exports.
    pub exports: Exports,
}

/// Links libraries to a shader, or to a library if the profile is one of libraries. Where libraries state
/// other registers for one resource, that of the entry point's library counts, or else of the first one.
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
        for error in violations(&library.module) {
            errors.push(Diagnostic::of(&[&library.name], error));
        }
        // A target that cannot be read is reported where it is needed.
        let kind =
            dxil_metadata::Target::of(&library.module).map_or(ShaderKind::Library, |it| it.kind);
        if kind != ShaderKind::Library {
            let message = format!("it is a {kind} shader, and no library");
            errors.push(Diagnostic::of(&[&library.name], message));
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    if target.profile.kind != ShaderKind::Library && options.exports != Exports::All {
        return Err(
            [Diagnostic::new("only a library has exports, but the target is a shader")].into()
        );
    }
    let symbols = Symbols::new(libraries, &mut errors);
    let module = match target.profile.kind {
        ShaderKind::Library => combined::link(libraries, &symbols, target, options, errors),
        _ => shader::link(libraries, &symbols, target, options, errors),
    }?;
    // A call of an operation that does not have the operation's types can become wrong where it lands.
    let errors: Vec<_> = violations(&module).into_iter().map(Diagnostic::from).collect();
    if errors.is_empty() { Ok(module) } else { Err(errors) }
}

/// The violations of LLVM's rules, but for one with which DXC describes static variables: in their constructors,
/// and where it inlines these, locations are in subprograms of other functions.
fn violations(module: &Module) -> Vec<verify::Error> {
    verify::verify_apart(module, &[verify::Rule::DebugSubprogram]).0
}
