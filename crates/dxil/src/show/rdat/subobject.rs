//! Subobjects as HLSL declares them.

use dxil_container::layout::rdat::{
    BytesRef, HitGroup, StringRef, Subobject, SubobjectContent, SubobjectToExportsAssociation,
};
use dxil_container::read::{Rdat, RootSignature};

use super::super::root_signature;
use super::{string, strings};
use crate::page::Page;
use crate::text::{NAME, TITLE};

/// Appends a declaration for each subobject.
pub(super) fn print(out: &mut Page, rdat: &Rdat<'_>) {
    let subobjects = rdat.table::<Subobject>();
    if subobjects.is_empty() {
        return;
    }
    *out += &format!("  {TITLE}Subobjects{TITLE:#}\n");
    for subobject in subobjects.iter() {
        let (kind, name) = (subobject.kind, string(rdat, subobject.name));
        let content = content(rdat, &subobject.content());
        *out += &format!("    {kind} {NAME}{name}{NAME:#} = {{ {content} }};\n");
    }
}

/// What stands between the braces.
fn content(rdat: &Rdat<'_>, content: &SubobjectContent) -> String {
    match content {
        SubobjectContent::StateObjectConfig(config) => config.flags.to_string(),
        SubobjectContent::GlobalRootSignature(data)
        | SubobjectContent::LocalRootSignature(data) => self::root_signature(rdat, *data),
        SubobjectContent::SubobjectToExportsAssociation(association) => {
            self::association(rdat, association)
        }
        SubobjectContent::RaytracingShaderConfig(config) => format!(
            "MaxPayloadSizeInBytes = {}, MaxAttributeSizeInBytes = {}",
            config.max_payload_size_in_bytes, config.max_attribute_size_in_bytes
        ),
        SubobjectContent::RaytracingPipelineConfig(config) => {
            format!("MaxTraceRecursionDepth = {}", config.max_trace_recursion_depth)
        }
        SubobjectContent::RaytracingPipelineConfig1(config) => format!(
            "MaxTraceRecursionDepth = {}, Flags = {}",
            config.max_trace_recursion_depth, config.flags
        ),
        SubobjectContent::HitGroup(group) => hit_group(rdat, group),
        SubobjectContent::Unknown(_, data) => {
            data.iter().map(|byte| format!("{byte:02x}")).collect()
        }
    }
}

fn root_signature(rdat: &Rdat<'_>, data: BytesRef) -> String {
    let Some(bytes) = rdat.bytes(data) else { return format!("<{} bytes>", data.size) };
    match RootSignature::parse_bytes(&bytes) {
        Ok(signature) => {
            let elements = root_signature::elements(&signature).join(", ");
            format!("\"{}\"", elements.replace("\n ", ""))
        }
        Err(error) => error.to_string(),
    }
}

fn association(rdat: &Rdat<'_>, association: &SubobjectToExportsAssociation) -> String {
    let exports = strings(rdat, association.exports).replace(", ", ";");
    format!("{}, \"{exports}\"", quoted(rdat, association.subobject))
}

fn hit_group(rdat: &Rdat<'_>, group: &HitGroup) -> String {
    let shaders = [
        ("AnyHit", group.any_hit),
        ("ClosestHit", group.closest_hit),
        ("Intersection", group.intersection),
    ];
    let named = shaders.into_iter().filter(|(_, name)| name.0 != 0);
    let shaders = named.map(|(what, name)| format!(", {what} = {}", quoted(rdat, name)));
    format!("{}{}", group.hit_group_type, shaders.collect::<String>())
}

fn quoted(rdat: &Rdat<'_>, reference: StringRef) -> String {
    format!("\"{}\"", string(rdat, reference))
}
