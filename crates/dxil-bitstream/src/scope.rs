//! What is known inside a block, to whoever reads or writes it.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::block_info::{self, BlockInfo};
use crate::{Abbreviation, ErrorKind, id, width};

/// A block that is being read or written, or the top level.
#[derive(Clone, Debug)]
pub(crate) struct Scope {
    /// The block's id, unless this is the top level.
    pub(crate) block: Option<u32>,
    /// The width of abbreviation ids, in bits.
    pub(crate) width: u32,
    /// How many blocks this one is in, itself included.
    pub(crate) depth: u32,
    /// What holds for blocks in this one. In BLOCKINFO: what it has said.
    pub(crate) info: Arc<BlockInfo>,
    /// Abbreviations that all blocks of this id have.
    inherited: Option<Arc<Vec<Abbreviation>>>,
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
            inherited: None,
            local: Vec::new(),
        }
    }

    /// A block where this is known of blocks.
    pub(crate) fn block(block: u32, width: u32, depth: u32, info: &Arc<BlockInfo>) -> Self {
        let inherited = info.shared_abbreviations(block);
        let is_info = block == block_info::BLOCK_ID;
        let info = if is_info { Arc::default() } else { Arc::clone(info) };
        Self { block: Some(block), width, depth, info, inherited, local: Vec::new() }
    }

    /// Whether this is a BLOCKINFO block.
    pub(crate) fn is_info(&self) -> bool {
        self.block == Some(block_info::BLOCK_ID)
    }

    /// The depth of a block in this one, which has ids of this width.
    pub(crate) fn depth_of(&self, width: u64) -> Result<u32, ErrorKind> {
        if self.is_info() {
            return Err(ErrorKind::BlockInfo("a block in it"));
        }
        if !(1..=u64::from(Abbreviation::MAX_WIDTH)).contains(&width) {
            let what = "the width of a block's abbreviation ids";
            return Err(ErrorKind::Value { what, value: width, allowed: "1 to 32" });
        }
        let depth = self.depth.saturating_add(1);
        if depth > crate::MAX_DEPTH { Err(ErrorKind::Nesting) } else { Ok(depth) }
    }

    /// The abbreviation of an id.
    #[inline]
    pub(crate) fn abbreviation(&self, id: u32) -> Option<&Abbreviation> {
        let index = id.checked_sub(id::FIRST_DEFINED)? as usize;
        let inherited = self.inherited.as_deref().map_or(&[][..], Vec::as_slice);
        match index.checked_sub(inherited.len()) {
            None => inherited.get(index),
            Some(index) => self.local.get(index),
        }
    }

    /// Takes in an abbreviation that is defined here. Gives its id, in this block or, from BLOCKINFO,
    /// in those that it is for.
    pub(crate) fn define(&mut self, abbreviation: Abbreviation) -> Result<u32, ErrorKind> {
        let index = if self.is_info() {
            Arc::make_mut(&mut self.info).define(abbreviation)?
        } else {
            self.local.push(abbreviation);
            let inherited = self.inherited.as_deref().map_or(0, Vec::len);
            inherited.saturating_add(self.local.len()).saturating_sub(1)
        };
        let index = u32::try_from(index).map_err(|_| ErrorKind::TooLarge)?;
        Ok(index.saturating_add(id::FIRST_DEFINED))
    }

    /// Takes in a record that is here: in BLOCKINFO, it says something.
    #[inline]
    pub(crate) fn record(&mut self, code: u32, operands: &[u64]) -> Result<(), ErrorKind> {
        if self.is_info() { Arc::make_mut(&mut self.info).record(code, operands) } else { Ok(()) }
    }
}
