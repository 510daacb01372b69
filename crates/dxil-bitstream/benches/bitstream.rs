//! Compares reading with the crate `llvm-bitcode`: `cargo bench -p dxil-bitstream --bench
//! bitstream`.

#[path = "../tests/fixtures/mod.rs"]
mod fixtures;

use std::hint::black_box;

use divan::Bencher;
use divan::counter::BytesCount;
use dxil_bitstream::read::{Entry, Record};
use dxil_bitstream::{Error, Reader, Writer, block_info};
use llvm_bitcode::BitStreamReader;
use llvm_bitcode::read::{BlockItem, BlockIter};

fn main() {
    divan::main();
}

/// The ten largest streams.
fn largest() -> Vec<Vec<u8>> {
    let mut all: Vec<_> = fixtures::all().into_iter().map(|fixture| fixture.stream).collect();
    all.sort_by_key(|stream| std::cmp::Reverse(stream.len()));
    all.truncate(10);
    all
}

fn size(streams: &[Vec<u8>]) -> BytesCount {
    BytesCount::new(streams.iter().map(Vec::len).sum::<usize>())
}

fn each(bencher: Bencher<'_, '_>, mut use_it: impl FnMut(&[u8])) {
    let streams = largest();
    bencher.counter(size(&streams)).bench_local(|| {
        streams.iter().for_each(|stream| use_it(black_box(stream)));
    });
}

/// Every record of every block but BLOCKINFO: its code and all operands, as numbers.
#[divan::bench_group]
mod records {
    use super::*;

    #[divan::bench]
    fn ours(bencher: Bencher<'_, '_>) {
        fn read<'a>(mut reader: Reader<'a>, record: &mut Record<'a>) -> Result<(), Error> {
            while let Some(entry) = reader.next_entry(record)? {
                match entry {
                    Entry::Block(block) if block.id() == block_info::BLOCK_ID => {}
                    Entry::Block(block) => read(block.reader(), record)?,
                    Entry::Record(record) => {
                        black_box(record);
                    }
                    Entry::Abbreviation(_) => {}
                }
            }
            Ok(())
        }
        each(bencher, |stream| {
            let reader = Reader::new(stream).expect("a stream");
            read(reader, &mut Record::default()).expect("sound");
        });
    }

    /// Records of that crate are iterators; their operands are collected in one buffer.
    #[divan::bench]
    fn llvm_bitcode(bencher: Bencher<'_, '_>) {
        type Result = std::result::Result<(), llvm_bitcode::read::Error>;
        fn read(mut block: BlockIter<'_, '_>, operands: &mut Vec<u64>) -> Result {
            while let Some(item) = block.try_next()? {
                match item {
                    BlockItem::Block(block) => read(block, operands)?,
                    BlockItem::Record(mut record) => {
                        operands.clear();
                        while let Some(operand) = record.try_next()? {
                            operands.push(operand);
                        }
                        black_box((record.id, operands.as_slice()));
                    }
                }
            }
            Ok(())
        }
        let mut operands = Vec::new();
        each(bencher, |stream| {
            let mut reader = BitStreamReader::new();
            read(reader.iter_bitcode(&stream[4..]), &mut operands).expect("sound");
        });
    }
}

/// Every record is read and written again.
#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    each(bencher, |stream| {
        black_box(Writer::copy_of(stream).and_then(Writer::finish).expect("sound"));
    });
}
