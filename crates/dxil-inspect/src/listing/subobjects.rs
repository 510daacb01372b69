//! Subobjects, from the part `RDAT` or else from metadata.

use alloc::vec::Vec;

use bstr::BStr;
use dxil_container::layout::rdat::PartType;
use dxil_container::read::Rdat;
use dxil_derive::RdatSubobjects;
use dxil_format::FlagWord;
use dxil_ir::Module;
use dxil_metadata::{Subobject, SubobjectContent};

use super::Error;
use super::comments::Comments;
use crate::names;

/// Prints a declaration for each subobject.
pub(super) fn print(
    comments: &mut Comments,
    module: &Module,
    rdat: Option<&Rdat<'_>>,
) -> Result<(), Error> {
    let subobjects = match rdat.filter(|rdat| rdat.part(PartType::SubobjectTable).is_some()) {
        Some(rdat) => of_rdat(comments, rdat)?,
        None => Subobject::all(module)?,
    };
    if subobjects.is_empty() {
        return Ok(());
    }
    comments.lines(["", " Subobjects:", ""]);
    for subobject in &subobjects {
        declaration(comments, subobject);
        comments.check()?;
    }
    comments.blank();
    Ok(())
}

/// The subobjects of `RDAT` that can be read and have a name of their own. Prints an error if there are
/// others of known kinds.
fn of_rdat(comments: &mut Comments, rdat: &Rdat<'_>) -> Result<Vec<Subobject>, Error> {
    let limit = comments.limit();
    let read = RdatSubobjects::read(rdat, limit).ok_or(Error::TooLong { limit })?;
    if !read.is_sound {
        comments.line(format_args!(" error occurred while loading Subobjects from RDAT."));
    }
    Ok(read.subobjects)
}

fn declaration(comments: &mut Comments, subobject: &Subobject) {
    let kind = subobject.content.kind();
    comments.format(format_args!(";  {kind} "));
    comments.put(&subobject.name);
    comments.put(" = { ");
    match &subobject.content {
        SubobjectContent::StateObjectConfig(config) => {
            let (prefix, unknown) = ("STATE_OBJECT_FLAG_", "<invalid StateObjectFlag>");
            flags(comments, config.flags.word(), prefix, unknown);
        }
        SubobjectContent::GlobalRootSignature(root)
        | SubobjectContent::LocalRootSignature(root) => {
            comments.format(format_args!("<{} bytes>", root.data.0.len()));
            if !root.text.is_empty() {
                quoted(comments, ", ", root.text.as_ref());
            }
        }
        SubobjectContent::SubobjectToExportsAssociation(association) => {
            quoted(comments, "", association.subobject.as_ref());
            comments.put(", { ");
            for (index, export) in association.exports.iter().enumerate() {
                quoted(comments, if index == 0 { "" } else { ", " }, export.as_ref());
            }
            comments.put(" } ");
        }
        SubobjectContent::RaytracingShaderConfig(config) => comments.format(format_args!(
            "MaxPayloadSizeInBytes = {}, MaxAttributeSizeInBytes = {}",
            config.max_payload_size_in_bytes, config.max_attribute_size_in_bytes
        )),
        SubobjectContent::RaytracingPipelineConfig(config) => {
            depth(comments, config.max_trace_recursion_depth);
        }
        SubobjectContent::HitGroup(group) => {
            let name =
                names::hit_group_type(group.hit_group_type).unwrap_or("<invalid HitGroupType>");
            comments.format(format_args!("HitGroupType = {name}"));
            quoted(comments, ", Anyhit = ", group.any_hit.as_ref());
            quoted(comments, ", Closesthit = ", group.closest_hit.as_ref());
            quoted(comments, ", Intersection = ", group.intersection.as_ref());
        }
        SubobjectContent::RaytracingPipelineConfig1(config) => {
            depth(comments, config.max_trace_recursion_depth);
            comments.put(", Flags = ");
            let (prefix, unknown) =
                ("RAYTRACING_PIPELINE_FLAG_", "<invalid RaytracingPipelineFlags>");
            flags(comments, config.flags.word(), prefix, unknown);
        }
    }
    comments.put(" };\n");
}

fn depth(comments: &mut Comments, depth: u32) {
    comments.format(format_args!("MaxTraceRecursionDepth = {depth}"));
}

/// Prints a name in quotes after other text.
fn quoted(comments: &mut Comments, before: &str, name: &BStr) {
    comments.put(before);
    comments.put("\"");
    comments.put(name);
    comments.put("\"");
}

/// Prints the names of the flags that are set, as Direct3D's headers spell them, or 0.
fn flags(comments: &mut Comments, flags: FlagWord, prefix: &str, unknown: &str) {
    if flags.bits == 0 {
        return comments.put("0");
    }
    let set = (0..u64::BITS).filter(|bit| flags.bits >> bit & 1 != 0);
    for (index, bit) in set.enumerate() {
        comments.put(if index == 0 { "" } else { " | " });
        let mut flag = flags;
        flag.bits = 1 << bit;
        match flag.names().next() {
            Some(name) => comments.put(names::constant(prefix, name)),
            None => comments.put(unknown),
        }
    }
}
