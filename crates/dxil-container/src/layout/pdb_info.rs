//! `PDBI`: what a program database says of the compilation.
//!
//! DXC reads the part in program databases and prefers it to `SRCI`; no release is known to write it.
//! There is one version, 0. Behind the header follows an [`RDAT`](crate::layout::rdat) with tables of
//! its own: one [`PdbInfo`](crate::layout::rdat::PdbInfo), and what it refers to.

use crate::open_enum::open_enum;
use crate::record::record;

record! {
    /// The start of the part.
    pub struct PdbInfoHeader {
        /// 0.
        pub version: u16,
        /// How what follows is compressed.
        pub compression: PdbInfoCompression,
        /// Bytes that follow, as they are in the file.
        pub size: u32,
        /// Bytes that they become.
        pub uncompressed_size: u32,
    }
}

open_enum! {
    /// How the content of `PDBI` is compressed.
    pub enum PdbInfoCompression(u16) {
        /// It is not.
        Uncompressed = 0,
        /// In zlib's format.
        Zlib = 1,
    }
}
