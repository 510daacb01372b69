//! `RTS0`: a root signature, which states the places of the resources of a pipeline's shaders.
//!
//! DXC, FXC and LLVM write the part for a `[RootSignature]` attribute and for the targets
//! `rootsig_1_0` and `rootsig_1_1`; a library's are in `RDAT`, in the same form. Its header says the
//! version: 1.0 is of the first Direct3D 12, 1.1 adds flags to descriptors and ranges, 1.2 to static
//! samplers (LLVM alone writes it). A record of version 1.0 without the flags has `1_0` in its name.
//!
//! All offsets count from the start of the part. Compilers place the header, the parameters, the data that
//! each parameter points to in turn, and the static samplers, without gaps.

/// Declares a record and its form in older versions, which lacks the flags, with the flags that mean the
/// same as their absence.
macro_rules! flagged {
    (
        $(#[$meta:meta])*
        pub struct $new:ident and $(#[$old_meta:meta])* $old:ident {
            $($(#[$before_meta:meta])* pub $before:ident: $before_ty:ty,)*
            since
            $(#[$flags_meta:meta])* pub $flags:ident: $flags_ty:ty = |$value:pat_param| $default:expr,
            $($(#[$after_meta:meta])* pub $after:ident: $after_ty:ty,)*
        }
    ) => {
        record! {
            $(#[$meta])*
            pub struct $new {
                $($(#[$before_meta])* pub $before: $before_ty,)*
                $(#[$flags_meta])* pub $flags: $flags_ty,
                $($(#[$after_meta])* pub $after: $after_ty,)*
            }
        }

        record! {
            $(#[$old_meta])*
            pub struct $old {
                $($(#[$before_meta])* pub $before: $before_ty,)*
                $($(#[$after_meta])* pub $after: $after_ty,)*
            }
        }

        /// The meaning of the older version in the newer.
        impl From<$old> for $new {
            fn from(old: $old) -> Self {
                let $value = old;
                Self {
                    $($before: old.$before,)*
                    $flags: $default,
                    $($after: old.$after,)*
                }
            }
        }

        /// Drops the flags.
        impl From<$new> for $old {
            fn from(new: $new) -> Self {
                Self { $($before: new.$before,)* $($after: new.$after,)* }
            }
        }
    };
}

mod sampler;

pub use sampler::{
    ComparisonFunc, Filter, StaticBorderColor, StaticSampler, StaticSampler1_0, StaticSamplerFlags,
    TextureAddressMode,
};

use crate::flags::flags;
use crate::open_enum::open_enum;
use crate::record::record;

record! {
    /// A parameter: its kind and the offset of its payload.
    pub struct RootParameterHeader {
        /// The kind of payload.
        pub kind: RootParameterType,
        /// The shaders that see the parameter.
        pub visibility: ShaderVisibility,
        /// The offset of the payload, in bytes.
        pub payload_offset: u32,
    }
}

record! {
    /// Payload: constants in the root signature itself.
    pub struct RootConstants {
        /// The register, such as 2 of `b2`.
        pub shader_register: u32,
        /// The space of the register.
        pub register_space: u32,
        /// Number of constants, of 4 bytes each.
        pub num_32bit_values: u32,
    }
}

flagged! {
    /// Payload: a descriptor in the root signature itself.
    pub struct RootDescriptor and
    /// Payload: a descriptor, in version 1.0.
    RootDescriptor1_0 {
        /// The register, such as 2 of `t2`.
        pub shader_register: u32,
        /// The space of the register.
        pub register_space: u32,
        since
        /// The promises of the application about the data.
        pub flags: RootDescriptorFlags = |_| RootDescriptorFlags::DataVolatile,
    }
}

record! {
    /// Payload: a table of descriptors.
    pub struct DescriptorTable {
        /// Number of ranges.
        pub range_count: u32,
        /// The offset of the ranges, in bytes.
        pub ranges_offset: u32,
    }
}

flagged! {
    /// A range of a table: descriptors of one kind for registers in sequence.
    pub struct DescriptorRange and
    /// A range of a table, in version 1.0.
    DescriptorRange1_0 {
        /// The kind of resource that they describe.
        pub kind: DescriptorRangeType,
        /// The number of descriptors: [`DescriptorRange::UNBOUNDED`] where the table has no end.
        pub num_descriptors: u32,
        /// The first register, such as 2 of `t2`.
        pub base_shader_register: u32,
        /// The space of the registers.
        pub register_space: u32,
        since
        /// The promises of the application about the descriptors and the data.
        pub flags: DescriptorRangeFlags = |old| match old.kind {
            DescriptorRangeType::Sampler => DescriptorRangeFlags::DescriptorsVolatile,
            _ => DescriptorRangeFlags::DescriptorsVolatile.union(DescriptorRangeFlags::DataVolatile),
        },
        /// The offset of the range, in descriptors: [`DescriptorRange::APPEND`] puts it after the range
        /// before.
        pub offset_from_table_start: u32,
    }
}

open_enum! {
    /// The version of a root signature.
    pub enum RootSignatureVersion(u32) {
        /// 1.0.
        V1_0 = 1 => "1.0",
        /// 1.1: descriptors and ranges have flags.
        V1_1 = 2 => "1.1",
        /// 1.2: static samplers have flags.
        V1_2 = 3 => "1.2",
    }
}

flags! {
    /// The permitted uses of a root signature.
    pub struct RootSignatureFlags(u32) {
        /// The input assembler may be used, with an input layout.
        AllowInputAssemblerInputLayout = 0,
        /// Vertex shaders have no access.
        DenyVertexShaderRootAccess = 1,
        /// Hull shaders have no access.
        DenyHullShaderRootAccess = 2,
        /// Domain shaders have no access.
        DenyDomainShaderRootAccess = 3,
        /// Geometry shaders have no access.
        DenyGeometryShaderRootAccess = 4,
        /// Pixel shaders have no access.
        DenyPixelShaderRootAccess = 5,
        /// Stream output may be used.
        AllowStreamOutput = 6,
        /// The arguments come from the shader table of ray tracing.
        LocalRootSignature = 7,
        /// Amplification shaders have no access.
        DenyAmplificationShaderRootAccess = 8,
        /// Mesh shaders have no access.
        DenyMeshShaderRootAccess = 9,
        /// Shaders may use `ResourceDescriptorHeap`.
        CBVSRVUAVHeapDirectlyIndexed = 10,
        /// Shaders may use `SamplerDescriptorHeap`.
        SamplerHeapDirectlyIndexed = 11,
    }
}

open_enum! {
    /// The kinds of payload of a parameter.
    pub enum RootParameterType(u32) {
        /// A [`DescriptorTable`].
        DescriptorTable = 0,
        /// [`RootConstants`].
        Constants32Bit = 1,
        /// The [`RootDescriptor`] of a constant buffer.
        CBV = 2,
        /// The [`RootDescriptor`] of a shader resource.
        SRV = 3,
        /// The [`RootDescriptor`] of an unordered-access view.
        UAV = 4,
    }
}

open_enum! {
    /// The shaders that see a parameter or a static sampler.
    pub enum ShaderVisibility(u32) {
        /// All.
        All = 0,
        /// Vertex shaders.
        Vertex = 1,
        /// Hull shaders.
        Hull = 2,
        /// Domain shaders.
        Domain = 3,
        /// Geometry shaders.
        Geometry = 4,
        /// Pixel shaders.
        Pixel = 5,
        /// Amplification shaders.
        Amplification = 6,
        /// Mesh shaders.
        Mesh = 7,
    }
}

open_enum! {
    /// The kinds of resources that a range describes.
    pub enum DescriptorRangeType(u32) {
        /// Shader resources, `t` registers.
        SRV = 0,
        /// Unordered-access views, `u` registers.
        UAV = 1,
        /// Constant buffers, `b` registers.
        CBV = 2 => "CBuffer",
        /// Samplers, `s` registers.
        Sampler = 3,
    }
}

flags! {
    /// The promises of the application about the data of a root descriptor.
    pub struct RootDescriptorFlags(u32) {
        /// The data may change at any time, as in version 1.0.
        DataVolatile = 1,
        /// The data do not change while the command list executes.
        DataStaticWhileSetAtExecute = 2,
        /// The data do not change once the descriptor is set.
        DataStatic = 3,
    }
}

flags! {
    /// The promises of the application about the descriptors of a range and their data.
    pub struct DescriptorRangeFlags(u32) {
        /// The descriptors may change until the command list executes, as in version 1.0.
        DescriptorsVolatile = 0,
        /// The data may change at any time, as in version 1.0.
        DataVolatile = 1,
        /// The data do not change while the command list executes.
        DataStaticWhileSetAtExecute = 2,
        /// The data do not change once the table is set.
        DataStatic = 3,
        /// The descriptors do not change, but buffers' bounds are checked all the same.
        DescriptorsStaticKeepingBufferBoundsChecks = 16,
    }
}
