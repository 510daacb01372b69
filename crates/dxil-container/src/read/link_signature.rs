//! `LFS0`: the parameters of a library's function.

use alloc::vec::Vec;

use bstr::BStr;

use super::Part;
use crate::cursor::Cursor;
use crate::layout::{LinkParameter, LinkSignatureHeader, StringOffset};
use crate::strings::References;
use crate::tree::{self, Describe, Node};
use crate::{At, Error, Records};

/// The parameters of a library's function. The first one is its result.
#[derive(Clone, Copy, Debug)]
pub struct LinkSignature<'a> {
    /// How many parameters there are, and where.
    pub header: At<LinkSignatureHeader>,
    /// The parameters.
    pub parameters: Records<'a, LinkParameter>,
    part: Part<'a>,
}

impl<'a> LinkSignature<'a> {
    /// Reads a `LFS0` part.
    ///
    /// # Errors
    ///
    /// Fails where the part is too short for the header or the parameters.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let header = part.cursor().record::<LinkSignatureHeader>("the header")?;
        let (at, count) = (header.parameters_offset, header.parameter_count);
        let parameters = part.table(at, count, "the parameters")?;
        Ok(Self { header, parameters, part: *part })
    }

    /// The string at this offset: a name or a semantic.
    ///
    /// # Errors
    ///
    /// Fails where the offset is past the end, or no zero byte ends the string.
    pub fn string(&self, offset: StringOffset) -> Result<At<&'a BStr>, Error> {
        self.part.string(offset)
    }

    /// The start of the part.
    pub(crate) fn cursor(&self) -> Cursor<'a> {
        self.part.cursor()
    }
}

impl<'a> Describe<'a> for LinkSignature<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut strings = References::new(self.part.data());
        let parameters = self.parameters.iter();
        let parameters = parameters
            .map(|at| Node::group("parameter", at.range(), strings.fields(&at)))
            .collect();
        let mut nodes = tree::fields(&self.header);
        nodes.push(Node::list("parameters", self.parameters.range(), parameters));
        nodes.push(strings.node("strings", "string"));
        let gaps = Node::uncovered("padding", &nodes, &self.part.data());
        nodes.extend(gaps);
        nodes
    }
}
