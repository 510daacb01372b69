//! Writes blocks, records and abbreviations; mirrors [`read`](crate::read).

mod abbreviation;
mod bits;
mod record;
mod scope;
mod text;
mod writer;

pub use bits::Bits;
pub use writer::{Writer, WrittenBlock};
