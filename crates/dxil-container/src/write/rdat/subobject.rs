//! Subobjects of a library.

use alloc::vec::Vec;

use bstr::BString;

use super::RdatBuilder;
use super::source::Source;
use crate::layout::rdat::{
    HitGroup, HitGroupType, RaytracingPipelineConfig, RaytracingPipelineConfig1,
    RaytracingShaderConfig, StateObjectConfig, Subobject, SubobjectContent as Content,
    SubobjectKind, SubobjectToExportsAssociation,
};

/// A subobject of a [`Library`](super::Library).
#[derive(Clone, PartialEq, Debug)]
pub struct LibrarySubobject {
    /// Its name in the source.
    pub name: BString,
    /// What it says.
    pub content: LibrarySubobjectContent,
}

/// What a [`LibrarySubobject`] says.
#[derive(Clone, PartialEq, Debug)]
pub enum LibrarySubobjectContent {
    /// How state objects depend on one another.
    StateObjectConfig(StateObjectConfig),
    /// The root signature of all shaders: the bytes of an `RTS0` part.
    GlobalRootSignature(Vec<u8>),
    /// A root signature of some shaders: the bytes of an `RTS0` part.
    LocalRootSignature(Vec<u8>),
    /// For which functions another subobject holds.
    SubobjectToExportsAssociation {
        /// Name of the subobject.
        subobject: BString,
        /// Names of the functions; none for all that have no association of their own.
        exports: Vec<BString>,
    },
    /// Limits of ray-tracing shaders.
    RaytracingShaderConfig(RaytracingShaderConfig),
    /// Limits of a ray-tracing pipeline.
    RaytracingPipelineConfig(RaytracingPipelineConfig),
    /// The shaders that run where a ray hits something.
    HitGroup {
        /// What is hit.
        hit_group_type: HitGroupType,
        /// Name of the any-hit shader, or empty.
        any_hit: BString,
        /// Name of the closest-hit shader, or empty.
        closest_hit: BString,
        /// Name of the intersection shader, or empty.
        intersection: BString,
    },
    /// Limits and flags of a ray-tracing pipeline.
    RaytracingPipelineConfig1(RaytracingPipelineConfig1),
    /// A kind that this version does not know, and its bytes.
    Unknown(SubobjectKind, [u8; 16]),
}

impl LibrarySubobject {
    pub(super) fn read(source: &Source<'_, '_>, subobject: &Subobject) -> Option<Self> {
        use LibrarySubobjectContent as Owned;
        let content = match subobject.content() {
            Content::StateObjectConfig(config) => Owned::StateObjectConfig(config),
            Content::GlobalRootSignature(data) => Owned::GlobalRootSignature(source.bytes(data)?),
            Content::LocalRootSignature(data) => Owned::LocalRootSignature(source.bytes(data)?),
            Content::SubobjectToExportsAssociation(association) => {
                Owned::SubobjectToExportsAssociation {
                    subobject: source.string(association.subobject)?,
                    exports: source.strings(association.exports)?,
                }
            }
            Content::RaytracingShaderConfig(config) => Owned::RaytracingShaderConfig(config),
            Content::RaytracingPipelineConfig(config) => Owned::RaytracingPipelineConfig(config),
            Content::HitGroup(group) => Owned::HitGroup {
                hit_group_type: group.hit_group_type,
                any_hit: source.string(group.any_hit)?,
                closest_hit: source.string(group.closest_hit)?,
                intersection: source.string(group.intersection)?,
            },
            Content::RaytracingPipelineConfig1(config) => Owned::RaytracingPipelineConfig1(config),
            Content::Unknown(kind, data) => Owned::Unknown(kind, data),
        };
        Some(Self { name: source.string(subobject.name)?, content })
    }

    pub(super) fn add(&self, rdat: &mut RdatBuilder) {
        use LibrarySubobjectContent as Owned;
        let name = rdat.string(&self.name);
        let content = match &self.content {
            Owned::StateObjectConfig(config) => Content::StateObjectConfig(*config),
            Owned::GlobalRootSignature(data) => Content::GlobalRootSignature(rdat.bytes(data)),
            Owned::LocalRootSignature(data) => Content::LocalRootSignature(rdat.bytes(data)),
            Owned::SubobjectToExportsAssociation { subobject, exports } => {
                let subobject = rdat.string(subobject);
                let exports: Vec<_> = exports.iter().map(|name| rdat.string(name)).collect();
                let exports = rdat.array(&exports);
                Content::SubobjectToExportsAssociation(SubobjectToExportsAssociation {
                    subobject,
                    exports,
                })
            }
            Owned::RaytracingShaderConfig(config) => Content::RaytracingShaderConfig(*config),
            Owned::RaytracingPipelineConfig(config) => Content::RaytracingPipelineConfig(*config),
            Owned::HitGroup { hit_group_type, any_hit, closest_hit, intersection } => {
                Content::HitGroup(HitGroup {
                    hit_group_type: *hit_group_type,
                    any_hit: rdat.string(any_hit),
                    closest_hit: rdat.string(closest_hit),
                    intersection: rdat.string(intersection),
                })
            }
            Owned::RaytracingPipelineConfig1(config) => Content::RaytracingPipelineConfig1(*config),
            Owned::Unknown(kind, data) => Content::Unknown(*kind, *data),
        };
        rdat.record(Subobject::new(name, content));
    }
}
