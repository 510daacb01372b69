//! What can be read of a stream is read; what is sound is written again bit by bit.
#![no_main]

use dxil_bitstream::{Reader, Writer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|stream: &[u8]| {
    let read = dxil_bitstream::dump(stream, &(), &mut String::new());
    if let Err(error) = &read {
        assert!(error.offset() <= stream.len() as u64 * 8);
    }
    if Reader::new(stream).is_ok() {
        assert_eq!(
            Writer::copy_of(stream).and_then(Writer::finish),
            read.map(|()| stream.to_vec())
        );
    }
});
