//! The examples in README.md and in this folder, as tests.

/// README.md.
#[doc = include_str!("../README.md")]
pub mod readme {}

/// building.md.
#[doc = include_str!("building.md")]
pub mod building {}

/// dxbc.md.
#[doc = include_str!("dxbc.md")]
pub mod dxbc {}

/// lowering.md.
#[doc = include_str!("lowering.md")]
pub mod lowering {}

/// module.md.
#[doc = include_str!("module.md")]
pub mod module {}

/// text.md.
#[doc = include_str!("text.md")]
pub mod text {}

/// upgrade.md.
#[doc = include_str!("upgrade.md")]
pub mod upgrade {}
