//! Resources that a shader binds.

use dxil_format::ResourceKind;

use crate::Record;
use crate::flags::flags;
use crate::open_enum::open_enum;
use crate::record::record;

record! {
    /// A range of registers that a shader binds. Before version 2 the part has the first four fields
    /// only, 16 bytes.
    pub struct ResourceBinding {
        /// The kind of binding and access.
        pub resource_type: ResourceType,
        /// The register space.
        pub space: u32,
        /// The first register.
        pub lower_bound: u32,
        /// The last register; the largest number where the array has no bound.
        pub upper_bound: u32,
        /// Its shape.
        pub kind: ResourceKind,
        /// Its use.
        pub flags: ResourceFlags,
    }
}

impl ResourceBinding {
    /// Bytes of a binding in this version of the part.
    #[must_use]
    pub const fn size(version: u32) -> usize {
        if version < 2 { Self::PLACES.kind.offset } else { Self::SIZE }
    }
}

open_enum! {
    /// The kind of binding of a resource and of access to it.
    pub enum ResourceType(u32) {
        /// Unknown.
        Invalid = 0,
        /// A sampler.
        Sampler = 1,
        /// A constant buffer.
        CBV = 2,
        /// A texture or typed buffer that is read.
        SRVTyped = 3,
        /// A raw buffer that is read.
        SRVRaw = 4,
        /// A structured buffer that is read.
        SRVStructured = 5,
        /// A texture or typed buffer that is written.
        UAVTyped = 6,
        /// A raw buffer that is written.
        UAVRaw = 7,
        /// A structured buffer that is written.
        UAVStructured = 8,
        /// A structured buffer that is written and has a counter.
        UAVStructuredWithCounter = 9,
    }
}

flags! {
    /// The use of a resource.
    pub struct ResourceFlags(u32) {
        /// 64-bit atomic operations are used on it.
        UsedByAtomic64 = 0,
    }
}
