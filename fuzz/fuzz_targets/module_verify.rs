//! Any module that can be read can be verified: each error has a text and a place in the module.
#![no_main]

use dxil_ir::verify::{MAX_ERRORS, verify};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = dxil_bitcode::read(bytes) else { return };
    let errors = verify(&module);
    assert!(errors.len() <= MAX_ERRORS);
    for error in errors {
        assert!(!error.to_string().is_empty());
        if let Some(id) = error.function() {
            assert!(module.functions.get(id).is_some(), "{error}");
        }
    }
});
