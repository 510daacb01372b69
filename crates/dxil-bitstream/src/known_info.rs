//! BLOCKINFO that many streams have.

#![deny(clippy::arithmetic_side_effects)]

use crate::abbreviation::Encoding;
use crate::{ConstBits, Operand, block_info, id, width};

/// What a BLOCKINFO block says of the blocks of an id.
#[derive(Clone, Copy, Debug)]
pub struct Described {
    /// The id of the blocks.
    pub block: u32,
    /// The operands of the abbreviations that all of them have, the encoding of the code first.
    pub abbreviations: &'static [&'static [Operand]],
}

/// The content of a BLOCKINFO block that many streams have, made by the compiler.
///
/// A [reader](crate::Reader::knowing) compares a block with it instead of reading each definition, and a
/// [writer](crate::Writer::known_info) copies it.
///
/// ```
/// use dxil_bitstream::{Described, KnownInfo, Operand, Writer};
///
/// static KNOWN: KnownInfo = KnownInfo::new(&[Described {
///     block: 9,
///     abbreviations: &[&[Operand::Literal(1), Operand::Vbr(6)]],
/// }]);
///
/// let mut writer = Writer::new();
/// writer.known_info(&KNOWN)?;
/// writer.enter_block(9, 3)?;
/// writer.abbreviated_record(4, 1, &[77], None)?;
/// # Ok::<(), dxil_bitstream::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct KnownInfo {
    described: &'static [Described],
    /// From the first entry to the end of the block.
    bits: ConstBits<CONTENT>,
}

/// The width of abbreviation ids in the block, as LLVM has it.
const WIDTH: u32 = 2;

/// The bytes that are enough for the abbreviations that LLVM defines.
const CONTENT: usize = 128;

impl KnownInfo {
    /// Makes the content of a block that describes these kinds of blocks, one after another.
    ///
    /// # Panics
    ///
    /// Panics if the content takes more than 128 bytes.
    #[must_use]
    #[expect(clippy::arithmetic_side_effects, reason = "the compiler refuses an overflow")]
    pub const fn new(described: &'static [Described]) -> Self {
        let mut bits = ConstBits::new();
        let mut index = 0;
        while index < described.len() {
            bits.fixed(id::UNABBREVIATED as u64, WIDTH);
            bits.vbr(block_info::SET_BLOCK_ID as u64, width::OPERAND);
            bits.vbr(1, width::OPERAND);
            bits.vbr(described[index].block as u64, width::OPERAND);
            let mut abbreviations = described[index].abbreviations;
            while let Some((first, others)) = abbreviations.split_first() {
                bits.fixed(id::DEFINE_ABBREVIATION as u64, WIDTH);
                define(&mut bits, first);
                abbreviations = others;
            }
            index += 1;
        }
        bits.fixed(id::END_BLOCK as u64, WIDTH);
        while bits.count() % 32 != 0 {
            bits.fixed(0, 1);
        }
        Self { described, bits }
    }

    /// The operands of the abbreviations that all blocks of this id have.
    pub(crate) fn abbreviations(&self, block: u32) -> Option<&'static [&'static [Operand]]> {
        self.described.iter().find(|it| it.block == block).map(|it| it.abbreviations)
    }

    /// The bytes from the first entry to the end of the block.
    pub(crate) fn content(&self) -> &[u8] {
        self.bits.bytes()
    }

    /// The width of abbreviation ids in the block.
    pub(crate) fn width(&self) -> u32 {
        WIDTH
    }
}

/// Adds a definition after its abbreviation id.
const fn define(bits: &mut ConstBits<CONTENT>, mut operands: &[Operand]) {
    bits.vbr(operands.len() as u64, width::DEFINITION);
    while let Some((first, others)) = operands.split_first() {
        match first.encoding() {
            Encoding::Literal(value) => {
                bits.fixed(1, 1);
                bits.vbr(value, width::LITERAL);
            }
            Encoding::Other(encoding, width) => {
                bits.fixed(0, 1);
                bits.fixed(encoding, width::ENCODING);
                if let Some(width) = width {
                    bits.vbr(width as u64, width::DEFINITION);
                }
            }
        }
        operands = others;
    }
}
