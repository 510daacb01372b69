//! Damaged streams: the reader returns entries or an error with an offset, and a stream that it
//! reads to the end is written again bit for bit.

mod fixtures;
mod made;

use dxil_bitstream::read::{Entry, Record};
use dxil_bitstream::{Abbreviation, MAGIC, MAX_DEPTH, Operand, Reader, dump};
use expect_test::{Expect, expect};
use made::{Field, LITERAL_7, block, bytes, define, rewrite, stream};

/// Reads a whole stream. Returns whether it is well-formed.
fn read(stream: &[u8]) -> bool {
    let mut text = String::new();
    match dump(stream, &(), &mut text) {
        Ok(()) => assert!(rewrite(stream).as_deref() == Ok(stream), "{stream:x?}"),
        Err(error) => {
            assert!(error.offset() <= stream.len() as u64 * 8, "{error} in {stream:x?}");
            assert_eq!(rewrite(stream).as_ref(), Err(&error));
            return false;
        }
    }
    true
}

/// Streams of all kinds of entries.
fn samples() -> Vec<Vec<u8>> {
    let mut samples = vec![made::described(), made::blob()];
    let mut fixtures = fixtures::all();
    fixtures.sort_by_key(|fixture| fixture.stream.len());
    samples.extend(fixtures.into_iter().map(|fixture| fixture.stream).take(1));
    samples
}

#[test]
fn truncation() {
    for sample in samples() {
        let mut ends = vec![MAGIC.len()];
        let mut reader = Reader::new(&sample).expect("a stream");
        while let Some(entry) = reader.next_entry(&mut Record::default()).expect("sound") {
            let Entry::Block(block) = entry else { panic!("a block") };
            ends.push(block.bits().end as usize / 8);
        }
        for size in 0..sample.len() {
            assert_eq!(read(&sample[..size]), ends.contains(&size), "{size} of {}", sample.len());
        }
    }
}

#[test]
fn bits() {
    for mut sample in samples() {
        for bit in 0..sample.len() * 8 {
            sample[bit / 8] ^= 1 << (bit % 8);
            read(&sample);
            sample[bit / 8] ^= 1 << (bit % 8);
        }
    }
}

/// The errors of streams, one per line.
fn check(streams: &[Vec<u8>], expected: &Expect) {
    let mut errors = String::new();
    for stream in streams {
        assert!(!read(stream));
        let error = dump(stream, &(), &mut String::new()).expect_err("it is not sound");
        errors += &format!("{error}\n");
    }
    expected.assert_eq(&errors);
}

/// A stream of these bits, and a word that ends a block.
fn raw(fields: &[Field]) -> Vec<u8> {
    [&MAGIC[..], &bytes(fields), &[0; 4]].concat()
}

#[test]
fn top_level() {
    let streams = [vec![], b"BC\xc0\xdd".to_vec(), raw(&[]), [&block(&[])[..], b"\n"].concat()];
    let expected = expect![[r#"
        byte 0x0, bit 0: a stream of bitcode begins with `BC` 0xC0DE
        byte 0x0, bit 0: a stream of bitcode begins with `BC` 0xC0DE
        byte 0x4, bit 0: only blocks can be at the top level
        byte 0x10, bit 0: only blocks can be at the top level
    "#]];
    check(&streams, &expected);
}

#[test]
fn lengths_of_blocks() {
    let streams = [
        // Past the end of the stream, and of the block around it.
        raw(&[(1, 2), (8, 8), (3, 4), (0, 18), (2, 32)]),
        block(&[(1, 3), (9, 8), (3, 4), (0, 17), (3, 32), (0, 32)]),
        // Beyond the end of the block around it, too short, and too long.
        block(&[(1, 3), (9, 8), (3, 4), (0, 17), (2, 32), (0, 32)]),
        raw(&[(1, 2), (8, 8), (3, 4), (0, 18), (0, 32)]),
        block(&[(0, 32)]),
    ];
    let expected = expect![[r#"
        byte 0xc, bit 0: 64 bits are needed, 32 are left
        byte 0x14, bit 0: block 8: 96 bits are needed, 64 are left
        byte 0x18, bit 0: block 9: the block ends here, but its length says byte 0x1c, bit 0
        byte 0xc, bit 0: block 8: 3 bits are needed, 0 are left
        byte 0x10, bit 0: block 8: the block ends here, but its length says byte 0x14, bit 0
    "#]];
    check(&streams, &expected);
}

#[test]
fn headers_of_blocks() {
    let streams = [
        // Widths of 0 and 33 bits, an id of 33 bits.
        raw(&[(1, 2), (8, 8), (0, 4), (0, 18), (1, 32)]),
        raw(&[(1, 2), (8, 8), (9, 4), (4, 4), (0, 14), (1, 32)]),
        raw(&[(1, 2), (0x20_8080_8080, 40), (3, 4), (0, 18), (1, 32)]),
        // Padding bits that are not zero: in a header, and after the end.
        raw(&[(1, 2), (8, 8), (3, 4), (1, 18), (1, 32)]),
        block(&[(0, 3), (1, 1)]),
    ];
    let expected = expect![[r#"
        byte 0x4, bit 0: the width of a block's abbreviation ids is 0, it can be 1 to 32
        byte 0x4, bit 0: the width of a block's abbreviation ids is 33, it can be 1 to 32
        byte 0x4, bit 0: the id of a block is 8589934592, it can be at most 0xffffffff
        byte 0x5, bit 6: the bits up to the next word are not zero
        byte 0xc, bit 3: block 8: the bits up to the next word are not zero
    "#]];
    check(&streams, &expected);
}

/// `depth` nested blocks.
fn nested(depth: u32) -> Vec<u8> {
    let mut body = Vec::new();
    for _ in 0..depth {
        let words = (body.len() as u64 + 4) / 4;
        let header = bytes(&[(1, 2), (8, 8), (2, 4), (0, 18), (words, 32)]);
        body = [header, body, vec![0; 4]].concat();
    }
    [MAGIC.to_vec(), body].concat()
}

#[test]
fn nesting() {
    assert!(read(&nested(MAX_DEPTH)));
    check(
        &[nested(MAX_DEPTH + 1), nested(10_000)],
        &expect![[r#"
        byte 0x204, bit 0: block 8: blocks nest deeper than 64
        byte 0x204, bit 0: block 8: blocks nest deeper than 64
    "#]],
    );
}

#[test]
fn vbrs() {
    let record = |chunks: &[u64]| {
        let chunks: Vec<_> = chunks.iter().map(|chunk| (*chunk, 6)).collect();
        block(&[&[(3, 3), (1, 6), (1, 6)], &chunks[..]].concat())
    };
    let streams = [
        // Chunks that add nothing to the value: one, and one of a VBR that is too long for the fast
        // path.
        record(&[33, 0]),
        record(&[32, 32, 32, 32, 32, 0]),
        // 65 bits, and chunks without an end.
        record(&[&[63; 12][..], &[31]].concat()),
        record(&[63; 200]),
    ];
    let expected = expect![[r#"
        byte 0xd, bit 7: block 8: a VBR has more chunks than its value needs
        byte 0xd, bit 7: block 8: a VBR has more chunks than its value needs
        byte 0xd, bit 7: block 8: a VBR has a value of more than 64 bits
        byte 0xd, bit 7: block 8: a VBR has a value of more than 64 bits
    "#]];
    check(&streams, &expected);
}

#[test]
fn records() {
    let streams = [
        block(&[(4, 3)]),
        // A code of 33 bits.
        block(&[[(3, 3)].as_slice(), &[(63, 6); 6], &[(7, 6), (0, 6)]].concat()),
        // More operands than there are bits.
        block(&[[(3, 3), (1, 6)].as_slice(), &[(63, 6); 6], &[(3, 6)]].concat()),
        // An operand that begins in its block and ends after it.
        block(
            &[
                [(1, 3), (9, 8), (3, 4), (0, 17), (1, 32)].as_slice(),
                &[(3, 3), (1, 6), (2, 6), (0, 6), (32, 6), (32, 6), (1, 6), (0, 25)],
            ]
            .concat(),
        ),
    ];
    let expected = expect![[r#"
        byte 0xc, bit 0: block 8: no abbreviation has the id 4
        byte 0xc, bit 3: block 8: a code is 8589934591, it can be at most 0xffffffff
        byte 0x12, bit 3: block 8: 25769803770 bits are needed, 13 are left
        byte 0x14, bit 0: block 9: 39 bits are needed, 32 are left
    "#]];
    check(&streams, &expected);
}

#[test]
fn definitions() {
    let one = |operand: &[Field]| block(&[&define(1), operand].concat());
    let streams = [
        block(&define(0)),
        // 2^32 - 1 operands.
        block(&[&[(2, 3)], &[(31, 5); 7][..], &[(15, 5)]].concat()),
        // Encodings and widths that do not exist.
        one(&[(0, 1), (0, 3)]),
        one(&[(0, 1), (6, 3)]),
        one(&[(0, 1), (1, 3), (17, 5), (2, 5)]),
        one(&[(0, 1), (2, 3), (1, 5)]),
        // No code.
        one(&[(0, 1), (5, 3)]),
    ];
    let expected = expect![[r#"
        byte 0xc, bit 3: block 8: an abbreviation does not begin with a code
        byte 0xc, bit 3: block 8: an abbreviation has more than 256 operands
        byte 0xd, bit 1: block 8: the encoding of an operand is 0, it can be 1 to 5
        byte 0xd, bit 1: block 8: the encoding of an operand is 6, it can be 1 to 5
        byte 0xc, bit 3: block 8: the width of a field is 33, it can be 0 to 32
        byte 0xc, bit 3: block 8: the width of a chunk is 1, it can be 0, or 2 to 32
        byte 0xc, bit 3: block 8: an abbreviation does not begin with a code
    "#]];
    check(&streams, &expected);
}

#[test]
fn definitions_of_arrays() {
    const ARRAY: Field = (3 << 1, 4);
    const CHAR6: Field = (4 << 1, 4);
    const BLOB: Field = (5 << 1, 4);
    let definition = |operands: &[Field]| {
        block(&[&define(1 + operands.len() as u64)[..], &LITERAL_7, operands].concat())
    };
    let streams = [
        definition(&[ARRAY]),
        definition(&[ARRAY, ARRAY]),
        definition(&[ARRAY, CHAR6, CHAR6]),
        definition(&[BLOB, CHAR6]),
        // Arrays of elements that take no bits: Fixed(0), Literal(1).
        definition(&[ARRAY, (1 << 1, 9)]),
        definition(&[ARRAY, (1 << 1 | 1, 9)]),
    ];
    let expected = expect![[r#"
        byte 0xc, bit 3: block 8: an abbreviation has an array of nothing
        byte 0xc, bit 3: block 8: an abbreviation has an array of arrays
        byte 0xc, bit 3: block 8: an abbreviation has operands after an array or blob
        byte 0xc, bit 3: block 8: an abbreviation has operands after an array or blob
        byte 0xc, bit 3: block 8: an abbreviation has an array of elements without bits
        byte 0xc, bit 3: block 8: an abbreviation has an array of elements without bits
    "#]];
    check(&streams, &expected);
}

#[test]
fn claims() {
    let array = [&define(3)[..], &LITERAL_7, &[(0, 1), (3, 3), (0, 1), (4, 3), (4, 3)]].concat();
    let blob = [&define(2)[..], &LITERAL_7, &[(0, 1), (5, 3), (4, 3)]].concat();
    let huge = [vec![(63, 6); 12], vec![(15, 6)]].concat();
    let record = block(&[[(3, 3), (1, 6)].as_slice(), &huge].concat());
    let streams =
        [block(&[array, huge.clone()].concat()), block(&[blob, huge].concat()), record.clone()];
    let expected = expect![[r#"
        byte 0x19, bit 2: block 8: 18446744073709551615 bits are needed, 22 are left
        byte 0x1c, bit 0: block 8: 18446744073709551615 bits are needed, 0 are left
        byte 0x16, bit 7: block 8: 18446744073709551615 bits are needed, 9 are left
    "#]];
    check(&streams, &expected);

    // Memory is not reserved for operands that a record merely claims.
    let mut read = Record::default();
    let mut reader = Reader::new(&record).expect("a stream");
    let Ok(Some(Entry::Block(block))) = reader.next_entry(&mut read) else { panic!("a block") };
    assert!(block.reader().next_entry(&mut read).is_err());
    assert!(read.operands.capacity() <= record.len() * 8);
}

#[test]
fn block_info() {
    let streams = [
        stream(0, 2, &[(2, 2), (1, 5), (1, 1), (1, 8)]),
        stream(0, 2, &[(3, 2), (1, 6), (0, 6)]),
        stream(0, 2, &[(3, 2), (2, 6), (1, 6), (1, 6)]),
        stream(0, 2, &[(1, 2), (8, 8), (2, 4), (0, 18), (1, 32), (0, 32)]),
    ];
    let expected = expect![[r#"
        byte 0xc, bit 0: block 0: BLOCKINFO has no record before this that names a block
        byte 0xc, bit 0: block 0: BLOCKINFO has a record without operands
        byte 0xc, bit 0: block 0: BLOCKINFO has no record before this that names a block
        byte 0xc, bit 0: block 0: BLOCKINFO has a block in it
    "#]];
    check(&streams, &expected);
}

/// Abbreviations are checked in a reader and in a writer.
#[test]
fn limits_of_abbreviations() {
    let is_sound = |operands: &[Operand]| Abbreviation::new(operands).is_ok();
    let most = vec![Operand::Char6; Abbreviation::MAX_OPERANDS];
    assert!(is_sound(&most) && !is_sound(&[&most[..], &[Operand::Char6]].concat()));
    assert!(is_sound(&[Operand::Fixed(32)]) && !is_sound(&[Operand::Fixed(33)]));
    assert!(is_sound(&[Operand::Vbr(32)]) && !is_sound(&[Operand::Vbr(33)]));
}
