//! Checks of DXIL modules and DXContainer files.
//!
//! - [`validate`](mod@validate): all of the following, as one report.
//! - [`verify`](mod@verify): statements of a file about itself, such as its digest.
//! - [`parts`]: the parts of a container with a DXIL program.
//! - [`check`](mod@check): the calls of operations in a module.
//! - [`module`]: what a module states of its shaders: versions, entry points, signatures, resources, and
//!   whether its code suits that.
//! - [`dxc`]: the rules of DXC's validator, with which findings are named.
//! - [`dxbc`]: the declarations, instructions and signatures of a DXBC program.
//!
//! None tells whether a whole shader is valid: the flow of control is not looked at.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

pub mod check;
pub mod dxbc;
pub mod dxc;
pub mod module;
pub mod parts;
mod root_signature;
mod rules;
pub mod validate;
pub mod verify;

pub use check::check;
pub use validate::validate;
pub use verify::verify;

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
