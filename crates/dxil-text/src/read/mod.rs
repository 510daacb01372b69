//! Reads modules.
//!
//! Globals may be used before their definitions. The text is therefore read in two passes: the first
//! declares all globals and skips what can refer to them; the second reads initializers, metadata and
//! function bodies.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]
#![allow(dead_code)]

mod constant;
mod cursor;
mod diagnostic;
mod entity;
mod failure;
mod lexer;
mod metadata;
mod node;
mod token;
mod types;
mod unify;
mod value;

use alloc::vec::Vec;

use dxil_ir::Module;

use cursor::Cursor;
use failure::Failure;
use metadata::MetadataNames;
use types::TypeNames;

pub use diagnostic::{Diagnostic, Diagnostics, Place};

/// Reads a module from LLVM's textual IR: the text of LLVM 3.7 and DXC, such as [`print`](fn@crate::print)
/// makes. Comments are skipped, so that a listing of a whole file can be read, too.
///
/// ```
/// let module = dxil_text::parse("%pair = type { i32, float }")?;
/// assert_eq!(module.types.structs().len(), 1);
///
/// let error = dxil_text::parse("%pair = type { i32, flaot }").unwrap_err();
/// assert!(error.to_string().starts_with("text:1:21: error: expected a type, found `flaot`"));
/// # Ok::<(), dxil_text::Diagnostics>(())
/// ```
///
/// # Errors
///
/// Fails with all errors in the text that can be told apart, up to 50.
pub fn parse(text: impl AsRef<[u8]>) -> Result<Module, Diagnostics> {
    let source = text.as_ref();
    let mut reader = Reader::new(source);
    reader.entities();
    reader.check_structs();
    reader.metadata_nodes();
    match reader.failures.is_empty() {
        true => Ok(reader.module),
        false => Err(Diagnostics::new(source, reader.failures)),
    }
}

/// The state of reading a module.
struct Reader<'a> {
    cursor: Cursor<'a>,
    module: Module,
    /// The errors so far.
    failures: Vec<Failure>,
    types: TypeNames<'a>,
    metadata: MetadataNames<'a>,
    /// The depth of the type or constant that is being read.
    depth: usize,
}

impl<'a> Reader<'a> {
    fn new(source: &'a [u8]) -> Self {
        Self {
            cursor: Cursor::new(source),
            module: Module::dxil(),
            failures: Vec::new(),
            types: TypeNames::default(),
            metadata: MetadataNames::default(),
            depth: 0,
        }
    }
}
