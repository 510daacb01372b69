//! Fields of buffers: their names, types and offsets, which reflection shows.

use alloc::borrow::ToOwned as _;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use alloc::{format, vec};

use dxil_format::{ComponentType, MatrixOrientation};
use dxil_ir::{DataLayout, Module, StructBody, Type, TypeId};
use dxil_metadata::{
    Annotated, FieldAnnotation, FieldProperty, MatrixAnnotation, StructAnnotation,
    TypeAnnotationList,
};
use dxil_ops::Scalar;

use crate::owner::Owner;
use crate::{Error, component};

/// Bytes of a register of a constant buffer.
pub(crate) const REGISTER: u32 = 16;

/// A field of a constant buffer, of a texture buffer, or of the elements of a structured buffer.
///
/// ```
/// use dxil_builder::{ComponentType, Field};
///
/// // `row_major float3x4 bones[2] : packoffset(c1)`
/// let bones = Field::matrix("bones", ComponentType::F32, 3, 4).row_major().array(2).offset(16);
/// # let _ = bones;
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Field<'n> {
    name: &'n str,
    ty: FieldType,
    count: Option<u32>,
    offset: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum FieldType {
    Vector(ComponentType, u8),
    Matrix { ty: ComponentType, rows: u8, columns: u8, orientation: MatrixOrientation },
    Struct(Layout),
}

impl<'n> Field<'n> {
    /// A vector of 1 to 4 components. A boolean is one of type [`ComponentType::I1`].
    #[must_use]
    pub const fn new(name: &'n str, ty: ComponentType, components: u8) -> Self {
        Self::of(name, FieldType::Vector(ty, components))
    }

    /// A matrix of 1 to 4 rows and columns, in memory column after column.
    #[must_use]
    pub const fn matrix(name: &'n str, ty: ComponentType, rows: u8, columns: u8) -> Self {
        let orientation = MatrixOrientation::ColumnMajor;
        Self::of(name, FieldType::Matrix { ty, rows, columns, orientation })
    }

    /// A struct.
    #[must_use]
    pub const fn structure(name: &'n str, layout: Layout) -> Self {
        Self::of(name, FieldType::Struct(layout))
    }

    const fn of(name: &'n str, ty: FieldType) -> Self {
        Self { name, ty, count: None, offset: None }
    }

    /// Has a matrix in memory row after row.
    #[must_use]
    pub const fn row_major(mut self) -> Self {
        if let FieldType::Matrix { ref mut orientation, .. } = self.ty {
            *orientation = MatrixOrientation::RowMajor;
        }
        self
    }

    /// An array of this many elements of the type that the field had; a later call replaces the number. In a constant buffer,
    /// each begins at a multiple of 16 bytes.
    #[must_use]
    pub const fn array(self, count: u32) -> Self {
        Self { count: Some(count), ..self }
    }

    /// The offset in a constant buffer, in bytes, instead of the least one after the field before it.
    #[must_use]
    pub const fn offset(self, offset: u32) -> Self {
        Self { offset: Some(offset), ..self }
    }

    /// The violation of the field by itself.
    fn check(&self, owner: Owner, native_16bit: bool) -> Option<Error> {
        let error = |message, help: &str| Some(Error::misuse(message, help));
        let (ty, sizes) = match self.ty {
            FieldType::Vector(ty, count) => (ty, [count, 1]),
            FieldType::Matrix { ty, rows, columns, .. } => (ty, [rows, columns]),
            FieldType::Struct(layout) if layout.owner != owner => {
                let message = format!("{} has a layout of another shader", self.name);
                return error(message, "take one of `layout` of this one");
            }
            FieldType::Struct(_) => (ComponentType::I32, [1, 1]),
        };
        if self.count == Some(0) {
            return error(format!("{} has no elements", self.name), "declare at least one");
        }
        if sizes.iter().any(|size| !(1..=4).contains(size)) {
            let [rows, columns] = sizes;
            let message = format!("{} has {rows} by {columns} components", self.name);
            return error(message, "declare 1 to 4");
        }
        match component::scalar(ty) {
            None => {
                let message = format!("{} has components of type {ty}", self.name);
                error(message, "declare integers or floating-point numbers")
            }
            Some(Scalar::I16 | Scalar::F16) if !native_16bit => {
                let message = format!("{} has components of 16 bits", self.name);
                error(message, "set the flag UseNativeLowPrecision before")
            }
            Some(_) => None,
        }
    }

    /// Bytes in a constant buffer of one of the array's elements, and what its offset is a multiple of.
    fn extent(&self) -> (u32, u32) {
        let vector = |ty, count: u8| {
            let bytes = component::bytes(component::scalar(ty).unwrap_or(Scalar::F32));
            (bytes * u32::from(count), bytes)
        };
        match self.ty {
            FieldType::Vector(ty, count) => vector(ty, count),
            FieldType::Matrix { ty, .. } => {
                let (vectors, count) = self.vectors();
                let (size, _) = vector(ty, count);
                (size.next_multiple_of(REGISTER) * u32::from(vectors.max(1) - 1) + size, REGISTER)
            }
            FieldType::Struct(layout) => (layout.size, REGISTER),
        }
    }

    /// The offset in a constant buffer of the field, which begins at an offset or after it, and its end.
    /// An array or a struct begins a register, and a vector is in one if it fits.
    fn place(&self, from: u32) -> (u32, u32) {
        let (size, align) = self.extent();
        let Some(count) = self.count else {
            let start = round_up(from, align);
            let is_apart =
                start % REGISTER != 0 && (start % REGISTER).saturating_add(size) > REGISTER;
            let start = if is_apart { round_up(start, REGISTER) } else { start };
            return (start, start.saturating_add(size));
        };
        let (start, stride) = (round_up(from, REGISTER), round_up(size, REGISTER));
        let before_last = stride.saturating_mul(count.saturating_sub(1));
        (start, start.saturating_add(before_last).saturating_add(size))
    }

    /// The number of vectors of a matrix in memory, and of the components of each.
    const fn vectors(&self) -> (u8, u8) {
        match self.ty {
            FieldType::Matrix { rows, columns, orientation, .. } => match orientation {
                MatrixOrientation::RowMajor => (rows, columns),
                _ => (columns, rows),
            },
            FieldType::Vector(_, count) => (1, count),
            FieldType::Struct(_) => (1, 1),
        }
    }

    fn annotation(&self, offset: u32) -> FieldAnnotation {
        let mut annotation = FieldAnnotation(vec![FieldProperty::Name(self.name.into())]);
        annotation.set(FieldProperty::CBufferOffset(offset));
        if let FieldType::Vector(ty, _) | FieldType::Matrix { ty, .. } = self.ty {
            annotation.set(FieldProperty::ComponentType(ty));
        }
        if let FieldType::Matrix { rows, columns, orientation, .. } = self.ty {
            let (rows, cols) = (rows.into(), columns.into());
            annotation.set(FieldProperty::Matrix(MatrixAnnotation { rows, cols, orientation }));
        }
        annotation
    }
}

fn round_up(offset: u32, align: u32) -> u32 {
    offset.checked_next_multiple_of(align).unwrap_or(u32::MAX)
}

/// Fields that have been declared with [`ShaderBuilder::layout`](crate::ShaderBuilder::layout).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    pub(crate) owner: Owner,
    index: usize,
    /// Bytes in a constant buffer.
    pub(crate) size: u32,
    /// Bytes of an element of a structured buffer.
    pub(crate) stride: u32,
    /// Whether the declaration has errors, which those of uses would only repeat.
    pub(crate) is_refused: bool,
}

impl Layout {
    /// Bytes of a constant buffer or a texture buffer with these fields:
    /// [`offset_of`](crate::ShaderBuilder::offset_of) has an example.
    #[must_use]
    pub const fn size(self) -> u32 {
        self.size
    }

    /// Bytes from one element of a structured buffer with these fields to the next.
    #[must_use]
    pub const fn stride(self) -> u32 {
        self.stride
    }
}

/// The layouts of a shader.
#[derive(Debug, Default)]
pub(crate) struct Layouts {
    all: Vec<Definition>,
    /// The annotations of the structs that resources have.
    annotations: Vec<Annotated<StructAnnotation>>,
}

#[derive(Debug)]
struct Definition {
    name: String,
    /// The struct of elements of structured buffers and of fields.
    ty: TypeId,
    annotation: StructAnnotation,
    has_matrix: bool,
}

impl Layouts {
    /// Adds a layout; what is wrong with it.
    pub(crate) fn add(
        &mut self,
        (module, owner): (&mut Module, Owner),
        name: &str,
        fields: &[Field<'_>],
        native_16bit: bool,
    ) -> (Layout, Vec<Error>) {
        let mut errors = Vec::new();
        let mut sound = fields.to_vec();
        sound.retain(|field| {
            let error = field.check(owner, native_16bit);
            let is_sound = error.is_none();
            errors.extend(error);
            is_sound
        });
        let mut end = 0;
        let mut annotation = StructAnnotation::default();
        for field in &sound {
            let (start, next) = field.place(field.offset.unwrap_or(end));
            if start < end || field.offset.is_some_and(|offset| offset != start) {
                let message =
                    format!("{} is at byte {}", field.name, field.offset.unwrap_or(start));
                let help = format!("leave the offset out, or give {} or more", field.place(end).0);
                errors.push(Error::misuse(message, help));
            }
            annotation.fields.push(field.annotation(start));
            end = end.max(next);
        }
        annotation.cbuffer_size = end;
        let has_matrix = sound.iter().any(|field| match field.ty {
            FieldType::Struct(layout) => self.all[layout.index].has_matrix,
            FieldType::Matrix { .. } => true,
            FieldType::Vector(..) => false,
        });
        let elements = sound.iter().map(|field| self.type_of(module, field)).collect();
        let name = name.to_owned();
        let class = host_layout(&format!("struct.{name}"), has_matrix);
        if module.types.struct_named(class.as_str().into()).is_some() {
            errors.push(Error::misuse("there are two structs of this name", "rename one of them"));
        }
        let ty = module.types.define_struct(&*class, StructBody { elements, packed: false });
        let stride = DataLayout::new(module).size(ty).unwrap_or(0);
        self.all.push(Definition { name, ty, annotation, has_matrix });
        let stride = u32::try_from(stride).unwrap_or(u32::MAX);
        let is_refused = !errors.is_empty()
            || sound
                .iter()
                .any(|field| matches!(field.ty, FieldType::Struct(layout) if layout.is_refused));
        (Layout { owner, index: self.all.len() - 1, size: end, stride, is_refused }, errors)
    }

    /// Bytes from the start of a constant buffer to a field.
    pub(crate) fn offset_of(&self, layout: Layout, name: &str) -> Option<u32> {
        let Definition { annotation, .. } = &self.all[layout.index];
        annotation.fields[self.field(layout, name)?].cbuffer_offset().copied()
    }

    /// Bytes from the start of an element of a structured buffer to a field.
    pub(crate) fn element_offset_of(
        &self,
        module: &Module,
        layout: Layout,
        name: &str,
    ) -> Option<u32> {
        let offsets = DataLayout::new(module);
        let offset = offsets.offsets(self.all[layout.index].ty)?[self.field(layout, name)?];
        offset.try_into().ok()
    }

    /// The index of a field.
    fn field(&self, layout: Layout, name: &str) -> Option<usize> {
        let fields = &self.all[layout.index].annotation.fields;
        fields.iter().position(|field| field.name().is_some_and(|it| *it == name))
    }

    fn type_of(&mut self, module: &mut Module, field: &Field<'_>) -> TypeId {
        let (vectors, count) = field.vectors();
        let ty = match field.ty {
            FieldType::Struct(layout) => self.structure(module, layout),
            FieldType::Vector(ty, _) | FieldType::Matrix { ty, .. } => {
                component::vector(&mut module.types, ty, count)
            }
        };
        let array = |element, length: u32| Type::Array { element, length: length.into() };
        let ty = match field.ty {
            FieldType::Matrix { .. } => module.types.intern(array(ty, vectors.into())),
            _ => ty,
        };
        field.count.map_or(ty, |count| module.types.intern(array(ty, count)))
    }

    /// The name of the struct that stands for a resource with these fields.
    pub(crate) fn class(&self, name: &str, layout: Layout) -> String {
        host_layout(name, self.all.get(layout.index).is_some_and(|it| it.has_matrix))
    }

    /// The name of the struct that stands for a structured buffer with these elements.
    pub(crate) fn class_of_elements(&self, class: &str, layout: Layout) -> String {
        let element = self.all.get(layout.index).map_or("", |it| &*it.name);
        self.class(&format!("{class}<{element}>"), layout)
    }

    /// The types of the fields.
    pub(crate) fn elements(&self, module: &Module, layout: Layout) -> Box<[TypeId]> {
        let body = self.all.get(layout.index).and_then(|it| module.types.struct_body(it.ty));
        body.map(|body| body.elements.clone()).unwrap_or_default()
    }

    /// The struct of elements and of fields, with its annotation.
    pub(crate) fn structure(&mut self, module: &mut Module, layout: Layout) -> TypeId {
        let Some(Definition { ty, annotation, .. }) = self.all.get(layout.index) else {
            return module.types.integer(32);
        };
        let (ty, annotation) = (*ty, annotation.clone());
        self.annotate(module, ty, annotation);
        ty
    }

    /// Annotates the struct that stands for a resource with these fields.
    pub(crate) fn annotate_fields(&mut self, module: &mut Module, ty: TypeId, layout: Layout) {
        if let Some(definition) = self.all.get(layout.index) {
            let annotation = definition.annotation.clone();
            self.annotate(module, ty, annotation);
        }
    }

    /// Annotates the struct that stands for a structured buffer with these elements.
    pub(crate) fn annotate_element(&mut self, module: &mut Module, ty: TypeId, layout: Layout) {
        /// The name that DXC gives to the only field.
        const FIELD: &str = "h";
        let name = FieldProperty::Name(FIELD.into());
        let field = FieldAnnotation(vec![name, FieldProperty::CBufferOffset(0)]);
        let (cbuffer_size, fields) = (layout.size, vec![field]);
        self.annotate(module, ty, StructAnnotation { cbuffer_size, fields, properties: None });
    }

    fn annotate(&mut self, module: &mut Module, ty: TypeId, annotation: StructAnnotation) {
        let constant = module.constants.undef(ty);
        if self.annotations.iter().all(|known| known.constant != constant) {
            self.annotations.push(Annotated { constant, annotation });
        }
    }

    /// The annotations of structs, if there are any.
    pub(crate) fn annotations(&self) -> Vec<TypeAnnotationList> {
        match self.annotations.is_empty() {
            true => Vec::new(),
            false => vec![TypeAnnotationList::Structs(self.annotations.clone())],
        }
    }
}

/// The name of a struct, which DXC marks if the struct has matrices in the order of memory.
fn host_layout(name: &str, has_matrix: bool) -> String {
    if has_matrix { format!("hostlayout.{name}") } else { name.to_owned() }
}
