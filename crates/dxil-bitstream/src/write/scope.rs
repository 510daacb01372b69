//! The blocks that are being written, and the abbreviations of their records.

use alloc::vec::Vec;
use core::ops::Range;

use crate::block_info::{self, USUAL_ABBREVIATIONS};
use crate::{Abbreviation, ErrorKind, MAX_DEPTH, id, width};

/// A block that is being written, or the top level.
#[derive(Clone, Debug)]
pub(super) struct Scope {
    /// The block's id, unless this is the top level.
    pub(super) block: Option<u32>,
    /// The width of abbreviation ids, in bits.
    pub(super) width: u32,
    /// The byte offset of the block's length.
    pub(super) length: usize,
    /// The abbreviations in [`Scopes::shared`] for blocks inside this one; in a BLOCKINFO block, those it has defined.
    info: Range<usize>,
    /// The abbreviations in [`Scopes::shared`] that all blocks of this id have.
    inherited: Range<usize>,
    /// The index of the first abbreviation in [`Scopes::local`] that this block has defined.
    local: usize,
    /// In a BLOCKINFO block, the id of the blocks that are being described.
    described: Option<u32>,
}

/// The block that is being written, and those around it.
///
/// The abbreviations of all blocks are in two lists: a block costs no memory of its own.
#[derive(Clone, Debug)]
pub(super) struct Scopes {
    pub(super) current: Scope,
    /// From the top level on.
    outer: Vec<Scope>,
    /// The abbreviations that BLOCKINFO blocks have defined, with the ids of the blocks that have them. Those of one
    /// BLOCKINFO block for one id lie together.
    shared: Vec<(u32, Abbreviation)>,
    /// The abbreviations that open blocks have defined, those of the innermost one last.
    local: Vec<Abbreviation>,
}

impl Scope {
    /// Whether this is a BLOCKINFO block.
    #[inline]
    pub(super) fn is_info(&self) -> bool {
        self.block == Some(block_info::BLOCK_ID)
    }
}

impl Scopes {
    /// The top level of a stream.
    pub(super) fn top_level() -> Self {
        let current = Scope {
            block: None,
            width: width::TOP_LEVEL,
            length: 0,
            info: 0..0,
            inherited: 0..0,
            local: 0,
            described: None,
        };
        Self { current, outer: Vec::new(), shared: Vec::new(), local: Vec::new() }
    }

    /// The number of blocks around the current position.
    #[inline]
    pub(super) fn depth(&self) -> usize {
        self.outer.len()
    }

    /// Whether a block with abbreviation ids of this width can begin here.
    pub(super) fn check_block(&self, width: u32) -> Result<(), ErrorKind> {
        if self.current.is_info() {
            return Err(ErrorKind::BlockInfo("a block in it"));
        }
        if !(1..=Abbreviation::MAX_WIDTH).contains(&width) {
            let what = "the width of a block's abbreviation ids";
            return Err(ErrorKind::Value { what, value: width.into(), allowed: "1 to 32" });
        }
        if self.depth() < MAX_DEPTH as usize { Ok(()) } else { Err(ErrorKind::Nesting) }
    }

    /// Begins a block whose length is at this byte offset.
    pub(super) fn enter(&mut self, block: u32, width: u32, length: usize) {
        let inherited = self.shared_with(block, self.current.info.clone());
        let info = match block {
            block_info::BLOCK_ID => self.shared.len()..self.shared.len(),
            _ => self.current.info.clone(),
        };
        let local = self.local.len();
        let block = Some(block);
        let inner = Scope { block, width, length, info, inherited, local, described: None };
        self.outer.push(core::mem::replace(&mut self.current, inner));
    }

    /// Ends the innermost block. A BLOCKINFO block then describes the blocks after it.
    pub(super) fn exit(&mut self) {
        let Some(outer) = self.outer.pop() else { return };
        let inner = core::mem::replace(&mut self.current, outer);
        self.local.truncate(inner.local);
        if inner.is_info() {
            self.current.info = inner.info;
        }
    }

    /// Forgets the blocks inside the outermost `depth` ones.
    pub(super) fn cut_back(&mut self, depth: usize) {
        while self.depth() > depth {
            let Some(outer) = self.outer.pop() else { return };
            self.local.truncate(self.current.local);
            self.current = outer;
        }
    }

    /// The abbreviation of an id.
    #[inline]
    pub(super) fn abbreviation(&self, id: u32) -> Option<&Abbreviation> {
        let index = id.checked_sub(id::FIRST_DEFINED)? as usize;
        let Scope { inherited, local, .. } = &self.current;
        match index.checked_sub(inherited.len()) {
            None => self.shared.get(inherited.start + index).map(|(_, abbreviation)| abbreviation),
            Some(index) => self.local.get(local + index),
        }
    }

    /// Adds an abbreviation. Returns its id in this block; from a BLOCKINFO block, its id in the
    /// blocks that it describes.
    pub(super) fn define(&mut self, abbreviation: Abbreviation) -> Result<u32, ErrorKind> {
        let index = if self.current.is_info() {
            let block = self.described()?;
            let known = self.shared_with(block, self.current.info.clone());
            self.shared.insert(known.end, (block, abbreviation));
            self.current.info.end = self.shared.len();
            known.len()
        } else {
            if self.local.is_empty() {
                self.local.reserve(USUAL_ABBREVIATIONS);
            }
            self.local.push(abbreviation);
            self.current.inherited.len() + self.local.len() - self.current.local - 1
        };
        let index = u32::try_from(index).map_err(|_| ErrorKind::TooLarge)?;
        Ok(index.saturating_add(id::FIRST_DEFINED))
    }

    /// Adds a record, which only has an effect in a BLOCKINFO block.
    #[inline]
    pub(super) fn record(&mut self, code: u32, operands: &[u64]) -> Result<(), ErrorKind> {
        if self.current.is_info() { self.describe(code, operands) } else { Ok(()) }
    }

    /// Adds a record of a BLOCKINFO block. Unknown codes are ignored.
    fn describe(&mut self, code: u32, operands: &[u64]) -> Result<(), ErrorKind> {
        match (code, operands) {
            (block_info::SET_BLOCK_ID, [block, ..]) => {
                let block = u32::try_from(*block).map_err(|_| ErrorKind::TooLarge)?;
                self.current.described = Some(block);
            }
            (block_info::SET_BLOCK_ID | block_info::SET_RECORD_NAME, []) => {
                return Err(ErrorKind::BlockInfo("a record without operands"));
            }
            (block_info::SET_RECORD_NAME, [code, ..]) => {
                u32::try_from(*code).map_err(|_| ErrorKind::TooLarge)?;
                self.described()?;
            }
            (block_info::BLOCK_NAME, _) => drop(self.described()?),
            _ => {}
        }
        Ok(())
    }

    /// The id of the blocks that the BLOCKINFO block is describing.
    fn described(&self) -> Result<u32, ErrorKind> {
        let missing = ErrorKind::BlockInfo("no record before this that names a block");
        self.current.described.ok_or(missing)
    }

    /// The place of the abbreviations for blocks of this id among those of a BLOCKINFO block; the end of those if there
    /// are none.
    fn shared_with(&self, block: u32, info: Range<usize>) -> Range<usize> {
        let all = self.shared.get(info.clone()).unwrap_or_default();
        let is_of = |(of, _): &(u32, Abbreviation)| *of == block;
        let Some(start) = all.iter().position(is_of) else { return info.end..info.end };
        let count = all.iter().skip(start).take_while(|it| is_of(it)).count();
        info.start + start..info.start + start + count
    }
}
