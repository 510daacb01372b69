//! Subobjects.

use alloc::vec::Vec;

use bstr::BStr;
use dxil_container::layout::rdat::{
    HitGroupType, RaytracingPipelineConfig, RaytracingPipelineConfig1, RaytracingPipelineFlags,
    RaytracingShaderConfig, StateObjectConfig, StateObjectFlags, SubobjectKind,
};
use dxil_ir::Module;

use super::tuple::Tuple;
use super::{Error, Expected};

/// A subobject of a state object: an element of `dx.subobjects`.
///
/// DXC moves them to the part `RDAT` of a container.
#[derive(Clone, Debug, PartialEq)]
pub struct Subobject<'m> {
    /// Its name.
    pub name: &'m BStr,
    /// What it says.
    pub content: SubobjectContent<'m>,
}

/// What a subobject says.
#[derive(Clone, Debug, PartialEq)]
pub enum SubobjectContent<'m> {
    /// How state objects depend on one another.
    StateObjectConfig(StateObjectConfig),
    /// The root signature of all shaders.
    GlobalRootSignature(RootSignature<'m>),
    /// A root signature of some shaders.
    LocalRootSignature(RootSignature<'m>),
    /// For which functions another subobject holds.
    SubobjectToExportsAssociation {
        /// The name of the other.
        subobject: &'m BStr,
        /// The names of the functions.
        exports: Vec<&'m BStr>,
    },
    /// Limits of ray-tracing shaders.
    RaytracingShaderConfig(RaytracingShaderConfig),
    /// Limits of a ray-tracing pipeline.
    RaytracingPipelineConfig(RaytracingPipelineConfig),
    /// The shaders that run where a ray hits something. Those that are missing have an empty name.
    HitGroup {
        /// What is hit.
        hit_group_type: HitGroupType,
        /// The name of the any-hit shader.
        any_hit: &'m BStr,
        /// The name of the closest-hit shader.
        closest_hit: &'m BStr,
        /// The name of the intersection shader.
        intersection: &'m BStr,
    },
    /// Limits and flags of a ray-tracing pipeline.
    RaytracingPipelineConfig1(RaytracingPipelineConfig1),
}

/// A root signature that is a subobject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RootSignature<'m> {
    /// What would be the `RTS0` part of a shader.
    pub data: &'m [u8],
    /// The text in the source; empty where only the bytes were kept.
    pub text: &'m BStr,
}

impl SubobjectContent<'_> {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> SubobjectKind {
        match self {
            Self::StateObjectConfig(_) => SubobjectKind::StateObjectConfig,
            Self::GlobalRootSignature(_) => SubobjectKind::GlobalRootSignature,
            Self::LocalRootSignature(_) => SubobjectKind::LocalRootSignature,
            Self::SubobjectToExportsAssociation { .. } => {
                SubobjectKind::SubobjectToExportsAssociation
            }
            Self::RaytracingShaderConfig(_) => SubobjectKind::RaytracingShaderConfig,
            Self::RaytracingPipelineConfig(_) => SubobjectKind::RaytracingPipelineConfig,
            Self::HitGroup { .. } => SubobjectKind::HitGroup,
            Self::RaytracingPipelineConfig1(_) => SubobjectKind::RaytracingPipelineConfig1,
        }
    }
}

impl<'m> Subobject<'m> {
    /// The subobjects of a module, each of which may be wrong.
    pub fn all(module: &'m Module) -> impl Iterator<Item = Result<Self, Error>> + use<'m> {
        Tuple::named(module, "dx.subobjects").map(|tuple| Self::read(tuple?))
    }

    fn read(tuple: Tuple<'m>) -> Result<Self, Error> {
        use SubobjectContent as Content;
        let content = match SubobjectKind(tuple.u32(1)?) {
            SubobjectKind::StateObjectConfig => {
                let flags = StateObjectFlags(tuple.u32(2)?);
                Content::StateObjectConfig(StateObjectConfig { flags })
            }
            SubobjectKind::GlobalRootSignature => Content::GlobalRootSignature(root(&tuple)?),
            SubobjectKind::LocalRootSignature => Content::LocalRootSignature(root(&tuple)?),
            SubobjectKind::SubobjectToExportsAssociation => {
                let exports = tuple.tuple(3, "the exports of a subobject")?;
                let names = (0..exports.len()).map(|index| exports.string(index));
                Content::SubobjectToExportsAssociation {
                    subobject: tuple.string(2)?,
                    exports: names.collect::<Result<_, _>>()?,
                }
            }
            SubobjectKind::RaytracingShaderConfig => {
                Content::RaytracingShaderConfig(RaytracingShaderConfig {
                    max_payload_size_in_bytes: tuple.u32(2)?,
                    max_attribute_size_in_bytes: tuple.u32(3)?,
                })
            }
            SubobjectKind::RaytracingPipelineConfig => {
                let max_trace_recursion_depth = tuple.u32(2)?;
                let config = RaytracingPipelineConfig { max_trace_recursion_depth };
                Content::RaytracingPipelineConfig(config)
            }
            SubobjectKind::HitGroup => Content::HitGroup {
                hit_group_type: HitGroupType(tuple.u32(2)?),
                intersection: tuple.string(3)?,
                any_hit: tuple.string(4)?,
                closest_hit: tuple.string(5)?,
            },
            SubobjectKind::RaytracingPipelineConfig1 => {
                Content::RaytracingPipelineConfig1(RaytracingPipelineConfig1 {
                    max_trace_recursion_depth: tuple.u32(2)?,
                    flags: RaytracingPipelineFlags(tuple.u32(3)?),
                })
            }
            _ => return Err(tuple.error(1, Expected::SubobjectKind)),
        };
        Ok(Self { name: tuple.string(0)?, content })
    }
}

fn root<'m>(tuple: &Tuple<'m>) -> Result<RootSignature<'m>, Error> {
    let data = tuple.tuple(2, "the bytes of a root signature")?.with_len(1)?.bytes(0)?;
    Ok(RootSignature { data, text: tuple.string(3)? })
}
