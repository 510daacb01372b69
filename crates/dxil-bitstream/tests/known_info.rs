//! BLOCKINFO that is known before a stream is read or written.

use dxil_bitstream::read::{Entry, Record};
use dxil_bitstream::{Abbreviation, Described, KnownInfo, Operand, Reader, Writer, block_info};

static DESCRIBED: [Described; 2] = [
    Described {
        block: 9,
        abbreviations: &[
            &[Operand::Literal(300), Operand::Fixed(20), Operand::Vbr(6)],
            &[Operand::Fixed(3), Operand::Array, Operand::Char6],
        ],
    },
    Described { block: 40, abbreviations: &[&[Operand::Vbr(32), Operand::Blob]] },
];

static KNOWN: [KnownInfo; 2] = [KnownInfo::new(&DESCRIBED), KnownInfo::new(&[])];

/// A stream with a BLOCKINFO block, which `describe` writes, and a block with records of its abbreviations.
fn stream(describe: impl FnOnce(&mut Writer)) -> Vec<u8> {
    let mut writer = Writer::new();
    writer.enter_block(8, 3).expect("sound");
    describe(&mut writer);
    writer.enter_block(9, 4).expect("sound");
    writer.abbreviated_record(4, 300, &[1 << 19, 77], None).expect("sound");
    writer.abbreviated_record(5, 7, &b"name".map(u64::from), None).expect("sound");
    writer.exit_block().expect("sound");
    writer.enter_block(40, 4).expect("sound");
    writer.abbreviated_record(4, 5, &[], Some(b"blob")).expect("sound");
    writer.exit_block().expect("sound");
    writer.exit_block().expect("sound");
    writer.finish().expect("sound")
}

/// Writes a BLOCKINFO block entry by entry; `last` is the last operand of the first abbreviation.
fn one_by_one(writer: &mut Writer, last: Operand) {
    writer.enter_block(block_info::BLOCK_ID, 2).expect("sound");
    for Described { block, abbreviations } in DESCRIBED {
        writer.record(block_info::SET_BLOCK_ID, &[block.into()]).expect("sound");
        for operands in abbreviations {
            let mut operands = operands.to_vec();
            if operands[0] == Operand::Literal(300) {
                operands[2] = last;
            }
            let abbreviation = Abbreviation::new(operands).expect("sound");
            writer.define_abbreviation(abbreviation).expect("sound");
        }
    }
    writer.exit_block().expect("sound");
}

/// The codes, operands and blobs of all records outside BLOCKINFO.
fn records(reader: Reader<'_>) -> Vec<String> {
    let (mut readers, mut records, mut record) = (vec![reader], Vec::new(), Record::default());
    while let Some(mut reader) = readers.pop() {
        while let Some(entry) = reader.next_entry(&mut record).expect("sound") {
            match entry {
                Entry::Block(block) if block.id() == block_info::BLOCK_ID => {}
                Entry::Block(block) => readers.push(block.reader()),
                Entry::Abbreviation(_) => {}
                Entry::Record(Record { code, operands, blob, .. }) => {
                    records.push(format!("{code} {operands:?} {blob:?}"));
                }
            }
        }
    }
    records
}

#[test]
fn a_known_block_is_what_its_entries_are() {
    let known = stream(|writer| writer.known_info(&KNOWN[0]).expect("sound"));
    assert_eq!(known, stream(|writer| one_by_one(writer, Operand::Vbr(6))));
    let reader = || Reader::new(&known).expect("a stream");
    assert_eq!(records(reader().knowing(&KNOWN)), records(reader()));
    assert_eq!(records(reader()).len(), 3);
    assert_eq!(Writer::copy_of(&known).expect("a copy").finish().expect("sound"), known);
}

#[test]
fn a_block_that_differs_from_known_ones_is_read() {
    let other = stream(|writer| one_by_one(writer, Operand::Vbr(7)));
    let reader = || Reader::new(&other).expect("a stream");
    assert_eq!(records(reader().knowing(&KNOWN)), records(reader()));
}

#[test]
fn a_block_of_another_width_is_read() {
    // The bits of the known block that is empty: as ids of three bits, they are the end, too.
    let mut writer = Writer::new();
    writer.enter_block(block_info::BLOCK_ID, 3).expect("sound");
    writer.exit_block().expect("sound");
    let stream = writer.finish().expect("sound");
    assert_eq!(records(Reader::new(&stream).expect("a stream").knowing(&KNOWN)), [""; 0]);
}

#[test]
fn a_block_after_a_known_one_adds_nothing_to_it() {
    let mut writer = Writer::new();
    writer.enter_block(8, 3).expect("sound");
    writer.known_info(&KNOWN[0]).expect("sound");
    assert_eq!(writer.last_block().map(|block| block.id()), None);
    writer.known_info(&KNOWN[1]).expect("sound");
    writer.enter_block(9, 4).expect("sound");
    assert_eq!(writer.abbreviation(4), None);
}
