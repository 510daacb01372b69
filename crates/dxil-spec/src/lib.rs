//! Parses, checks, compares and documents `dxil-ops.spec`, and generates the tables of
//! `dxil_ops`; parses, checks and documents `dxbc-ops.spec`, and generates the tables of `dxbc-code`.
//!
//! The phases, in their order:
//!
//! 1. [`tablegen`]: text to records, independent of DXIL and DXBC.
//! 2. [`model::build`]: records to operations, typed and resolved.
//! 3. [`check::check`]: the numbered rules.
//! 4. [`emit`]: the outputs; or [`diff`]: the changes between two models.
//!
//! [`dxbc`] has phases 2 to 4 for DXBC opcodes.
//!
//! # Features
//!
//! - `json`, on by default: JSON, and the HTML page, which embeds it. Generating `dxil-ops` does
//!   not need it.

#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod check;
mod definitions;
pub mod diff;
pub mod dxbc;
pub mod emit;
pub mod model;
pub mod tablegen;

use std::path::{Path, PathBuf};

use model::Spec;
use tablegen::{Diagnostic, Records};

/// A spec of either subject.
#[derive(Clone, Debug)]
pub enum AnySpec {
    /// DXIL operations: `dxil-ops.spec`.
    Dxil(Spec),
    /// DXBC opcodes: `dxbc-ops.spec`.
    Dxbc(dxbc::Spec),
}

/// Reads a spec of DXIL operations or of DXBC opcodes, whichever the file defines, and checks it.
///
/// # Errors
///
/// Returns all errors, rendered for people: of syntax, of evaluation, then of rules.
pub fn load_any_checked(path: &Path, include_dirs: &[PathBuf]) -> Result<AnySpec, String> {
    let (sources, records) = tablegen::load(path, include_dirs);
    let spec = records.and_then(|records| match dxbc::is_described_by(&records) {
        true => dxbc::build_checked(&records).map(AnySpec::Dxbc),
        false => build_checked(&records).map(AnySpec::Dxil),
    });
    spec.map_err(|diagnostics| tablegen::render(&diagnostics, &sources))
}

/// Reads a spec of DXIL operations and checks it.
///
/// # Errors
///
/// Returns all errors, rendered for people: of syntax, of evaluation, then of rules.
pub fn load_checked(path: &Path, include_dirs: &[PathBuf]) -> Result<Spec, String> {
    let (sources, records) = tablegen::load(path, include_dirs);
    let spec = records.and_then(|records| build_checked(&records));
    spec.map_err(|diagnostics| tablegen::render(&diagnostics, &sources))
}

fn build_checked(records: &Records) -> Result<Spec, Vec<Diagnostic>> {
    let spec = model::build(records)?;
    let found = check::check(&spec);
    if found.is_empty() { Ok(spec) } else { Err(found) }
}

/// Reads a spec of DXIL operations or of DXBC opcodes without checking it, for comparing.
///
/// # Errors
///
/// Returns the errors, rendered for people, if it cannot be read as either.
pub fn load_any(path: &Path, include_dirs: &[PathBuf]) -> Result<AnySpec, String> {
    let (sources, records) = tablegen::load(path, include_dirs);
    let spec = records.and_then(|records| match dxbc::is_described_by(&records) {
        true => dxbc::build(&records).map(AnySpec::Dxbc),
        false => model::build(&records).map(AnySpec::Dxil),
    });
    spec.map_err(|diagnostics| tablegen::render(&diagnostics, &sources))
}

/// The examples in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
