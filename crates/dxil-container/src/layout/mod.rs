//! The structures of the file, as its bytes have them: one file a part.

mod hash;
mod header;
mod program;

pub use hash::{HashFlags, ShaderHash};
pub use header::{Header, PartHeader};
pub use program::{ProgramHeader, ShaderKind};
