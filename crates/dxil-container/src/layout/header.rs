//! The header of a container and of a part.

use crate::record::record;
use crate::{Digest, FourCC};

record! {
    /// The first 32 bytes of a container. The offsets of all parts follow, 4 bytes each.
    pub struct Header {
        /// `DXBC`.
        pub magic: FourCC,
        /// The hash of the bytes that follow, or a marker.
        pub digest: Digest,
        /// Major version of the format: 1.
        pub major_version: u16,
        /// Minor version of the format: 0.
        pub minor_version: u16,
        /// Size of the container in bytes, this header included.
        pub file_size: u32,
        /// Number of parts.
        pub part_count: u32,
    }
}

record! {
    /// The header before the bytes of each part.
    pub struct PartHeader {
        /// The part's name.
        pub four_cc: FourCC,
        /// Bytes of the part, without this header.
        pub size: u32,
    }
}
