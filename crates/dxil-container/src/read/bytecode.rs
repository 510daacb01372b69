//! `SHDR` and `SHEX`: a DXBC program.

use alloc::vec::Vec;

use super::Part;
use crate::layout::BytecodeHeader;
use crate::tree::{self, Describe, Node};
use crate::{At, Error, Record};

/// A DXBC program as its tokens.
#[derive(Clone, Copy, Debug)]
pub struct Bytecode<'a> {
    /// Shader model, kind of shader, size.
    pub header: At<BytecodeHeader>,
    /// The bytes of the tokens behind the header: declarations, then instructions.
    pub token_bytes: At<&'a [u8]>,
    /// Bytes behind the program: none in files of known compilers.
    pub trailing: At<&'a [u8]>,
}

impl<'a> Bytecode<'a> {
    /// Reads a `SHDR` or `SHEX` part.
    ///
    /// # Errors
    ///
    /// Fails where the part is too short for the header or the tokens.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let mut cursor = part.cursor();
        let header = cursor.record::<BytecodeHeader>("the program header")?;
        let size = u64::from(header.token_count).saturating_mul(4);
        let Some(size) = size.checked_sub(BytecodeHeader::SIZE as u64) else {
            let count = header.token_count.into();
            return Err(cursor.value_error("the number of tokens", count, "2 or more"));
        };
        let token_bytes = cursor.take(usize::try_from(size).unwrap_or(usize::MAX), "the tokens")?;
        Ok(Self { header, token_bytes, trailing: cursor.rest() })
    }

    /// The tokens behind the header.
    pub fn tokens(&self) -> impl ExactSizeIterator<Item = u32> + Clone + use<'a> {
        let words = self.token_bytes.chunks_exact(4);
        words.map(|word| u32::from_le_bytes(word.try_into().unwrap_or_default()))
    }
}

impl<'a> Describe<'a> for Bytecode<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        nodes.push(Node::bytes("tokens", &self.token_bytes));
        nodes.extend(Node::trailing(&self.trailing));
        nodes
    }
}
