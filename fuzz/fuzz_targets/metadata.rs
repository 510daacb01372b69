//! Metadata of a shader that can be read is written as it was, and written again changes nothing.
//!
//! A damaged module may change once: its numbers get the types that DXC gives them.
#![no_main]

use dxil_metadata::ShaderMetadata;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(mut module) = dxil_bitcode::read_dxil(bytes) else { return };
    let Ok(metadata) = ShaderMetadata::read(&module) else { return };
    metadata.write(&mut module);
    assert_eq!(ShaderMetadata::read(&module).as_ref(), Ok(&metadata));
    let written = dxil_bitcode::write(&module);
    metadata.write(&mut module);
    assert_eq!(dxil_bitcode::write(&module), written);
});
