//! The subobjects that `RDAT` states, as metadata states them.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use bstr::BString;
use dxil_container::layout::rdat::{self, BytesRef, StringRef};
use dxil_container::read::Rdat;
use dxil_container::{At, Container, Error, FourCC};
use dxil_metadata::{
    HitGroup, RaytracingPipelineConfig, RaytracingPipelineConfig1, RaytracingShaderConfig,
    RootSignatureBytes, StateObjectConfig, Subobject, SubobjectContent, SubobjectRootSignature,
    SubobjectToExportsAssociation,
};

/// The subobjects of a library: DXC takes them out of the metadata when it makes `RDAT`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RdatSubobjects {
    /// Those that can be read and have a name of their own.
    pub subobjects: Vec<Subobject>,
    /// Whether there are no others of known kinds.
    pub is_sound: bool,
}

/// How many times the size of a container its subobjects take at most: no compiler lets that number of them share as much.
const MOST_SHARED: usize = 16;

impl RdatSubobjects {
    /// Reads the subobjects of a container, which are none without `RDAT`, or if they take too many bytes for its size.
    ///
    /// # Errors
    ///
    /// Fails if the part cannot be read.
    pub fn of(container: &Container<'_>) -> Result<Vec<Subobject>, Error> {
        let Some(part) = container.part(FourCC::RDAT) else { return Ok(Vec::new()) };
        let most = container.bytes().len().saturating_mul(MOST_SHARED);
        Ok(Self::read(&Rdat::parse(&part)?, most).unwrap_or_default().subobjects)
    }

    /// Reads the subobjects; `None` if they take more than this number of bytes. They can share long lists, names and
    /// bytes.
    #[must_use]
    pub fn read(rdat: &Rdat<'_>, most: usize) -> Option<Self> {
        let mut reader = Reader { rdat, left: Some(most) };
        let mut read = Self { is_sound: true, ..Self::default() };
        let mut names = BTreeSet::new();
        for record in rdat.table::<rdat::Subobject>().iter() {
            let record_content = record.content();
            if matches!(record_content, rdat::SubobjectContent::Unknown(..)) {
                continue;
            }
            let (name, content) = (reader.string(record.name), reader.content(&record_content));
            reader.left?;
            match content {
                Some(content) if !name.is_empty() && names.insert(name.clone()) => {
                    read.subobjects.push(Subobject { name, content });
                }
                _ => read.is_sound = false,
            }
        }
        Some(read)
    }
}

struct Reader<'r, 'a> {
    rdat: &'r Rdat<'a>,
    /// The bytes of memory that copies may still take; `None` if there were too few.
    left: Option<usize>,
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
        let bytes = if self.spend(bytes.len()) { bytes.to_vec() } else { Vec::new() };
        Some(SubobjectRootSignature { data: RootSignatureBytes(bytes), text: "".into() })
    }

    /// A string; empty if it is missing or too long.
    fn string(&mut self, reference: StringRef) -> BString {
        let string = self.rdat.string(reference).map(At::into_inner).unwrap_or_default();
        let size = size_of::<BString>() + string.len();
        if self.spend(size) { string.into() } else { BString::default() }
    }

    /// Whether there is memory for this number of bytes more.
    fn spend(&mut self, bytes: usize) -> bool {
        self.left = self.left.and_then(|left| left.checked_sub(bytes));
        self.left.is_some()
    }
}
