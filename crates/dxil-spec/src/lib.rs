//! Parses, checks, compares and documents `dxil-ops.spec`, and generates the tables of
//! `dxil_ops`.
//!
//! The phases, in their order:
//!
//! 1. [`tablegen`]: text to records. Knows nothing of DXIL.
//! 2. [`model::build`]: records to operations, typed and resolved.
//! 3. [`check::check`]: the numbered rules.
//! 4. [`emit`]: one output each; or [`diff`]: one model against another.

pub mod check;
pub mod diff;
pub mod emit;
pub mod model;
pub mod tablegen;

use std::path::{Path, PathBuf};

use model::Spec;

/// Reads a spec and checks it.
///
/// # Errors
///
/// All that is wrong with it, rendered for a person: syntax, evaluation, then rules.
pub fn load_checked(path: &Path, include_dirs: &[PathBuf]) -> Result<Spec, String> {
    let (sources, records) = tablegen::load(path, include_dirs);
    let spec = records.and_then(|records| model::build(&records)).and_then(|spec| {
        let found = check::check(&spec);
        if found.is_empty() { Ok(spec) } else { Err(found) }
    });
    spec.map_err(|diagnostics| tablegen::render(&diagnostics, &sources))
}

/// Reads a spec without checking it, as far as comparing needs.
///
/// # Errors
///
/// It cannot be read as operations, rendered for a person.
pub fn load(path: &Path, include_dirs: &[PathBuf]) -> Result<Spec, String> {
    let (sources, records) = tablegen::load(path, include_dirs);
    let spec = records.and_then(|records| model::build(&records));
    spec.map_err(|diagnostics| tablegen::render(&diagnostics, &sources))
}
