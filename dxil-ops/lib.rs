//! Every DXIL operation: opcodes, function names, signatures, overloads, stages and
//! attributes by DXIL version.
//!
//! DXIL is the bytecode of Direct3D 12 shaders. Its operations are calls to functions named
//! `dx.op.<class>.<overload>`, whose first operand is an opcode. This crate has tables of all of
//! them, and needs neither LLVM nor an allocator.
//!
//! ```
//! use dxil_ops::{FunctionName, OpCode, Overload, ShaderStage, Target, Version, check};
//!
//! // Find the operation of a call by its opcode.
//! let op = OpCode::from_u32(60).unwrap();
//! assert_eq!(op, OpCode::Sample);
//! assert_eq!(op.signature().arguments()[1].name(), "sampler");
//!
//! // Make the name of its function, and parse a name.
//! assert_eq!(op.function_name(&[Overload::F32]).to_string(), "dx.op.sample.f32");
//! let name = FunctionName::parse("dx.op.sample.f32").unwrap();
//! assert_eq!(name.class(), op.class());
//!
//! // Check that a compute shader of DXIL 1.6 may call it.
//! let target = Target::new(Version::V1_6, ShaderStage::Compute);
//! assert!(check(op, target, name.overloads()).is_ok());
//!
//! // Get the flags that the SFI0 part of the container needs.
//! assert!(OpCode::WaveActiveOp.features(target, &[Overload::F32]).to_flags() == 0x4000);
//! ```
//!
//! # Generated code
//!
//! These come from `dxil-ops.spec`; the rest is written by hand:
//!
//! - the variants of [`OpCode`], [`OpClass`], [`ShaderStage`], [`ShaderFeature`],
//!   [`Attribute`], [`Type`] and [`Enumeration`], and the constants of [`Version`];
//! - the tables for their methods;
//! - the types of operand enumerations, such as [`WaveOpKind`];
//! - the structs in [`ops`];
//! - [`for_each_op!`] and [`for_each_value!`].
//!
//! # Features
//!
//! - `descriptions`: `OpCode::description`, one sentence for each operation, and `OpCode::hlsl`,
//!   the HLSL names that use it.
//! - `serde`: opcodes, classes, stages, features, attributes, types, enumerations, kinds of
//!   overloads and versions are serialized as their names, and sets as lists of names.
//!
//! This folder has no `Cargo.toml`: the crate is the root package of its repository, so
//! that the spec and the build script lie inside the package that needs them.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

/// Includes a generated file: of the build script in a checkout, or the published copy.
macro_rules! generated {
    ($file:literal) => {
        #[cfg(checkout)]
        include!(concat!(env!("OUT_DIR"), "/", $file));
        #[cfg(not(checkout))]
        include!(concat!("../tests/golden/dxil_ops/", $file));
    };
}

mod attribute;
mod check;
mod class;
mod enumeration;
mod feature;
mod flag_operations;
mod for_each;
mod immediate;
mod intrinsic;
mod lookup;
mod name;
mod named;
mod opcode;
mod operand;
pub mod ops;
mod overload;
#[cfg(feature = "serde")]
mod serde;
mod set;
mod stage;
mod table;
mod validator;
mod version;

pub use attribute::{Attribute, AttributeSet};
pub use check::{Reason, Target, Violation, check};
pub use class::OpClass;
pub use enumeration::*;
pub use feature::{ShaderFeature, ShaderFeatureSet};
pub use immediate::{Immediate, ImmediateViolation};
pub use intrinsic::{Intrinsic, Selection};
pub use name::{FunctionName, NameError};
pub use opcode::{OpCode, OverloadDimensions, UnknownOpCode};
pub use operand::{Argument, LlvmSignature, LlvmType, Shape, Signature, Type, Validation};
pub use overload::{Overload, OverloadKind, OverloadSet, Scalar};
pub use stage::{ShaderStage, StageSet};
pub use validator::validator_accepts;
pub use version::{ParseVersionError, ShaderModel, Version};

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
