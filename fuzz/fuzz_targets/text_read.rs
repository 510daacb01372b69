//! Any text is read or refused with errors that lie in it; a module that is read and that the verifier
//! accepts has a text and a bitcode that give the same module.
#![no_main]

mod survival;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| match dxil_text::parse(text) {
    Ok(module) => {
        if dxil::ir::verify::verify(&module).is_empty() {
            survival::survives(module);
        }
    }
    Err(errors) => {
        assert!(errors.iter().all(|error| error.place().offset() <= text.len()));
        assert!(!errors.display("text").to_string().is_empty());
    }
});
