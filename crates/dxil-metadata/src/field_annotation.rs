//! Annotations of fields of structs and of parameters of functions.

use alloc::boxed::Box;
use alloc::vec::Vec;

use bstr::{BStr, BString, ByteSlice as _};
use dxil_format::{ComponentType, InterpolationMode, MatrixOrientation};
use dxil_ir::ConstantId;
use dxil_ir::metadata::Reference;

use crate::structure::{structure, tags};
use crate::tuple::Operand;
use crate::value::Value;
use crate::writer::ModuleWriter;
use crate::{Error, Expected};

tags! {
    /// The annotation of a field: its name in the source, and its layout in buffers.
    pub struct FieldAnnotation = "the annotation of a field";

    /// A property of a field.
    pub enum FieldProperty {
        /// The name in the source.
        6 => Name, name: BString,
        /// Whether the field is `precise`.
        8 => Precise, precise: bool,
        /// The shape, if the field is a matrix or an array of matrices.
        2 => Matrix, matrix: MatrixAnnotation,
        /// The offset in a constant buffer, in bytes from the start of the struct.
        3 => CBufferOffset, cbuffer_offset: u32,
        /// The semantic.
        4 => Semantic, semantic: BString,
        /// The interpolation mode.
        5 => InterpolationMode, interpolation_mode: InterpolationMode,
        /// The type of the components.
        7 => ComponentType, component_type: ComponentType,
        /// Whether the shader uses the variable of a constant buffer, since validator 1.5.
        9 => CBufferUsed, cbuffer_used: bool,
        /// The properties of a resource, as `dx.types.ResourceProperties`, since validator 1.8.
        10 => ResourceProperties, resource_properties: PropertiesConstant,
        /// The bit fields that the field holds, since validator 1.7.
        11 => BitFields, bit_fields: Box<Vec<FieldAnnotation>>,
        /// The width of a bit field in bits, since validator 1.7.
        12 => BitFieldWidth, bit_field_width: u32,
        /// The number of components of a vector, since validator 1.8.
        13 => VectorSize, vector_size: u32,
        /// Whether the components are signed normalized. Final modules lack it.
        0 => SNorm, snorm: bool,
        /// Whether the components are unsigned normalized. Final modules lack it.
        1 => UNorm, unorm: bool,
    }
}

structure! {
    /// The shape of a matrix.
    #[derive(Copy, Eq)]
    pub struct MatrixAnnotation = "the annotation of a matrix" {
        /// The number of rows.
        pub rows: u32,
        /// The number of columns.
        pub cols: u32,
        /// The order of the elements in memory.
        pub orientation: MatrixOrientation,
    }
}

/// The properties of a resource: a constant whose type is a struct, `dx.types.ResourceProperties`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PropertiesConstant(pub ConstantId);

impl Value for PropertiesConstant {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        let (id, constant) = operand.constant()?;
        let module = operand.module();
        // DXC reads the words of a struct of two, and takes no other one for properties.
        let is_known = module.types.struct_body(constant.ty).is_some_and(|body| {
            body.elements.len() != 2 || module.constants.struct_words::<2>(id).is_some()
        });
        if is_known { Ok(Self(id)) } else { Err(operand.error(Expected::Struct)) }
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        self.0.write(module)
    }
}

impl FieldAnnotation {
    /// The name in the source; empty if it is not stated.
    #[must_use]
    pub fn name_or_empty(&self) -> &BStr {
        self.name().map(|name| name.as_bstr()).unwrap_or_default()
    }
}
