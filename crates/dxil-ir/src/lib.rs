//! A DXIL module in memory.
//!
//! DXIL is a subset of LLVM 3.7: typed pointers, named structs, metadata as it was then. A [`Module`]
//! holds its parts in arenas and names them by typed ids: a [`TypeId`] is a type, a [`ConstantId`] a
//! constant, and two types or constants are the same if their ids are. Function bodies hold their own
//! instructions and blocks, so that a [`Value`] is eight bytes and is copied.
//!
//! [`build`] makes function bodies by hand, with types checked as you go. [`edit`] changes bodies that
//! exist. [`import`] copies content of one module into another. [`analysis`] computes control flow, dominators and uses
//! of values. [`typing`] has the typing rules of instructions, and [`verify`] checks a module by the rules of LLVM 3.7's
//! verifier.
//!
//! An id is not a position in a file. The crate `dxil-bitcode` reads and writes bitcode, `dxil-text`
//! prints modules.
#![no_std]

extern crate alloc;

mod alignment;
pub mod analysis;
mod arena;
mod attribute;
mod attribute_kind;
mod body;
pub mod build;
pub mod calls;
mod code;
mod comdat;
mod constant;
mod data_layout;
mod decimal;
mod dialect;
pub mod edit;
mod errors;
mod expression;
mod flags;
mod fold;
mod function;
mod id_map;
pub mod import;
mod in_place;
mod instruction;
mod intern;
mod intrinsics;
mod linkage;
mod memory_effects;
pub mod metadata;
mod module;
mod names;
mod opcode;
mod short_string;
mod text_name;
mod types;
pub mod typing;
mod value;
mod variable;
pub mod verify;

pub use alignment::{AtomicAlignment, MAX_ALIGNMENT, is_alignment};
pub use arena::{Arena, Id};
pub use attribute::{
    Attribute, AttributeGroup, AttributeGroupId, AttributeSetId, Attributes, FUNCTION_SLOT,
    RETURN_SLOT,
};
pub use attribute_kind::AttributeKind;
pub use body::{
    Argument, Block, BlockId, Body, Bundle, Case, Incoming, InstructionId, InstructionNames, List,
    Pooled, TakenNames, UseListOrder, Used,
};
pub use comdat::{Comdat, ComdatId, ComdatSelection};
pub use constant::{Constant, ConstantId, ConstantKind, Constants, data_size};
pub use data_layout::DataLayout;
pub use dialect::Dialect;
pub use errors::Errors;
pub use expression::Expression;
pub use flags::{
    DisjointFlags, ExactFlags, FastMathFlags, GepFlags, NonNegativeFlags, OverflowFlags,
};
pub use function::{Function, FunctionId, MAX_CALLING_CONVENTION};
pub use id_map::IdMap;
pub use in_place::InPlace;
pub use instruction::{Instruction, InstructionKind, TailCall};
pub use intrinsics::{Intrinsic, attributes as intrinsic_attributes, suffix as intrinsic_suffix};
pub use linkage::{DllStorage, Linkage, ThreadLocal, UnnamedAddr, Visibility};
pub use memory_effects::MemoryEffects;
pub use metadata::{Metadata, MetadataId, MetadataTable, Operands};
pub use module::{BundleTagId, MetadataKindId, Module, NamedMetadata};
pub use opcode::{
    AtomicOp, BinaryOp, CastOp, FloatPredicate, IntPredicate, Ordering, Scope, UnaryOp,
};
pub use short_string::ShortString;
pub use text_name::TextName;
pub use types::{NamedStruct, StructBody, StructId, TargetType, Type, TypeId, Types};
pub use value::Value;
pub use variable::{Alias, AliasId, Variable, VariableId};

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
