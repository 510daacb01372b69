//! The outputs, one file each.

pub(crate) mod describe;
pub mod markdown;
pub mod rust;

#[cfg(feature = "cli")]
pub mod html;
#[cfg(feature = "cli")]
pub mod json;
