//! `IFCE`: the interfaces that a shader calls, and the classes that implement them.
//!
//! FXC writes it for shaders of model 5.0 with dynamic linkage. Behind the header lie slots, class
//! types, class instances, the lists of each slot and the names, each padded to a multiple of 4 bytes.

use crate::record::record;
use crate::strings::StringOffset;

record! {
    /// The start of the part. Offsets count from there.
    pub struct InterfacesHeader {
        /// Number of [`ClassInstance`]s.
        pub instance_count: u32,
        /// Number of [`ClassType`]s.
        pub type_count: u32,
        /// Number of [`InterfaceSlots`].
        pub slot_record_count: u32,
        /// Number of slots in all of these.
        pub slot_count: u32,
        /// Where the class instances lie.
        pub instances_offset: u32,
        /// Where the class types lie.
        pub types_offset: u32,
        /// Where the slots lie.
        pub slots_offset: u32,
        /// Zero.
        pub reserved: u32,
        /// A number that differs from one run of the compiler to the next.
        pub stamp: u32,
    }
}

record! {
    /// One slot, or the slots of an array, that a class instance is bound to.
    pub struct InterfaceSlots {
        /// Number of slots.
        pub slot_count: u32,
        /// Number of classes that implement the interface.
        pub type_count: u32,
        /// Where their numbers lie, as [`ClassTypeId`]s.
        pub type_ids_offset: u32,
        /// Where the numbers of their function tables lie, as [`FunctionTableId`]s.
        pub table_ids_offset: u32,
    }
}

record! {
    /// A class that implements interfaces; its place in the table is its number. Strides say how far its
    /// data lie apart in an array.
    pub struct ClassType {
        /// Where its name lies.
        pub name_offset: StringOffset,
        /// Zero.
        pub reserved: u16,
        /// Vectors of a constant buffer, each 16 bytes.
        pub buffer_stride: u16,
        /// Textures.
        pub texture_stride: u16,
        /// Samplers.
        pub sampler_stride: u16,
    }
}

record! {
    /// A variable of a class that implements interfaces.
    pub struct ClassInstance {
        /// Where its name lies.
        pub name_offset: StringOffset,
        /// The number of its [`ClassType`].
        pub type_id: u16,
        /// Number of elements; 1 unless it is an array.
        pub element_count: u16,
        /// The register of the constant buffer with its data.
        pub buffer: u16,
        /// Where its data begin, in vectors of 16 bytes.
        pub buffer_offset: u16,
        /// Its first texture register, `u16::MAX` if it has no textures.
        pub texture: u16,
        /// Its first sampler register, `u16::MAX` if it has no samplers.
        pub sampler: u16,
    }
}

record! {
    /// The number of a [`ClassType`].
    pub struct ClassTypeId {
        /// The number.
        pub id: u16,
    }
}

record! {
    /// The number of a function table, which the program declares.
    pub struct FunctionTableId {
        /// The number.
        pub id: u32,
    }
}
