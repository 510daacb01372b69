//! Records and definitions at the limits between common cases, which are written at once, and others.

use dxil_bitstream::read::{Entry, Record};
use dxil_bitstream::{Abbreviation, Operand, Reader, Writer};

/// The bytes of texts are written by eights and fours, and the last ones differently: each length, and each byte in
/// each place, is read as it was written.
#[test]
fn texts_of_all_lengths() {
    use Operand::{Array, Char6, Fixed, Literal, Vbr};
    let elements = [Fixed(8), Fixed(7), Char6, Vbr(6)];
    for (element, odd) in elements.into_iter().zip([0xff, 0x7f, b'_', 0xff]) {
        let texts = (0..=17).flat_map(|length| {
            let odd_at = move |place: usize| {
                let letter = |index| if index == place { odd } else { b'a' + index as u8 };
                (0..length).map(letter).collect::<Vec<u8>>()
            };
            (0..=length).map(odd_at)
        });
        let mut writer = Writer::new();
        writer.enter_block(8, 3).expect("sound");
        let array = Abbreviation::new([Literal(1), Array, element]).expect("sound");
        let id = writer.define_abbreviation(array).expect("sound");
        let mut expected = Vec::new();
        for text in texts {
            for abbreviation in [None, Some(id)] {
                writer.text_record(abbreviation, 1, &[], &text).expect("sound");
                expected.push((1, text.iter().map(|&byte| byte.into()).collect()));
            }
        }
        writer.exit_block().expect("sound");
        assert_eq!(records(&writer.finish().expect("sound")), expected);
    }
}

/// A byte that the elements cannot be is an error wherever it is.
#[test]
fn texts_with_other_bytes() {
    use Operand::{Array, Char6, Fixed, Literal};
    for (element, other) in [(Fixed(7), 0x80), (Char6, b'-')] {
        let mut writer = Writer::new();
        writer.enter_block(8, 3).expect("sound");
        let array = Abbreviation::new([Literal(1), Array, element]).expect("sound");
        let id = writer.define_abbreviation(array).expect("sound");
        for length in 1..=17 {
            for place in 0..length {
                let mut text = vec![b'a'; length];
                text[place] = other;
                let before = format!("{writer:?}");
                assert!(writer.text_record(Some(id), 1, &[], &text).is_err(), "{text:?}");
                assert_eq!(format!("{writer:?}"), before);
            }
        }
    }
}

/// The heads of records are one field up to a code and a number of operands.
#[test]
fn records_of_unusual_size() {
    let mut writer = Writer::new();
    writer.enter_block(8, 2).expect("sound");
    let mut expected = Vec::new();
    for code in [0, 31, 32, u32::MAX] {
        for count in [0, 1, 31, 32, 33, 1023, 1024, 1025] {
            let operands: Vec<u64> = (0..count).collect();
            writer.record(code, &operands).expect("sound");
            // All but one as a text.
            let text = vec![b'x'; count.saturating_sub(1) as usize];
            writer.text_record(None, code, &[7], &text).expect("sound");
            let joined = [7].into_iter().chain(text.iter().map(|&byte| byte.into())).collect();
            expected.extend([(code, operands), (code, joined)]);
        }
    }
    writer.exit_block().expect("sound");
    assert_eq!(records(&writer.finish().expect("sound")), expected);
}

/// Definitions have common operands as one field, and others with more care.
#[test]
fn definitions_of_unusual_operands() {
    use Operand::{Array, Blob, Char6, Fixed, Literal, Vbr};
    let literals = [0, 1, 15, 16, 127, 128, 255, 256, u64::MAX].map(Literal);
    let fixed = [0, 1, 7, 8, 15, 16, 17, 31, 32].map(Fixed);
    let vbr = [0, 2, 6, 8, 15, 16, 17, 31, 32].map(Vbr);
    let scalars = [&literals[..], &fixed, &vbr, &[Char6]].concat();
    let ends = [&[][..], &[Array, Fixed(16)], &[Array, Vbr(15)], &[Array, Char6], &[Blob]];
    let abbreviations: Vec<_> = scalars
        .iter()
        .flat_map(|&scalar| ends.map(|end| [&[Literal(1), scalar][..], end].concat()))
        .chain([[&[Literal(1)], &scalars[..]].concat()])
        .map(|operands| Abbreviation::new(operands).expect("sound"))
        .collect();
    let mut writer = Writer::new();
    writer.enter_block(8, 16).expect("sound");
    for abbreviation in &abbreviations {
        writer.define_abbreviation(abbreviation.clone()).expect("sound");
    }
    writer.exit_block().expect("sound");
    let stream = writer.finish().expect("sound");
    let mut record = Record::default();
    let entry = Reader::new(&stream).expect("a stream").next_entry(&mut record).expect("sound");
    let Some(Entry::Block(block)) = entry else { panic!("a block") };
    let mut reader = block.reader();
    for expected in abbreviations {
        let Some(Entry::Abbreviation(found)) = reader.next_entry(&mut record).expect("sound")
        else {
            panic!("an abbreviation");
        };
        assert_eq!(found, expected);
    }
}

/// The codes and operands of the records in the only block of a stream.
fn records(stream: &[u8]) -> Vec<(u32, Vec<u64>)> {
    let mut record = Record::default();
    let entry = Reader::new(stream).expect("a stream").next_entry(&mut record).expect("sound");
    let Some(Entry::Block(block)) = entry else { panic!("a block") };
    let (mut reader, mut records) = (block.reader(), Vec::new());
    while let Some(entry) = reader.next_entry(&mut record).expect("sound") {
        if let Entry::Record(record) = entry {
            records.push((record.code, record.operands.to_vec()));
        }
    }
    records
}
