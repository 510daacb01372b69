//! The outputs, one file each.

pub(crate) mod describe;
pub mod markdown;
pub mod rust;

#[cfg(feature = "json")]
pub mod html;
#[cfg(feature = "json")]
pub mod json;
