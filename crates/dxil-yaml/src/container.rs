//! The header of a container, and its parts.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use dxil_container::layout;
use dxil_container::write::{self, Layout, Places, Signing};
use dxil_container::{Digest, Error, Record, read};

use crate::mapping::{Fields, Mapping, Value as _};
use crate::node::Content;
use crate::part::{Part, Patch};
use crate::print::Printer;
use crate::value::Flow;

/// The most zeros in a file that its text does not give, in bytes.
const MAX_ZEROS: usize = 16 << 20;

/// A container.
#[derive(Default)]
pub(crate) struct Document {
    header: Header,
    parts: Vec<Part>,
    /// The file, after the text was read.
    pub(crate) file: Vec<u8>,
}

impl Fields for Document {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Header", &mut self.header);
        map.required("Parts", &mut self.parts);
        if map.is_read() {
            self.place(map);
        }
    }
}

/// The header of a container, the places of its parts, and the bytes between them.
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
        map.unless_default("Gaps", &mut self.gaps);
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

/// Prints a container part by part, so that only the nodes of one part are in memory.
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
        let take_zeros = |count| take_zeros(count, &mut zeros);
        printer.element(&Part::new(&part, view, take_zeros).write());
        if printer.is_full() {
            return printer.finish(part.range().start, Some(part.four_cc()));
        }
    }
    printer.finish(0, None)
}

impl Header {
    /// The header of a file. `zeros` is the number of zeros that the text may still omit.
    fn new(view: &read::Container<'_>, zeros: &mut usize) -> Self {
        // Reading fills the space between parts with zeros.
        let gaps = view.gaps().into_iter().filter_map(|gap| {
            let bytes = &view.bytes()[gap.clone()];
            let is_last = gap.end == view.bytes().len();
            let is_needed = is_last || !is_zero(bytes) || !take_zeros(bytes.len(), zeros);
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

/// Whether the text may omit this number of zeros. `left` is the number of those that it may still omit.
fn take_zeros(count: usize, left: &mut usize) -> bool {
    let rest = left.checked_sub(count);
    *left = rest.unwrap_or(*left);
    rest.is_some()
}

/// Whether all bytes are zero.
pub(crate) fn is_zero(bytes: &[u8]) -> bool {
    bytes.iter().all(|byte| *byte == 0)
}

impl Document {
    /// Makes the file from the parts that were read.
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
        if self.zeros(last) > MAX_ZEROS as u64 {
            return map.fail("Parts", format!("they end at {last}, and most bytes are not given"));
        }
        match self.container(file_size as u32, offsets).write() {
            Ok(file) => self.file = file,
            Err(error) => map.fail("Parts", error),
        }
    }

    /// The zeros in a file that ends here, which the text does not give: in parts, which may overlap, and
    /// between them.
    fn zeros(&self, end: u64) -> u64 {
        let in_parts = self.parts.iter().map(|part| part.file_size() - part.given());
        let gaps = self.header.gaps.iter().map(Patch::len);
        let used = self.parts.iter().map(Part::file_size).chain(gaps).sum::<u64>();
        in_parts.sum::<u64>() + end.saturating_sub(used + self.directory_size())
    }

    /// The bytes of the header and the directory.
    fn directory_size(&self) -> u64 {
        layout::Header::SIZE as u64 + 4 * self.parts.len() as u64
    }

    /// The offsets of parts that follow each other without padding.
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
