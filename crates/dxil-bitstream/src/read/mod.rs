//! Reads blocks, records and abbreviations, in the order of the stream.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

mod abbreviation;
mod cursor;
mod reader;
mod record;
mod vbr6;
mod wrapper;

pub use cursor::Cursor;
pub use reader::{Block, Entry, Reader};
pub use record::Record;
pub use wrapper::Wrapper;
