//! `ILDN`: the name of the file with debug information.

use alloc::vec::Vec;

use bstr::BStr;

use super::Part;
use crate::layout::DebugNameHeader;
use crate::tree::{self, Describe, Node, Value};
use crate::{At, Error};

/// The name of the file with debug information.
#[derive(Clone, Copy, Debug)]
pub struct DebugName<'a> {
    /// Flags, and the length of the name.
    pub header: At<DebugNameHeader>,
    /// The name, without the zero byte that ends it.
    pub name: At<&'a BStr>,
    /// The zero byte that ends the name, and zeros up to a multiple of 4 bytes.
    pub padding: At<&'a [u8]>,
}

impl<'a> DebugName<'a> {
    /// Reads an `ILDN` part.
    ///
    /// # Errors
    ///
    /// Fails where the part is too short for the header or the name.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let mut cursor = part.cursor();
        let header = cursor.record::<DebugNameHeader>("the header of the name")?;
        let name = cursor.take(header.name_length.into(), "the name")?;
        let name = At::new(BStr::new(*name), name.offset(), name.len());
        Ok(Self { header, name, padding: cursor.rest() })
    }
}

impl<'a> Describe<'a> for DebugName<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        nodes.push(Node::value("name", self.name.range(), Value::Text((*self.name).into())));
        nodes.extend(Node::optional_bytes("padding", &self.padding));
        nodes
    }
}
