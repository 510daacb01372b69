//! Printing a container with DXBC, or an effect without one, ends, within a limit: its parts, shaders of level 9, debug
//! information and the program.
#![no_main]

use dxil::container::Container;
use dxil::{FxcOptions, disassemble_dxbc, disassemble_effect};
use libfuzzer_sys::fuzz_target;

/// The maximum size of a listing, whose parts may refer to the same names again and again.
const LIMIT: usize = 1 << 20;

fuzz_target!(|bytes: &[u8]| {
    let options = FxcOptions::default();
    let listing = match Container::parse(bytes) {
        Ok(container) => disassemble_dxbc(&container.within(LIMIT), options),
        Err(_) => disassemble_effect(bytes, options, LIMIT),
    };
    match listing {
        Ok(text) => assert!(text.len() <= LIMIT),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
