//! The header of a container, and its parts.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::mem;

use crate::mapping::{Fields, Mapping, Value as _};
use crate::node::Content;
use crate::part::{Part, Patch};
use crate::print::Printer;
use crate::value::Flow;
use dxil_container::layout;
use dxil_container::write::{self, Layout, Places, Signing};
use dxil_container::{Digest, Error, Record, read};

/// The zeros that a text may ask for without writing them down, in bytes.
const MAX_ZEROS: usize = 16 << 20;

/// A container.
#[derive(Default)]
pub(crate) struct Document {
    header: Header,
    parts: Vec<Part>,
    /// The file, once it was read.
    pub(crate) file: Vec<u8>,
}

impl Fields for Document {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Header", &mut self.header);
        map.sequence("Parts", &mut self.parts, Part::fields);
        if map.is_read() {
            self.place(map);
        }
    }
}

/// What precedes the parts.
#[derive(Default)]
struct Header {
    hash: Digest,
    version: Version,
    file_size: Option<u32>,
    part_count: u32,
    part_offsets: Option<Flow<u32>>,
    gaps: Vec<Patch>,
}

impl Fields for Header {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Hash", &mut self.hash);
        map.required("Version", &mut self.version);
        map.optional("FileSize", &mut self.file_size);
        map.required("PartCount", &mut self.part_count);
        map.optional("PartOffsets", &mut self.part_offsets);
        map.optional_sequence("Gaps", &mut self.gaps, Patch::fields);
    }
}

/// The version of the format.
#[derive(Default)]
struct Version {
    major: u16,
    minor: u16,
}

impl Fields for Version {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Major", &mut self.major);
        map.required("Minor", &mut self.minor);
    }
}

/// Prints a container, one part after the other: none is held longer than its own text takes.
pub(crate) fn print(view: &read::Container<'_>) -> Result<String, Error> {
    let mut zeros = MAX_ZEROS;
    let mut header = Header::new(view, &mut zeros);
    let mut printer = Printer::new(view.limit());
    printer.key_value("Header", &header.write());
    let mut parts = view.parts().peekable();
    if parts.peek().is_none() {
        printer.key_value("Parts", &Content::Sequence(Vec::new()).into());
        return printer.finish(0, None);
    }
    printer.key("Parts");
    for part in parts {
        let take_zeros = |bytes: &[u8]| take_zeros(bytes, &mut zeros);
        printer.element(&Part::new(&part, view, take_zeros).write());
        if printer.is_full() {
            return printer.finish(part.range().start, Some(part.four_cc()));
        }
    }
    printer.finish(0, None)
}

impl Header {
    /// What precedes the parts of a file. Of zeros between parts, so many more may be left out.
    fn new(view: &read::Container<'_>, zeros: &mut usize) -> Self {
        // Zeros between parts come by themselves.
        let gaps = view.gaps().into_iter().filter_map(|gap| {
            let bytes = &view.bytes()[gap.clone()];
            let is_last = gap.end == view.bytes().len();
            let is_needed = is_last || !take_zeros(bytes, zeros);
            is_needed.then(|| Patch::new(gap.start, bytes))
        });
        Self {
            hash: view.header().digest,
            version: Version {
                major: view.header().major_version,
                minor: view.header().minor_version,
            },
            file_size: Some(view.header().file_size),
            part_count: view.header().part_count,
            part_offsets: Some(Flow(view.offsets().iter().map(|at| at.offset).collect())),
            gaps: gaps.collect(),
        }
    }
}

/// Whether these are zeros that need not be written down, of which there may be so many more.
fn take_zeros(bytes: &[u8], left: &mut usize) -> bool {
    if bytes.iter().any(|byte| *byte != 0) || bytes.len() > *left {
        return false;
    }
    *left -= bytes.len();
    true
}

impl Document {
    /// Makes the file of what was read.
    fn place(&mut self, map: &mut Mapping<'_>) {
        let Header { file_size, part_count, part_offsets, gaps, .. } = &self.header;
        if usize::try_from(*part_count) != Ok(self.parts.len()) {
            return map.fail("Header.PartCount", format!("there are {} parts", self.parts.len()));
        }
        let offsets = match part_offsets {
            Some(Flow(offsets)) => offsets.clone(),
            None => self.consecutive_offsets(),
        };
        if offsets.len() != self.parts.len() {
            return map.fail("Header.PartOffsets", format!("there are {} parts", self.parts.len()));
        }
        let places = offsets.iter().zip(&self.parts);
        let ends = places.map(|(offset, part)| u64::from(*offset) + part.file_size());
        let end = ends.max().unwrap_or_default();
        let file_size = file_size.map_or(end.max(self.directory_size()), u64::from);
        if file_size < end {
            return map.fail("Header.FileSize", format!("the parts end at {end}"));
        }
        let last = gaps.iter().map(Patch::end).max().unwrap_or_default().max(end);
        let given = self.parts.iter().map(Part::given).chain(gaps.iter().map(Patch::len));
        if last > given.sum::<u64>() + self.directory_size() + MAX_ZEROS as u64 {
            return map.fail("Parts", format!("they end at {last}, and most bytes are not given"));
        }
        match self.container(file_size as u32, offsets).write() {
            Ok(file) => self.file = file,
            Err(error) => map.fail("Parts", error.to_string()),
        }
    }

    /// The bytes of the header and the directory.
    fn directory_size(&self) -> u64 {
        layout::Header::SIZE as u64 + 4 * self.parts.len() as u64
    }

    /// Where parts lie that follow each other without padding.
    fn consecutive_offsets(&self) -> Vec<u32> {
        let mut end = self.directory_size();
        let offsets = self.parts.iter().map(|part| {
            let offset = end;
            end += part.file_size();
            offset as u32
        });
        offsets.collect()
    }

    /// The container, with parts at these offsets.
    fn container(&mut self, file_size: u32, offsets: Vec<u32>) -> write::Container {
        let gaps = mem::take(&mut self.header.gaps).into_iter().map(Patch::into_gap).collect();
        write::Container {
            major_version: self.header.version.major,
            minor_version: self.header.version.minor,
            signing: Signing::Set(self.header.hash),
            parts: self.parts.iter_mut().map(Part::take_raw).collect(),
            layout: Layout::Explicit(Places { file_size, offsets, gaps }),
            trailing: Vec::new(),
        }
    }
}
