//! The front end: TableGen text to records, independent of DXIL and DXBC.
//!
//! It reads a subset of the language of `llvm-tblgen`: a file that is accepted here means the same
//! there. The phases, in order:
//!
//! - `include`: files to texts, stored in a [`SourceMap`]; drives the next two phases
//! - `scan`: checks that strings and comments end, braces balance, and nothing nests too deep
//! - `parse`: text to syntax tree, by `grammar.pest`
//! - `evaluate`: syntax tree to [`Records`]
//!
//! Each phase continues after an error if possible, so that one run finds all errors.

mod ast;
mod diagnostic;
mod evaluate;
mod fields;
mod include;
mod parse;
mod record;
mod scan;
mod source;
mod value;

use std::path::{Path, PathBuf};

pub use diagnostic::{Diagnostic, render};
pub(crate) use fields::{Fields, as_list, as_record};
pub use record::{Class, ClassId, Defset, Field, Record, RecordId, Records};
pub use source::{FileId, SourceFile, SourceMap, Span, Spanned};
pub use value::{Type, Value, ValueKind};

/// Reads a file and all included files.
///
/// An included file is searched in the directory of the including file, then in `include_dirs`.
pub fn load(
    root: &Path,
    include_dirs: &[PathBuf],
) -> (SourceMap, Result<Records, Vec<Diagnostic>>) {
    let (sources, statements, errors) = include::load(root, include_dirs);
    finish(sources, &statements, errors)
}

/// Reads a single text, which cannot include others.
pub fn load_text(name: &str, text: &str) -> (SourceMap, Result<Records, Vec<Diagnostic>>) {
    let (sources, statements, errors) = include::load_text(name, text);
    finish(sources, &statements, errors)
}

fn finish(
    sources: SourceMap,
    statements: &[ast::Statement],
    mut errors: Vec<Diagnostic>,
) -> (SourceMap, Result<Records, Vec<Diagnostic>>) {
    let (records, more) = evaluate::evaluate(&sources, statements);
    errors.extend(more);
    if errors.is_empty() {
        return (sources, Ok(records));
    }
    errors.sort_by_key(|error| error.span);
    errors.dedup();
    (sources, Err(errors))
}
