//! The records of the kinds of metadata that every module of LLVM 3.7 has: a sixth of the bits of a small shader, the same in each.

use dxil_bitstream::Entries;
use dxil_ir::Module;

use crate::codes::metadata::KIND;

/// The records, with which the block of the kinds begins.
pub(crate) const RECORDS: Entries<'static> = Entries {
    abbreviation_width: WIDTH,
    bytes: BITS.bytes.split_at(BITS.count.div_ceil(8)).0,
    bits: BITS.count as u64,
};

/// The width of abbreviation ids in the block.
pub(crate) const WIDTH: u32 = 3;

/// The id of a record without an abbreviation.
const UNABBREVIATED: usize = 3;

static BITS: Bits = {
    let mut bits = Bits { bytes: [0; 512], count: 0 };
    let mut number = 0;
    while number < Module::METADATA_KINDS.len() {
        let name = Module::METADATA_KINDS[number].as_bytes();
        bits.field(UNABBREVIATED, WIDTH);
        bits.vbr6(KIND as usize);
        bits.vbr6(1 + name.len());
        bits.vbr6(number);
        let mut index = 0;
        while index < name.len() {
            bits.vbr6(name[index] as usize);
            index += 1;
        }
        number += 1;
    }
    bits
};

/// Bits that a compiler makes.
struct Bits {
    bytes: [u8; 512],
    count: usize,
}

impl Bits {
    const fn field(&mut self, value: usize, width: u32) {
        let mut bit = 0;
        while bit < width {
            self.bytes[self.count / 8] |= ((value >> bit & 1) as u8) << (self.count % 8);
            self.count += 1;
            bit += 1;
        }
    }

    const fn vbr6(&mut self, mut value: usize) {
        while value >= 32 {
            self.field(value & 31 | 32, 6);
            value >>= 5;
        }
        self.field(value, 6);
    }
}

#[cfg(test)]
mod tests {
    use dxil_bitstream::Writer;

    use super::*;

    #[test]
    fn the_records_are_those_that_a_writer_writes() {
        let (mut one_by_one, mut at_once) = (Writer::new(), Writer::new());
        for writer in [&mut one_by_one, &mut at_once] {
            writer.enter_block(15, WIDTH).expect("a block");
        }
        at_once.entries(&RECORDS).expect("a block of this width");
        for (number, name) in (0..).zip(Module::METADATA_KINDS) {
            one_by_one.text_record(None, KIND, &[number], name.as_bytes()).expect("a record");
        }
        assert_eq!(at_once.position(), one_by_one.position());
        for writer in [&mut one_by_one, &mut at_once] {
            writer.exit_block().expect("an open block");
        }
        assert_eq!(at_once.finish(), one_by_one.finish());
    }
}
