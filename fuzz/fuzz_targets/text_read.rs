//! Any text is read or refused with errors that lie in it; a module that is read and that the verifier
//! accepts has a text and a bitcode that give the same module.
#![no_main]

use dxil_text::Style;
use libfuzzer_sys::fuzz_target;

const LIMIT: usize = 1 << 20;

fuzz_target!(|text: &[u8]| {
    let module = match dxil_text::parse(text) {
        Ok(module) => module,
        Err(errors) => {
            assert!(errors.iter().all(|error| error.place().offset() <= text.len()));
            assert!(!errors.display("text").to_string().is_empty());
            return;
        }
    };
    let Ok(printed) = dxil_text::print_within(&module, Style::Llvm, LIMIT) else { return };
    if !dxil::ir::verify::verify(&module).is_empty() {
        return;
    }
    let again = dxil_text::parse(&printed).expect("what is printed can be read");
    assert_eq!(dxil_text::print_within(&again, Style::Llvm, LIMIT).as_ref(), Ok(&printed));
    let bitcode = dxil_bitcode::write(&module).expect("what verifies can be written");
    assert_eq!(dxil_bitcode::write(&again).as_ref(), Ok(&bitcode));
    let read = dxil_bitcode::read(&bitcode).expect("what is written can be read");
    assert_eq!(dxil_text::print_within(&read, Style::Llvm, LIMIT).as_ref(), Ok(&printed));
});
