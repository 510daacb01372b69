//! The places of fields in constant buffers, as the annotations of their structs state them.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use dxil_format::{ComponentType, MatrixOrientation, ShaderFlags};
use dxil_ir::{Type, TypeId, Types};
use dxil_metadata::{
    EntryPoint, FieldAnnotation, MatrixAnnotation, Resource, StructAnnotation, TypeAnnotationList,
};

use super::{Checker, quoted};
use crate::dxc::of_module as dxc;

/// The bytes of a register, at whose start the elements of an array are.
const REGISTER: u64 = 16;
/// The most structs and fields of a module that are looked at: structs in structs can repeat without an end. Sixteen
/// buffers have room for as many fields, with three structs around each.
pub(super) const MOST_FIELDS: usize = 1 << 20;

/// The annotations of structs.
pub(super) type Annotations<'m> = BTreeMap<TypeId, &'m StructAnnotation>;

/// The fields of a constant buffer.
struct Layout<'m> {
    types: &'m Types,
    annotations: &'m Annotations<'m>,
    has_native_16bit: bool,
    /// The structs that are still to be placed, with their first bytes.
    open: Vec<(TypeId, u64)>,
    /// The first byte of each field, and the byte after it.
    ranges: Vec<(u64, u64)>,
    /// The byte of a field that lies beyond the end of its struct.
    overflow: Option<u64>,
    /// The byte of an array that does not begin at a register.
    unaligned: Option<u64>,
    /// The number of structs and fields that may still be looked at.
    rest: usize,
}

impl<'m> Checker<'m> {
    /// The annotations of structs.
    pub(super) fn struct_annotations(&self) -> Annotations<'m> {
        let lists = self.metadata.type_annotations.iter().filter_map(|list| match list {
            TypeAnnotationList::Structs(structs) => Some(structs),
            _ => None,
        });
        let annotated = lists.flatten().filter_map(|it| {
            let ty = self.module.constants.get(it.constant)?.ty;
            Some((ty, &it.annotation))
        });
        annotated.collect()
    }

    /// Whether 16-bit types are native.
    pub(super) fn has_native_16bit(&self) -> bool {
        let flags = self.metadata.entry_points.first().map(EntryPoint::flags);
        flags.is_some_and(|it| it.contains(ShaderFlags::UseNativeLowPrecision))
    }

    /// Looks at the fields of a constant buffer of this type.
    pub(super) fn constant_layout(
        &mut self,
        resource: &Resource,
        ty: TypeId,
        annotations: &Annotations<'_>,
    ) {
        let mut layout = Layout {
            types: &self.module.types,
            annotations,
            has_native_16bit: self.has_native_16bit(),
            open: vec![(ty, 0)],
            ranges: Vec::new(),
            overflow: None,
            unaligned: None,
            rest: self.fields_left,
        };
        while let Some((ty, base)) = layout.open.pop() {
            layout.rest = layout.rest.saturating_sub(1);
            layout.place_struct(ty, base);
        }
        let Layout { mut ranges, overflow, unaligned, rest, .. } = layout;
        self.fields_left = rest;
        ranges.sort_unstable();
        let overlap = ranges.windows(2).find(|it| it[1].0 < it[0].1).map(|it| it[1].0);
        let name = quoted(&resource.name);
        for (byte, rule, error) in [
            (overlap, dxc::SM_C_BUFFER_OFFSET_OVERLAP, "overlaps another one"),
            (overflow, dxc::SM_C_BUFFER_ELEMENT_OVERFLOW, "lies beyond the end of its struct"),
            (
                unaligned,
                dxc::SM_C_BUFFER_ARRAY_OFFSET_ALIGNMENT,
                "is an array, which begins at a multiple of 16",
            ),
        ] {
            self.require(byte.is_none(), rule, || {
                let byte = byte.unwrap_or(0);
                format!("the field at byte {byte} of constant buffer {name} {error}")
            });
        }
    }
}

impl Layout<'_> {
    /// Places the fields of a struct that begins at a byte of the buffer.
    fn place_struct(&mut self, ty: TypeId, base: u64) {
        let types = self.types;
        let (Some(annotation), Some(body)) = (self.annotations.get(&ty), types.struct_body(ty))
        else {
            return;
        };
        for (field, &ty) in annotation.fields.iter().zip(&body.elements).take(self.rest) {
            self.rest = self.rest.saturating_sub(1);
            let offset = field.cbuffer_offset().map(|offset| u64::from(*offset));
            if self.is_array(ty) && offset.is_none_or(|it| it % REGISTER != 0) {
                self.unaligned = Some(base.saturating_add(offset.unwrap_or(0)));
            } else if let Some(offset) = offset {
                self.place_field(field, ty, base, offset, annotation.cbuffer_size.into());
            }
        }
    }

    /// Places a field of a struct of this size.
    fn place_field(
        &mut self,
        field: &FieldAnnotation,
        ty: TypeId,
        base: u64,
        offset: u64,
        struct_size: u64,
    ) {
        let start = base.saturating_add(offset);
        let (element, count) = self.flattened(ty);
        let size = self.size(field, element);
        let distance = size.next_multiple_of(REGISTER);
        let all = count.saturating_sub(1).saturating_mul(distance).saturating_add(size);
        if offset.saturating_add(all) > struct_size {
            self.overflow = Some(start);
            return;
        }
        if !self.annotations.contains_key(&element) {
            if all > 0 {
                self.ranges.push((start, start.saturating_add(all)));
            }
            return;
        }
        // Elements of no size are at one place.
        let count = if size == 0 { count.min(1) } else { count };
        for number in 0..count {
            if self.open.len() >= self.rest {
                break;
            }
            self.open.push((element, start.saturating_add(number.saturating_mul(distance))));
        }
    }

    fn is_array(&self, ty: TypeId) -> bool {
        matches!(self.types.get(ty), Some(Type::Array { .. }))
    }

    /// The innermost type of an array, and the number of its values; a type itself if it is no array.
    fn flattened(&self, mut ty: TypeId) -> (TypeId, u64) {
        let mut count = 1_u64;
        while let Some(Type::Array { element, length }) = self.types.get(ty) {
            count = count.saturating_mul(*length);
            ty = *element;
        }
        (ty, count)
    }

    /// The bytes of a field, or of an element if it is an array.
    fn size(&self, field: &FieldAnnotation, element: TypeId) -> u64 {
        let types = self.types;
        if types.struct_body(element).is_some() {
            return match (self.annotations.get(&element), field.matrix()) {
                (Some(annotation), _) => annotation.cbuffer_size.into(),
                (None, Some(matrix)) => matrix_size(matrix),
                (None, None) => 0,
            };
        }
        let component = field.component_type().copied().unwrap_or_default();
        let size = component_size(component, self.has_native_16bit);
        size.saturating_mul(types.vector_length(element).unwrap_or(1).into())
    }
}

/// The bytes of a matrix: each row, or column, begins at a register.
fn matrix_size(matrix: &MatrixAnnotation) -> u64 {
    let (rows, columns) = match matrix.orientation {
        MatrixOrientation::ColumnMajor => (matrix.cols, matrix.rows),
        _ => (matrix.rows, matrix.cols),
    };
    let (rows, columns) = (u64::from(rows), u64::from(columns));
    rows.saturating_sub(1).saturating_mul(REGISTER).saturating_add(columns.saturating_mul(4))
}

/// The bytes of a component. Those of minimum precision have 4.
fn component_size(ty: ComponentType, has_native_16bit: bool) -> u64 {
    match ty {
        ComponentType::F64
        | ComponentType::SNormF64
        | ComponentType::UNormF64
        | ComponentType::I64
        | ComponentType::U64 => 8,
        ComponentType::F16
        | ComponentType::SNormF16
        | ComponentType::UNormF16
        | ComponentType::I16
        | ComponentType::U16
            if has_native_16bit =>
        {
            2
        }
        _ => 4,
    }
}
