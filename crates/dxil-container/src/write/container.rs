//! A container as a list of parts, and its conversion to a file.

use alloc::vec::Vec;
use core::iter;

use super::PartData;
use crate::layout::{Header, PartHeader};
use crate::{DIGEST_RANGE, Digest, Error, ErrorKind, FourCC, Record, Verdict, read};

/// A container to be written: its parts in order.
///
/// ```
/// use dxil_container::write::{Container, PartData};
/// use dxil_container::{Digest, FourCC, Verdict};
///
/// # macro_rules! fixture {
/// #     ($name:literal) => {
/// #         include_bytes!(concat!(
/// #             env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/", $name
/// #         ))
/// #     };
/// # }
/// # let shader = fixture!("dxc110/vs_position.dxbc");
/// // A shader with private data.
/// let mut container = Container::read_raw(shader)?;
/// container.push(FourCC::PRIV, PartData::Raw(b"private data, 27 bytes long".to_vec()));
/// let file = container.write()?;
/// assert_eq!(Digest::verify(&file), Verdict::Signed);
/// # // What DXC makes with `-setprivate`.
/// # assert_eq!(file, fixture!("dxc110/vs_position-private.dxbc"));
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Container {
    /// Major version of the format: 1.
    pub major_version: u16,
    /// Minor version of the format: 0.
    pub minor_version: u16,
    /// The source of the digest.
    pub signing: Signing,
    /// The parts in the order of the directory.
    pub parts: Vec<Part>,
    /// The places of the parts.
    pub layout: Layout,
    /// Bytes of the file after the container: neither its size nor its digest counts them.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub trailing: Vec<u8>,
}

/// A part to be written.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Part {
    /// Its name.
    pub four_cc: FourCC,
    /// Its content.
    pub data: PartData,
}

/// The source of the digest of a container.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Signing {
    /// The hash of the file, as the runtime checks it.
    #[default]
    Sign,
    /// A digest of these bytes, such as [`Digest::ZERO`] or [`Digest::BYPASS`].
    Set(Digest),
}

/// The places of the parts of a container.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Layout {
    /// In order, each at a multiple of 4 bytes. Nothing pads the last part.
    #[default]
    Aligned,
    /// In order, without padding, as DXC writes them for validators before 1.7.
    Unaligned,
    /// As in a file that no compiler makes.
    Explicit(Places),
}

/// Places of the parts of an unusual file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Places {
    /// The size that the header states, in bytes.
    pub file_size: u32,
    /// The offset of each part's header, in bytes from the start of the file.
    pub offsets: Vec<u32>,
    /// Bytes that belong to no part, and their offsets.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub gaps: Vec<(u32, Vec<u8>)>,
}

impl Default for Container {
    fn default() -> Self {
        Self {
            major_version: 1,
            minor_version: 0,
            signing: Signing::Sign,
            parts: Vec::new(),
            layout: Layout::Aligned,
            trailing: Vec::new(),
        }
    }
}

impl Container {
    /// The size of the largest file that is written: the runtime refuses 2 GiB and more.
    pub const MAX_SIZE: usize = i32::MAX as usize;

    /// Reads a container, each part into its typed form. A part that its form cannot hold becomes
    /// [`PartData::Raw`], and the reason is among the errors returned with the container.
    ///
    /// # Errors
    ///
    /// Fails if [`read::Container::parse`] does, and if the file is larger than
    /// [`MAX_SIZE`](Self::MAX_SIZE).
    pub fn read(bytes: &[u8]) -> Result<(Self, Vec<Error>), Error> {
        let view = read::Container::parse(bytes)?;
        let mut container = Self::of(&view)?;
        let mut errors = Vec::new();
        // A typed form writes the bytes that it was read from, so that the layout stays the same.
        for (part, view) in container.parts.iter_mut().zip(view.parts()) {
            match PartData::read(&view) {
                Ok(data) => part.data = data,
                Err(error) => errors.push(error),
            }
        }
        Ok((container, errors))
    }

    /// Reads a container, each part as its bytes: for users who do not need the content of parts.
    ///
    /// # Errors
    ///
    /// Fails as [`read`](Self::read) does.
    pub fn read_raw(bytes: &[u8]) -> Result<Self, Error> {
        Self::of(&read::Container::parse(bytes)?)
    }

    /// The container of a view, each part as its bytes.
    fn of(view: &read::Container<'_>) -> Result<Self, Error> {
        let bytes = view.bytes();
        let parts = view.parts().map(|part| Part {
            four_cc: part.four_cc(),
            data: PartData::Raw(part.data().to_vec()),
        });
        let mut container = Self {
            major_version: view.header().major_version,
            minor_version: view.header().minor_version,
            // Writing copies this digest until the layout is found, so that the file is hashed once.
            signing: Signing::Set(view.header().digest),
            parts: parts.collect(),
            layout: Layout::Aligned,
            trailing: view.trailing().to_vec(),
        };
        let mut written = Vec::new();
        let explicit = iter::once_with(|| Layout::Explicit(Places::of(view)));
        for layout in [Layout::Aligned, Layout::Unaligned].into_iter().chain(explicit) {
            container.layout = layout;
            written = container.write()?;
            if written == bytes {
                if Digest::verify(bytes) == Verdict::Signed {
                    container.signing = Signing::Sign;
                }
                return Ok(container);
            }
        }
        Err(super::not_held(&written, bytes, 0, None))
    }

    /// The first part of this name.
    #[must_use]
    pub fn part(&self, four_cc: FourCC) -> Option<&PartData> {
        self.parts.iter().find(|part| part.four_cc == four_cc).map(|part| &part.data)
    }

    /// The first part of this name, to be changed.
    pub fn part_mut(&mut self, four_cc: FourCC) -> Option<&mut PartData> {
        self.parts.iter_mut().find(|part| part.four_cc == four_cc).map(|part| &mut part.data)
    }

    /// Adds a part after the others.
    pub fn push(&mut self, four_cc: FourCC, data: impl Into<PartData>) {
        self.parts.push(Part { four_cc, data: data.into() });
    }

    /// The bytes of the file, with sizes, offsets and digest computed.
    ///
    /// # Errors
    ///
    /// Fails if the file would be larger than [`MAX_SIZE`](Self::MAX_SIZE), if a part has more of
    /// something than its counts have room for or is not of the form of its name, and if an explicit
    /// [`layout`](Self::layout) places too few parts or lets them overlap.
    pub fn write(&self) -> Result<Vec<u8>, Error> {
        let directory = Header::SIZE + 4 * self.parts.len();
        let mut out = Vec::with_capacity(USUAL_SIZE);
        out.resize(directory, 0);
        let mut offsets = Vec::with_capacity(self.parts.len());
        for (index, part) in self.parts.iter().enumerate() {
            let offset = self.offset(index, out.len())?;
            part.place(&mut out, offset)?;
            offsets.push(offset as u32);
        }
        let mut file_size = out.len() as u32;
        if let Layout::Explicit(places) = &self.layout {
            file_size = places.file_size;
            for (offset, bytes) in &places.gaps {
                place(&mut out, *offset as usize, bytes)?;
            }
        }
        self.write_directory(&mut out, file_size, &offsets);
        self.sign(&mut out);
        if let Layout::Explicit(_) = self.layout {
            self.check_places(&out, &offsets)?;
        }
        out.extend_from_slice(&self.trailing);
        check_size(out.len())?;
        Ok(out)
    }

    /// The offset of a part in a file that has `end` bytes already.
    fn offset(&self, index: usize, end: usize) -> Result<usize, Error> {
        let places = match &self.layout {
            Layout::Aligned => return Ok(end.next_multiple_of(4)),
            Layout::Unaligned => return Ok(end),
            Layout::Explicit(places) => places,
        };
        places.offsets.get(index).map(|offset| *offset as usize).ok_or_else(|| {
            let value = places.offsets.len() as u64;
            let allowed = "the number of parts";
            let kind = ErrorKind::Value { what: "the number of offsets", value, allowed };
            Error::new(kind, end, None)
        })
    }

    /// Fails if something else has overwritten a part.
    fn check_places(&self, out: &[u8], offsets: &[u32]) -> Result<(), Error> {
        for (part, offset) in self.parts.iter().zip(offsets) {
            let (offset, mut bytes) = (*offset as usize, Vec::new());
            part.write(&mut bytes)?;
            if !out[offset..].starts_with(&bytes) {
                return Err(Error::new(ErrorKind::Overlap, offset, Some(part.four_cc)));
            }
        }
        Ok(())
    }

    /// Overwrites the start of the file with the header and the directory.
    fn write_directory(&self, out: &mut [u8], file_size: u32, offsets: &[u32]) {
        let header = Header {
            magic: FourCC(*b"DXBC"),
            digest: Digest::ZERO,
            major_version: self.major_version,
            minor_version: self.minor_version,
            file_size,
            part_count: self.parts.len() as u32,
        };
        let mut start = Vec::with_capacity(Header::SIZE + 4 * offsets.len());
        header.encode(&mut start);
        start.extend(offsets.iter().flat_map(|offset| offset.to_le_bytes()));
        out[..start.len()].copy_from_slice(&start);
    }

    /// Puts the digest into a finished file.
    fn sign(&self, out: &mut [u8]) {
        let digest = match self.signing {
            Signing::Sign => Digest::compute(out),
            Signing::Set(digest) => digest,
        };
        out[DIGEST_RANGE].copy_from_slice(&digest.0);
    }
}

impl Part {
    /// Puts the part's header and bytes at an offset.
    fn place(&self, out: &mut Vec<u8>, offset: usize) -> Result<(), Error> {
        if offset < out.len() || offset > Container::MAX_SIZE {
            let mut bytes = Vec::new();
            self.write(&mut bytes)?;
            return place(out, offset, &bytes);
        }
        out.resize(offset, 0);
        self.write(out)
    }

    /// Appends the part's header and bytes.
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        self.data.check(self.four_cc)?;
        let start = out.len();
        PartHeader { four_cc: self.four_cc, size: 0 }.encode(out);
        self.data.write(out);
        check_size(out.len())?;
        let size = (out.len() - start - PartHeader::SIZE) as u32;
        out[start + 4..start + 8].copy_from_slice(&size.to_le_bytes());
        Ok(())
    }
}

impl Places {
    /// The places of the parts of a file.
    fn of(view: &read::Container<'_>) -> Self {
        let size = view.header().file_size as usize;
        let gaps = view.gaps().into_iter().map(|gap| gap.start..gap.end.min(size));
        let gaps = gaps.filter(|gap| !gap.is_empty());
        Self {
            file_size: view.header().file_size,
            offsets: view.offsets().iter().map(|at| at.offset).collect(),
            gaps: gaps.map(|gap| (gap.start as u32, view.bytes()[gap].to_vec())).collect(),
        }
    }
}

/// The size of most files, in bytes.
const USUAL_SIZE: usize = 4 << 10;

/// Puts bytes at an offset, filling up with zeros before it.
fn place(out: &mut Vec<u8>, offset: usize, bytes: &[u8]) -> Result<(), Error> {
    let end = offset.saturating_add(bytes.len());
    check_size(end)?;
    if out.len() < end {
        out.resize(end, 0);
    }
    out[offset..end].copy_from_slice(bytes);
    Ok(())
}

/// Refuses files that are larger than a file may be.
fn check_size(size: usize) -> Result<(), Error> {
    if size <= Container::MAX_SIZE {
        return Ok(());
    }
    let kind = ErrorKind::TooLarge { size: size as u64, limit: Container::MAX_SIZE as u64 };
    Err(Error::new(kind, 0, None))
}
