//! The generated half of the crate `dxil_ops`: a Rust file for each hand-written module
//! that includes one.

mod enumerations;
mod features;
mod for_each;
mod names;
mod opcodes;
mod ops;
mod rows;
mod sets;
mod tables;
mod types;

use std::fs;
use std::io;
use std::path::Path;

use proc_macro2::TokenStream;

use crate::model::Spec;

/// The first lines of every file.
const BANNER: &str =
    "// Generated from dxil-ops.spec. Do not edit: `cargo build` makes it anew.\n\n";

/// The files: name and content. The spec has passed the checks.
///
/// # Panics
///
/// Panics if a file is not Rust, which is a bug of this module.
#[must_use]
pub fn generate(spec: &Spec) -> Vec<(&'static str, String)> {
    let (rows, tables) = tables::tables(spec);
    let files = [
        ("versions.rs", format(sets::versions(spec))),
        ("stages.rs", format(sets::stages(spec))),
        ("attributes.rs", format(sets::attributes(spec))),
        ("features.rs", format(sets::features(spec))),
        ("classes.rs", format(sets::classes(spec))),
        ("types.rs", format(types::types(spec))),
        ("enumerations.rs", enumerations::types(spec) + &format(enumerations::tables(spec))),
        ("opcodes.rs", format(opcodes::opcodes(spec))),
        ("tables.rs", rows + &format(tables)),
        ("ops.rs", ops::ops(spec)),
        ("for_each.rs", for_each::for_each(spec)),
    ];
    files.into_iter().map(|(name, content)| (name, BANNER.to_owned() + &content)).collect()
}

/// Formats Rust. prettyplease cannot format the arguments of macros with braces; files that consist
/// of these are generated as text.
fn format(tokens: TokenStream) -> String {
    match syn::parse2(tokens) {
        Ok(file) => prettyplease::unparse(&file),
        Err(error) => panic!("a generated file is not Rust: {error}"),
    }
}

/// Writes the files to a folder. A file that has the same content already is not written, so that
/// its time does not change.
///
/// # Errors
///
/// Fails if a file cannot be written.
pub fn write(spec: &Spec, folder: &Path) -> io::Result<()> {
    for (name, content) in generate(spec) {
        let path = folder.join(name);
        if fs::read_to_string(&path).ok().as_deref() != Some(&*content) {
            fs::write(path, content)?;
        }
    }
    Ok(())
}
