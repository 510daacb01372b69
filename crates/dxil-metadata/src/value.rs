//! The types of operands, read and written.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use bstr::BString;
use dxil_format::{
    ComponentType, HitGroupType, InputPrimitive, InterpolationMode, MatrixOrientation, MatrixScope,
    MatrixUse, MeshOutputTopology, NodeIoFlags, NodeLaunchType, PrimitiveTopology,
    RaytracingPipelineFlags, ResourceKind, SamplerFeedbackType, SamplerKind, SemanticKind,
    ShaderFlags, ShaderKind, StateObjectFlags, SubobjectKind, TessellatorDomain,
    TessellatorOutputPrimitive, TessellatorPartitioning,
};
use dxil_ir::metadata::Reference;
use dxil_ir::{ConstantId, ConstantKind, FunctionId, MetadataId, Type};

use crate::tuple::{Data, Operand};
use crate::writer::ModuleWriter;
use crate::{Error, Expected};

/// A type that an operand of metadata can have.
pub(crate) trait Value: Sized {
    fn read(operand: &Operand<'_>) -> Result<Self, Error>;

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference;
}

/// Implements [`Value`] for integers, each of which DXC writes as a constant of its width.
macro_rules! integers {
    ($($ty:ident as $unsigned:ident),*) => {$(
        impl Value for $ty {
            fn read(operand: &Operand<'_>) -> Result<Self, Error> {
                Ok(operand.integer($ty::BITS)? as Self)
            }

            fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
                Some(module.integer($ty::BITS, u64::from(*self as $unsigned)))
            }
        }
    )*};
}

integers!(u8 as u8, i8 as u8, u32 as u32, i32 as u32, u64 as u64);

/// Implements [`Value`] for enumerations and flag words, as integers of the first type.
macro_rules! numbers {
    ($($integer:ident: $($ty:ident)*;)*) => {$($(
        impl Value for $ty {
            fn read(operand: &Operand<'_>) -> Result<Self, Error> {
                let bits = size_of::<Self>().saturating_mul(8) as u32;
                let wrong = |_| operand.error($crate::Expected::Integer(bits));
                Ok(Self($integer::read(operand)?.try_into().map_err(wrong)?))
            }

            fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
                $integer::from(self.0).write(module)
            }
        }
    )*)*};
}
pub(crate) use numbers;

numbers! {
    u32: HitGroupType InputPrimitive InterpolationMode MatrixOrientation MatrixScope MatrixUse
        MeshOutputTopology NodeIoFlags NodeLaunchType PrimitiveTopology RaytracingPipelineFlags
        ResourceKind SamplerFeedbackType SamplerKind ShaderKind StateObjectFlags SubobjectKind
        TessellatorDomain TessellatorOutputPrimitive TessellatorPartitioning;
    u64: ShaderFlags;
}

/// A number above 255 is no known type, and is read as 255.
impl Value for ComponentType {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        Ok(Self(u32::read(operand)?.try_into().unwrap_or(u8::MAX)))
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        u32::from(self.0).write(module)
    }
}

/// Enumerations that signatures have in a byte.
pub(crate) trait Byte: Copy {
    fn from_byte(byte: u8) -> Self;

    fn byte(self) -> u8;
}

macro_rules! bytes {
    ($($ty:ident)*) => {$(
        impl Byte for $ty {
            fn from_byte(byte: u8) -> Self {
                Self(byte)
            }

            fn byte(self) -> u8 {
                self.0
            }
        }
    )*};
}

bytes!(ComponentType SemanticKind InterpolationMode);

/// An integer of any width, as DXC reads it; written as one of one bit.
impl Value for bool {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        match operand.integer(u64::BITS) {
            Ok(value) => Ok(value != 0),
            Err(_) => Err(operand.error(Expected::Integer(1))),
        }
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        Some(module.integer(1, u64::from(*self)))
    }
}

impl Value for f32 {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        let wrong = || operand.error(Expected::Float);
        let constant = operand.constant().map_err(|_| wrong())?.1;
        match (operand.module().types.get(constant.ty), &constant.kind) {
            (Some(Type::Float), ConstantKind::Float(bits)) => Ok(Self::from_bits(*bits as u32)),
            _ => Err(wrong()),
        }
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        let ty = module.types.intern(Type::Float);
        let constant = module.constants.float(ty, self.to_bits().into());
        Some(module.metadata.constant(constant))
    }
}

impl Value for BString {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        operand.string().map(BString::from)
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        Some(module.metadata.string(self))
    }
}

impl Value for ConstantId {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        Ok(operand.constant()?.0)
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        Some(module.metadata.constant(*self))
    }
}

/// A function that the module lacks is written as null.
impl Value for FunctionId {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        match operand.constant().map(|(_, constant)| &constant.kind) {
            Ok(ConstantKind::Function(id)) => Ok(*id),
            _ => Err(operand.error(Expected::Function)),
        }
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        let address = module.function_address(*self)?;
        Some(module.metadata.constant(address))
    }
}

/// Metadata that is kept as it is.
impl Value for MetadataId {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        operand.reference().ok_or_else(|| operand.error(Expected::Present))
    }

    fn write(&self, _: &mut ModuleWriter<'_>) -> Reference {
        Some(*self)
    }
}

/// A value, or null.
impl<T: Value> Value for Option<T> {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        operand.reference().map(|_| T::read(operand)).transpose()
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        self.as_ref()?.write(module)
    }
}

impl<T: Value> Value for Box<T> {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        T::read(operand).map(Self::new)
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        T::write(self, module)
    }
}

impl<T: Value> Value for Vec<T> {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        let list = operand.list()?;
        let mut elements = Self::with_capacity(list.len());
        for element in list.operands(0, "an element") {
            elements.push(T::read(&element)?);
        }
        Ok(elements)
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        let operands: Vec<_> = self.iter().map(|element| element.write(module)).collect();
        Some(module.metadata.tuple(&operands))
    }
}

/// The first three operands of a tuple; DXC ignores further ones.
impl Value for [u32; 3] {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        let tuple = operand.list()?;
        let element = |index, name| u32::read(&tuple.operand(index, name)?);
        Ok([element(0, "x")?, element(1, "y")?, element(2, "z")?])
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        let operands = self.map(|element| element.write(module));
        Some(module.metadata.tuple(&operands))
    }
}

/// Reads an array of 32-bit integers.
pub(crate) fn read_words(operand: &Operand<'_>) -> Result<Vec<u32>, Error> {
    Ok(match operand.data(32, Expected::Words)? {
        Data::Zeros(count) => vec![0; count],
        Data::Bytes(bytes) => {
            let mut words = Vec::with_capacity(bytes.len() / 4);
            let chunks = bytes.chunks_exact(4).filter_map(|word| word.try_into().ok());
            words.extend(chunks.map(u32::from_le_bytes));
            words
        }
    })
}

/// Writes an array of 32-bit integers.
pub(crate) fn write_words(words: &[u32], module: &mut ModuleWriter<'_>) -> Reference {
    let bytes: Vec<_> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    write_data(module, 32, words.len(), &bytes)
}

/// Reads an array of bytes.
pub(crate) fn read_bytes(operand: &Operand<'_>) -> Result<Vec<u8>, Error> {
    Ok(match operand.data(8, Expected::Bytes)? {
        Data::Zeros(count) => vec![0; count],
        Data::Bytes(bytes) => bytes.to_vec(),
    })
}

/// Writes an array of bytes.
pub(crate) fn write_bytes(bytes: &[u8], module: &mut ModuleWriter<'_>) -> Reference {
    write_data(module, 8, bytes.len(), bytes)
}

fn write_data(module: &mut ModuleWriter<'_>, bits: u32, length: usize, bytes: &[u8]) -> Reference {
    let element = module.types.integer(bits);
    let ty = module.types.intern(Type::Array { element, length: length as u64 });
    let constant = module.constants.data(ty, bytes);
    Some(module.metadata.constant(constant))
}
