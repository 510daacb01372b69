//! Printing a container with DXBC ends, within a limit: its parts, shaders of level 9, debug information and the program.
#![no_main]

use dxil::container::Container;
use dxil::{FxcOptions, disassemble_dxbc};
use libfuzzer_sys::fuzz_target;

/// The maximum size of a listing, whose parts may refer to the same names again and again.
const LIMIT: usize = 1 << 20;

fuzz_target!(|bytes: &[u8]| {
    let Ok(container) = Container::parse(bytes) else { return };
    match disassemble_dxbc(&container.within(LIMIT), FxcOptions::default()) {
        Ok(text) => assert!(text.len() <= LIMIT),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
