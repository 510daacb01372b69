//! Parses, checks, compares and documents `dxil-ops.spec`, and generates the tables of
//! `dxil_ops`.
//!
//! The phases, in their order:
//!
//! 1. [`tablegen`]: text to records, independent of DXIL.
//! 2. [`model::build`]: records to operations, typed and resolved.
//! 3. [`check::check`]: the numbered rules.
//! 4. [`emit`]: the outputs; or [`diff`]: the changes between two models.
//!
//! # Features
//!
//! - `json`, on by default: JSON, and the HTML page, which embeds it. Generating `dxil-ops` does
//!   not need it.

#![cfg_attr(docsrs, feature(doc_cfg))]

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
/// Returns all errors, rendered for people: of syntax, of evaluation, then of rules.
pub fn load_checked(path: &Path, include_dirs: &[PathBuf]) -> Result<Spec, String> {
    let (sources, records) = tablegen::load(path, include_dirs);
    let spec = records.and_then(|records| model::build(&records)).and_then(|spec| {
        let found = check::check(&spec);
        if found.is_empty() { Ok(spec) } else { Err(found) }
    });
    spec.map_err(|diagnostics| tablegen::render(&diagnostics, &sources))
}

/// Reads a spec without checking it, for comparing.
///
/// # Errors
///
/// Returns the errors, rendered for people, if it cannot be read as operations.
pub fn load(path: &Path, include_dirs: &[PathBuf]) -> Result<Spec, String> {
    let (sources, records) = tablegen::load(path, include_dirs);
    let spec = records.and_then(|records| model::build(&records));
    spec.map_err(|diagnostics| tablegen::render(&diagnostics, &sources))
}

/// The examples in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
