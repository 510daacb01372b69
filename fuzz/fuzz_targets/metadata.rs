//! Metadata of a shader that can be read is written as it was: the bitcode of the module stays the same.
#![no_main]

use dxil_metadata::ShaderMetadata;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = dxil_bitcode::read(bytes) else { return };
    let Ok(metadata) = ShaderMetadata::read(&module) else { return };
    let before = dxil_bitcode::write(&module).expect("what is read can be written");
    let mut again = module.clone();
    metadata.write(&mut again);
    assert_eq!(ShaderMetadata::read(&again).as_ref(), Ok(&metadata));
    assert_eq!(dxil_bitcode::write(&again), Ok(before));
});
