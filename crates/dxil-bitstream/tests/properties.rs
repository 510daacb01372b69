//! Random streams are read as they were written.

use dxil_bitstream::read::{Cursor, Entry, Reader, Record};
use dxil_bitstream::write::{Bits, Writer};
use dxil_bitstream::{Abbreviation, Operand};
use proptest::collection::vec;
use proptest::prelude::*;

/// A value of at most this number of bits.
fn value(width: u32) -> BoxedStrategy<u64> {
    match width {
        0 => Just(0).boxed(),
        // Short values are as frequent as long ones.
        _ => (0..width, any::<u64>()).prop_map(|(less, it)| it >> (64 - (1 + less))).boxed(),
    }
}

fn char6() -> impl Strategy<Value = u64> {
    let characters = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
    (0..characters.len()).prop_map(|index| characters[index].into())
}

/// An operand that takes bits, so that it can be the element of an array.
fn element() -> BoxedStrategy<Operand> {
    let fixed = (1..=32_u32).prop_map(Operand::Fixed);
    let vbr = prop_oneof![Just(6), 2..=32_u32].prop_map(Operand::Vbr);
    prop_oneof![fixed, vbr, Just(Operand::Char6)].boxed()
}

fn scalar() -> impl Strategy<Value = Operand> {
    let empty = prop_oneof![Just(Operand::Fixed(0)), Just(Operand::Vbr(0))];
    prop_oneof![2 => value(64).prop_map(Operand::Literal), 1 => empty, 5 => element()]
}

fn abbreviation() -> impl Strategy<Value = Vec<Operand>> {
    let code =
        prop_oneof![value(32).prop_map(Operand::Literal), (0..=32_u32).prop_map(Operand::Fixed)];
    let array = element().prop_map(|element| vec![Operand::Array, element]);
    let tail = prop_oneof![Just(vec![]), array, Just(vec![Operand::Blob])];
    (code, vec(scalar(), 0..6), tail)
        .prop_map(|(code, scalars, tail)| [vec![code], scalars, tail].concat())
}

/// A value that an operand can have.
fn value_of(operand: &Operand) -> BoxedStrategy<u64> {
    match *operand {
        Operand::Literal(value) => Just(value).boxed(),
        Operand::Fixed(width) => value(width).boxed(),
        Operand::Vbr(0) => Just(0).boxed(),
        Operand::Vbr(_) => value(64).boxed(),
        Operand::Char6 => char6().boxed(),
        Operand::Array | Operand::Blob => unreachable!(),
    }
}

/// An entry of a block.
#[derive(Clone, Debug)]
enum Item {
    Record {
        code: u32,
        operands: Vec<u64>,
    },
    /// An abbreviation, and a record with it; the code is the first of the operands.
    Abbreviated {
        abbreviation: Vec<Operand>,
        operands: Vec<u64>,
        blob: Option<Vec<u8>>,
    },
    Block {
        id: u32,
        items: Vec<Item>,
    },
}

fn record() -> impl Strategy<Value = Item> {
    (any::<u32>(), vec(value(64), 0..20))
        .prop_map(|(code, operands)| Item::Record { code, operands })
}

fn abbreviated() -> impl Strategy<Value = Item> {
    abbreviation().prop_flat_map(|abbreviation| {
        let is_scalar = |it: &&Operand| !matches!(it, Operand::Array | Operand::Blob);
        let scalars: Vec<_> = abbreviation.iter().take_while(is_scalar).map(value_of).collect();
        let (elements, blob) = match abbreviation[scalars.len()..] {
            [Operand::Array, element] => {
                (vec(value_of(&element), 0..40).boxed(), Just(None).boxed())
            }
            [Operand::Blob] => {
                (Just(vec![]).boxed(), vec(any::<u8>(), 0..40).prop_map(Some).boxed())
            }
            _ => (Just(vec![]).boxed(), Just(None).boxed()),
        };
        (scalars, elements, blob).prop_map(move |(scalars, elements, blob)| {
            let operands = [scalars, elements].concat();
            Item::Abbreviated { abbreviation: abbreviation.clone(), operands, blob }
        })
    })
}

fn items() -> impl Strategy<Value = Vec<Item>> {
    let leaf = prop_oneof![record(), abbreviated()];
    let item = leaf.prop_recursive(4, 60, 8, |inner| {
        (1..=u32::MAX, vec(inner, 0..8)).prop_map(|(id, items)| Item::Block { id, items })
    });
    vec(item, 0..12)
}

/// Writes a block.
fn write(writer: &mut Writer, id: u32, items: &[Item]) -> Result<(), dxil_bitstream::Error> {
    writer.enter_block(id, 6)?;
    for item in items {
        match item {
            Item::Record { code, operands } => writer.record(*code, operands)?,
            Item::Abbreviated { abbreviation, operands, blob } => {
                let abbreviation = Abbreviation::new(&abbreviation[..]).expect("sound");
                let id = writer.define_abbreviation(abbreviation)?;
                let (code, operands) = operands.split_first().expect("a code");
                writer.abbreviated_record(id, *code as u32, operands, blob.as_deref())?;
            }
            Item::Block { id, items } => write(writer, *id, items)?,
        }
    }
    writer.exit_block()
}

/// Reads the items of a block, and checks their offsets.
fn read(mut reader: Reader<'_>) -> Result<Vec<Item>, dxil_bitstream::Error> {
    let mut items = Vec::new();
    let mut last = None;
    let mut record = Record::default();
    let mut position = reader.position();
    while let Some(entry) = reader.next_entry(&mut record)? {
        match entry {
            Entry::Block(block) => {
                items.push(Item::Block { id: block.id(), items: read(block.reader())? });
            }
            Entry::Abbreviation(abbreviation) => last = Some(abbreviation.operands().to_vec()),
            Entry::Record(record) => {
                assert_eq!(record.bits, position..reader.position());
                items.push(item(record, last.take()));
            }
        }
        position = reader.position();
    }
    Ok(items)
}

fn item(record: &Record<'_>, abbreviation: Option<Vec<Operand>>) -> Item {
    let Record { code, operands, blob, .. } = record.clone();
    let Some(abbreviation) = abbreviation else {
        assert_eq!((record.abbreviation, record.array, blob), (None, None, None));
        return Item::Record { code, operands };
    };
    let array = abbreviation.iter().position(|it| *it == Operand::Array);
    assert_eq!(record.array, array.map(|position| position - 1));
    let operands = [vec![u64::from(code)], operands].concat();
    Item::Abbreviated { abbreviation, operands, blob: blob.map(<[u8]>::to_vec) }
}

proptest! {
    #[test]
    fn streams(items in items()) {
        let mut writer = Writer::new();
        write(&mut writer, 8, &items).expect("sound");
        let stream = writer.finish().expect("sound");
        let mut reader = Reader::new(&stream).expect("a stream");
        let read = read(reader.clone()).expect("sound");
        prop_assert_eq!(format!("{read:?}"), format!("{:?}", [Item::Block { id: 8, items }]));

        let mut copy = Writer::new();
        let mut record = Record::default();
        let Ok(Some(Entry::Block(block))) = reader.next_entry(&mut record) else { panic!() };
        copy.copy_block(&block).expect("sound");
        prop_assert_eq!(copy.finish(), Ok(stream));
    }

    #[test]
    fn fields(fields in vec((0..=64_u32, 2..=32_u32, value(64), char6()), 0..40)) {
        let mut bits = Bits::default();
        let fitting = |width, value: u64| value.checked_shr(64 - width).unwrap_or(0);
        for (width, chunk, value, character) in &fields {
            bits.fixed(fitting(*width, *value), *width).expect("it fits");
            bits.vbr(*value, *chunk);
            bits.char6(*character).expect("a character");
        }
        let end = bits.position();
        let bytes = bits.into_bytes();
        let mut cursor = Cursor::new(&bytes);
        for (width, chunk, value, character) in &fields {
            prop_assert_eq!(cursor.fixed(*width), Ok(fitting(*width, *value)));
            prop_assert_eq!(cursor.vbr(*chunk), Ok(*value));
            prop_assert_eq!(cursor.char6().map(u64::from), Ok(*character));
        }
        prop_assert_eq!(cursor.position(), end);
    }

    /// A value that does not fit its field is an error, and nothing is written.
    #[test]
    fn misfits(width in 0..=32_u32, value in value(64)) {
        let mut writer = Writer::new();
        writer.enter_block(8, 3).expect("sound");
        let abbreviation = Abbreviation::new([Operand::Literal(1), Operand::Fixed(width)]);
        let id = writer.define_abbreviation(abbreviation.expect("sound")).expect("sound");
        let position = writer.position();
        let fits = value >> width == 0;
        prop_assert_eq!(writer.abbreviated_record(id, 1, &[value], None).is_ok(), fits);
        prop_assert_eq!(writer.position(), position + if fits { u64::from(width) + 3 } else { 0 });
    }
}

/// What a call that writes one record into a block leaves: the stream, or nothing if it fails.
fn written(
    abbreviation: &Abbreviation,
    write: impl Fn(&mut Writer, u32) -> Result<(), dxil_bitstream::Error>,
) -> Option<Vec<u8>> {
    let mut writer = Writer::new();
    writer.enter_block(8, 4).expect("a block");
    let id = writer.define_abbreviation(abbreviation.clone()).expect("an abbreviation");
    write(&mut writer, id).ok()?;
    writer.exit_block().expect("a block");
    Some(writer.finish().expect("a stream"))
}

/// Texts, most of them of characters that abbreviations of texts have.
fn text() -> impl Strategy<Value = Vec<u8>> {
    let character = char6().prop_map(|character| character as u8);
    prop_oneof![vec(character, 0..40), vec(0..128_u8, 0..40), vec(any::<u8>(), 0..40)]
}

/// An abbreviation of texts after numbers.
fn text_abbreviation() -> impl Strategy<Value = Vec<Operand>> {
    let fixed = (1..=9_u32).prop_map(Operand::Fixed);
    let element = prop_oneof![2 => fixed, 2 => Just(Operand::Char6), 1 => element()];
    (0..3_usize, element).prop_map(|(numbers, element)| {
        [vec![Operand::Vbr(6); 1 + numbers], vec![Operand::Array, element]].concat()
    })
}

proptest! {
    /// The bytes of a text are written as operands are, whichever fields they become.
    #[test]
    fn texts(
        operands in vec(value(64), 0..4),
        text in text(),
        abbreviation in prop_oneof![4 => text_abbreviation(), 1 => abbreviation()],
    ) {
        let all: Vec<u64> =
            operands.iter().copied().chain(text.iter().map(|&byte| byte.into())).collect();
        let abbreviation = Abbreviation::new(abbreviation).expect("an abbreviation");
        prop_assert_eq!(
            written(&abbreviation, |it, id| it.text_record(Some(id), 1, &operands, &text)),
            written(&abbreviation, |it, id| it.abbreviated_record(id, 1, &all, None))
        );
        prop_assert_eq!(
            written(&abbreviation, |it, _| it.text_record(None, 1, &operands, &text)),
            written(&abbreviation, |it, _| it.record(1, &all))
        );
    }
}
