//! Subobjects, from the part `RDAT` or else from metadata.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use bstr::{BStr, BString};
use dxil_container::At;
use dxil_container::layout::rdat::{self, BytesRef, PartType, StringRef};
use dxil_container::read::Rdat;
use dxil_format::FlagWord;
use dxil_ir::Module;
use dxil_metadata::{
    HitGroup, RaytracingPipelineConfig, RaytracingPipelineConfig1, RaytracingShaderConfig,
    RootSignatureBytes, StateObjectConfig, Subobject, SubobjectContent, SubobjectRootSignature,
    SubobjectToExportsAssociation,
};

use super::Error;
use super::comments::Comments;
use crate::budget::Budget;
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
    let mut reader = Reader { rdat, budget: Budget::new(limit) };
    let (mut names, mut subobjects, mut is_sound) = (BTreeSet::new(), Vec::new(), true);
    for record in rdat.table::<rdat::Subobject>().iter() {
        let record_content = record.content();
        if matches!(record_content, rdat::SubobjectContent::Unknown(..)) {
            continue;
        }
        let (name, content) = (reader.string(record.name), reader.content(&record_content));
        if reader.budget.is_exceeded() {
            return Err(Error::TooLong { limit });
        }
        match content {
            Some(content) if !name.is_empty() && names.insert(name.clone()) => {
                subobjects.push(Subobject { name, content });
            }
            _ => is_sound = false,
        }
    }
    if !is_sound {
        comments.line(format_args!(" error occurred while loading Subobjects from RDAT."));
    }
    Ok(subobjects)
}

/// Reads subobjects of `RDAT`. They can share long lists, names and bytes, so that the memory for copies is
/// limited.
struct Reader<'r, 'a> {
    rdat: &'r Rdat<'a>,
    budget: Budget,
}

impl Reader<'_, '_> {
    /// The content of a subobject of `RDAT`; `None` for unknown kinds and missing bytes.
    fn content(&mut self, content: &rdat::SubobjectContent) -> Option<SubobjectContent> {
        use SubobjectContent as Content;
        use rdat::SubobjectContent as Record;
        Some(match content {
            Record::StateObjectConfig(config) => {
                Content::StateObjectConfig(StateObjectConfig { flags: config.flags })
            }
            Record::GlobalRootSignature(it) => Content::GlobalRootSignature(self.root(it.data)?),
            Record::LocalRootSignature(it) => Content::LocalRootSignature(self.root(it.data)?),
            Record::SubobjectToExportsAssociation(association) => {
                let exports = self.rdat.array(association.exports).into_iter().flatten();
                Content::SubobjectToExportsAssociation(SubobjectToExportsAssociation {
                    subobject: self.string(association.subobject),
                    exports: exports.map(|export| self.string(export)).collect(),
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
                intersection: self.string(group.intersection),
                any_hit: self.string(group.any_hit),
                closest_hit: self.string(group.closest_hit),
            }),
            Record::Unknown(..) => return None,
        })
    }

    fn root(&mut self, data: BytesRef) -> Option<SubobjectRootSignature> {
        let bytes = self.rdat.bytes(data).ok()?;
        let bytes = if self.budget.spend(bytes.len()) { bytes.to_vec() } else { Vec::new() };
        Some(SubobjectRootSignature { data: RootSignatureBytes(bytes), text: "".into() })
    }

    /// A string; empty if it is missing or too long.
    fn string(&mut self, reference: StringRef) -> BString {
        let string = self.rdat.string(reference).map(At::into_inner).unwrap_or_default();
        let size = size_of::<BString>() + string.len();
        if self.budget.spend(size) { string.into() } else { BString::default() }
    }
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
