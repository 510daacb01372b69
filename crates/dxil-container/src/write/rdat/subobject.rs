//! Subobjects of a library.

use alloc::vec::Vec;

use bstr::BString;

use super::RdatBuilder;
use super::source::Source;
use crate::Error;
use crate::layout::rdat::{
    self, HitGroup, HitGroupType, RaytracingPipelineConfig, RaytracingPipelineConfig1,
    RaytracingShaderConfig, StateObjectConfig, Subobject, SubobjectContent as Content,
    SubobjectKind, SubobjectToExportsAssociation,
};
use crate::part::{Follow, Refer};

/// A subobject of a [`Library`](super::Library).
#[derive(Clone, PartialEq, Debug)]
pub struct LibrarySubobject {
    /// Its name in the source.
    pub name: BString,
    /// The content.
    pub content: LibrarySubobjectContent,
}

/// The content of a [`LibrarySubobject`].
#[derive(Clone, PartialEq, Debug)]
pub enum LibrarySubobjectContent {
    /// The dependencies between state objects.
    StateObjectConfig(StateObjectConfig),
    /// The root signature of all shaders: the bytes of an `RTS0` part.
    GlobalRootSignature(Vec<u8>),
    /// A root signature of some shaders: the bytes of an `RTS0` part.
    LocalRootSignature(Vec<u8>),
    /// The association of another subobject with functions.
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
        /// The geometry that is hit.
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
    pub(super) fn read(source: &Source<'_, '_>, subobject: &Subobject) -> Result<Self, Error> {
        use LibrarySubobjectContent as Owned;
        let content = match subobject.content() {
            Content::StateObjectConfig(config) => Owned::StateObjectConfig(config),
            Content::GlobalRootSignature(it) => Owned::GlobalRootSignature(source.follow(it.data)?),
            Content::LocalRootSignature(it) => Owned::LocalRootSignature(source.follow(it.data)?),
            Content::SubobjectToExportsAssociation(association) => {
                Owned::SubobjectToExportsAssociation {
                    subobject: source.follow(association.subobject)?,
                    exports: source.follow(association.exports)?,
                }
            }
            Content::RaytracingShaderConfig(config) => Owned::RaytracingShaderConfig(config),
            Content::RaytracingPipelineConfig(config) => Owned::RaytracingPipelineConfig(config),
            Content::HitGroup(group) => Owned::HitGroup {
                hit_group_type: group.hit_group_type,
                any_hit: source.follow(group.any_hit)?,
                closest_hit: source.follow(group.closest_hit)?,
                intersection: source.follow(group.intersection)?,
            },
            Content::RaytracingPipelineConfig1(config) => Owned::RaytracingPipelineConfig1(config),
            Content::Unknown(kind, data) => Owned::Unknown(kind, data),
        };
        Ok(Self { name: source.follow(subobject.name)?, content })
    }

    pub(super) fn add(&self, tables: &mut RdatBuilder) {
        use LibrarySubobjectContent as Owned;
        let name = tables.string(&self.name);
        let content = match &self.content {
            Owned::StateObjectConfig(config) => Content::StateObjectConfig(*config),
            Owned::GlobalRootSignature(data) => {
                Content::GlobalRootSignature(rdat::RootSignature { data: tables.bytes(data) })
            }
            Owned::LocalRootSignature(data) => {
                Content::LocalRootSignature(rdat::RootSignature { data: tables.bytes(data) })
            }
            Owned::SubobjectToExportsAssociation { subobject, exports } => {
                let subobject = tables.string(subobject);
                let exports = tables.refer(exports);
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
                    any_hit: tables.string(any_hit),
                    closest_hit: tables.string(closest_hit),
                    intersection: tables.string(intersection),
                })
            }
            Owned::RaytracingPipelineConfig1(config) => Content::RaytracingPipelineConfig1(*config),
            Owned::Unknown(kind, data) => Content::Unknown(*kind, *data),
        };
        tables.record(Subobject::new(name, content));
    }
}
