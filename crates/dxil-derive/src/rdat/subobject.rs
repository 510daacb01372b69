//! Subobjects of state objects.

use alloc::vec::Vec;

use dxil_container::layout::rdat::{
    RaytracingPipelineConfig, RaytracingPipelineConfig1, RaytracingShaderConfig, StateObjectConfig,
};
use dxil_container::write::{
    LibraryAssociation, LibraryHitGroup, LibrarySubobject, LibrarySubobjectContent,
};
use dxil_metadata::{Subobject, SubobjectContent, SubobjectRootSignature};

/// The subobject for the part.
pub(super) fn subobject(subobject: &Subobject) -> LibrarySubobject {
    LibrarySubobject { name: subobject.name.clone(), content: content(&subobject.content) }
}

/// Maps contents of the same kind: with a function, or field by field to a structure of this type.
macro_rules! contents {
    ($content:ident: $($kind:ident $(by $function:ident)? $(as $form:ident { $($field:ident),* })?,)*) => {
        match $content {
            $(SubobjectContent::$kind(it) => LibrarySubobjectContent::$kind(
                $($function(it))? $($form { $($field: it.$field.clone()),* })?
            ),)*
        }
    };
}

fn content(content: &SubobjectContent) -> LibrarySubobjectContent {
    contents! { content:
        StateObjectConfig as StateObjectConfig { flags },
        GlobalRootSignature by root_signature,
        LocalRootSignature by root_signature,
        SubobjectToExportsAssociation as LibraryAssociation { subobject, exports },
        RaytracingShaderConfig as RaytracingShaderConfig {
            max_payload_size_in_bytes, max_attribute_size_in_bytes
        },
        RaytracingPipelineConfig as RaytracingPipelineConfig { max_trace_recursion_depth },
        HitGroup as LibraryHitGroup { hit_group_type, any_hit, closest_hit, intersection },
        RaytracingPipelineConfig1 as RaytracingPipelineConfig1 {
            max_trace_recursion_depth, flags
        },
    }
}

fn root_signature(root: &SubobjectRootSignature) -> Vec<u8> {
    root.data.0.clone()
}
