//! DXIL, the bytecode of Direct3D 12 shaders, and DXContainer, the files that hold it.
//!
//! This crate gathers the libraries; its command `dxil` shows, compares and edits files.
//!
//! ```
//! use dxil::container::Container;
//! use dxil::text::Style;
//!
//! # macro_rules! fixture {
//! #     ($include:ident, $name:literal) => {
//! #         $include!(concat!(
//! #             env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/", $name
//! #         ))
//! #     };
//! # }
//! # let file = fixture!(include_bytes, "cs_fast_math.dxbc");
//! let container = Container::parse(file)?;
//! let text = dxil::disassemble(&container, Style::Dxc)?.to_string();
//! assert!(text.contains("define void @main()"));
//! # // The listing of DXC.
//! # assert_eq!(text, fixture!(include_str, "cs_fast_math.txt"));
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Features
//!
//! - `cli`, on by default: the command. Without it, the crate is `no_std`.
//! - `serde`: `Serialize` and `Deserialize` for containers and operations.
//! - `yaml`: containers as YAML; part of `cli`.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

pub use dxbc_code as dxbc;
pub use dxil_assemble as assemble;
pub use dxil_bitcode as bitcode;
pub use dxil_builder as builder;
pub use dxil_builder::ShaderBuilder;
pub use dxil_container as container;
pub use dxil_inspect as inspect;
pub use dxil_inspect::{
    File, FxcOptions, disassemble, disassemble_direct3d9, disassemble_dxbc, disassemble_effect,
    disassemble_file, disassemble_file_within, disassemble_module,
};
pub use dxil_ir as ir;
pub use dxil_ir::calls;
pub use dxil_link as link;
pub use dxil_lower as lower;
pub use dxil_metadata as metadata;
pub use dxil_ops as ops;
pub use dxil_text as text;
pub use dxil_upgrade as upgrade;
/// All of `dxil-validate`: also the rules of DXC's validator, and the checks of modules, parts and DXBC programs alone.
pub use dxil_validate as validation;
pub use dxil_validate::{check, validate, verify};
#[cfg(feature = "yaml")]
pub use dxil_yaml as yaml;

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
