//! Metadata of the compilers' modules is erased, derived, and compared with what it was.

#[path = "../../../dxil-metadata/tests/corpus/damaged.rs"]
mod damaged;
#[path = "../../../dxil-metadata/tests/corpus/modules.rs"]
mod modules;

mod comparison;
mod damage;
mod packing;
mod resource_usage;
mod shader_flags;
mod type_annotations;
mod usage_masks;
mod view_id;
mod whole;
