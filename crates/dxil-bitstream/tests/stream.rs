//! Streams made by hand: their entries, and that they are written again bit for bit.

mod made;

use dxil_bitstream::read::{Block, Cursor, Entry, Record, Wrapper};
use dxil_bitstream::{MAGIC, Names, Reader, dump};
use expect_test::{Expect, expect};
use made::{Field, LITERAL_7, blob, block, bytes, define, described, list, rewrite, stream};

fn check(stream: &[u8], expected: &Expect) {
    expected.assert_eq(&list(stream));
    assert_eq!(rewrite(stream).as_deref(), Ok(stream));
}

#[test]
fn unabbreviated_records() {
    // Operands 0, 31, 32 and the largest, in 1, 1, 2 and 13 chunks.
    let largest = [vec![(63, 6); 12], vec![(15, 6)]].concat();
    let small = [(3, 3), (5, 6), (4, 6), (0, 6), (31, 6), (32, 6), (1, 6)];
    let empty = [(3, 3), (32 | 9, 6), (1, 6), (0, 6)];
    let expected = expect![[r#"
        block 8, ids of 3 bits
          96..213 record 5: [0, 31, 32, 18446744073709551615]
          213..234 record 41: []
    "#]];
    check(&block(&[&small[..], &largest, &empty].concat()), &expected);
}

#[test]
fn literals() {
    // The literals 7 and 300, which take no bits of records.
    let abbreviation =
        [define(2), LITERAL_7.to_vec(), vec![(1, 1), (128 | 44, 8), (2, 8)]].concat();
    let expected = expect![[r#"
        block 8, ids of 3 bits
          abbreviation [Literal(7), Literal(300)]
          130..133 record 7 by 4: [300]
    "#]];
    check(&block(&[&abbreviation[..], &[(4, 3)]].concat()), &expected);
}

#[test]
fn fields() {
    let operands = [
        [(0, 1), (1, 3), (3, 5), (0, 0)],  // Fixed(3), the code
        [(0, 1), (1, 3), (16, 5), (2, 5)], // Fixed(32)
        [(0, 1), (1, 3), (0, 5), (0, 0)],  // Fixed(0)
        [(0, 1), (2, 3), (4, 5), (0, 0)],  // Vbr(4)
        [(0, 1), (2, 3), (0, 5), (0, 0)],  // Vbr(0)
        [(0, 1), (4, 3), (0, 0), (0, 0)],  // Char6
    ];
    let mut fields = [define(6), operands.concat()].concat();
    fields.extend([(4, 3), (6, 3), (0xdead_beef, 32), (8 | 5, 4), (1, 4), (62, 6)]);
    let expected = expect![[r#"
        block 8, ids of 3 bits
          abbreviation [Fixed(3), Fixed(32), Fixed(0), Vbr(4), Vbr(0), Char6]
          158..210 record 6 by 4: [3735928559, 0, 13, 0, 46]
    "#]];
    check(&block(&fields), &expected);
}

#[test]
fn arrays() {
    let array =
        |element: &[Field]| [&define(3)[..], &LITERAL_7, &[(0, 1), (3, 3)], element].concat();
    let fixed = array(&[(0, 1), (1, 3), (7, 5)]);
    let char6 = array(&[(0, 1), (4, 3)]);
    let vbr = array(&[(0, 1), (2, 3), (6, 5)]);
    let mut fields = [fixed, char6, vbr].concat();
    fields.extend([(4, 3), (2, 6), (104, 7), (105, 7)]);
    fields.extend([(5, 3), (4, 6), (0, 6), (25, 6), (61, 6), (63, 6)]);
    fields.extend([(6, 3), (2, 6), (1, 6), (33, 6), (1, 6)]);
    fields.extend([(4, 3), (0, 6)]);
    let expected = expect![[r#"
        block 8, ids of 3 bits
          abbreviation [Literal(7), Array, Fixed(7)]
          abbreviation [Literal(7), Array, Char6]
          abbreviation [Literal(7), Array, Vbr(6)]
          181..204 record 7 by 4: [104, 105], array at 0
          204..237 record 7 by 5: [97, 122, 57, 95], array at 0
          237..264 record 7 by 6: [1, 33], array at 0
          264..273 record 7 by 4: [], array at 0
    "#]];
    check(&block(&fields), &expected);
}

#[test]
fn blobs() {
    let expected = expect![[r#"
        block 8, ids of 3 bits
          abbreviation [Literal(7), Fixed(4), Blob]
          126..224 record 7 by 4: [9], blob [1, 2, 3, 4, 5]
          224..256 record 7 by 4: [1], blob []
    "#]];
    check(&blob(), &expected);
}

#[test]
fn block_info_describes_blocks() {
    check(
        &described(),
        &expect![[r#"
        block 0, ids of 2 bits
          96..116 record 1: [9]
          abbreviation [Literal(1), Fixed(3)]
          141..203 record 2: [78, 73, 78, 69]
          203..259 record 3: [1, 111, 110, 101]
        block 8, ids of 3 bits
          block 9, ids of 3 bits
            416..422 record 1 by 4: [5]
            abbreviation [Fixed(2), Array, Char6]
            447..470 record 2 by 5: [105, 111], array at 0
          block 9, ids of 4 bits
            544..560 record 3: []
        block 0, ids of 2 bits
        block 9, ids of 3 bits
    "#]],
    );
}

/// Names for the dump; those of BLOCKINFO take precedence.
struct Outside;

impl Names for Outside {
    fn block(&self, id: u32) -> Option<&str> {
        Some(if id == 9 { "wrong" } else { "EIGHT" })
    }

    fn record(&self, _: u32, code: u32) -> Option<&str> {
        ["nought", "wrong", "two"].get(code as usize).copied()
    }
}

#[test]
fn dumps_have_names() {
    let mut text = String::new();
    dump(&described(), &Outside, &mut text).expect("sound");
    expect![[r#"
        <BLOCKINFO_BLOCK BlockID=0 NumWords=6 BlockCodeSize=2>
          <SETBID codeid=1 op0=9/>
          <BLOCKNAME codeid=2 op0=78 op1=73 op2=78 op3=69/>
          <SETRECORDNAME codeid=3 op0=1 op1=111 op2=110 op3=101/>
        </BLOCKINFO_BLOCK>
        <EIGHT BlockID=8 NumWords=8 BlockCodeSize=3>
          <NINE BlockID=9 NumWords=2 BlockCodeSize=3>
            <one codeid=1 abbrevid=4 op0=5/>
            <two codeid=2 abbrevid=5 op0=105 op1=111/> record string = 'io'
          </NINE>
          <NINE BlockID=9 NumWords=1 BlockCodeSize=4>
            <UnknownCode3/>
          </NINE>
        </EIGHT>
        <BLOCKINFO_BLOCK BlockID=0 NumWords=1 BlockCodeSize=2>
        </BLOCKINFO_BLOCK>
        <wrong BlockID=9 NumWords=1 BlockCodeSize=3>
        </wrong>
    "#]]
    .assert_eq(&text);
}

/// All blocks of a stream, inner ones first.
fn blocks<'a>(mut reader: Reader<'a>, found: &mut Vec<Block<'a>>) {
    while let Some(entry) = reader.next_entry(&mut Record::default()).unwrap() {
        if let Entry::Block(block) = entry {
            blocks(block.reader(), found);
            found.push(block);
        }
    }
}

#[test]
fn blocks_are_read_whenever_wanted() {
    let stream = described();
    let mut found = Vec::new();
    blocks(Reader::new(&stream).unwrap(), &mut found);
    let first = |block: &Block<'_>| match block.reader().next_entry(&mut Record::default()) {
        Ok(Some(Entry::Record(record))) => Some((record.code, record.operands.clone())),
        entry => {
            entry.unwrap();
            None
        }
    };
    let read: Vec<_> = found.iter().rev().map(|block| (block.id(), first(block))).collect();
    let expected = [
        (9, None),
        (0, None),
        (8, None),
        (9, Some((3, vec![]))),
        (9, Some((1, vec![5]))),
        (0, Some((1, vec![9]))),
    ];
    assert_eq!(read, expected);
}

#[test]
fn wrappers() {
    let stream = block(&[]);
    let words = [0x0b17_c0de, 0, 24, stream.len() as u32, 7, 0xffff_ffff];
    let header = words.map(u32::to_le_bytes).concat();
    let file = [&header[..], &stream, b"after"].concat();
    let (wrapper, inside) = Wrapper::strip(&file).unwrap();
    let expected = Wrapper { version: 0, offset: 24, size: stream.len() as u32, cpu_type: 7 };
    assert_eq!((wrapper, inside), (Some(expected), &stream[..]));
    assert_eq!(Wrapper::strip(&stream), Ok((None, &stream[..])));
    for size in 4..24 + stream.len() {
        let error = Wrapper::strip(&file[..size]).unwrap_err();
        assert!(error.to_string().contains("bits are needed"), "{error}");
    }
}

#[test]
fn cursors_go_anywhere() {
    let bytes = bytes(&[(1, 1), (0x1234_5678_9abc_def0, 64), (0, 7), (7, 9)]);
    let mut cursor = Cursor::new(&bytes);
    cursor.seek(1).unwrap();
    assert_eq!(cursor.fixed(64), Ok(0x1234_5678_9abc_def0));
    cursor.seek(72).unwrap();
    assert_eq!((cursor.fixed(9), cursor.left(), cursor.fixed(0)), (Ok(7), 7, Ok(0)));
    assert!(cursor.seek(88).is_ok() && cursor.seek(89).is_err() && cursor.fixed(1).is_err());
}

#[test]
fn streams_may_be_empty() {
    check(&MAGIC, &expect![""]);
    check(
        &stream(127, 7, &[]),
        &expect![[r#"
        block 127, ids of 7 bits
    "#]],
    );
}
