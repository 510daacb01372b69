//! Reads modules.
//!
//! Globals may be used before their definitions. The text is therefore read in two passes: the first
//! declares all globals and skips all that can refer to them; the second reads initializers, metadata and
//! function bodies.

#![deny(clippy::arithmetic_side_effects)]

mod advice;
mod alias;
mod alignment;
mod attached;
mod attribute;
mod attribute_value;
mod body;
mod bytes;
mod call;
mod constant;
mod control;
mod cursor;
mod diagnostic;
mod entity;
mod enumerator;
mod expression;
mod failure;
mod flags;
mod function;
mod global;
mod instruction;
mod intrinsic;
mod known_types;
mod lexer;
mod linkage;
mod local;
mod memory;
mod metadata;
mod modern_number;
mod node;
mod number;
mod record;
mod structs;
mod token;
mod types;
mod use_list;
mod value;

use alloc::vec::Vec;

use dxil_ir::{Dialect, Module};

use body::Local;
use call::Arguments;
use cursor::Cursor;
use failure::{Failure, Failures};
use function::{Declared, Parameter};
use global::Globals;
use intrinsic::Intrinsics;
use known_types::KnownTypes;
use lexer::StringEnd;
use linkage::Comdats;
use metadata::MetadataNames;
use number::RecentIntegers;
use structs::Structs;
use use_list::ModuleUses;

use crate::Line;

pub use diagnostic::{Diagnostic, Diagnostics, Place};

/// Reads a module from LLVM's textual IR: the text of LLVM 3.7 and DXC, such as [`print`](fn@crate::print)
/// makes. Comments are skipped, so that a listing of a whole file can be read, too.
///
/// ```
/// let module = dxil_text::parse("declare float @sine(float %angle)")?;
/// assert_eq!(module.functions.len(), 1);
///
/// let error = dxil_text::parse("declare float @sine(flaot)").unwrap_err();
/// assert!(error.to_string().starts_with("text:1:21: error: expected a type, found `flaot`"));
/// # Ok::<(), dxil_text::Diagnostics>(())
/// ```
///
/// # Errors
///
/// Fails with all errors in the text that can be told apart, up to 50.
pub fn parse(text: impl AsRef<[u8]>) -> Result<Module, Diagnostics> {
    parse_as(text, Dialect::Dxil)
}

/// Reads a module of a dialect from LLVM's textual IR. That of the modern one is what LLVM 23 reads and
/// prints.
///
/// ```
/// use dxil_ir::Dialect;
/// use dxil_text::Style;
///
/// let text = "define float @first(ptr %p) {\n  %x = load float, ptr %p, align 4\n  ret float %x\n}\n";
/// let module = dxil_text::parse_as(text, Dialect::Modern)?;
/// assert_eq!(dxil_text::print(&module, Style::Llvm)?, format!("\n{text}"));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
///
/// Fails with all errors in the text that can be told apart, up to 50.
pub fn parse_as(text: impl AsRef<[u8]>, dialect: Dialect) -> Result<Module, Diagnostics> {
    let source = text.as_ref();
    let reader = Reader::new(source, dialect, StringEnd::Quote);
    read(reader).map(|reader| reader.module).map_err(|failures| {
        // A string may go on for several lines, but one that does is rather one without its end, after
        // which all is wrong.
        let of_lines = read(Reader::new(source, dialect, StringEnd::QuoteOrLine)).err();
        Diagnostics::new(source, of_lines.unwrap_or(failures))
    })
}

/// Reads a module as [`parse`] does. Also returns the offset in the text of each instruction's opcode.
///
/// ```
/// let text = "define void @main() {\n  ret void\n}\n";
/// let (module, lines) = dxil_text::parse_placed(text)?;
/// let [(offset, dxil_text::Line::Instruction(function, _))] = lines[..] else { panic!("one line") };
/// assert!(text[offset..].starts_with("ret void"));
/// assert_eq!(module.functions[function].name, "main");
/// # Ok::<(), dxil_text::Diagnostics>(())
/// ```
///
/// # Errors
///
/// Fails as [`parse`] does.
pub fn parse_placed(text: impl AsRef<[u8]>) -> Result<(Module, Vec<(usize, Line)>), Diagnostics> {
    let source = text.as_ref();
    let mut reader = Reader::new(source, Dialect::Dxil, StringEnd::Quote);
    reader.lines = Some(Vec::new());
    match read(reader) {
        Ok(reader) => Ok((reader.module, reader.lines.unwrap_or_default())),
        Err(_) => parse(source).map(|module| (module, Vec::new())),
    }
}

/// Reads a module, or finds its errors.
fn read(mut reader: Reader<'_>) -> core::result::Result<Reader<'_>, Vec<Failure>> {
    reader.entities();
    reader.check_structs();
    reader.aliases();
    reader.initializers();
    reader.metadata_nodes();
    reader.variable_attachments();
    reader.function_bodies();
    reader.declare_intrinsics();
    reader.use_list_orders();
    reader.default_alignments();
    let failures = core::mem::take(&mut reader.failures).into_first();
    match failures.is_empty() {
        true => Ok(reader),
        false => Err(failures),
    }
}

/// Numbers of types, constants and metadata nodes that few shaders exceed.
const USUAL_TYPES: usize = 48;
const USUAL_CONSTANTS: usize = 96;
const USUAL_NODES: usize = 64;

/// The state of reading a module.
struct Reader<'a> {
    cursor: Cursor<'a>,
    module: Module,
    failures: Failures,
    structs: Structs<'a>,
    types: KnownTypes<'a>,
    integers: RecentIntegers,
    groups: attribute::Groups,
    comdats: Comdats<'a>,
    globals: Globals<'a>,
    functions: Vec<Declared<'a>>,
    /// Memory for the parameters of a declaration.
    parameters: Vec<Parameter<'a>>,
    intrinsics: Intrinsics,
    /// The offsets of the use-list orders outside of functions.
    use_list_orders: Vec<usize>,
    /// The uses outside of the function that is being read, once a use-list order asks for them.
    uses: ModuleUses,
    /// The function that is being read.
    local: Local<'a>,
    /// Memory for the arguments of a call.
    arguments: Arguments,
    metadata: MetadataNames<'a>,
    /// The depth of the type or constant that is being read.
    depth: usize,
    /// The offsets of instructions, if they are asked for.
    lines: Option<Vec<(usize, Line)>>,
}

impl<'a> Reader<'a> {
    fn new(source: &'a [u8], dialect: Dialect, string_end: StringEnd) -> Self {
        let mut module = Module::with_kinds(dialect);
        module.types.reserve(USUAL_TYPES);
        module.constants.reserve(USUAL_CONSTANTS);
        let metadata = MetadataNames::new(&module);
        Self {
            cursor: Cursor::new(source, dialect, string_end),
            module,
            failures: Failures::default(),
            structs: Structs::default(),
            types: KnownTypes::new(),
            integers: RecentIntegers::default(),
            groups: attribute::Groups::default(),
            comdats: Comdats::default(),
            globals: Globals::default(),
            functions: Vec::new(),
            parameters: Vec::new(),
            intrinsics: Intrinsics::default(),
            use_list_orders: Vec::new(),
            uses: ModuleUses::default(),
            local: Local::default(),
            arguments: Arguments::new(),
            metadata,
            depth: 0,
            lines: None,
        }
    }

    /// Whether the text is of the modern dialect.
    #[inline]
    fn is_modern(&self) -> bool {
        self.module.types.dialect() == Dialect::Modern
    }
}
