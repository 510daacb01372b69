//! BLOCKINFO, the descriptions of kinds of blocks in a stream.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::{Abbreviation, ErrorKind, KnownInfo, Operand};

/// The id of BLOCKINFO blocks.
pub const BLOCK_ID: u32 = 0;
/// The code of the record that selects the kind of block which the records and abbreviations after
/// it describe.
pub const SET_BLOCK_ID: u32 = 1;
/// The code of the record with the block's name, one character per operand.
pub const BLOCK_NAME: u32 = 2;
/// The code of the record with a record's code and its name, one character per operand.
pub const SET_RECORD_NAME: u32 = 3;

/// The most abbreviations that LLVM defines for a kind of block.
pub(crate) const USUAL_ABBREVIATIONS: usize = 8;

/// The content of a BLOCKINFO block: abbreviations and names for kinds of blocks.
#[derive(Clone, Default, Debug)]
pub struct BlockInfo {
    /// The content, if it was known before. There are no others then.
    known: Option<&'static KnownInfo>,
    blocks: BTreeMap<u32, Description>,
    /// The id of the blocks that are being described.
    current: Option<u32>,
}

/// The description of the blocks of one id.
#[derive(Clone, Default, Debug)]
struct Description {
    abbreviations: Arc<Vec<Abbreviation>>,
    name: String,
    record_names: BTreeMap<u32, String>,
}

/// The abbreviations that all blocks of an id have.
#[derive(Clone, Debug)]
pub(crate) enum Inherited {
    Known(&'static [&'static [Operand]]),
    Read(Arc<Vec<Abbreviation>>),
}

impl Default for Inherited {
    fn default() -> Self {
        Self::Known(&[])
    }
}

impl Inherited {
    #[inline]
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Known(all) => all.len(),
            Self::Read(all) => all.len(),
        }
    }

    /// The operands of an abbreviation.
    #[inline]
    pub(crate) fn get(&self, index: usize) -> Option<&[Operand]> {
        match self {
            Self::Known(all) => all.get(index).copied(),
            Self::Read(all) => all.get(index).map(Abbreviation::operands),
        }
    }
}

impl BlockInfo {
    /// What was known before.
    pub(crate) fn known(known: &'static KnownInfo) -> Self {
        Self { known: Some(known), ..Self::default() }
    }

    /// The operands of the abbreviations that every block of this id has, the encoding of the code first.
    pub fn abbreviations(&self, block: u32) -> impl Iterator<Item = &[Operand]> {
        let known = self.known.and_then(|known| known.abbreviations(block));
        let read = self.blocks.get(&block).map(|description| &**description.abbreviations);
        let read = read.unwrap_or_default().iter().map(Abbreviation::operands);
        known.unwrap_or_default().iter().copied().chain(read)
    }

    /// The name of the blocks of this id.
    #[must_use]
    pub fn block_name(&self, block: u32) -> Option<&str> {
        let name = self.blocks.get(&block)?.name.as_str();
        (!name.is_empty()).then_some(name)
    }

    /// The name of the records of this code in blocks of this id.
    #[must_use]
    pub fn record_name(&self, block: u32, code: u32) -> Option<&str> {
        self.blocks.get(&block)?.record_names.get(&code).map(String::as_str)
    }

    /// Returns [`abbreviations`](Self::abbreviations) as a shared list.
    pub(crate) fn inherited(&self, block: u32) -> Inherited {
        let shared = |description: &Description| Arc::clone(&description.abbreviations);
        let inherited = match self.known {
            Some(known) => known.abbreviations(block).map(Inherited::Known),
            None => self.blocks.get(&block).map(shared).map(Inherited::Read),
        };
        inherited.unwrap_or_default()
    }

    /// Adds a record of a BLOCKINFO block. Unknown codes are ignored.
    pub(crate) fn record(&mut self, code: u32, operands: &[u64]) -> Result<(), ErrorKind> {
        match (code, operands) {
            (SET_BLOCK_ID, [block, ..]) => {
                let block = u32::try_from(*block).map_err(|_| ErrorKind::TooLarge)?;
                self.current = Some(block);
                self.blocks.entry(block).or_default();
            }
            (BLOCK_NAME, name) => self.current()?.name = text(name),
            (SET_RECORD_NAME, [code, name @ ..]) => {
                let code = u32::try_from(*code).map_err(|_| ErrorKind::TooLarge)?;
                self.current()?.record_names.entry(code).or_insert_with(|| text(name));
            }
            (SET_BLOCK_ID | SET_RECORD_NAME, []) => {
                return Err(ErrorKind::BlockInfo("a record without operands"));
            }
            _ => {}
        }
        Ok(())
    }

    /// Adds an abbreviation that a BLOCKINFO block defines. Returns its index among those of its
    /// kind of block.
    pub(crate) fn define(&mut self, abbreviation: Abbreviation) -> Result<usize, ErrorKind> {
        let abbreviations = Arc::make_mut(&mut self.current()?.abbreviations);
        if abbreviations.is_empty() {
            abbreviations.reserve(USUAL_ABBREVIATIONS);
        }
        abbreviations.push(abbreviation);
        Ok(abbreviations.len().saturating_sub(1))
    }

    /// The abbreviation that was added last.
    pub(crate) fn last_defined(&self) -> Option<&Abbreviation> {
        self.blocks.get(&self.current?)?.abbreviations.last()
    }

    fn current(&mut self) -> Result<&mut Description, ErrorKind> {
        let current = self.current.and_then(|block| self.blocks.get_mut(&block));
        current.ok_or(ErrorKind::BlockInfo("no record before this that names a block"))
    }
}

/// Decodes a name, one byte per operand.
fn text(operands: &[u64]) -> String {
    let bytes: Vec<u8> = operands.iter().map(|&operand| operand as u8).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}
