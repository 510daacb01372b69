//! Access qualifiers of ray payloads: `dx.dxrPayloadAnnotations`.

use alloc::vec::Vec;

use dxil_ir::MetadataId;
use dxil_ir::metadata::Reference;

use crate::Error;
use crate::annotated::{Annotated, Annotation, read_pairs, struct_len, write_pairs};
use crate::structure::tags;
use crate::tuple::{Operand, Tuple};
use crate::value::{Value, numbers};
use crate::writer::ModuleWriter;

/// A list of annotations of payloads: a node of `dx.dxrPayloadAnnotations`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PayloadAnnotationList {
    /// Annotations of structs.
    Structs(Vec<Annotated<PayloadAnnotation>>),
    /// A list with an unknown tag, as it is.
    Unknown(MetadataId),
}

/// The annotation of a payload: one for each field of the struct.
#[derive(Clone, Debug, PartialEq)]
pub struct PayloadAnnotation(pub Vec<PayloadFieldAnnotation>);

tags! {
    /// The annotation of a field of a payload.
    pub struct PayloadFieldAnnotation = "the annotation of a field of a payload";

    /// A property of a field of a payload.
    pub enum PayloadFieldProperty {
        /// The stages that may read or write the field.
        0 => Access, access: PayloadAccess,
    }
}

dxil_format::flags! {
    /// The stages that may read or write a field of a payload.
    pub struct PayloadAccess(u32) {
        /// `read(caller)`.
        ReadByCaller = 0,
        /// `write(caller)`.
        WriteByCaller = 1,
        /// `read(closesthit)`.
        ReadByClosestHit = 4,
        /// `write(closesthit)`.
        WriteByClosestHit = 5,
        /// `read(miss)`.
        ReadByMiss = 8,
        /// `write(miss)`.
        WriteByMiss = 9,
        /// `read(anyhit)`.
        ReadByAnyHit = 12,
        /// `write(anyhit)`.
        WriteByAnyHit = 13,
    }
}

numbers! { u32: PayloadAccess; }

const STRUCTS: u32 = 0;

impl Value for PayloadAnnotationList {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        let list = operand.tuple("payload annotations")?;
        Ok(match u32::read(&list.operand(0, "tag")?)? {
            STRUCTS => Self::Structs(read_pairs(list)?),
            _ => Self::Unknown(MetadataId::read(operand)?),
        })
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        match self {
            Self::Structs(structs) => write_pairs(STRUCTS, structs, module),
            Self::Unknown(node) => Some(*node),
        }
    }
}

impl Annotation for PayloadAnnotation {
    fn read(operand: &Operand<'_>, constant: &Operand<'_>) -> Result<Self, Error> {
        let tuple: Tuple<'_> = operand.tuple("the annotation of a payload")?;
        let fields = tuple.with_len(struct_len(constant)?)?.operands(0, "a field");
        fields.map(|field| Value::read(&field)).collect::<Result<_, _>>().map(Self)
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        self.0.write(module)
    }
}
