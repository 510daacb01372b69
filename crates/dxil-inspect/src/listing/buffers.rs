//! The layout of buffers, as declarations of structs with offsets.

use alloc::collections::BTreeMap;
use core::cell::OnceCell;

use bstr::BStr;
use dxil_format::{MatrixOrientation, ResourceKind, ShaderFlags};
use dxil_ir::{DataLayout, Module, Type, TypeId};
use dxil_metadata::{
    CBuffer, FieldAnnotation, FieldProperty, MatrixAnnotation, Resource, ResourceContent,
    Resources, StructAnnotation, TypeAnnotations,
};

use super::Error;
use super::comments::Comments;
use crate::names;

/// The column of the offset of the outermost struct.
const OFFSET_COLUMN: usize = 50;
/// The columns by which fields are indented in their struct.
const INDENT: usize = 4;
/// The maximum nesting of structs.
const MAX_DEPTH: usize = 128;

/// Prints the buffers whose structs the module has.
pub(super) fn print(
    comments: &mut Comments,
    module: &Module,
    resources: &Resources,
    flags: ShaderFlags,
) -> Result<(), Error> {
    comments.lines(["", " Buffer Definitions:", ""]);
    // Malformed annotations count as none.
    let annotations = TypeAnnotations::of_structs(module).unwrap_or_default();
    let mut printer = Printer {
        comments,
        module,
        annotations: by_type(&annotations, module),
        layout: OnceCell::new(),
        min_precision: !flags.contains(ShaderFlags::UseNativeLowPrecision),
    };
    for buffer in resources.cbuffers.iter().flatten() {
        printer.cbuffer(buffer)?;
    }
    for view in resources.srvs.iter().chain(&resources.uavs).flatten() {
        match (view.kind(), &view.content) {
            (ResourceKind::StructuredBuffer, _) => printer.structured_buffer(view)?,
            (ResourceKind::TBuffer, ResourceContent::Srv(_)) => printer.tbuffer(view)?,
            _ => {}
        }
    }
    Ok(())
}

struct Printer<'p, 'm> {
    comments: &'p mut Comments,
    module: &'m Module,
    annotations: BTreeMap<TypeId, &'p StructAnnotation>,
    /// The layout of data, which structured buffers have.
    layout: OnceCell<DataLayout<'m>>,
    /// Whether types of 16 bits stand for minimum precision.
    min_precision: bool,
}

/// The place of a struct or field in the comments and in the buffer.
#[derive(Clone, Copy)]
struct Place {
    /// The columns before it.
    indent: usize,
    /// The columns from its start to its offset.
    width: usize,
    /// The offset in the buffer, in bytes.
    offset: u32,
    /// The source of the offsets of fields.
    rule: Rule,
    /// Its size in bytes; 0 if it is not printed.
    size: u32,
}

/// The source of the offsets of fields.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rule {
    /// The annotations, which state how constant buffers are packed.
    CBuffer,
    /// The layout of data in memory.
    Memory,
}

impl Place {
    /// The place of a buffer's struct.
    const fn of_buffer(rule: Rule, size: u32) -> Self {
        Self { indent: 3, width: OFFSET_COLUMN, offset: 0, rule, size }
    }
}

impl<'m> Printer<'_, 'm> {
    fn cbuffer(&mut self, buffer: &Resource) -> Result<(), Error> {
        let ResourceContent::CBuffer(CBuffer { size, .. }) = buffer.content else { return Ok(()) };
        self.open("cbuffer", buffer.name.as_ref());
        let ty = self.declared_struct(buffer)?;
        if self.annotations.contains_key(&ty) {
            let place = Place::of_buffer(Rule::CBuffer, size);
            self.structure(ty, buffer.name.as_ref(), None, place)?;
        } else {
            self.unknown(size.into());
            self.comments.blank();
        }
        self.close();
        Ok(())
    }

    fn tbuffer(&mut self, buffer: &Resource) -> Result<(), Error> {
        self.open("tbuffer", buffer.name.as_ref());
        let ty = self.declared_struct(buffer)?;
        if let Some(size) = self.annotations.get(&ty).map(|annotation| annotation.cbuffer_size) {
            let place = Place::of_buffer(Rule::CBuffer, size);
            self.structure(ty, buffer.name.as_ref(), None, place)?;
        } else {
            self.comments.lines(["   (type annotation not present)", ""]);
        }
        self.close();
        Ok(())
    }

    /// Prints a structured buffer, whose symbol points to a struct that has the type of the elements.
    fn structured_buffer(&mut self, buffer: &Resource) -> Result<(), Error> {
        self.open("Resource bind info for", buffer.name.as_ref());
        let ty = self.declared_struct(buffer)?;
        let element = self.module.types.element(ty, 0).ok_or_else(|| wrong_type(buffer))?;
        let is_struct = self.is_struct(element) && !self.is_matrix(element);
        let annotated = if is_struct { element } else { ty };
        let size = self.layout().size(annotated).unwrap_or(0);
        match self.annotations.get(&annotated) {
            None => self.unknown(size),
            Some(_) if is_struct => {
                let place = Place::of_buffer(Rule::Memory, size as u32);
                self.structure(element, BStr::new("$Element"), None, place)?;
            }
            Some(annotation) => {
                let mut field = annotation.fields.first().cloned().unwrap_or_default();
                field.set(FieldProperty::Name("$Element".into()));
                self.field(element, &field, Place::of_buffer(Rule::CBuffer, size as u32))?;
            }
        }
        if !is_struct {
            self.comments.blank();
        }
        self.close();
        Ok(())
    }

    fn open(&mut self, keyword: &str, name: &BStr) {
        self.comments.format(format_args!("; {keyword} "));
        self.comments.put(name);
        self.comments.put("\n");
        self.comments.lines([" {", ""]);
    }

    fn close(&mut self) {
        self.comments.lines([" }", ""]);
    }

    fn unknown(&mut self, size: u64) {
        self.comments.line(format_args!("   [{size} x i8] (type annotation not present)"));
    }

    fn layout(&self) -> &DataLayout<'m> {
        self.layout.get_or_init(|| DataLayout::new(self.module))
    }

    /// The struct that the source declares: of an array, its element.
    fn declared_struct(&self, buffer: &Resource) -> Result<TypeId, Error> {
        let ty = buffer.ty(self.module).and_then(|ty| self.module.types.pointee(ty));
        let ty = ty.ok_or_else(|| wrong_type(buffer))?;
        let (ty, _) = self.without_arrays(ty);
        if self.is_struct(ty) { Ok(ty) } else { Err(wrong_type(buffer)) }
    }

    /// The type of the innermost elements, and the arrays around it.
    fn without_arrays(&self, mut ty: TypeId) -> (TypeId, Arrays) {
        let mut arrays = Arrays { levels: 0, count: 1 };
        while let Type::Array { element, length } = self.module.types[ty] {
            arrays.levels += 1;
            arrays.count = arrays.count.wrapping_mul(length as u32);
            ty = element;
        }
        (ty, arrays)
    }

    fn is_struct(&self, ty: TypeId) -> bool {
        matches!(self.module.types[ty], Type::Struct(_) | Type::Named(_))
    }

    /// Whether it is DXC's struct for a matrix in memory.
    fn is_matrix(&self, ty: TypeId) -> bool {
        match self.module.types[ty] {
            Type::Named(id) => self.module.types.structs()[id].name.starts_with(b"class.matrix."),
            _ => false,
        }
    }

    /// Prints a struct with its fields, and the name of the variable of that type, which may be an array.
    fn structure(
        &mut self,
        ty: TypeId,
        name: &BStr,
        array: Option<u32>,
        place: Place,
    ) -> Result<(), Error> {
        let (module, Place { indent, width, offset, size, .. }) = (self.module, place);
        self.start(indent);
        self.comments.put("struct ");
        if let Type::Named(id) = module.types[ty] {
            self.comments.put(&module.types.structs()[id].name);
        }
        self.comments.put("\n");
        self.start(indent);
        self.comments.put("{\n;\n");
        self.fields(ty, place)?;
        self.start(indent);
        self.comments.put("\n");
        self.start(indent);
        self.comments.put("} ");
        let width = width.saturating_sub(2);
        self.comments.left_with(width, |comments| {
            declarator(comments, name, array.unwrap_or(0));
            // DXC ends an array twice.
            comments.put(if array.is_some() { ";" } else { "" });
        });
        self.offset(offset, size);
        self.comments.blank();
        Ok(())
    }

    fn fields(&mut self, ty: TypeId, place: Place) -> Result<(), Error> {
        let inner = Place {
            indent: place.indent + INDENT,
            width: place.width.saturating_sub(INDENT),
            size: 0,
            ..place
        };
        let Some(annotation) = self.annotations.get(&ty) else {
            self.start(inner.indent);
            match place.size {
                0 => self.comments.put("/* empty struct */\n"),
                size => self
                    .comments
                    .format(format_args!("[{size} x i8] (type annotation not present)\n")),
            }
            return Ok(());
        };
        if inner.indent > MAX_DEPTH * INDENT {
            return Err(Error::TooDeep);
        }
        let module = self.module;
        let elements = module.types.struct_body(ty).map_or(&[][..], |body| &body.elements);
        for (index, (element, field)) in elements.iter().zip(&annotation.fields).enumerate() {
            let offset = match place.rule {
                Rule::CBuffer => *field.cbuffer_offset().unwrap_or(&u32::MAX),
                Rule::Memory => {
                    let offsets = self.layout().offsets(ty).unwrap_or_default();
                    offsets.get(index).map_or(0, |offset| *offset as u32)
                }
            };
            let offset = place.offset.wrapping_add(offset);
            self.field(*element, field, Place { offset, ..inner })?;
            self.comments.check()?;
        }
        Ok(())
    }

    /// Prints a field: a declaration, or a struct with its own fields.
    fn field(&mut self, ty: TypeId, field: &FieldAnnotation, place: Place) -> Result<(), Error> {
        let place_of_struct = Place { size: 0, ..place };
        let matrix = matrix(field);
        if matrix.is_none() && self.is_struct(ty) {
            return self.structure(ty, field.name_or_empty(), None, place_of_struct);
        }
        let (element, arrays) = self.without_arrays(ty);
        let count = arrays.count(matrix);
        if matrix.is_none() && self.is_struct(element) && !self.is_matrix(element) {
            return self.structure(element, field.name_or_empty(), Some(count), place_of_struct);
        }
        self.start(place.indent);
        let (ty, min_precision) = (&self.module.types[element], self.min_precision);
        self.comments.left_with(place.width, |comments| {
            declare_type(comments, ty, field, min_precision);
            declarator(comments, field.name_or_empty(), count);
        });
        self.offset(place.offset, place.size);
        Ok(())
    }

    /// Starts a line.
    fn start(&mut self, indent: usize) {
        self.comments.put(";");
        self.comments.spaces(indent);
    }

    /// Ends a line with the offset and, unless it is 0, the size.
    fn offset(&mut self, offset: u32, size: u32) {
        self.comments.format(format_args!("; Offset:{offset:5}"));
        if size != 0 {
            self.comments.format(format_args!(" Size: {size:5}"));
        }
        self.comments.put("\n");
    }
}

/// Prints the type of a field as HLSL declares it.
fn declare_type(comments: &mut Comments, ty: &Type, field: &FieldAnnotation, min_precision: bool) {
    let component_type = field.component_type().copied().unwrap_or_default();
    let name = names::hlsl_type(component_type, min_precision).unwrap_or("unknown");
    match (matrix(field), ty) {
        (Some(MatrixAnnotation { rows, cols, orientation }), _) => {
            let order = match orientation {
                MatrixOrientation::RowMajor => "row_major ",
                MatrixOrientation::ColumnMajor => "column_major ",
                _ => "",
            };
            comments.format(format_args!("{order}{name}{rows}x{cols} "));
        }
        (None, Type::Vector { length, .. }) => comments.format(format_args!("{name}{length} ")),
        (None, _) => comments.format(format_args!("{name} ")),
    }
}

/// Prints the name of a variable, and the number of its elements unless it is 0.
fn declarator(comments: &mut Comments, name: &BStr, count: u32) {
    comments.put(name);
    if count != 0 {
        comments.format(format_args!("[{count}]"));
    }
    comments.put(";");
}

/// The annotations of structs by type. Of several for one type, the first counts.
fn by_type<'a>(
    annotations: &'a TypeAnnotations,
    module: &'a Module,
) -> BTreeMap<TypeId, &'a StructAnnotation> {
    let mut by_type = BTreeMap::new();
    for (ty, annotation) in annotations.structs(module) {
        by_type.entry(ty).or_insert(annotation);
    }
    by_type
}

/// The shape of a matrix; `None` if it has no columns.
fn matrix(field: &FieldAnnotation) -> Option<MatrixAnnotation> {
    field.matrix().copied().filter(|matrix| matrix.cols != 0)
}

fn wrong_type(buffer: &Resource) -> Error {
    Error::BufferType { name: buffer.name.clone() }
}

/// Arrays around a type.
struct Arrays {
    /// Their number.
    levels: usize,
    /// The product of their lengths modulo 2³², as DXC counts.
    count: u32,
}

impl Arrays {
    /// The number of elements that the source declares; 0 if it declares no array.
    ///
    /// A matrix is an array of its rows or columns, which do not count.
    fn count(&self, matrix: Option<MatrixAnnotation>) -> u32 {
        let vectors = matrix.map_or(1, |matrix| match matrix.orientation {
            MatrixOrientation::RowMajor => matrix.rows,
            MatrixOrientation::ColumnMajor => matrix.cols,
            _ => 1,
        });
        match (self.levels, matrix) {
            (0, _) | (1, Some(_)) => 0,
            _ => self.count.checked_div(vectors).unwrap_or(0),
        }
    }
}
