//! The records of streams.

use dxil_bitcode::codes;

use crate::choice::Choice;
use crate::table::Table;

/// A kind of record, with its block.
struct Record<'n> {
    block: &'n str,
    name: &'n str,
}

impl Choice for Record<'_> {
    fn all() -> Vec<String> {
        /// A number above all codes of blocks and records.
        const END: u32 = 64;
        let named = |block| codes::block_name(block).map(|name| (block, name));
        let blocks = (0..END).filter_map(named);
        let records = blocks.flat_map(|(id, block)| {
            let names = (0..END).filter_map(move |code| codes::record_name(id, code));
            names.map(move |name| Record { block, name }.name())
        });
        records.collect()
    }

    fn name(&self) -> String {
        format!("{}/{}", self.block, self.name)
    }
}

/// Notes the records of a stream.
pub(crate) fn note(table: &mut Table, bitcode: &[u8]) {
    let mut text = String::new();
    dxil_bitstream::dump(bitcode, &codes::Names, &mut text).expect("a stream");
    let mut blocks = Vec::new();
    for line in text.lines() {
        let tag = line.trim_start().trim_start_matches('<');
        let name = tag.split([' ', '>']).next().unwrap_or_default();
        if name.starts_with('/') {
            blocks.pop();
        } else if tag.contains(" NumWords=") {
            if let Some(outer) = blocks.last() {
                table.note_any("blocks", format_args!("{name} in {outer}"));
            }
            blocks.push(name);
        } else if let Some(&block) = blocks.last().filter(|block| **block != "BLOCKINFO_BLOCK") {
            table.note("records", &Record { block, name });
        }
    }
}
