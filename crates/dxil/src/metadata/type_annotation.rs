//! Annotations of types: what the source calls the fields of structs, and how they lie in buffers.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::BStr;
use dxil_container::layout::{ComponentType, InterpolationMode};
use dxil_ir::{Module, TypeId};

use super::tuple::Tuple;
use super::{Error, Expected};

/// The annotations of structs in `dx.typeAnnotations`.
#[derive(Clone, Debug, Default)]
pub struct TypeAnnotations<'m> {
    structs: BTreeMap<TypeId, StructAnnotation<'m>>,
}

/// What is said of a struct.
#[derive(Clone, Debug)]
pub struct StructAnnotation<'m> {
    /// Its bytes in a constant buffer.
    pub cbuffer_size: u32,
    /// Its fields, as many as the struct has elements.
    pub fields: Vec<FieldAnnotation<'m>>,
}

/// What is said of a field.
#[derive(Clone, Debug, Default)]
pub struct FieldAnnotation<'m> {
    /// Its name in the source.
    pub name: &'m BStr,
    /// The type of its components.
    pub component_type: ComponentType,
    /// What it is, if it is a matrix or an array of them.
    pub matrix: Option<MatrixAnnotation>,
    /// Bytes from the start of the struct in a constant buffer.
    pub cbuffer_offset: Option<u32>,
    /// Its semantic.
    pub semantic: &'m BStr,
    /// How it is interpolated.
    pub interpolation_mode: InterpolationMode,
    /// Whether what is computed for it is precise.
    pub precise: bool,
    /// Whether the shader uses it, if it is a variable of a constant buffer.
    pub used: bool,
}

/// A matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatrixAnnotation {
    /// Rows.
    pub rows: u32,
    /// Columns.
    pub cols: u32,
    /// How it lies in memory: [`ROW_MAJOR`](Self::ROW_MAJOR) or
    /// [`COLUMN_MAJOR`](Self::COLUMN_MAJOR).
    pub orientation: u32,
}

impl MatrixAnnotation {
    /// Row by row.
    pub const ROW_MAJOR: u32 = 1;
    /// Column by column.
    pub const COLUMN_MAJOR: u32 = 2;
}

impl<'m> TypeAnnotations<'m> {
    /// The annotations of a module; none if it lacks them.
    ///
    /// # Errors
    ///
    /// Where one is not what annotations are.
    pub fn read(module: &'m Module) -> Result<Self, Error> {
        const STRUCTS: u32 = 0;
        let mut annotations = Self::default();
        for tuple in Tuple::named(module, "dx.typeAnnotations") {
            let tuple = tuple?;
            if tuple.u32(0)? == STRUCTS {
                annotations.read_structs(tuple)?;
            }
        }
        Ok(annotations)
    }

    /// Reads a list of structs, each behind a value of its type. What is said first holds.
    fn read_structs(&mut self, tuple: Tuple<'m>) -> Result<(), Error> {
        for index in (1..tuple.len()).step_by(2) {
            let ty = tuple.constant(index)?.1.ty;
            if self.structs.contains_key(&ty) {
                continue;
            }
            let Some(body) = tuple.module.types.struct_body(ty) else {
                return Err(tuple.error(index, Expected::Struct));
            };
            let annotation = tuple.tuple(index + 1, "the annotation of a struct")?;
            let annotation = StructAnnotation::read(annotation, body.elements.len())?;
            self.structs.insert(ty, annotation);
        }
        Ok(())
    }

    /// What is said of a struct.
    #[must_use]
    pub fn of(&self, ty: TypeId) -> Option<&StructAnnotation<'m>> {
        self.structs.get(&ty)
    }
}

impl<'m> StructAnnotation<'m> {
    fn read(tuple: Tuple<'m>, fields: usize) -> Result<Self, Error> {
        // Arguments of templates may follow the fields.
        if tuple.len() != fields + 2 {
            tuple.with_len(fields + 1)?;
        }
        let fields = (1..=fields).map(|index| tuple.tuple(index, "the annotation of a field"));
        let fields = fields.map(|field| FieldAnnotation::read(field?)).collect::<Result<_, _>>()?;
        Ok(Self { cbuffer_size: tuple.u32(0)?, fields })
    }
}

impl<'m> FieldAnnotation<'m> {
    fn read(tuple: Tuple<'m>) -> Result<Self, Error> {
        let mut field = Self::default();
        for pair in tuple.pairs()? {
            let (tag, value) = pair?;
            match tag {
                2 => field.matrix = MatrixAnnotation::read(tuple.tuple(value, "a matrix")?)?,
                3 => field.cbuffer_offset = Some(tuple.u32(value)?),
                4 => field.semantic = tuple.string(value)?,
                5 => field.interpolation_mode = InterpolationMode(tuple.u8(value)?),
                6 => field.name = tuple.string(value)?,
                7 => field.component_type = ComponentType(tuple.u8(value)?),
                8 => field.precise = tuple.bool(value)?,
                9 => field.used = tuple.bool(value)?,
                _ => {}
            }
        }
        Ok(field)
    }
}

impl MatrixAnnotation {
    /// A matrix without columns is none.
    fn read(tuple: Tuple<'_>) -> Result<Option<Self>, Error> {
        let tuple = tuple.with_len(3)?;
        let (rows, cols, orientation) = (tuple.u32(0)?, tuple.u32(1)?, tuple.u32(2)?);
        Ok((cols != 0).then_some(Self { rows, cols, orientation }))
    }
}
