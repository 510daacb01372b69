//! The records of the kinds of metadata that every module of LLVM 3.7 has: a sixth of the bits of a small shader, the same in each.

use dxil_bitstream::{ConstBits, Entries};
use dxil_ir::Module;

use crate::codes::metadata::KIND;

/// The records, with which the block of the kinds begins.
pub(crate) const RECORDS: Entries<'static> =
    Entries { abbreviation_width: WIDTH, bytes: BITS.bytes(), bits: BITS.count() as u64 };

/// The width of abbreviation ids in the block.
pub(crate) const WIDTH: u32 = 3;

/// The id of a record without an abbreviation.
const UNABBREVIATED: u64 = 3;

static BITS: ConstBits<512> = {
    let mut bits = ConstBits::new();
    let mut number = 0;
    while number < Module::METADATA_KINDS.len() {
        let name = Module::METADATA_KINDS[number].as_bytes();
        bits.fixed(UNABBREVIATED, WIDTH);
        bits.vbr(KIND as u64, 6);
        bits.vbr(1 + name.len() as u64, 6);
        bits.vbr(number as u64, 6);
        let mut index = 0;
        while index < name.len() {
            bits.vbr(name[index] as u64, 6);
            index += 1;
        }
        number += 1;
    }
    bits
};

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
