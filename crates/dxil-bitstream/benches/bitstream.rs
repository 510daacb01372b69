//! Reading every record, against the crate `llvm-bitcode`, in one run: `cargo bench -p dxil-bitstream --bench bitstream`. It
//! prints the best and the median time of rounds in which all take turns, and their ratios to ours, for three sets.
//!
//! The work is the same: every record of every block but BLOCKINFO, which both parse once, with its code and all operands
//! as numbers.

use std::fs;
use std::hint::black_box;

use dxil_bitstream::read::{Entry, Record};
use dxil_bitstream::{Error, Reader, Writer, block_info};
use dxil_container::Container;
use dxil_container::read::PartView;
use llvm_bitcode::BitStreamReader;
use llvm_bitcode::read::{BlockItem, BlockIter};
use measure::{Set, mean, ratio, rounds, row};

fn main() {
    for set in Set::ALL {
        let streams = streams(set);
        let bytes: usize = streams.iter().map(Vec::len).sum();
        println!("{set:?}: {} bitstreams of {bytes} bytes", streams.len());
        let each = |task: fn(&[u8])| mean(|| streams.iter().for_each(|it| task(black_box(it))));
        let [ours, copied, theirs] =
            rounds([&mut || Some(each(read)), &mut || Some(each(copy)), &mut || {
                Some(each(|it| read_by_llvm_bitcode(it).expect("sound")))
            }]);
        row("every record with all operands", &ours, &ours);
        row("  read and written again", &copied, &ours);
        row("  llvm-bitcode", &theirs, &ours);
        ratio("bitstream", set, &ours, &theirs);
    }
}

/// The bitstreams of a set that both read: all but those that the crate `llvm-bitcode` refuses.
fn streams(set: Set) -> Vec<Vec<u8>> {
    let mut streams = Vec::new();
    for path in set.containers(&["containers/dxc110", "containers/dxc17"]) {
        let file = fs::read(path).expect("a container");
        let container = Container::parse(&file).expect("a container");
        for part in container.parts() {
            if let Ok(PartView::Program(program)) = part.view() {
                streams.push(program.bitcode.to_vec());
            }
        }
    }
    streams.retain(|stream| read_by_llvm_bitcode(stream).is_ok());
    streams
}

fn read(stream: &[u8]) {
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
    let reader = Reader::new(stream).expect("a stream");
    read(reader, &mut Record::default()).expect("sound");
}

/// Reads every record and writes it again.
fn copy(stream: &[u8]) {
    black_box(Writer::copy_of(stream).and_then(Writer::finish).expect("sound"));
}

/// Records of that crate are iterators; their operands are collected in one buffer.
fn read_by_llvm_bitcode(stream: &[u8]) -> Result<(), llvm_bitcode::read::Error> {
    fn read(
        mut block: BlockIter<'_, '_>,
        operands: &mut Vec<u64>,
    ) -> Result<(), llvm_bitcode::read::Error> {
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
    let mut reader = BitStreamReader::new();
    read(reader.iter_bitcode(&stream[4..]), &mut Vec::new())
}
