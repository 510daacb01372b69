//! `SPDB`: a program database with debug information.

use alloc::vec::Vec;

use super::Part;
use crate::layout::MultiStreamHeader;
use crate::tree::{self, Describe, Node};
use crate::{At, Error};

/// A PDB file, of which only the header is decoded.
#[derive(Clone, Copy, Debug)]
pub struct ProgramDatabase<'a> {
    /// How the file is divided into blocks.
    pub header: At<MultiStreamHeader>,
    /// What follows the header.
    pub blocks: At<&'a [u8]>,
    /// The whole file.
    pub file: At<&'a [u8]>,
}

impl<'a> ProgramDatabase<'a> {
    /// Reads a `SPDB` part.
    ///
    /// # Errors
    ///
    /// Fails where the part is too short for the header.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let mut cursor = part.cursor();
        let header = cursor.record("the header")?;
        Ok(Self { header, blocks: cursor.rest(), file: part.data() })
    }
}

impl<'a> Describe<'a> for ProgramDatabase<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        nodes.push(Node::bytes("blocks", &self.blocks));
        nodes
    }
}
