//! Writing, which mirrors reading.

mod abbreviation;
mod bits;
mod record;
mod writer;

pub use bits::Bits;
pub use writer::Writer;
