//! Prints modules.

mod annotations;
mod attached;
mod attribute;
mod call;
mod comment;
mod constant;
mod error;
mod field;
mod flags;
mod function;
mod function_kind;
mod instruction;
mod line;
mod linkage;
mod local;
mod mask;
mod memory;
mod metadata;
mod module;
mod name;
mod node;
mod number;
mod out;
mod record;
mod resource;
mod slots;
mod structs;
mod survey;
mod texts;
mod types;

use alloc::vec::Vec;

use bstr::BString;
use dxil_ir::Module;

use module::Printer;

pub use annotations::Annotations;
pub use error::Error;
pub use line::Line;

/// The comments in the text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// DXC's comments after instructions: operations with the names of their operands, variables,
    /// and lines of the source.
    #[default]
    Dxc,
    /// No comments, as LLVM prints. Quotes and backslashes in attributes and the target are escaped, so that the text
    /// can be read again.
    Llvm,
}

/// The maximum length of the text that [`print`] returns: 32 MiB, and 1 KiB for each instruction
/// and each node of metadata, eight times their usual length.
///
/// The limit exists because shared parts of a module, such as types, are printed at each use, so
/// that the text of a small module could fill the memory.
#[must_use]
pub fn default_limit(module: &Module) -> usize {
    module::usual_len(module).saturating_mul(8).saturating_add(32 << 20)
}

/// Prints a module.
///
/// The text is ASCII, except for attributes, the target, and the names of variables in comments,
/// whose bytes are printed unchanged. That is why it is a string of bytes; its `Display` replaces invalid
/// UTF-8.
///
/// # Errors
///
/// Fails if the text would be longer than [`default_limit`], or if types or constants nest too
/// deep.
///
/// # Panics
///
/// Panics if the module refers to types, constants, metadata or globals that it does not have, by
/// ids of another module, and if a function lists blocks or instructions that it does not have.
/// Such blocks, instructions and arguments are printed as `<badref>` if they are only operands.
pub fn print(module: &Module, style: Style) -> Result<BString, Error> {
    print_within(module, style, default_limit(module))
}

/// Prints a module, with a maximum length of the text in bytes.
///
/// # Errors
///
/// Fails if the text would be longer than `limit`, or if types or constants nest too deep.
///
/// # Panics
///
/// Panics as [`print`] does.
pub fn print_within(module: &Module, style: Style, limit: usize) -> Result<BString, Error> {
    let mut printer = Printer::new(BString::default(), module, style, limit);
    printer.module();
    let (text, result) = printer.out.finish();
    result.map(|()| text)
}

/// Prints a module of the modern dialect as LLVM's `llc` does: calls that describe variables stand as calls, not as
/// debug records, and comments say what becomes of debug information in DXIL. What these name gets numbers after all
/// other nodes, and follows them.
///
/// # Errors
///
/// Fails as [`print`] does.
///
/// # Panics
///
/// Panics as [`print`] does.
pub fn print_annotated(module: &Module, annotations: &Annotations) -> Result<BString, Error> {
    let limit = default_limit(module);
    let annotations = Some(annotations);
    let mut printer = Printer::with(BString::default(), module, Style::Llvm, limit, annotations);
    printer.module();
    let (text, result) = printer.out.finish();
    result.map(|()| text)
}

/// Prints a module at the end of a text. An error leaves the text unchanged.
///
/// # Errors
///
/// Fails as [`print_within`] does. The limit applies to the whole text.
///
/// # Panics
///
/// Panics as [`print`] does.
pub fn append(
    text: &mut BString,
    module: &Module,
    style: Style,
    limit: usize,
) -> Result<(), Error> {
    let start = text.len();
    let mut printer = Printer::new(core::mem::take(text), module, style, limit);
    printer.module();
    let (printed, result) = printer.out.finish();
    *text = printed;
    if result.is_err() {
        text.truncate(start);
    }
    result
}

/// Prints a module like [`print_within`], and returns the lines that describe entities of the module, in their order,
/// each with its offset in bytes.
///
/// ```
/// use dxil_ir::{Function, Module};
/// use dxil_text::{Line, Style, default_limit, print_placed};
///
/// let mut module = Module::dxil();
/// let ty = module.types.function(module.types.void(), &[]);
/// let (main, _) = module.add_function(Function::new("main", ty));
/// let (text, lines) = print_placed(&module, Style::Llvm, default_limit(&module))?;
/// let [(offset, line)] = lines[..] else { panic!("one line") };
/// assert_eq!(line, Line::Function(main));
/// assert!(text[offset..].starts_with(b"declare void @main()"));
/// # Ok::<(), dxil_text::Error>(())
/// ```
///
/// # Errors
///
/// Fails as [`print_within`] does.
///
/// # Panics
///
/// Panics as [`print`] does.
pub fn print_placed(
    module: &Module,
    style: Style,
    limit: usize,
) -> Result<(BString, Vec<(usize, Line)>), Error> {
    let mut printer = Printer::new(BString::default(), module, style, limit);
    printer.lines = Some(Vec::new());
    printer.module();
    let (text, result) = printer.out.finish();
    result.map(|()| (text, printer.lines.unwrap_or_default()))
}
