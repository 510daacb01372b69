//! The generated half of the crate `dxil_ops`: a Rust file for each hand-written module
//! that includes one.

mod enumerations;
mod for_each;
mod names;
mod opcodes;
mod ops;
mod sets;
mod tables;
mod types;

use std::fs;
use std::io;
use std::path::Path;

use proc_macro2::TokenStream;

use crate::model::Spec;

/// What every file begins with.
const BANNER: &str =
    "// Generated from dxil-ops.spec. Do not edit: `cargo build` makes it anew.\n\n";

/// The files: name and content. The spec has passed the checks.
///
/// # Panics
///
/// A file is not Rust: a defect of this module.
#[must_use]
pub fn generate(spec: &Spec) -> Vec<(&'static str, String)> {
    let files = [
        ("versions.rs", sets::versions(spec)),
        ("stages.rs", sets::stages(spec)),
        ("attributes.rs", sets::attributes(spec)),
        ("classes.rs", sets::classes(spec)),
        ("types.rs", types::types(spec)),
        ("enumerations.rs", enumerations::enumerations(spec)),
        ("opcodes.rs", opcodes::opcodes(spec)),
        ("tables.rs", tables::tables(spec)),
        ("ops.rs", ops::ops(spec)),
        ("for_each.rs", for_each::for_each(spec)),
    ];
    files.into_iter().map(|(name, tokens)| (name, format(name, tokens))).collect()
}

fn format(name: &str, tokens: TokenStream) -> String {
    match syn::parse2(tokens) {
        Ok(file) => BANNER.to_owned() + &prettyplease::unparse(&file),
        Err(error) => panic!("the generated {name} is not Rust: {error}"),
    }
}

/// Writes the files to a folder. A file that is there already with that content is left
/// alone, so that its time does not change.
///
/// # Errors
///
/// A file cannot be written.
pub fn write(spec: &Spec, folder: &Path) -> io::Result<()> {
    for (name, content) in generate(spec) {
        let path = folder.join(name);
        if fs::read_to_string(&path).ok().as_deref() != Some(&*content) {
            fs::write(path, content)?;
        }
    }
    Ok(())
}
