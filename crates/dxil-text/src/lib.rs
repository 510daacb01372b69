//! Prints DXIL modules as LLVM's textual IR.
//!
//! The text is that of LLVM 3.7 and DXC, byte for byte: numbers of values and metadata, spaces,
//! quotes and the form of numbers included.
//!
//! ```
//! use dxil_ir::build::FunctionBuilder;
//! use dxil_ir::{Function, Module, Type, Value};
//! use dxil_ops::{Overload, ShaderStage, Target, Version, ops};
//! use dxil_text::Style;
//!
//! let mut module = Module::new();
//! let float = module.types.intern(Type::Float);
//! let ty = module.types.function(float, &[float]);
//! let (sine, _) = module.add_function(Function::new("sine", ty));
//! let target = Target::new(Version::V1_3, ShaderStage::Library);
//! let b = FunctionBuilder::new(&mut module, sine, target)?;
//! b.switch_to_block(b.add_block("entry"))?;
//! b.ret(b.op(ops::Sin { value: Value::Argument(0) }, &[Overload::F32])?)?;
//! b.finish()?;
//!
//! let text = dxil_text::print(&module, Style::Dxc)?;
//! assert_eq!(
//!     text.to_string(),
//!     "
//! define float @sine(float) {
//! entry:
//!   %1 = call float @dx.op.unary.f32(i32 13, float %0)  ; Sin(value)
//!   ret float %1
//! }
//!
//! ; Function Attrs: nounwind readnone
//! declare float @dx.op.unary.f32(i32, float) #0
//!
//! attributes #0 = { nounwind readnone }
//! "
//! );
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
#![no_std]

extern crate alloc;

mod attached;
mod attribute;
mod call;
mod callees;
mod comment;
mod constant;
mod dwarf;
mod error;
mod field;
mod flags;
mod function;
mod instruction;
mod linkage;
mod local;
mod memory;
mod metadata;
mod module;
mod name;
mod node;
mod number;
mod out;
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

pub use error::Error;

/// What is printed besides the module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// Comments behind instructions, as DXC prints them: operations with the names of their
    /// operands, variables and lines of the source.
    #[default]
    Dxc,
    /// None.
    Llvm,
}

/// The most bytes that [`print`] prints: 32 MiB, and 1 KiB for each instruction and each node of
/// metadata, eight times what they take in shaders.
///
/// What is shared in a module, such as a type, is printed each time, so that the text of a small one
/// could fill the memory.
#[must_use]
pub fn default_limit(module: &Module) -> usize {
    module::usual_len(module).saturating_mul(8).saturating_add(32 << 20)
}

/// Prints a module.
///
/// The text is ASCII, but for attributes, the target, and the names of variables in comments, which
/// are printed as they are: hence a string of bytes, which `Display` shows as well as it can.
///
/// # Errors
///
/// The text would be longer than [`default_limit`] says, or types or constants lie too deep within each other.
///
/// # Panics
///
/// If the module names types, constants, metadata or globals that it does not have: an id of
/// another module. Likewise if a function consists of blocks or instructions that it does not have;
/// where they, or arguments, are only operands, they are printed as `<badref>`.
pub fn print(module: &Module, style: Style) -> Result<BString, Error> {
    print_within(module, style, default_limit(module))
}

/// Prints a module whose text is not longer than `limit` bytes.
///
/// # Errors
///
/// The text would be longer, or types or constants lie too deep within each other.
///
/// # Panics
///
/// As [`print`] does.
pub fn print_within(module: &Module, style: Style, limit: usize) -> Result<BString, Error> {
    let mut printer = Printer::new(BString::default(), module, style, limit);
    printer.module();
    let (text, result) = printer.out.finish();
    result.map(|()| text)
}

/// Prints a module behind a text. Where that fails, the text is as it was.
///
/// # Errors
///
/// As with [`print_within`]: the limit is for both texts together.
///
/// # Panics
///
/// As [`print`] does.
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

/// Prints a module like [`print_within`], and says where each instruction stands: the bytes before
/// its line, function by function and block by block.
///
/// # Errors
///
/// As with [`print_within`].
///
/// # Panics
///
/// As [`print`] does.
pub fn print_placed(
    module: &Module,
    style: Style,
    limit: usize,
) -> Result<(BString, Vec<usize>), Error> {
    let mut printer = Printer::new(BString::default(), module, style, limit);
    printer.places = Some(Vec::new());
    printer.module();
    let (text, result) = printer.out.finish();
    result.map(|()| (text, printer.places.unwrap_or_default()))
}

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
