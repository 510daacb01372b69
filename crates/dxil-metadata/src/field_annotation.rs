//! Annotations of fields of structs and of parameters of functions.

use alloc::boxed::Box;
use alloc::vec::Vec;

use bstr::{BStr, BString, ByteSlice as _};
use dxil_format::{ComponentType, InterpolationMode, MatrixOrientation};
use dxil_ir::ConstantId;

use crate::structure::{structure, tags};

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
        10 => ResourceProperties, resource_properties: ConstantId,
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

impl FieldAnnotation {
    /// The name in the source; empty if it is not stated.
    #[must_use]
    pub fn name_or_empty(&self) -> &BStr {
        self.name().map(|name| name.as_bstr()).unwrap_or_default()
    }
}
