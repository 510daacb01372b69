//! The blocks that are being written, and the abbreviations of their records.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

use alloc::vec::Vec;

use crate::block_info::{self, BlockInfo, Inherited, USUAL_ABBREVIATIONS};
use crate::scope::check_block;
use crate::{Abbreviation, ErrorKind, Operand, id, width};

/// A block that is being written, or the top level.
#[derive(Clone, Debug)]
pub(super) struct Scope {
    /// The block's id, unless this is the top level.
    pub(super) block: Option<u32>,
    /// The width of abbreviation ids, in bits.
    pub(super) width: u32,
    /// The byte offset of the block's length.
    pub(super) length: usize,
    /// The index in [`Scopes::infos`] of the descriptions that apply to blocks inside this one; in a BLOCKINFO block, of
    /// those it has made.
    info: Option<usize>,
    /// The abbreviations that all blocks of this id have.
    inherited: Inherited,
    /// The index of the first abbreviation in [`Scopes::local`] that this block has defined.
    local: usize,
}

/// The block that is being written, and those around it.
///
/// The abbreviations that blocks define are in one list: a block costs no memory of its own.
#[derive(Clone, Debug)]
pub(super) struct Scopes {
    pub(super) current: Scope,
    /// From the top level on.
    outer: Vec<Scope>,
    /// What the BLOCKINFO blocks have described, in their order.
    infos: Vec<BlockInfo>,
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
            info: None,
            inherited: Inherited::default(),
            local: 0,
        };
        Self { current, outer: Vec::new(), infos: Vec::new(), local: Vec::new() }
    }

    /// The number of blocks around the current position.
    #[inline]
    pub(super) fn depth(&self) -> usize {
        self.outer.len()
    }

    /// Whether a block with abbreviation ids of this width can begin here.
    pub(super) fn check_block(&self, width: u32) -> Result<(), ErrorKind> {
        check_block(self.current.is_info(), self.depth(), width.into())
    }

    /// Begins a block whose length is at this byte offset.
    pub(super) fn enter(&mut self, block: u32, width: u32, length: usize) {
        let info = self.current.info.and_then(|info| self.infos.get(info));
        let inherited = info.map(|info| info.inherited(block)).unwrap_or_default();
        let info = match block {
            block_info::BLOCK_ID => {
                self.infos.push(BlockInfo::default());
                self.infos.len().checked_sub(1)
            }
            _ => self.current.info,
        };
        let (block, local) = (Some(block), self.local.len());
        let inner = Scope { block, width, length, info, inherited, local };
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

    /// Sets what a BLOCKINFO block, if this is one, describes.
    pub(super) fn describe(&mut self, info: BlockInfo) {
        if let Some(described) = self.described() {
            *described = info;
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

    /// The operands of the abbreviation of an id.
    #[inline]
    pub(super) fn abbreviation(&self, id: u32) -> Option<&[Operand]> {
        let index = id.checked_sub(id::FIRST_DEFINED)? as usize;
        match index.checked_sub(self.current.inherited.len()) {
            None => self.current.inherited.get(index),
            Some(index) => {
                let local = self.local.get(self.current.local.saturating_add(index));
                local.map(Abbreviation::operands)
            }
        }
    }

    /// Adds an abbreviation. Returns its id in this block; from a BLOCKINFO block, its id in the
    /// blocks that it describes.
    pub(super) fn define(&mut self, abbreviation: Abbreviation) -> Result<u32, ErrorKind> {
        let index = match self.described() {
            Some(info) => info.define(abbreviation)?,
            None => {
                if self.local.is_empty() {
                    self.local.reserve(USUAL_ABBREVIATIONS);
                }
                let before = self.local.len().saturating_sub(self.current.local);
                self.local.push(abbreviation);
                self.current.inherited.len().saturating_add(before)
            }
        };
        let index = u32::try_from(index).map_err(|_| ErrorKind::TooLarge)?;
        Ok(index.saturating_add(id::FIRST_DEFINED))
    }

    /// Adds a record, which only has an effect in a BLOCKINFO block.
    #[inline]
    pub(super) fn record(&mut self, code: u32, operands: &[u64]) -> Result<(), ErrorKind> {
        self.described().map_or(Ok(()), |info| info.record(code, operands))
    }

    /// What the BLOCKINFO block has described, if this is one.
    #[inline]
    fn described(&mut self) -> Option<&mut BlockInfo> {
        if self.current.is_info() { self.infos.get_mut(self.current.info?) } else { None }
    }
}
