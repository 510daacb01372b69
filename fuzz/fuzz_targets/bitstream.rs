//! What can be read of a stream is read; what is sound is written again bit by bit.
#![no_main]

use dxil_bitstream::read::{Entry, Record};
use dxil_bitstream::{Error, Reader, Writer};
use libfuzzer_sys::fuzz_target;

/// Reads a stream and writes it again, entry by entry.
fn rewrite(stream: &[u8]) -> Result<Vec<u8>, Error> {
    let mut writer = Writer::new();
    let mut reader = Reader::new(stream)?;
    while let Some(entry) = reader.next_entry(&mut Record::default())? {
        if let Entry::Block(block) = entry {
            writer.copy_block(&block)?;
        }
    }
    writer.finish()
}

fuzz_target!(|stream: &[u8]| {
    let read = dxil_bitstream::dump(stream, &(), &mut String::new());
    if let Err(error) = &read {
        assert!(error.offset() <= stream.len() as u64 * 8);
    }
    if Reader::new(stream).is_ok() {
        assert_eq!(rewrite(stream), read.map(|()| stream.to_vec()));
    }
});
