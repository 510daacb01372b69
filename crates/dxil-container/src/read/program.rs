//! `DXIL`, `ILDB` and DXC's `STAT`: a module of LLVM bitcode.

use alloc::vec::Vec;

use dxil_ops::{ShaderModel, Version};

use super::Part;
use crate::layout::ProgramHeader;
use crate::tree::{self, Describe, Node};
use crate::{At, Error};

/// A module of LLVM 3.7 bitcode, and what it is compiled for.
#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    /// Shader model, kind of shader, DXIL version, sizes.
    pub header: At<ProgramHeader>,
    /// Bytes between the header and the bitcode: none in files of known compilers.
    pub gap: At<&'a [u8]>,
    /// The module, from `BC 0xC0DE` on.
    pub bitcode: At<&'a [u8]>,
    /// Bytes behind the bitcode.
    pub trailing: At<&'a [u8]>,
}

impl<'a> Program<'a> {
    /// Where the header's `DXIL` lies, from which the offset of the bitcode counts, in bytes from the
    /// start of the part.
    pub const MAGIC_OFFSET: u32 = 8;

    /// Whether a `STAT` part is a module, as DXC writes it, and not a list of counts.
    pub(crate) fn is_program(part: &Part<'a>) -> bool {
        part.data().get(Self::MAGIC_OFFSET as usize..).is_some_and(|rest| rest.starts_with(b"DXIL"))
    }

    /// Reads a `DXIL`, `ILDB` or, from DXC, `STAT` part.
    ///
    /// # Errors
    ///
    /// Fails where the part is too short for the header or the bitcode.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let mut cursor = part.cursor();
        let header = cursor.record::<ProgramHeader>("the program header")?;
        let start = header.bitcode_offset.saturating_add(Self::MAGIC_OFFSET);
        let bitcode = part.cursor().seek(start, "the bitcode")?;
        let Some(gap) = bitcode.position().checked_sub(cursor.position()) else {
            return Err(cursor.value_error(
                "the offset of the bitcode",
                header.bitcode_offset.into(),
                "16 or more, behind the header",
            ));
        };
        let gap = cursor.take(gap, "the bitcode")?;
        let bitcode = cursor.take(header.bitcode_size as usize, "the bitcode")?;
        Ok(Self { header, gap, bitcode, trailing: cursor.rest() })
    }

    /// The shader model that the program is compiled for.
    #[must_use]
    pub fn shader_model(&self) -> ShaderModel {
        self.header.shader_model.get()
    }

    /// The version of DXIL that the program is in.
    #[must_use]
    pub fn dxil_version(&self) -> Version {
        Version::new(self.header.dxil_major, self.header.dxil_minor)
    }
}

impl<'a> Describe<'a> for Program<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        nodes.extend(Node::optional_bytes("gap", &self.gap));
        nodes.push(Node::bytes("bitcode", &self.bitcode));
        nodes.extend(Node::trailing(&self.trailing));
        nodes
    }
}
