//! Streams as trees, which tests build and alter.

use dxil_bitstream::read::{Block, Entry, Record};
use dxil_bitstream::{Reader, Writer, block_info};

/// A block or record. Nothing is abbreviated.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    Block(u32, Vec<Item>),
    Record(u32, Vec<u64>),
}

pub(crate) fn block(id: u32, items: impl Into<Vec<Item>>) -> Item {
    Item::Block(id, items.into())
}

pub(crate) fn record(code: u32, operands: &[u64]) -> Item {
    Item::Record(code, operands.to_vec())
}

/// Converts characters to operands.
pub(crate) fn text(text: &str) -> Vec<u64> {
    text.bytes().map(u64::from).collect()
}

/// Encodes a stream of these blocks.
pub(crate) fn write(items: &[Item]) -> Vec<u8> {
    fn put(writer: &mut Writer, items: &[Item]) {
        for item in items {
            match item {
                Item::Block(id, items) => {
                    writer.enter_block(*id, 3).unwrap();
                    put(writer, items);
                    writer.exit_block().unwrap();
                }
                Item::Record(code, operands) => writer.record(*code, operands).unwrap(),
            }
        }
    }
    let mut writer = Writer::new();
    put(&mut writer, items);
    writer.finish().unwrap()
}

/// The blocks of a stream, except BLOCKINFO.
pub(crate) fn parse(stream: &[u8]) -> Vec<Item> {
    fn entries(mut reader: Reader<'_>) -> Vec<Item> {
        let (mut items, mut record) = (Vec::new(), Record::default());
        while let Some(entry) = reader.next_entry(&mut record).unwrap() {
            match entry {
                Entry::Block(block) if block.id() == block_info::BLOCK_ID => {}
                Entry::Block(block) => items.push(inner(&block)),
                Entry::Abbreviation(_) => {}
                Entry::Record(record) => {
                    items.push(Item::Record(record.code, record.operands.clone()));
                }
            }
        }
        items
    }
    fn inner(block: &Block<'_>) -> Item {
        Item::Block(block.id(), entries(block.reader()))
    }
    entries(Reader::new(stream).unwrap())
}

/// The number of records in these items.
pub(crate) fn count_records(items: &[Item]) -> usize {
    items.iter().map(count).sum()
}

fn count(item: &Item) -> usize {
    match item {
        Item::Block(_, items) => count_records(items),
        Item::Record(..) => 1,
    }
}

/// The operands of the record with this index, counted through all blocks.
pub(crate) fn operands(items: &mut [Item], mut number: usize) -> &mut Vec<u64> {
    for item in items {
        let inside = count(item);
        if number >= inside {
            number -= inside;
            continue;
        }
        return match item {
            Item::Block(_, items) => operands(items, number),
            Item::Record(_, operands) => operands,
        };
    }
    panic!("there are fewer records");
}

/// All lists of items: of the stream, and of the blocks in it.
pub(crate) fn lists(items: &mut Vec<Item>, each: &mut impl FnMut(&mut Vec<Item>)) {
    each(items);
    for item in items {
        if let Item::Block(_, items) = item {
            lists(items, each);
        }
    }
}
