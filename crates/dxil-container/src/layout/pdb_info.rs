//! `PDBI`: the description of a compilation in a program database.
//!
//! DXC 1.7 and up read the part in program databases and prefer it to `SRCI`. No release writes it, up
//! to 1.10. There is one version, 0. Behind the header follows an [`RDAT`](crate::layout::rdat) with tables of
//! its own: one [`PdbInfo`](crate::layout::rdat::PdbInfo), and what it refers to.

use super::Compression;
use crate::record::record;

record! {
    /// The start of the part.
    pub struct PdbInfoHeader {
        /// 0.
        pub version: u16,
        /// How what follows is compressed.
        pub compression: Compression,
        /// Bytes that follow, as they are in the file.
        pub size: u32,
        /// Bytes that they become.
        pub uncompressed_size: u32,
    }
}
