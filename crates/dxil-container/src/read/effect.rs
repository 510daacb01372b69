//! `FX10`: an effect.

use alloc::vec::Vec;

use super::Part;
use crate::layout::EffectHeader;
use crate::tree::{self, Describe, Node};
use crate::{At, Error};

/// An effect: a file of its own, of which only the header is decoded.
#[derive(Clone, Copy, Debug)]
pub struct Effect<'a> {
    /// How many of each thing it has.
    pub header: At<EffectHeader>,
    /// Strings, types, values and shaders, to which offsets in the records lead.
    pub data: At<&'a [u8]>,
    /// Records of buffers, variables and techniques.
    pub records: At<&'a [u8]>,
}

impl<'a> Effect<'a> {
    /// Reads a `FX10` part.
    ///
    /// # Errors
    ///
    /// Fails where the part is too short for the header or the data.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let mut cursor = part.cursor();
        let header = cursor.record::<EffectHeader>("the header")?;
        let data = cursor.take(header.data_size as usize, "the data")?;
        Ok(Self { header, data, records: cursor.rest() })
    }
}

impl<'a> Describe<'a> for Effect<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        nodes.push(Node::bytes("data", &self.data));
        nodes.push(Node::bytes("records", &self.records));
        nodes
    }
}
