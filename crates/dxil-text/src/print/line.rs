//! Lines of the text that describe entities of the module.

use dxil_ir::{AliasId, FunctionId, InstructionId, MetadataId, VariableId};

use super::module::Printer;

/// The entity that a line of a printed module describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Line {
    /// A global variable.
    Variable(VariableId),
    /// An alias.
    Alias(AliasId),
    /// The first line of a function.
    Function(FunctionId),
    /// An instruction.
    Instruction(FunctionId, InstructionId),
    /// A node of metadata. Debug locations that are no nodes have lines, too, which describe no entity.
    Metadata(MetadataId),
}

impl Printer<'_> {
    /// Notes that the next line describes an entity, if that has been asked for.
    #[inline]
    pub(crate) fn begin(&mut self, line: Line) {
        if let Some(lines) = &mut self.lines {
            lines.push((self.out.len(), line));
        }
    }
}
