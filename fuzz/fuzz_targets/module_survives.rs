//! What the verifier accepts has a text and a bitcode that give the same module.
//!
//! Not part of `.ci/fuzz`: it finds what LLVM's readers change and ours of bitcode keeps, such as access tags in the
//! form that LLVM had before structs were told apart.
#![no_main]

mod survival;

use dxil_ir::verify::verify;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = dxil_bitcode::read_dxil(bytes) else { return };
    if verify(&module).is_empty() {
        survival::survives(module);
    }
});
