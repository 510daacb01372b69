//! Subobjects, from the part `RDAT` or else from metadata.

use alloc::collections::BTreeSet;

use bstr::{BStr, ByteSlice};
use dxil_container::layout::rdat::{self, BytesRef, PartType, StringRef};
use dxil_container::read::Rdat;
use dxil_ir::Module;
use dxil_metadata::{
    HitGroup, RaytracingPipelineConfig, RaytracingPipelineConfig1, RaytracingShaderConfig,
    RootSignatureBytes, StateObjectConfig, Subobject, SubobjectContent, SubobjectRootSignature,
    SubobjectToExportsAssociation,
};

use super::Error;
use super::comments::Comments;
use crate::names;

/// Prints a declaration for each subobject.
pub(super) fn print(
    comments: &mut Comments,
    module: &Module,
    rdat: Option<&Rdat<'_>>,
) -> Result<(), Error> {
    match rdat.filter(|rdat| rdat.part(PartType::SubobjectTable).is_some()) {
        Some(rdat) => {
            if !is_sound(rdat, comments.limit())? {
                comments.line(format_args!(" error occurred while loading Subobjects from RDAT."));
            }
            declarations(comments, of_rdat(rdat))
        }
        None => declarations(comments, Subobject::all(module)?.into_iter()),
    }
}

fn declarations(
    comments: &mut Comments,
    subobjects: impl Iterator<Item = Subobject>,
) -> Result<(), Error> {
    let mut subobjects = subobjects.peekable();
    if subobjects.peek().is_none() {
        return Ok(());
    }
    comments.lines(["", " Subobjects:", ""]);
    for subobject in subobjects {
        declaration(comments, &subobject);
        comments.check()?;
    }
    comments.blank();
    Ok(())
}

/// The subobjects of `RDAT` that can be read and have a name of their own.
fn of_rdat(rdat: &Rdat<'_>) -> impl Iterator<Item = Subobject> {
    let mut names = BTreeSet::new();
    rdat.table::<rdat::Subobject>().iter().filter_map(move |subobject| {
        let name = string(rdat, subobject.name);
        let content = content(rdat, &subobject.content())?;
        let is_new = !name.is_empty() && names.insert(name);
        is_new.then(|| Subobject { name: name.into(), content })
    })
}

/// Whether all subobjects of known kinds can be read and have a name of their own.
fn is_sound(rdat: &Rdat<'_>, limit: usize) -> Result<bool, Error> {
    let (mut names, mut length, mut sound) = (BTreeSet::new(), 0, true);
    for subobject in rdat.table::<rdat::Subobject>().iter() {
        let name = string(rdat, subobject.name);
        // Subobjects can share long names and bytes, so that comparing and copying all of them would take
        // too long.
        let mut add = |size: usize| {
            length += size;
            if length > limit { Err(Error::TooLong { limit }) } else { Ok(()) }
        };
        let is_there = match subobject.content() {
            rdat::SubobjectContent::Unknown(..) => continue,
            rdat::SubobjectContent::GlobalRootSignature(rdat::RootSignature { data })
            | rdat::SubobjectContent::LocalRootSignature(rdat::RootSignature { data }) => {
                let data = rdat.bytes(data);
                add(data.map_or(0, |data| data.len()))?;
                data.is_some()
            }
            rdat::SubobjectContent::SubobjectToExportsAssociation(association) => {
                for export in rdat.array(association.exports).into_iter().flatten() {
                    add(string(rdat, export).len())?;
                }
                true
            }
            _ => true,
        };
        add(name.len())?;
        sound &= is_there && !name.is_empty() && names.insert(name);
    }
    Ok(sound)
}

/// The content of a subobject of `RDAT`; `None` for unknown kinds and missing bytes.
fn content(rdat: &Rdat<'_>, content: &rdat::SubobjectContent) -> Option<SubobjectContent> {
    use SubobjectContent as Content;
    use rdat::SubobjectContent as Record;
    let string = |reference| string(rdat, reference).into();
    Some(match content {
        Record::StateObjectConfig(config) => {
            Content::StateObjectConfig(StateObjectConfig { flags: config.flags })
        }
        Record::GlobalRootSignature(it) => Content::GlobalRootSignature(root(rdat, it.data)?),
        Record::LocalRootSignature(it) => Content::LocalRootSignature(root(rdat, it.data)?),
        Record::SubobjectToExportsAssociation(association) => {
            let exports = rdat.array(association.exports).into_iter().flatten();
            Content::SubobjectToExportsAssociation(SubobjectToExportsAssociation {
                subobject: string(association.subobject),
                exports: exports.map(string).collect(),
            })
        }
        Record::RaytracingShaderConfig(config) => {
            Content::RaytracingShaderConfig(RaytracingShaderConfig {
                max_payload_size_in_bytes: config.max_payload_size_in_bytes,
                max_attribute_size_in_bytes: config.max_attribute_size_in_bytes,
            })
        }
        Record::RaytracingPipelineConfig(config) => {
            let max_trace_recursion_depth = config.max_trace_recursion_depth;
            let config = RaytracingPipelineConfig { max_trace_recursion_depth };
            Content::RaytracingPipelineConfig(config)
        }
        Record::RaytracingPipelineConfig1(config) => {
            Content::RaytracingPipelineConfig1(RaytracingPipelineConfig1 {
                max_trace_recursion_depth: config.max_trace_recursion_depth,
                flags: config.flags,
            })
        }
        Record::HitGroup(group) => Content::HitGroup(HitGroup {
            hit_group_type: group.hit_group_type,
            intersection: string(group.intersection),
            any_hit: string(group.any_hit),
            closest_hit: string(group.closest_hit),
        }),
        Record::Unknown(..) => return None,
    })
}

fn root(rdat: &Rdat<'_>, data: BytesRef) -> Option<SubobjectRootSignature> {
    let data = RootSignatureBytes(rdat.bytes(data)?.into_inner().to_vec());
    Some(SubobjectRootSignature { data, text: "".into() })
}

fn string<'a>(rdat: &Rdat<'a>, reference: StringRef) -> &'a BStr {
    rdat.string(reference).map_or(b"".as_bstr(), |string| string.into_inner())
}

fn declaration(comments: &mut Comments, subobject: &Subobject) {
    let kind = subobject.content.kind();
    comments.format(format_args!(";  {kind} "));
    comments.put(&subobject.name);
    comments.put(" = { ");
    match &subobject.content {
        SubobjectContent::StateObjectConfig(config) => {
            flags(comments, config.flags.0, &STATE_OBJECT_FLAGS, "<invalid StateObjectFlag>");
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
            flags(comments, config.flags.0, &PIPELINE_FLAGS, "<invalid RaytracingPipelineFlags>");
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

/// The names of the flags of a state object, by their bits.
const STATE_OBJECT_FLAGS: [(u32, &str); 3] = [
    (0, "STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS"),
    (1, "STATE_OBJECT_FLAG_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS"),
    (2, "STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS"),
];

/// The names of the flags of a ray-tracing pipeline, by their bits.
const PIPELINE_FLAGS: [(u32, &str); 3] = [
    (8, "RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES"),
    (9, "RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES"),
    (10, "RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS"),
];

/// Prints the names of the flags that are set, or 0.
fn flags(comments: &mut Comments, flags: u32, names: &[(u32, &str)], unknown: &str) {
    if flags == 0 {
        return comments.put("0");
    }
    let set = (0..u32::BITS).filter(|bit| flags >> bit & 1 != 0);
    for (index, bit) in set.enumerate() {
        comments.put(if index == 0 { "" } else { " | " });
        let name = names.iter().find(|(known, _)| *known == bit);
        comments.put(name.map_or(unknown, |(_, name)| name));
    }
}
