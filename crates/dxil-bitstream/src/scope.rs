//! The state inside a block that is being read.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::block_info::{self, BlockInfo, Inherited, USUAL_ABBREVIATIONS};
use crate::{Abbreviation, ErrorKind, Operand, id, width};

/// A block that is being read, or the top level.
#[derive(Clone, Debug)]
pub(crate) struct Scope {
    /// The block's id, unless this is the top level.
    pub(crate) block: Option<u32>,
    /// The width of abbreviation ids, in bits.
    pub(crate) width: u32,
    /// The number of blocks around the current position.
    pub(crate) depth: u32,
    /// The descriptions that apply to blocks inside this one; in a BLOCKINFO block, those it has
    /// made.
    pub(crate) info: Arc<BlockInfo>,
    /// Abbreviations that all blocks of this id have.
    inherited: Inherited,
    /// Abbreviations that this block has defined.
    local: Vec<Abbreviation>,
}

impl Scope {
    /// The top level of a stream.
    pub(crate) fn top_level() -> Self {
        Self {
            block: None,
            width: width::TOP_LEVEL,
            depth: 0,
            info: Arc::default(),
            inherited: Inherited::default(),
            local: Vec::new(),
        }
    }

    /// The scope of a block; `info` has the descriptions that apply to it.
    pub(crate) fn block(block: u32, width: u32, depth: u32, info: &Arc<BlockInfo>) -> Self {
        let inherited = info.inherited(block);
        let is_info = block == block_info::BLOCK_ID;
        let info = if is_info { Arc::default() } else { Arc::clone(info) };
        Self { block: Some(block), width, depth, info, inherited, local: Vec::new() }
    }

    /// Whether this is a BLOCKINFO block.
    pub(crate) fn is_info(&self) -> bool {
        self.block == Some(block_info::BLOCK_ID)
    }

    /// The depth of a block inside this one, with abbreviation ids of this width.
    pub(crate) fn depth_of(&self, width: u64) -> Result<u32, ErrorKind> {
        check_block(self.is_info(), self.depth as usize, width)?;
        Ok(self.depth.saturating_add(1))
    }

    /// The operands of the abbreviation of an id.
    #[inline]
    pub(crate) fn abbreviation(&self, id: u32) -> Option<&[Operand]> {
        let index = id.checked_sub(id::FIRST_DEFINED)? as usize;
        match index.checked_sub(self.inherited.len()) {
            None => self.inherited.get(index),
            Some(index) => self.local.get(index).map(Abbreviation::operands),
        }
    }

    /// The abbreviation that was defined last.
    pub(crate) fn last_defined(&self) -> Option<&Abbreviation> {
        if self.is_info() { self.info.last_defined() } else { self.local.last() }
    }

    /// Adds an abbreviation to this block; from a BLOCKINFO block, to the blocks that it describes.
    pub(crate) fn define(&mut self, abbreviation: Abbreviation) -> Result<(), ErrorKind> {
        if self.is_info() {
            return Arc::make_mut(&mut self.info).define(abbreviation).map(drop);
        }
        if self.local.is_empty() {
            self.local.reserve(USUAL_ABBREVIATIONS);
        }
        self.local.push(abbreviation);
        Ok(())
    }

    /// Adds a record, which only has an effect in a BLOCKINFO block.
    #[inline]
    pub(crate) fn record(&mut self, code: u32, operands: &[u64]) -> Result<(), ErrorKind> {
        if self.is_info() { self.info_record(code, operands) } else { Ok(()) }
    }

    #[cold]
    fn info_record(&mut self, code: u32, operands: &[u64]) -> Result<(), ErrorKind> {
        Arc::make_mut(&mut self.info).record(code, operands)
    }
}

/// Whether a block with abbreviation ids of this width can begin in a block, or at the top level, with so many blocks
/// around it.
pub(crate) fn check_block(is_info: bool, depth: usize, width: u64) -> Result<(), ErrorKind> {
    if is_info {
        return Err(ErrorKind::BlockInfo("a block in it"));
    }
    if !(1..=u64::from(Abbreviation::MAX_WIDTH)).contains(&width) {
        let what = "the width of a block's abbreviation ids";
        return Err(ErrorKind::Value { what, value: width, allowed: "1 to 32" });
    }
    if depth < crate::MAX_DEPTH as usize { Ok(()) } else { Err(ErrorKind::Nesting) }
}
