//! `RDEF`: buffers, variables, types and bindings of a DXBC shader.
//!
//! FXC writes it for every shader, unless reflection is stripped. All offsets count from the start of
//! the part. Three revisions exist. Shader model 4 has a header of 28 bytes and the short records.
//! Shader model 5.0, and libraries of any model, add [`RecordSizes`] with the magic `RD11`: variables
//! and types are longer. Shader model 5.1 has another magic and longer bindings.

mod reflection;

use crate::FourCC;
use crate::record::record;
use crate::strings::StringOffset;

pub use reflection::{
    CompileFlags, ResourceDimension, ResourceReturnType, ShaderBufferFlags, ShaderBufferType,
    ShaderInputFlags, ShaderInputType, ShaderTarget, ShaderVariableFlags, VariableClass,
    VariableType,
};

record! {
    /// The start of the part.
    pub struct ResourceDefinitionsHeader {
        /// Number of constant buffers and of what else has variables.
        pub buffer_count: u32,
        /// Where the [`ShaderBuffer`]s lie; 0 if there are none.
        pub buffers_offset: u32,
        /// Number of bound resources.
        pub binding_count: u32,
        /// Where the [`ShaderInputBinding`]s lie.
        pub bindings_offset: u32,
        /// Minor version of the shader model.
        pub minor_version: u8,
        /// Major version of the shader model.
        pub major_version: u8,
        /// The kind of shader.
        pub target: ShaderTarget,
        /// How it was compiled.
        pub flags: CompileFlags,
        /// Where the name of the compiler lies.
        pub creator_offset: StringOffset,
    }
}

record! {
    /// The record after the header since shader model 5: how large records are.
    pub struct RecordSizes {
        /// [`MAGIC_SM5`](Self::MAGIC_SM5) or [`MAGIC_SM5_1`](Self::MAGIC_SM5_1).
        pub magic: FourCC,
        /// Bytes of the header and this record: 60.
        pub header_size: u32,
        /// Bytes of a [`ShaderBuffer`]: 24.
        pub buffer_size: u32,
        /// Bytes of a [`ShaderInputBinding`]: 32, or 40 with [`ShaderInputSpace`].
        pub binding_size: u32,
        /// Bytes of a [`ShaderVariable`] with [`ShaderVariableResources`]: 40.
        pub variable_size: u32,
        /// Bytes of a [`ShaderType`] with [`ShaderTypeClass`]: 36.
        pub type_size: u32,
        /// Bytes of a [`ShaderTypeMember`]: 12.
        pub member_size: u32,
        /// Number of slots for interface pointers.
        pub interface_slot_count: u32,
    }
}

record! {
    /// A resource that a shader binds.
    pub struct ShaderInputBinding {
        /// Where its name lies.
        pub name_offset: StringOffset,
        /// The kind of resource.
        pub input_type: ShaderInputType,
        /// The type that reading it returns; 0 for samplers and buffers of constants.
        pub return_type: ResourceReturnType,
        /// Its shape.
        pub dimension: ResourceDimension,
        /// Number of samples, `u32::MAX` where that is not said; of a structured buffer, bytes of an
        /// element.
        pub sample_count: u32,
        /// The first register.
        pub bind_point: u32,
        /// The number of registers; 0 if it is unbounded.
        pub bind_count: u32,
        /// More about it.
        pub flags: ShaderInputFlags,
    }
}

record! {
    /// The end of a [`ShaderInputBinding`] since shader model 5.1.
    pub struct ShaderInputSpace {
        /// The register space.
        pub space: u32,
        /// The number by which the program names the range of registers.
        pub id: u32,
    }
}

record! {
    /// A constant buffer, or another list of variables.
    pub struct ShaderBuffer {
        /// Where its name lies.
        pub name_offset: StringOffset,
        /// Number of variables.
        pub variable_count: u32,
        /// Where the [`ShaderVariable`]s lie.
        pub variables_offset: u32,
        /// Bytes that it takes.
        pub size: u32,
        /// More about it.
        pub flags: ShaderBufferFlags,
        /// The kind.
        pub buffer_type: ShaderBufferType,
    }
}

record! {
    /// A variable of a buffer.
    pub struct ShaderVariable {
        /// Where its name lies.
        pub name_offset: StringOffset,
        /// Bytes from the start of the buffer; of an interface pointer, its slot.
        pub start_offset: u32,
        /// Bytes that it takes; of interface pointers, the number of slots.
        pub size: u32,
        /// More about it.
        pub flags: ShaderVariableFlags,
        /// Where its [`ShaderType`] lies.
        pub type_offset: u32,
        /// Where its default value lies, as long as the variable; 0 if it has none.
        pub default_value_offset: u32,
    }
}

record! {
    /// The end of a [`ShaderVariable`] since shader model 5: the registers of textures and
    /// samplers that are members of it.
    pub struct ShaderVariableResources {
        /// The first texture register, `u32::MAX` if there is none.
        pub start_texture: u32,
        /// Number of textures.
        pub texture_count: u32,
        /// The first sampler register, `u32::MAX` if there is none.
        pub start_sampler: u32,
        /// Number of samplers.
        pub sampler_count: u32,
    }
}

record! {
    /// The type of a variable or of a member.
    pub struct ShaderType {
        /// Whether it is a scalar, vector, matrix, structure.
        pub class: VariableClass,
        /// The type of its components; [`Void`](VariableType::Void) for structures.
        pub variable_type: VariableType,
        /// Number of rows; 1 unless it is a matrix.
        pub rows: u16,
        /// Number of columns; of a structure, the number of all its components.
        pub columns: u16,
        /// Number of elements; 0 unless it is an array.
        pub element_count: u16,
        /// Number of members.
        pub member_count: u16,
        /// Where the [`ShaderTypeMember`]s lie; 0 unless it is a structure.
        pub members_offset: u32,
    }
}

record! {
    /// The end of a [`ShaderType`] since shader model 5. Offsets are 0 for what it has not.
    pub struct ShaderTypeClass {
        /// Where the type lies that an interface pointer points to.
        pub sub_type_offset: u32,
        /// Where the type lies that it inherits from.
        pub base_class_offset: u32,
        /// Number of interfaces that it implements.
        pub interface_count: u32,
        /// Where [`ShaderTypeOffset`]s lie, which lead to those interfaces.
        pub interfaces_offset: u32,
        /// Where its name lies.
        pub name_offset: StringOffset,
    }
}

record! {
    /// An entry of a list of types.
    pub struct ShaderTypeOffset {
        /// Where the [`ShaderType`] lies.
        pub type_offset: u32,
    }
}

record! {
    /// A member of a structure.
    pub struct ShaderTypeMember {
        /// Where its name lies.
        pub name_offset: StringOffset,
        /// Where its [`ShaderType`] lies.
        pub type_offset: u32,
        /// Bytes from the start of the structure.
        pub start_offset: u32,
    }
}

impl RecordSizes {
    /// The magic of shader model 5.0 and of libraries.
    pub const MAGIC_SM5: FourCC = FourCC(*b"RD11");
    /// The magic of shader model 5.1.
    pub const MAGIC_SM5_1: FourCC = FourCC([0x13, 0x13, 0x44, 0x25]);
}

impl ShaderVariableResources {
    /// No textures and no samplers.
    pub const NONE: Self = Self {
        start_texture: u32::MAX,
        texture_count: 0,
        start_sampler: u32::MAX,
        sampler_count: 0,
    };
}
