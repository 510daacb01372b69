//! Printing a container with DXBC, or an effect or shader of Direct3D 9 without one, ends, within a limit: its parts, shaders
//! of level 9, debug information and the program.
#![no_main]

use dxbc_code::level9::Shader;
use dxil::container::Container;
use dxil::{FxcOptions, disassemble_direct3d9, disassemble_dxbc, disassemble_effect};
use libfuzzer_sys::fuzz_target;

/// The maximum size of a listing, whose parts may refer to the same names again and again.
const LIMIT: usize = 1 << 20;

fuzz_target!(|bytes: &[u8]| {
    let options = FxcOptions::default();
    let listing = match Container::parse(bytes) {
        Ok(container) => disassemble_dxbc(&container.within(LIMIT), options),
        Err(_) if Shader::is_file(bytes) => {
            let options = FxcOptions { default_values: true, ..options };
            disassemble_direct3d9(bytes, options, LIMIT)
        }
        Err(_) => disassemble_effect(bytes, options, LIMIT),
    };
    match listing {
        Ok(text) => assert!(text.len() <= LIMIT),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
