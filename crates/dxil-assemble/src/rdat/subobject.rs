//! Subobjects of state objects.

use dxil_container::layout::rdat;
use dxil_container::write::{LibrarySubobject, LibrarySubobjectContent as Content};
use dxil_metadata::{Subobject, SubobjectContent};

/// The subobject for the part.
pub(super) fn subobject(subobject: &Subobject) -> LibrarySubobject {
    LibrarySubobject { name: subobject.name.clone(), content: content(&subobject.content) }
}

fn content(content: &SubobjectContent) -> Content {
    match content {
        SubobjectContent::StateObjectConfig(config) => {
            Content::StateObjectConfig(rdat::StateObjectConfig { flags: config.flags })
        }
        SubobjectContent::GlobalRootSignature(root) => {
            Content::GlobalRootSignature(root.data.0.clone())
        }
        SubobjectContent::LocalRootSignature(root) => {
            Content::LocalRootSignature(root.data.0.clone())
        }
        SubobjectContent::SubobjectToExportsAssociation(association) => {
            Content::SubobjectToExportsAssociation {
                subobject: association.subobject.clone(),
                exports: association.exports.clone(),
            }
        }
        SubobjectContent::RaytracingShaderConfig(config) => {
            Content::RaytracingShaderConfig(rdat::RaytracingShaderConfig {
                max_payload_size_in_bytes: config.max_payload_size_in_bytes,
                max_attribute_size_in_bytes: config.max_attribute_size_in_bytes,
            })
        }
        SubobjectContent::RaytracingPipelineConfig(config) => {
            Content::RaytracingPipelineConfig(rdat::RaytracingPipelineConfig {
                max_trace_recursion_depth: config.max_trace_recursion_depth,
            })
        }
        SubobjectContent::HitGroup(group) => Content::HitGroup {
            hit_group_type: group.hit_group_type,
            any_hit: group.any_hit.clone(),
            closest_hit: group.closest_hit.clone(),
            intersection: group.intersection.clone(),
        },
        SubobjectContent::RaytracingPipelineConfig1(config) => {
            Content::RaytracingPipelineConfig1(rdat::RaytracingPipelineConfig1 {
                max_trace_recursion_depth: config.max_trace_recursion_depth,
                flags: config.flags,
            })
        }
    }
}
