//! Parses, checks, compares and documents `dxil-ops.spec`, and generates the tables of
//! `dxil_ops`; parses, checks and documents `dxbc-ops.spec`, and generates the tables of `dxbc-code`; and the same for
//! `dxil-rules.spec` and the table of `dxil-validate`.
//!
//! The phases, in their order:
//!
//! 1. [`tablegen`]: text to records, independent of what the file describes.
//! 2. [`model::build`]: records to operations, typed and resolved.
//! 3. [`check::check`]: the numbered rules.
//! 4. [`emit`]: the outputs; or [`diff`]: the changes between two models.
//!
//! [`dxbc`] has phases 2 to 4 for DXBC opcodes, [`rules`] for the rules of DXC's validator.
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
pub mod rules;
pub mod tablegen;

use std::path::{Path, PathBuf};

use model::Spec;
use tablegen::{Diagnostic, Records};

/// A spec of any subject.
#[derive(Clone, Debug)]
pub enum AnySpec {
    /// DXIL operations: `dxil-ops.spec`.
    Dxil(Spec),
    /// DXBC opcodes: `dxbc-ops.spec`.
    Dxbc(dxbc::Spec),
    /// The rules of DXC's validator: `dxil-rules.spec`.
    Rules(rules::Spec),
}

/// The subject of a file.
enum Subject {
    Dxil,
    Dxbc,
    Rules,
}

impl Subject {
    /// The subject that the classes of a file tell. A file of rules has operations, too, to which they refer.
    fn of(records: &Records) -> Self {
        if rules::are_described_by(records) {
            Self::Rules
        } else if dxbc::is_described_by(records) {
            Self::Dxbc
        } else {
            Self::Dxil
        }
    }
}

/// Reads a spec of whichever subject the file defines, and checks it.
///
/// # Errors
///
/// Returns all errors, rendered for people: of syntax, of evaluation, then of rules.
pub fn load_any_checked(path: &Path, include_dirs: &[PathBuf]) -> Result<AnySpec, String> {
    let (sources, records) = tablegen::load(path, include_dirs);
    let spec = records.and_then(|records| match Subject::of(&records) {
        Subject::Dxil => build_checked(&records).map(AnySpec::Dxil),
        Subject::Dxbc => dxbc::build_checked(&records).map(AnySpec::Dxbc),
        Subject::Rules => rules::build_checked(&records).map(AnySpec::Rules),
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

/// Reads a spec of whichever subject the file defines without checking it, for comparing.
///
/// # Errors
///
/// Returns the errors, rendered for people, if it cannot be read.
pub fn load_any(path: &Path, include_dirs: &[PathBuf]) -> Result<AnySpec, String> {
    let (sources, records) = tablegen::load(path, include_dirs);
    let spec = records.and_then(|records| match Subject::of(&records) {
        Subject::Dxil => model::build(&records).map(AnySpec::Dxil),
        Subject::Dxbc => dxbc::build(&records).map(AnySpec::Dxbc),
        Subject::Rules => rules::build(&records).map(AnySpec::Rules),
    });
    spec.map_err(|diagnostics| tablegen::render(&diagnostics, &sources))
}

/// The examples in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
