//! Annotations of structs and functions: `dx.typeAnnotations`.

use alloc::vec::Vec;

use dxil_ir::metadata::Reference;
use dxil_ir::{ConstantId, ConstantKind, FunctionId, InPlace, MetadataId, Module, TypeId};

use crate::Error;
use crate::annotated::{Annotated, Annotation, read_pairs, struct_len, write_pairs};
use crate::field_annotation::FieldAnnotation;
use crate::structure::{structure, tags};
use crate::tuple::{Operand, Reader, Tuple};
use crate::value::{Value, numbers};
use crate::writer::ModuleWriter;

/// The annotations of structs and functions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TypeAnnotations {
    /// The lists, of which DXC writes one for structs and one for functions.
    pub lists: Vec<TypeAnnotationList>,
}

/// A list of annotations: a node of `dx.typeAnnotations`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum TypeAnnotationList {
    /// Annotations of structs.
    Structs(Vec<Annotated<StructAnnotation>>),
    /// Annotations of functions.
    Functions(Vec<Annotated<FunctionAnnotation>>),
    /// A list with an unknown tag, as it is.
    Unknown(MetadataId),
}

/// The annotation of a struct.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StructAnnotation {
    /// The size in a constant buffer, in bytes.
    pub cbuffer_size: u32,
    /// The annotations of the fields, one for each element of the struct.
    pub fields: Vec<FieldAnnotation>,
    /// Further properties, since validator 1.5.
    pub properties: Option<StructProperties>,
}

tags! {
    /// Further properties of a struct.
    pub struct StructProperties = "the properties of a struct";

    /// A further property of a struct.
    pub enum StructProperty {
        /// The arguments of the template of which the struct is an instance.
        0 => TemplateArguments, template_arguments: Vec<TemplateArgument>,
    }
}

tags! {
    /// An argument of a template: a type or an integer.
    pub struct TemplateArgument = "an argument of a template";

    /// The value of an argument of a template.
    pub enum TemplateArgumentValue {
        /// An undefined value of a type.
        0 => Type, ty: ConstantId,
        /// An integer.
        1 => Integer, integer: u64,
    }
}

structure! {
    /// The annotation of a parameter or of the result of a function.
    pub struct ParameterAnnotation = "the annotation of a parameter" {
        /// The direction and kind.
        pub qualifier: ParameterQualifier,
        /// The annotation as a field.
        pub field: FieldAnnotation,
        /// The index of the semantic in each row.
        pub semantic_indexes: Vec<u32>,
    }
}

dxil_format::open_enum! {
    /// The direction and kind of a parameter.
    pub enum ParameterQualifier(u32) {
        /// `in`.
        In = 0,
        /// `out`.
        Out = 1,
        /// `inout`.
        Inout = 2,
        /// `InputPatch`.
        InputPatch = 3,
        /// `OutputPatch`.
        OutputPatch = 4,
        /// The first stream of a geometry shader.
        OutStream0 = 5,
        /// The second stream.
        OutStream1 = 6,
        /// The third stream.
        OutStream2 = 7,
        /// The fourth stream.
        OutStream3 = 8,
        /// The primitive that a geometry shader reads.
        InputPrimitive = 9,
        /// `out indices`.
        OutIndices = 10,
        /// `out vertices`.
        OutVertices = 11,
        /// `out primitives`.
        OutPrimitives = 12,
        /// `in payload`.
        InPayload = 13,
        /// An input or output of a node.
        NodeIO = 14,
    }
}

numbers! { u32: ParameterQualifier; }

/// The annotation of a function: of its result, and of each parameter.
#[derive(Clone, Debug, PartialEq)]
pub struct FunctionAnnotation(pub Vec<ParameterAnnotation>);

impl TypeAnnotations {
    pub(crate) const NAME: &'static str = "dx.typeAnnotations";
    const STRUCTS: u32 = 0;
    const FUNCTIONS: u32 = 1;

    /// The annotations of a module; none if it lacks them.
    ///
    /// # Errors
    ///
    /// Fails if the shape of one of them is wrong.
    pub fn of(module: &Module) -> Result<Self, Error> {
        Ok(Self { lists: Reader::new(module).all(Self::NAME)? })
    }

    /// The annotations of structs of a module, without those of functions, which are not read.
    ///
    /// # Errors
    ///
    /// Fails if the shape of one of them is wrong.
    pub fn of_structs(module: &Module) -> Result<Self, Error> {
        let reader = Reader::new(module);
        let mut lists = Vec::new();
        for node in reader.named(Self::NAME) {
            let list = reader.node(*node, Self::NAME);
            if TypeAnnotationList::tag(&list.tuple("type annotations")?)? == Self::STRUCTS {
                lists.push(TypeAnnotationList::read(&list)?);
            }
        }
        Ok(Self { lists })
    }

    /// The annotations of structs: the type of each, and the annotation.
    pub fn structs<'a>(
        &'a self,
        module: &'a Module,
    ) -> impl Iterator<Item = (TypeId, &'a StructAnnotation)> {
        let lists = self.lists.iter().filter_map(|list| match list {
            TypeAnnotationList::Structs(structs) => Some(structs),
            _ => None,
        });
        lists.flatten().filter_map(|Annotated { constant, annotation }| {
            Some((module.constants.get(*constant)?.ty, annotation))
        })
    }

    /// The annotations of functions.
    pub fn functions<'a>(
        &'a self,
        module: &'a Module,
    ) -> impl Iterator<Item = (FunctionId, &'a FunctionAnnotation)> {
        let lists = self.lists.iter().filter_map(|list| match list {
            TypeAnnotationList::Functions(functions) => Some(functions),
            _ => None,
        });
        lists.flatten().filter_map(|Annotated { constant, annotation }| {
            match module.constants.get(*constant)?.kind {
                ConstantKind::Function(id) => Some((id, annotation)),
                _ => None,
            }
        })
    }
}

impl TypeAnnotations {
    /// The annotations of functions, for changes.
    pub fn functions_mut(&mut self) -> impl Iterator<Item = &mut Annotated<FunctionAnnotation>> {
        let lists = self.lists.iter_mut().filter_map(|list| match list {
            TypeAnnotationList::Functions(functions) => Some(functions),
            _ => None,
        });
        lists.flatten()
    }

    /// Writes the annotations into a module, in place of those that it has.
    pub fn write(&self, module: &mut Module) {
        let mut writer = ModuleWriter::new(module);
        let nodes: InPlace<MetadataId, 4> =
            self.lists.iter().filter_map(|list| list.write(&mut writer)).collect();
        let known = module.named_metadata.iter_mut().find(|named| named.name == Self::NAME);
        match known {
            Some(named) => named.nodes = nodes,
            None => module.name_metadata(Self::NAME, nodes.iter().copied()),
        }
    }
}

impl TypeAnnotationList {
    fn tag(list: &Tuple<'_>) -> Result<u32, Error> {
        u32::read(&list.operand(0, "tag")?)
    }
}

impl Value for TypeAnnotationList {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        let list = operand.tuple("type annotations")?;
        Ok(match Self::tag(&list)? {
            TypeAnnotations::STRUCTS => Self::Structs(read_pairs(list)?),
            TypeAnnotations::FUNCTIONS => Self::Functions(read_pairs(list)?),
            _ => Self::Unknown(MetadataId::read(operand)?),
        })
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        match self {
            Self::Structs(structs) => write_pairs(TypeAnnotations::STRUCTS, structs, module),
            Self::Functions(functions) => {
                write_pairs(TypeAnnotations::FUNCTIONS, functions, module)
            }
            Self::Unknown(node) => Some(*node),
        }
    }
}

impl Annotation for StructAnnotation {
    fn read(operand: &Operand<'_>, constant: &Operand<'_>) -> Result<Self, Error> {
        let tuple = operand.tuple("the annotation of a struct")?;
        let fields = struct_len(constant)?;
        let least = fields.saturating_add(1);
        // Properties may follow the fields.
        let has_properties = tuple.len() == least.saturating_add(1);
        if !has_properties {
            tuple.with_len(least)?;
        }
        let cbuffer_size = Value::read(&tuple.operand(0, "size")?)?;
        let operands = tuple.operands(1, "a field").take(fields);
        let fields = operands.map(|field| Value::read(&field)).collect::<Result<_, _>>()?;
        let properties = match has_properties {
            true => Some(Value::read(&tuple.operand(least, "properties")?)?),
            false => None,
        };
        Ok(Self { cbuffer_size, fields, properties })
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        let mut operands = Vec::with_capacity(self.fields.len().saturating_add(2));
        operands.push(self.cbuffer_size.write(module));
        operands.extend(self.fields.iter().map(|field| field.write(module)));
        operands.extend(self.properties.as_ref().map(|properties| properties.write(module)));
        Some(module.metadata.tuple(&operands))
    }
}

impl Annotation for FunctionAnnotation {
    fn read(operand: &Operand<'_>, constant: &Operand<'_>) -> Result<Self, Error> {
        FunctionId::read(constant)?;
        let parameters = operand.tuple("the annotation of a function")?.operands(0, "a parameter");
        let parameters = parameters.map(|parameter| Value::read(&parameter));
        parameters.collect::<Result<_, _>>().map(Self)
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        self.0.write(module)
    }
}
