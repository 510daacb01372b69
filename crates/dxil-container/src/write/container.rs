//! A container as a list of parts, and how it becomes a file.

use alloc::vec;
use alloc::vec::Vec;

use super::PartData;
use crate::layout::{Header, PartHeader};
use crate::{DIGEST_RANGE, Digest, Error, ErrorKind, FourCC, Record, Verdict, read};

/// A container to be written: its parts in order.
///
/// ```
/// use dxil_container::write::{Container, PartData};
/// use dxil_container::{Digest, FourCC, Verdict};
///
/// let mut container = Container::default();
/// container.push(FourCC::PRIV, PartData::Raw(b"mine".to_vec()));
/// let file = container.write()?;
/// assert_eq!(Digest::verify(&file), Verdict::Signed);
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Container {
    /// Major version of the format: 1.
    pub major_version: u16,
    /// Minor version of the format: 0.
    pub minor_version: u16,
    /// What becomes the digest.
    pub signing: Signing,
    /// The parts in the order of the directory.
    pub parts: Vec<Part>,
    /// Where the parts lie, unless one behind the other as compilers place them.
    pub layout: Option<Layout>,
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

/// What becomes the digest of a container.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Signing {
    /// The hash of the file, as the runtime checks it.
    #[default]
    Sign,
    /// These bytes, such as [`Digest::ZERO`] or [`Digest::BYPASS`].
    Set(Digest),
}

/// Places of the parts of an unusual file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Layout {
    /// The size that the header states, in bytes.
    pub file_size: u32,
    /// Where each part's header begins, in bytes from the start of the file.
    pub offsets: Vec<u32>,
    /// Bytes that belong to no part, and where they begin.
    pub gaps: Vec<(u32, Vec<u8>)>,
}

impl Default for Container {
    fn default() -> Self {
        Self {
            major_version: 1,
            minor_version: 0,
            signing: Signing::Sign,
            parts: Vec::new(),
            layout: None,
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
    /// Fails where [`read::Container::parse`] does, and with [`ErrorKind::NotHeld`] where a file
    /// overlaps itself so that it cannot be written again.
    pub fn read(bytes: &[u8]) -> Result<(Self, Vec<Error>), Error> {
        let view = read::Container::parse(bytes)?;
        let mut errors = Vec::new();
        let parts = view.parts().map(|part| Part {
            four_cc: part.four_cc(),
            data: PartData::read(&part).unwrap_or_else(|error| {
                errors.push(error);
                PartData::Raw(part.data().to_vec())
            }),
        });
        let mut container = Self {
            major_version: view.header().major_version,
            minor_version: view.header().minor_version,
            signing: match Digest::verify(bytes) {
                Verdict::Signed => Signing::Sign,
                _ => Signing::Set(view.header().digest),
            },
            parts: parts.collect(),
            layout: None,
        };
        if container.write()? != bytes {
            container.layout = Some(Layout::of(&view));
            let written = container.write()?;
            if written != bytes {
                let same = written.iter().zip(bytes).take_while(|(a, b)| a == b).count();
                return Err(Error::new(ErrorKind::NotHeld, same, None));
            }
        }
        Ok((container, errors))
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

    /// Adds a part behind the others.
    pub fn push(&mut self, four_cc: FourCC, data: PartData) {
        self.parts.push(Part { four_cc, data });
    }

    /// The bytes of the file: every part at a multiple of 4 bytes, sizes and offsets computed, and the
    /// digest. Nothing pads the last part.
    ///
    /// # Errors
    ///
    /// Fails where the file would be larger than [`MAX_SIZE`](Self::MAX_SIZE), or parts do not fit into
    /// the [`layout`](Self::layout) given.
    pub fn write(&self) -> Result<Vec<u8>, Error> {
        let directory = Header::SIZE + 4 * self.parts.len();
        let mut out = vec![0; directory];
        let mut offsets = Vec::with_capacity(self.parts.len());
        for (index, part) in self.parts.iter().enumerate() {
            let (offset, bytes) = (self.offset(index, out.len())?, part.bytes()?);
            place(&mut out, offset, &bytes)?;
            offsets.push(offset as u32);
        }
        let mut file_size = out.len() as u32;
        if let Some(layout) = &self.layout {
            file_size = layout.file_size;
            for (offset, bytes) in &layout.gaps {
                place(&mut out, *offset as usize, bytes)?;
            }
        }
        self.write_directory(&mut out, file_size, &offsets);
        self.sign(&mut out);
        Ok(out)
    }

    /// Where a part goes when the file has so many bytes already.
    fn offset(&self, index: usize, end: usize) -> Result<usize, Error> {
        let Some(layout) = &self.layout else { return Ok(end.next_multiple_of(4)) };
        layout.offsets.get(index).map(|offset| *offset as usize).ok_or_else(|| {
            let value = layout.offsets.len() as u64;
            let allowed = "the number of parts";
            let kind = ErrorKind::Value { what: "the number of offsets", value, allowed };
            Error::new(kind, end, None)
        })
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
        super::record(&mut start, &header);
        offsets.iter().for_each(|offset| start.extend_from_slice(&offset.to_le_bytes()));
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
    /// The part's header and bytes.
    fn bytes(&self) -> Result<Vec<u8>, Error> {
        let mut out = Vec::new();
        super::record(&mut out, &PartHeader { four_cc: self.four_cc, size: 0 });
        self.data.write(&mut out);
        check_size(out.len())?;
        let size = (out.len() - PartHeader::SIZE) as u32;
        out[4..8].copy_from_slice(&size.to_le_bytes());
        Ok(out)
    }
}

impl Layout {
    /// The places of the parts of a file.
    fn of(view: &read::Container<'_>) -> Self {
        let gaps = view.gaps().into_iter();
        Self {
            file_size: view.header().file_size,
            offsets: view.offsets().iter().map(|at| at.offset).collect(),
            gaps: gaps.map(|gap| (gap.start as u32, view.bytes()[gap].to_vec())).collect(),
        }
    }
}

/// Puts bytes at an offset, filling up with zeros before it.
fn place(out: &mut Vec<u8>, offset: usize, bytes: &[u8]) -> Result<(), Error> {
    let end = offset + bytes.len();
    check_size(end)?;
    if out.len() < end {
        out.resize(end, 0);
    }
    out[offset..end].copy_from_slice(bytes);
    Ok(())
}

/// Refuses what is larger than a file may be.
fn check_size(size: usize) -> Result<(), Error> {
    if size <= Container::MAX_SIZE {
        return Ok(());
    }
    let kind = ErrorKind::TooLarge { size: size as u64, limit: Container::MAX_SIZE as u64 };
    Err(Error::new(kind, 0, None))
}
