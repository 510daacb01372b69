//! Streams made by hand, field by field.

#![allow(dead_code, reason = "each test uses what it needs")]

use dxil_bitstream::read::{Entry, Record};
use dxil_bitstream::{Abbreviation, Error, MAGIC, Operand, Reader, Writer, block_info};

/// A value, and the number of bits that it takes.
pub(crate) type Field = (u64, u32);

/// Concatenates values.
pub(crate) fn bytes(fields: &[Field]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut count = 0;
    for (value, width) in fields {
        for bit in 0..*width {
            if count % 8 == 0 {
                bytes.push(0);
            }
            let bit = value.checked_shr(bit).unwrap_or(0) as u8 & 1;
            *bytes.last_mut().expect("a byte") |= bit << (count % 8);
            count += 1;
        }
    }
    bytes
}

/// A stream of one block with the id 8, abbreviation ids of 3 bits, and these bits before its end.
pub(crate) fn block(fields: &[Field]) -> Vec<u8> {
    stream(8, 3, fields)
}

/// A stream of one block with these bits before its end. Its id is less than 128, the width of its
/// abbreviation ids less than 8.
pub(crate) fn stream(id: u64, width: u32, fields: &[Field]) -> Vec<u8> {
    let mut body = bytes(&[fields, &[(0, width)]].concat());
    body.resize(body.len().next_multiple_of(4), 0);
    let header = [(1, 2), (id, 8), (u64::from(width), 4), (0, 18), (body.len() as u64 / 4, 32)];
    [MAGIC.to_vec(), bytes(&header), body].concat()
}

/// The definition of an abbreviation, with ids of 3 bits: its id and the number of operands.
pub(crate) fn define(count: u64) -> Vec<Field> {
    vec![(2, 3), (count, 5)]
}

/// The definition of the literal 7.
pub(crate) const LITERAL_7: [Field; 2] = [(1, 1), (7, 8)];

/// A stream with two blobs, of 5 bytes and of none.
pub(crate) fn blob() -> Vec<u8> {
    // Literal, Fixed(4), Blob.
    let operands = [(0, 1), (1, 3), (4, 5), (0, 1), (5, 3)];
    let mut fields = [&define(3)[..], &LITERAL_7, &operands].concat();
    let used: u32 = [(4, 3), (9, 4), (5, 6)].iter().chain(&fields).map(|field| field.1).sum();
    fields.extend([(4, 3), (9, 4), (5, 6), (0, 32 - used % 32)]);
    fields.extend([(0x0403_0201, 32), (0x05, 32)]);
    fields.extend([(4, 3), (1, 4), (0, 6), (0, 19)]);
    block(&fields)
}

/// A stream in which BLOCKINFO gives blocks with the id 9 an abbreviation, and names.
pub(crate) fn described() -> Vec<u8> {
    let mut writer = Writer::new();
    writer.enter_block(block_info::BLOCK_ID, 2).expect("sound");
    writer.record(block_info::SET_BLOCK_ID, &[9]).expect("sound");
    let abbreviation = Abbreviation::new([Operand::Literal(1), Operand::Fixed(3)]).expect("sound");
    assert_eq!(writer.define_abbreviation(abbreviation), Ok(4));
    writer.record(block_info::BLOCK_NAME, &b"NINE".map(u64::from)).expect("sound");
    writer
        .record(block_info::SET_RECORD_NAME, &[1, b'o'.into(), b'n'.into(), b'e'.into()])
        .expect("sound");
    writer.exit_block().expect("sound");

    writer.enter_block(8, 3).expect("sound");
    writer.enter_block(9, 3).expect("sound");
    writer.abbreviated_record(4, 1, &[5], None).expect("sound");
    let local = Abbreviation::new([Operand::Fixed(2), Operand::Array, Operand::Char6]);
    assert_eq!(writer.define_abbreviation(local.expect("sound")), Ok(5));
    writer.abbreviated_record(5, 2, &b"io".map(u64::from), None).expect("sound");
    writer.exit_block().expect("sound");
    // A block's definitions do not apply outside it.
    writer.enter_block(9, 4).expect("sound");
    assert!(writer.abbreviated_record(5, 2, &[], None).is_err());
    writer.record(3, &[]).expect("sound");
    writer.exit_block().expect("sound");
    writer.exit_block().expect("sound");

    // Only the last BLOCKINFO applies.
    writer.enter_block(block_info::BLOCK_ID, 2).expect("sound");
    writer.exit_block().expect("sound");
    writer.enter_block(9, 3).expect("sound");
    assert!(writer.abbreviated_record(4, 1, &[5], None).is_err());
    writer.exit_block().expect("sound");
    writer.finish().expect("sound")
}

/// Reads a stream and writes it again, entry by entry.
pub(crate) fn rewrite(stream: &[u8]) -> Result<Vec<u8>, Error> {
    Writer::copy_of(stream)?.finish()
}

/// A summary of all entries of a stream, one per line, with the error if there is one.
pub(crate) fn list(stream: &[u8]) -> String {
    fn list<'a>(mut reader: Reader<'a>, record: &mut Record<'a>, text: &mut Text) {
        loop {
            match reader.next_entry(record) {
                Ok(Some(Entry::Block(block))) => {
                    let (id, width) = (block.id(), block.abbreviation_width());
                    text.line(format_args!("block {id}, ids of {width} bits"));
                    text.indent += 1;
                    list(block.reader(), record, text);
                    text.indent -= 1;
                }
                Ok(Some(Entry::Abbreviation(it))) => {
                    text.line(format_args!("abbreviation {:?}", it.operands()));
                }
                Ok(Some(Entry::Record(it))) => {
                    let Record { code, abbreviation, operands, array, blob, bits } = it;
                    let by = abbreviation.map_or(String::new(), |id| format!(" by {id}"));
                    let array = array.map_or(String::new(), |start| format!(", array at {start}"));
                    let blob = blob.map_or(String::new(), |blob| format!(", blob {blob:?}"));
                    let line = format!("record {code}{by}: {operands:?}{array}{blob}");
                    text.line(format_args!("{bits:?} {line}"));
                }
                Ok(None) => return,
                Err(error) => return text.line(format_args!("error: {error}")),
            }
        }
    }
    let mut text = Text::default();
    match Reader::new(stream) {
        Ok(reader) => list(reader, &mut Record::default(), &mut text),
        Err(error) => text.line(format_args!("error: {error}")),
    }
    text.lines
}

#[derive(Default)]
struct Text {
    lines: String,
    indent: usize,
}

impl Text {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        self.lines += &format!("{}{line}\n", "  ".repeat(self.indent));
    }
}
