//! Prints DXIL modules as LLVM's textual IR, and reads them.
//!
//! The printed text is that of LLVM 3.7 and DXC, byte for byte: numbers of values and metadata,
//! spaces, quotes and the form of numbers included. [`parse`] reads it, and whatever else LLVM 3.7's
//! assembler reads and DXIL has.
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
//!
//! let same = dxil_text::parse(&text)?;
//! assert_eq!(dxil_text::print(&same, Style::Dxc)?, text);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
#![no_std]

extern crate alloc;

mod attribute_order;
mod attribute_value;
mod calling_convention;
mod declaration_flags;
mod dwarf;
mod operation_flags;
mod print;
mod read;
mod record;
mod type_keyword;

pub use print::{
    Annotations, Error, Line, Style, append, default_limit, print, print_annotated, print_placed,
    print_within,
};
pub use read::{Diagnostic, Diagnostics, Place, parse, parse_as, parse_placed};

/// The maximum depth of nested types and constants. Compilers stay below 50.
const MAX_DEPTH: usize = 256;

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
