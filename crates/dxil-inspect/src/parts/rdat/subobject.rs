//! Subobjects as HLSL declares them.

use alloc::format;
use alloc::string::{String, ToString};

use dxil_container::layout::rdat::{
    BytesRef, HitGroup, StringRef, Subobject, SubobjectContent, SubobjectToExportsAssociation,
};
use dxil_container::read::{self, Rdat};

use super::super::{Context, root_signature};
use super::{string, strings};
use crate::document::Section;
use crate::row::{Cell, Row};
use crate::style::Style;

/// Adds a section with a declaration for each subobject.
pub(super) fn add(section: &mut Section<'_>, rdat: &Rdat<'_>, context: &mut Context<'_>) {
    let mut subobjects = Section::titled("Subobjects");
    for subobject in rdat.table::<Subobject>().iter() {
        if context.budget.is_exceeded() {
            break;
        }
        let kind = Cell::plain(format!("{} ", subobject.kind));
        let name = Cell::new(string(rdat, subobject.name), Style::Name);
        let content = content(rdat, &subobject.content());
        let row = Row::new([kind, name, Cell::plain(format!(" = {{ {content} }};"))]);
        if context.budget.spend(row.size()) {
            subobjects.line(row.at(subobject.range()));
        }
    }
    section.section(subobjects);
}

/// The text between the braces.
fn content(rdat: &Rdat<'_>, content: &SubobjectContent) -> String {
    match content {
        SubobjectContent::StateObjectConfig(config) => config.flags.to_string(),
        SubobjectContent::GlobalRootSignature(it) | SubobjectContent::LocalRootSignature(it) => {
            self::root_signature(rdat, it.data)
        }
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
    let Ok(bytes) = rdat.bytes(data) else { return format!("<{} bytes>", data.size) };
    match read::RootSignature::parse_bytes(&bytes) {
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
    let shaders = named.map(|(export, name)| format!(", {export} = {}", quoted(rdat, name)));
    format!("{}{}", group.hit_group_type, shaders.collect::<String>())
}

fn quoted(rdat: &Rdat<'_>, reference: StringRef) -> String {
    format!("\"{}\"", string(rdat, reference))
}
