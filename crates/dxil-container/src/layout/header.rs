//! The header of a container and of a part.

use crate::record::record;
use crate::{Digest, FieldType, FourCC, Value};

record! {
    /// The first 32 bytes of a container. The offsets of all parts follow, 4 bytes each.
    pub struct Header {
        /// `DXBC`.
        pub magic: FourCC,
        /// The hash of what follows, or a marker.
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
    /// What precedes the bytes of each part.
    pub struct PartHeader {
        /// The part's name.
        pub four_cc: FourCC,
        /// Bytes of the part, without this header.
        pub size: u32,
    }
}

impl FieldType for Digest {
    const SIZE: usize = 16;

    #[inline]
    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        FieldType::decode(bytes).map(Self)
    }

    fn encode(self, out: &mut alloc::vec::Vec<u8>) {
        self.0.encode(out);
    }

    fn value(self) -> Value<'static> {
        self.0.value()
    }
}
