//! Subobjects of state objects: `dx.subobjects`.

use alloc::vec::Vec;

use bstr::BString;
use dxil_format::{HitGroupType, RaytracingPipelineFlags, StateObjectFlags, SubobjectKind};
use dxil_ir::Module;
use dxil_ir::metadata::Reference;

use crate::root_signature::RootSignatureBytes;
use crate::structure::{Fields, structure};
use crate::tuple::{Operand, Reader, Tuple};
use crate::value::Value;
use crate::writer::ModuleWriter;
use crate::{Error, Expected};

/// A subobject of a state object: a node of `dx.subobjects`.
///
/// DXC moves them to the part `RDAT` of a container.
#[derive(Clone, Debug, PartialEq)]
pub struct Subobject {
    /// The name.
    pub name: BString,
    /// The content.
    pub content: SubobjectContent,
}

/// Declares the contents of subobjects.
macro_rules! contents {
    ($($(#[$meta:meta])* $kind:ident($ty:ty),)*) => {
        /// The content of a subobject.
        #[derive(Clone, Debug, PartialEq)]
        pub enum SubobjectContent {
            $($(#[$meta])* $kind($ty),)*
        }

        impl SubobjectContent {
            /// The kind.
            #[must_use]
            pub const fn kind(&self) -> SubobjectKind {
                match self {
                    $(Self::$kind(_) => SubobjectKind::$kind,)*
                }
            }

            fn read(kind: SubobjectKind, tuple: Tuple<'_>) -> Result<Option<Self>, Error> {
                fn content<C: Fields>(tuple: Tuple<'_>) -> Result<C, Error> {
                    let tuple = tuple.with_len(Head::COUNT.saturating_add(C::COUNT))?;
                    C::read_fields(&tuple, Head::COUNT)
                }
                Ok(match kind {
                    $(SubobjectKind::$kind => Some(Self::$kind(content(tuple)?)),)*
                    _ => None,
                })
            }

            fn write(&self, module: &mut ModuleWriter<'_>, operands: &mut Vec<Reference>) {
                match self {
                    $(Self::$kind(content) => content.write_fields(module, operands),)*
                }
            }
        }
    };
}

contents! {
    /// The dependencies that the state object allows.
    StateObjectConfig(StateObjectConfig),
    /// The root signature of all shaders.
    GlobalRootSignature(SubobjectRootSignature),
    /// A root signature of some shaders.
    LocalRootSignature(SubobjectRootSignature),
    /// The functions to which another subobject applies.
    SubobjectToExportsAssociation(SubobjectToExportsAssociation),
    /// Limits of ray-tracing shaders.
    RaytracingShaderConfig(RaytracingShaderConfig),
    /// Limits of a ray-tracing pipeline.
    RaytracingPipelineConfig(RaytracingPipelineConfig),
    /// The shaders that run where a ray hits something.
    HitGroup(HitGroup),
    /// Limits and flags of a ray-tracing pipeline.
    RaytracingPipelineConfig1(RaytracingPipelineConfig1),
}

structure! {
    /// The operands that all subobjects have.
    struct Head = "a subobject" {
        name: BString,
        kind: SubobjectKind,
    }
}

structure! {
    /// The dependencies that a state object allows.
    #[derive(Copy, Eq)]
    pub struct StateObjectConfig = "a state object configuration" {
        /// The dependencies.
        pub flags: StateObjectFlags,
    }
}

structure! {
    /// A root signature that is a subobject.
    #[derive(Eq)]
    pub struct SubobjectRootSignature = "a root signature" {
        /// The root signature.
        pub data: RootSignatureBytes,
        /// The text in the source; empty where only the bytes were kept.
        pub text: BString,
    }
}

structure! {
    /// The functions to which another subobject applies.
    #[derive(Eq)]
    pub struct SubobjectToExportsAssociation = "an association" {
        /// The name of the other subobject.
        pub subobject: BString,
        /// The names of the functions.
        pub exports: Vec<BString>,
    }
}

structure! {
    /// Limits of ray-tracing shaders.
    #[derive(Copy, Eq)]
    pub struct RaytracingShaderConfig = "a ray-tracing shader configuration" {
        /// The largest size of a payload in bytes.
        pub max_payload_size_in_bytes: u32,
        /// The largest size of attributes in bytes.
        pub max_attribute_size_in_bytes: u32,
    }
}

structure! {
    /// Limits of a ray-tracing pipeline.
    #[derive(Copy, Eq)]
    pub struct RaytracingPipelineConfig = "a ray-tracing pipeline configuration" {
        /// The deepest nesting of calls of `TraceRay`.
        pub max_trace_recursion_depth: u32,
    }
}

structure! {
    /// The shaders that run where a ray hits something. A shader that is missing has an empty name.
    #[derive(Eq)]
    pub struct HitGroup = "a hit group" {
        /// The geometry.
        pub hit_group_type: HitGroupType,
        /// The name of the intersection shader.
        pub intersection: BString,
        /// The name of the any-hit shader.
        pub any_hit: BString,
        /// The name of the closest-hit shader.
        pub closest_hit: BString,
    }
}

structure! {
    /// Limits and flags of a ray-tracing pipeline.
    #[derive(Copy, Eq)]
    pub struct RaytracingPipelineConfig1 = "a ray-tracing pipeline configuration" {
        /// The deepest nesting of calls of `TraceRay`.
        pub max_trace_recursion_depth: u32,
        /// The flags.
        pub flags: RaytracingPipelineFlags,
    }
}

impl Subobject {
    /// The subobjects of a module.
    ///
    /// # Errors
    ///
    /// Fails if the shape of one of them is wrong.
    pub fn all(module: &Module) -> Result<Vec<Self>, Error> {
        Reader::new(module).all("dx.subobjects")
    }
}

impl Value for Subobject {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        let tuple = operand.tuple("a subobject")?;
        let Head { name, kind } = Head::read_fields(&tuple, 0)?;
        match SubobjectContent::read(kind, tuple)? {
            Some(content) => Ok(Self { name, content }),
            None => Err(tuple.operand(1, "kind")?.error(Expected::SubobjectKind)),
        }
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        let mut operands = Vec::new();
        let head = Head { name: self.name.clone(), kind: self.content.kind() };
        head.write_fields(module, &mut operands);
        self.content.write(module, &mut operands);
        Some(module.metadata.tuple(&operands))
    }
}
