//! Modules that differ little from one that was written before.

use alloc::vec::Vec;
use core::mem;

use dxil_bitstream::Writer;
use dxil_bitstream::write::WrittenBlock;
use dxil_ir::{Module, TypeId};

use super::enumerate::Enumerator;
use super::{USUAL_SIZE, bitstream, module};
use crate::Error;
use crate::codes;

/// A module that was written, with what a similar module has in common with it: types, kinds of metadata, and names of globals.
///
/// ```
/// let mut module = dxil_ir::Module::dxil();
/// let ty = module.types.function(module.types.void(), &[]);
/// module.add_function(dxil_ir::Function::new("main", ty));
/// let written = dxil_bitcode::Written::new(&module)?;
/// module.target_triple = "dxil-ms-dx".into();
/// assert_eq!(written.write_changed(&module)?, dxil_bitcode::write(&module)?);
/// # Ok::<(), dxil_bitcode::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Written {
    /// The bitcode.
    pub bitcode: Vec<u8>,
    blocks: Vec<WrittenBlock>,
    /// The types in the order of their numbers.
    types: Vec<TypeId>,
    /// The number of kinds of attached metadata.
    metadata_kinds: usize,
}

impl Written {
    /// Writes a module, as [`write`](super::write()) does.
    ///
    /// # Errors
    ///
    /// Fails as [`write`](super::write()) does.
    pub fn new(module: &Module) -> Result<Self, Error> {
        let mut writer = Writer::with_capacity(USUAL_SIZE);
        let mut numbers = Enumerator::new(module)?;
        let mut blocks = Vec::with_capacity(KINDS);
        module::write(
            &mut writer,
            &mut numbers,
            &mut Again { before: None, kept: Some(&mut blocks) },
        )?;
        let types = mem::take(&mut numbers.types.items);
        let metadata_kinds = module.metadata_kinds.len();
        Ok(Self { bitcode: writer.finish().map_err(bitstream)?, blocks, types, metadata_kinds })
    }

    /// Writes the module after a change, as [`write`](super::write()) does, but faster. The change must keep all globals in their
    /// order and with their names, all types with the names and elements of structs, and all kinds of attached metadata: otherwise
    /// the bitcode is that of no module. It may add types and kinds.
    ///
    /// # Errors
    ///
    /// Fails as [`write`](super::write()) does.
    pub fn write_changed(&self, module: &Module) -> Result<Vec<u8>, Error> {
        let mut writer = Writer::with_capacity(USUAL_SIZE);
        let mut again = Again { before: Some(self), kept: None };
        module::write(&mut writer, &mut Enumerator::new(module)?, &mut again)?;
        let bitcode = writer.finish().map_err(bitstream)?;
        debug_assert_eq!(super::write(module).as_ref(), Ok(&bitcode), "a change of what is kept");
        Ok(bitcode)
    }

    /// The block of this kind, if the module with these numbers has the same.
    fn block(&self, id: u32, numbers: &Enumerator<'_>) -> Option<&WrittenBlock> {
        let is_same = match id {
            codes::TYPE => self.types == numbers.types.items,
            codes::METADATA => self.metadata_kinds == numbers.module.metadata_kinds.len(),
            _ => true,
        };
        self.blocks.iter().find(|block| block.id() == id && is_same)
    }
}

/// The number of kinds of blocks that modules share: types, kinds of metadata and names.
const KINDS: usize = 3;

/// The blocks that a module has in common with others.
#[derive(Default)]
pub(super) struct Again<'w> {
    /// The module that was written before.
    before: Option<&'w Written>,
    /// The blocks that are kept for later modules.
    kept: Option<&'w mut Vec<WrittenBlock>>,
}

impl Again<'_> {
    /// Writes a block as it was before, if that is the same, or as `write` does.
    pub(super) fn block(
        &mut self,
        writer: &mut Writer,
        numbers: &Enumerator<'_>,
        id: u32,
        write: impl FnOnce(&mut Writer) -> Result<(), Error>,
    ) -> Result<(), Error> {
        if let Some(before) = self.before {
            if let Some(block) = before.block(id, numbers) {
                return writer.block_again(block, &before.bitcode).map_err(bitstream);
            }
        }
        write(writer)?;
        if let Some(kept) = &mut self.kept {
            kept.extend(writer.last_block().filter(|block| block.id() == id));
        }
        Ok(())
    }
}
