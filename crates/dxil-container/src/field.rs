//! Values of fixed size, of which fields of records are made.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

use alloc::vec::Vec;

use dxil_format::{
    ComponentType, FeatureFlags, HitGroupType, InputPrimitive, InterpolationMode,
    MeshOutputTopology, NodeIoFlags, NodeIoKind, NodeLaunchType, PrimitiveTopology,
    RaytracingPipelineFlags, ResourceClass, ResourceKind, SemanticKind, ShaderKind,
    StateObjectFlags, SubobjectKind, TessellatorDomain, TessellatorOutputPrimitive,
    TessellatorPartitioning,
};

use crate::flags::flags_field;
use crate::open_enum::open_enum_field;
use crate::tree::Value;

/// A type that a field of a [`Record`](crate::Record) can have. All are little-endian.
pub trait FieldType: Copy {
    /// Its size in bytes.
    const SIZE: usize;

    /// Takes a value off the front of the bytes, unless they are too few.
    fn decode(bytes: &mut &[u8]) -> Option<Self>;

    /// Appends its bytes.
    fn encode(self, out: &mut Vec<u8>);

    /// The value as a reader sees it.
    fn value(self) -> Value<'static>;
}

/// Implements [`FieldType`] for numbers.
macro_rules! numbers {
    ($($ty:ty => $value:expr,)*) => {$(
        impl FieldType for $ty {
            const SIZE: usize = size_of::<Self>();

            #[inline]
            fn decode(bytes: &mut &[u8]) -> Option<Self> {
                let (first, rest) = bytes.split_first_chunk()?;
                *bytes = rest;
                Some(Self::from_le_bytes(*first))
            }

            fn encode(self, out: &mut Vec<u8>) {
                out.extend_from_slice(&self.to_le_bytes());
            }

            fn value(self) -> Value<'static> {
                let value: fn(Self) -> Value<'static> = $value;
                value(self)
            }
        }
    )*};
}

numbers! {
    u8 => |number| Value::Number(number.into()),
    u16 => |number| Value::Number(number.into()),
    u32 => |number| Value::Number(number.into()),
    u64 => Value::Number,
    i32 => |number| Value::Signed(number.into()),
    f32 => Value::Float,
}

/// Implements [`FieldType`] for a structure around one other field; its meaning to a reader is its own.
macro_rules! wrapper {
    ($name:ty: $inner:ty, |$this:ident| $value:expr) => {
        impl $crate::FieldType for $name {
            const SIZE: usize = <$inner as $crate::FieldType>::SIZE;

            #[inline]
            fn decode(bytes: &mut &[u8]) -> Option<Self> {
                $crate::FieldType::decode(bytes).map(Self)
            }

            fn encode(self, out: &mut alloc::vec::Vec<u8>) {
                $crate::FieldType::encode(self.0, out);
            }

            fn value(self) -> $crate::Value<'static> {
                let $this = self;
                $value
            }
        }
    };
}

pub(crate) use wrapper;

open_enum_field!(
    ComponentType(u8),
    HitGroupType(u32),
    InputPrimitive(u32),
    InterpolationMode(u8),
    MeshOutputTopology(u8),
    NodeIoKind(u32),
    NodeLaunchType(u32),
    PrimitiveTopology(u32),
    ResourceClass(u32),
    ResourceKind(u32),
    SemanticKind(u8),
    ShaderKind(u16),
    SubobjectKind(u32),
    TessellatorDomain(u32),
    TessellatorOutputPrimitive(u32),
    TessellatorPartitioning(u32)
);

flags_field!(
    FeatureFlags(u64),
    NodeIoFlags(u32),
    RaytracingPipelineFlags(u32),
    StateObjectFlags(u32)
);

impl<const N: usize> FieldType for [u8; N] {
    const SIZE: usize = N;

    #[inline]
    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        let (first, rest) = bytes.split_first_chunk()?;
        *bytes = rest;
        Some(*first)
    }

    fn encode(self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self);
    }

    fn value(self) -> Value<'static> {
        Value::Bytes(self.to_vec().into())
    }
}
