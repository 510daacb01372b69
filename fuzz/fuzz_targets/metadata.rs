//! Metadata of a shader that can be read is written as it was: the text of the module stays the same.
//!
//! Not always its bitcode: a damaged file may hold equal nodes twice, and in another order.
#![no_main]

use dxil_metadata::ShaderMetadata;
use dxil_text::Style;
use libfuzzer_sys::fuzz_target;

const LIMIT: usize = 1 << 20;

fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = dxil_bitcode::read(bytes) else { return };
    let Ok(metadata) = ShaderMetadata::read(&module) else { return };
    let Ok(before) = dxil_text::print_within(&module, Style::Llvm, LIMIT) else { return };
    let mut again = module.clone();
    metadata.write(&mut again);
    assert_eq!(ShaderMetadata::read(&again).as_ref(), Ok(&metadata));
    assert_eq!(dxil_text::print_within(&again, Style::Llvm, LIMIT), Ok(before));
});
