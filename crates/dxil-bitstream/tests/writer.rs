//! Errors of a writer, and that they do not change the stream.

mod made;

use dxil_bitstream::read::{Entry, Record};
use dxil_bitstream::{Abbreviation, Entries, Error, Operand, Reader, Writer, block_info};
use expect_test::{Expect, expect};

/// A writer in a block 8 with abbreviations of all kinds, from 4 on.
fn writer() -> Writer {
    use Operand::{Array, Blob, Char6, Fixed, Literal, Vbr};
    let mut writer = Writer::new();
    writer.enter_block(8, 3).expect("sound");
    let kinds: [&[_]; 4] = [
        &[Fixed(2), Literal(7), Fixed(0)],
        &[Literal(1), Vbr(0), Array, Char6],
        &[Literal(1), Blob],
        &[Literal(1 << 40)],
    ];
    for operands in kinds {
        let abbreviation = Abbreviation::new(operands).expect("sound");
        writer.define_abbreviation(abbreviation).expect("sound");
    }
    writer
}

/// A call that fails.
type Fail<'f> = &'f dyn Fn(&mut Writer) -> Result<(), Error>;

/// Each of these fails, and leaves the writer as it was.
fn check(mut writer: Writer, fail: &[Fail<'_>], expected: &Expect) {
    let before = format!("{writer:?}");
    let mut errors = String::new();
    for fail in fail {
        errors += &format!("{}\n", fail(&mut writer).expect_err("it cannot be written"));
        assert_eq!(format!("{writer:?}"), before);
    }
    expected.assert_eq(&errors);
}

#[test]
fn records() {
    check(
        writer(),
        &[
            &|writer| writer.abbreviated_record(4, 4, &[7, 0], None),
            &|writer| writer.abbreviated_record(4, 3, &[8, 0], None),
            &|writer| writer.abbreviated_record(4, 3, &[7, 1], None),
            &|writer| writer.abbreviated_record(4, 3, &[7], None),
            &|writer| writer.abbreviated_record(4, 3, &[7, 0, 0], None),
            &|writer| writer.abbreviated_record(5, 1, &[1], None),
            &|writer| writer.abbreviated_record(5, 1, &[0, 97, 45], None),
            &|writer| writer.abbreviated_record(5, 1, &[0, 97 + 256], None),
            &|writer| writer.abbreviated_record(6, 1, &[], None),
            &|writer| writer.abbreviated_record(6, 1, &[1], Some(&[1])),
            &|writer| writer.abbreviated_record(5, 1, &[0], Some(&[1])),
            &|writer| writer.abbreviated_record(7, 0, &[], None),
            &|writer| writer.abbreviated_record(8, 0, &[], None),
            &|writer| writer.abbreviated_record(3, 0, &[], None),
        ],
        &expect![[r#"
            byte 0x1e, bit 6: block 8: 4 does not fit into 2 bits
            byte 0x1f, bit 0: block 8: the abbreviation has the literal 7, but the record has 8
            byte 0x1f, bit 0: block 8: 1 does not fit into 0 bits
            byte 0x1e, bit 6: block 8: the abbreviation takes 2 operands, but the record has 1
            byte 0x1e, bit 6: block 8: the abbreviation takes 2 operands, but the record has 3
            byte 0x1e, bit 6: block 8: 1 does not fit into 0 bits
            byte 0x20, bit 2: block 8: 0x2d is not one of a-z, A-Z, 0-9, `.` and `_`
            byte 0x1f, bit 4: block 8: 0x161 is not one of a-z, A-Z, 0-9, `.` and `_`
            byte 0x1e, bit 6: block 8: only one of the abbreviation and the record has a blob
            byte 0x1e, bit 6: block 8: the abbreviation takes 0 operands, but the record has 1
            byte 0x1e, bit 6: block 8: only one of the abbreviation and the record has a blob
            byte 0x1e, bit 6: block 8: the abbreviation has the literal 1099511627776, but the record has 0
            byte 0x1e, bit 3: block 8: 8 does not fit into 3 bits
            byte 0x1e, bit 6: block 8: no abbreviation has the id 3
        "#]],
    );
}

#[test]
fn blocks() {
    let misplaced = Abbreviation::new([Operand::Literal(1)]).expect("sound");
    check(
        Writer::new(),
        &[
            &|writer| writer.record(1, &[]),
            &|writer| writer.abbreviated_record(4, 1, &[], None),
            &|writer| writer.define_abbreviation(misplaced.clone()).map(|_| ()),
            &|writer| writer.exit_block(),
            &|writer| writer.enter_block(8, 0),
            &|writer| writer.enter_block(8, 33),
        ],
        &expect![[r#"
            byte 0x4, bit 0: only blocks can be at the top level
            byte 0x4, bit 0: only blocks can be at the top level
            byte 0x4, bit 0: only blocks can be at the top level
            byte 0x4, bit 0: a block ends that was not entered, or does not end
            byte 0x4, bit 0: the width of a block's abbreviation ids is 0, it can be 1 to 32
            byte 0x4, bit 0: the width of a block's abbreviation ids is 33, it can be 1 to 32
        "#]],
    );
    let mut narrow = Writer::new();
    narrow.enter_block(8, 1).expect("sound");
    check(
        narrow,
        &[
            &|writer| writer.record(1, &[]),
            &|writer| writer.define_abbreviation(misplaced.clone()).map(|_| ()),
            &|writer| writer.clone().finish().map(|_| ()),
        ],
        &expect![[r#"
            byte 0xc, bit 0: block 8: 3 does not fit into 1 bits
            byte 0xc, bit 0: block 8: 2 does not fit into 1 bits
            byte 0xc, bit 0: block 8: a block ends that was not entered, or does not end
        "#]],
    );
}

#[test]
fn block_info() {
    let abbreviation = Abbreviation::new([Operand::Literal(1)]).expect("sound");
    let mut info = Writer::new();
    info.enter_block(block_info::BLOCK_ID, 2).expect("sound");
    check(
        info,
        &[
            &|writer| writer.define_abbreviation(abbreviation.clone()).map(|_| ()),
            &|writer| writer.record(block_info::BLOCK_NAME, &[97]),
            &|writer| writer.record(block_info::SET_BLOCK_ID, &[]),
            &|writer| writer.record(block_info::SET_BLOCK_ID, &[1 << 32]),
            &|writer| writer.enter_block(8, 3),
        ],
        &expect![[r#"
            byte 0xe, bit 0: block 0: BLOCKINFO has no record before this that names a block
            byte 0xf, bit 2: block 0: BLOCKINFO has no record before this that names a block
            byte 0xd, bit 6: block 0: BLOCKINFO has a record without operands
            byte 0x13, bit 0: block 0: a length or count takes more than 32 bits
            byte 0xc, bit 0: block 0: BLOCKINFO has a block in it
        "#]],
    );
}

#[test]
fn copies() {
    // The second inner block is malformed.
    let inner = [(1, 3), (9, 8), (3, 4), (0, 17), (1, 32), (0, 32)];
    let unsound = [(1, 3), (9, 8), (3, 4), (0, 17), (1, 32), (7, 32)];
    let stream = made::block(&[inner, unsound].concat());
    let mut record = Record::default();
    let entry = Reader::new(&stream).expect("a stream").next_entry(&mut record).expect("sound");
    let Some(Entry::Block(block)) = entry else { panic!("a block") };
    check(
        writer(),
        &[&|writer| writer.copy_block(&block)],
        &expect![[r#"
        byte 0x20, bit 0: block 9: no abbreviation has the id 7
    "#]],
    );
    check(
        Writer::new(),
        &[&|writer| writer.copy_block(&block)],
        &expect![[r#"
        byte 0x20, bit 0: block 9: no abbreviation has the id 7
    "#]],
    );
}

#[test]
fn abbreviations_of_nested_blocks() {
    let of = |code| Abbreviation::new([Operand::Literal(code)]).expect("sound");
    let mut writer = Writer::new();
    writer.enter_block(block_info::BLOCK_ID, 2).expect("sound");
    // The descriptions of two kinds of blocks alternate.
    for (block, code, id) in [(9, 1, 4), (10, 2, 4), (9, 3, 5), (10, 4, 5)] {
        writer.record(block_info::SET_BLOCK_ID, &[block]).expect("sound");
        assert_eq!(writer.define_abbreviation(of(code)), Ok(id));
    }
    writer.exit_block().expect("sound");
    writer.enter_block(9, 3).expect("sound");
    assert_eq!(writer.define_abbreviation(of(5)), Ok(6));
    writer.enter_block(10, 3).expect("sound");
    assert_eq!(writer.define_abbreviation(of(6)), Ok(6));
    for (id, code) in [(4, 2), (5, 4), (6, 6)] {
        writer.abbreviated_record(id, code, &[], None).expect("one of the inner block");
    }
    writer.exit_block().expect("sound");
    assert_eq!(writer.define_abbreviation(of(7)), Ok(7));
    for (id, code) in [(4, 1), (5, 3), (6, 5), (7, 7)] {
        writer.abbreviated_record(id, code, &[], None).expect("one of the outer block");
    }
    writer.exit_block().expect("sound");
    let stream = writer.finish().expect("sound");
    // Four records of BLOCKINFO, then those of the inner and of the outer block.
    assert_eq!(codes(&stream), [1, 1, 1, 1, 2, 4, 6, 1, 3, 5, 7]);
}

/// Two records: code 2 with an operand of 5, and code 40 without any.
const ENTRIES: Entries<'_> = Entries {
    abbreviation_width: 3,
    bytes: &(3_u64 | 2 << 3 | 1 << 9 | 5 << 15 | 3 << 21 | (8 | 32) << 24 | 1 << 30).to_le_bytes(),
    bits: 42,
};

#[test]
fn entries_that_were_made_before() {
    let mut writer = Writer::new();
    for width in [3, 4] {
        writer.enter_block(8, width).expect("sound");
        writer.record(2, &[5]).expect("sound");
        writer.record(40, &[]).expect("sound");
        writer.exit_block().expect("sound");
    }
    let mut with_copy = Writer::new();
    with_copy.enter_block(8, 3).expect("sound");
    with_copy.entries(&ENTRIES).expect("sound");
    with_copy.exit_block().expect("sound");
    let (stream, copied) = (writer.finish().expect("sound"), with_copy.finish().expect("sound"));
    assert!(stream.starts_with(&copied));
    let mut reader = Reader::new(&stream).expect("a stream");
    let mut next_block = || match reader.next_entry(&mut Record::default()) {
        Ok(Some(Entry::Block(block))) => block,
        entry => panic!("{entry:?}"),
    };
    let (same, of_other_width) = (next_block(), next_block());
    let rest = same.strip_prefix(&ENTRIES).expect("the same entries");
    assert!(matches!(rest.reader().next_entry(&mut Record::default()), Ok(None)));
    assert!(of_other_width.strip_prefix(&ENTRIES).is_none());
    assert!(rest.strip_prefix(&ENTRIES).is_none());
    for bit in 0..ENTRIES.bits as usize {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(ENTRIES.bytes);
        bytes[bit / 8] ^= 1 << (bit % 8);
        assert!(same.strip_prefix(&Entries { bytes: &bytes, ..ENTRIES }).is_none(), "{bit}");
    }
    for bytes in 0..6 {
        let beyond = Entries { bytes: &ENTRIES.bytes[..bytes], ..ENTRIES };
        assert!(same.strip_prefix(&beyond).is_none(), "{bytes}");
        let mut writer = Writer::new();
        writer.enter_block(8, 3).expect("sound");
        assert!(writer.entries(&beyond).is_err(), "{bytes}");
    }
}

#[test]
fn entries_have_their_place() {
    let copy: Fail<'_> = &|writer| writer.entries(&ENTRIES);
    let at_top_level = expect![[r#"
        byte 0x4, bit 0: only blocks can be at the top level
    "#]];
    check(Writer::new(), &[copy], &at_top_level);
    let mut in_info = Writer::new();
    in_info.enter_block(block_info::BLOCK_ID, 3).expect("sound");
    let in_block_info = expect![[r#"
        byte 0xc, bit 0: block 0: BLOCKINFO has entries that were made before
    "#]];
    check(in_info, &[copy], &in_block_info);
    let mut in_other = Writer::new();
    in_other.enter_block(8, 4).expect("sound");
    let of_other_width = expect![[r#"
        byte 0xc, bit 0: block 8: the width of a block's abbreviation ids is 4, it can be that of the entries
    "#]];
    check(in_other, &[copy], &of_other_width);
}

/// Each is found without a search through the others: this takes a moment, and not minutes.
#[test]
fn abbreviations_of_many_kinds_of_blocks() {
    let count = 100_000;
    let of = |code: u32| Abbreviation::new([Operand::Literal(code.into())]).expect("sound");
    let mut writer = Writer::new();
    writer.enter_block(block_info::BLOCK_ID, 2).expect("sound");
    for number in 0..count {
        // A kind of its own, and two that alternate.
        for (block, code, id) in
            [(16 + number, number, 4), (9 + number % 2, number, 4 + number / 2)]
        {
            writer.record(block_info::SET_BLOCK_ID, &[block.into()]).expect("sound");
            assert_eq!(writer.define_abbreviation(of(code)), Ok(id));
        }
    }
    writer.exit_block().expect("sound");
    for number in 0..count {
        writer.enter_block(16 + number, 3).expect("sound");
        assert_eq!(writer.abbreviation(4), Some(of(number).operands()));
        assert_eq!(writer.abbreviation(5), None);
        writer.exit_block().expect("sound");
    }
    for block in [9, 10] {
        writer.enter_block(block, 32).expect("sound");
        let last = 4 + count / 2 - 1;
        assert_eq!(writer.abbreviation(last), Some(of(count - 2 + block % 9).operands()));
        assert_eq!(writer.abbreviation(last + 1), None);
        writer.exit_block().expect("sound");
    }
    let stream = writer.finish().expect("sound");
    assert_eq!(Writer::copy_of(&stream).expect("a copy").finish().expect("sound"), stream);
}

/// The codes of the records in all blocks of a stream.
fn codes(stream: &[u8]) -> Vec<u32> {
    fn of_block(mut reader: Reader<'_>, codes: &mut Vec<u32>) {
        let mut record = Record::default();
        while let Some(entry) = reader.next_entry(&mut record).expect("sound") {
            match entry {
                Entry::Block(block) => of_block(block.reader(), codes),
                Entry::Record(record) => codes.push(record.code),
                Entry::Abbreviation(_) => {}
            }
        }
    }
    let mut codes = Vec::new();
    of_block(Reader::new(stream).expect("a stream"), &mut codes);
    codes
}
