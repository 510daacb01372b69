//! `PSV0`: what the runtime checks pipelines with.

mod builder;
mod dependencies;
mod lin_alg;

pub use builder::PsvBuilder;
pub use dependencies::{ComponentMask, Dependencies, DependencyTable};
pub use lin_alg::LinAlg;

use alloc::vec;
use alloc::vec::Vec;

use super::owned;
use crate::layout::psv::{self, ResourceBinding, RuntimeFlags, RuntimeInfo, SemanticIndex};
use crate::{Record, StringTable, read};

/// The facts by which the runtime checks pipelines, as records and the tables to which they refer.
///
/// [`PsvBuilder`] makes it from names and indices.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Psv {
    /// Bytes of [`info`](Self::info) that are written: says the version. One of
    /// [`RuntimeInfo::SIZES`], or 56 in previews of version 4.
    pub info_size: u32,
    /// Facts about the whole shader. The numbers of elements, and the flag for
    /// [`lin_alg`](Self::lin_alg), are written as the tables here have them.
    pub info: RuntimeInfo,
    /// The resources.
    pub resources: Vec<ResourceBinding>,
    /// Names of semantics and of the entry point. Zeros fill up to a multiple of 4 bytes.
    pub strings: StringTable,
    /// The semantic indices.
    pub semantic_indexes: Vec<u32>,
    /// Elements of the input signature: at most 255, as of the others.
    pub inputs: Vec<psv::SignatureElement>,
    /// Elements of the output signature.
    pub outputs: Vec<psv::SignatureElement>,
    /// Elements of the signature of patch constants, or in mesh shaders of primitives.
    pub patch_constants: Vec<psv::SignatureElement>,
    /// Which outputs depend on what. Sizes are those of [`info`](Self::info).
    pub dependencies: Dependencies,
    /// The operations on matrices that are used.
    pub lin_alg: Option<LinAlg>,
    /// Bytes after all that.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub trailing: Vec<u8>,
}

impl Psv {
    /// The version, from 0 to 4.
    #[must_use]
    pub fn version(&self) -> u32 {
        RuntimeInfo::version_of(self.info_size as usize)
    }

    /// The place of a string, which is appended: DXC does not share them.
    pub fn add_string(&mut self, text: &[u8]) -> u32 {
        let start = self.strings.0.len();
        super::string(&mut self.strings.0, text);
        start as u32
    }

    /// The place of the first of these semantic indices, which are appended unless they are in the
    /// table, one after the other.
    pub fn add_semantic_indexes(&mut self, indexes: &[u32]) -> u32 {
        add_indexes(&mut self.semantic_indexes, indexes)
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let mut info = self.info;
        info.sig_input_elements = self.inputs.len() as u8;
        info.sig_output_elements = self.outputs.len() as u8;
        info.sig_patch_const_or_prim_elements = self.patch_constants.len() as u8;
        let lin_alg = RuntimeFlags::LinAlgRuntimeInfoPresent;
        info.flags = match self.lin_alg {
            Some(_) => info.flags.union(lin_alg),
            None => info.flags.difference(lin_alg),
        };
        number(out, self.info_size as usize);
        partial(out, &info, self.info_size as usize);
        self.write_resources(out);
        if self.version() > 0 {
            self.write_signatures(out);
            self.dependencies.write(out, &info);
            if let Some(lin_alg) = &self.lin_alg {
                lin_alg.write(out);
            }
        }
        out.extend_from_slice(&self.trailing);
    }

    fn write_resources(&self, out: &mut Vec<u8>) {
        number(out, self.resources.len());
        if !self.resources.is_empty() {
            let size = ResourceBinding::size(self.version());
            number(out, size);
            self.resources.iter().for_each(|resource| partial(out, resource, size));
        }
    }

    fn write_signatures(&self, out: &mut Vec<u8>) {
        number(out, self.strings.0.len().next_multiple_of(4));
        let start = out.len();
        out.extend_from_slice(&self.strings.0);
        super::pad(out, start);
        number(out, self.semantic_indexes.len());
        self.semantic_indexes.iter().for_each(|index| SemanticIndex { index: *index }.encode(out));
        let elements = [&self.inputs, &self.outputs, &self.patch_constants];
        if elements.iter().any(|elements| !elements.is_empty()) {
            number(out, psv::SignatureElement::SIZE);
        }
        elements.into_iter().flatten().for_each(|element| element.encode(out));
    }
}

impl From<&read::Psv<'_>> for Psv {
    fn from(view: &read::Psv<'_>) -> Self {
        let before = Self {
            info_size: view.info.range().len() as u32,
            info: *view.info,
            resources: view.resources().map(|resource| *resource).collect(),
            dependencies: view.dependencies().as_ref().map(Into::into).unwrap_or_default(),
            lin_alg: view.lin_alg().as_ref().map(Into::into),
            trailing: view.trailing.to_vec(),
            ..Self::default()
        };
        let Some(view) = &view.signatures else { return before };
        Self {
            strings: view.strings.into(),
            semantic_indexes: view.semantic_indexes.iter().map(|at| at.index).collect(),
            inputs: owned(&view.inputs),
            outputs: owned(&view.outputs),
            patch_constants: owned(&view.patch_constants),
            ..before
        }
    }
}

/// The place of numbers in a table, which are appended unless it has them.
fn add_indexes(table: &mut Vec<u32>, indexes: &[u32]) -> u32 {
    let end = table.len();
    let place = position(table, indexes).unwrap_or_else(|| {
        table.extend_from_slice(indexes);
        end
    });
    place as u32
}

/// Where the table has these numbers, one after the other. Takes time for the length of the two only
/// (Knuth, Morris and Pratt), as a damaged part can have long rows of equal numbers.
fn position(table: &[u32], wanted: &[u32]) -> Option<usize> {
    // How many numbers are as wanted up to the next one, if `count` numbers were up to the last one.
    let count = |borders: &[usize], mut count: usize, next: u32| loop {
        match count {
            _ if wanted.get(count) == Some(&next) => return count + 1,
            0 => return 0,
            _ => count = borders[count - 1],
        }
    };
    // For each start of what is wanted, how much of its end begins it, too.
    let mut borders = vec![0; wanted.len()];
    for place in 1..wanted.len() {
        borders[place] = count(&borders, borders[place - 1], wanted[place]);
    }
    let mut found = 0;
    let mut ends = table.iter().enumerate();
    let end = ends.find(|(_, number)| {
        found = count(&borders, found, **number);
        found == wanted.len()
    });
    if wanted.is_empty() { Some(0) } else { end.map(|(end, _)| end + 1 - wanted.len()) }
}

/// Appends a size or count.
fn number(out: &mut Vec<u8>, number: usize) {
    out.extend_from_slice(&(number as u32).to_le_bytes());
}

/// Appends this number of bytes of a record, and zeros after it.
fn partial(out: &mut Vec<u8>, record: &impl Record, size: usize) {
    let start = out.len();
    record.encode(out);
    out.resize(start + size, 0);
}
