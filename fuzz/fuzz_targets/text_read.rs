//! Any text is read or refused with errors that lie in it; a module that is read and that the verifier
//! accepts has a text and a bitcode that give the same module.
#![no_main]

use dxil::ir::{Attribute, Module};
use dxil_text::{Diagnostic, Style};
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
    if !dxil::ir::verify::verify(&module).is_empty() || has_quotes(&module) {
        return;
    }
    let again = match dxil_text::parse(&printed) {
        Ok(again) => again,
        // DXC prints zeros as nothing even in fields that its reader demands.
        Err(errors) => {
            let lacks = |error: &Diagnostic| error.message().contains(" lacks the field `");
            assert!(errors.iter().all(lacks), "what is printed can be read: {printed}");
            return;
        }
    };
    assert_eq!(dxil_text::print_within(&again, Style::Llvm, LIMIT).as_ref(), Ok(&printed));
    let bitcode = dxil_bitcode::write(&module).expect("what verifies can be written");
    assert_eq!(dxil_bitcode::write(&again).as_ref(), Ok(&bitcode));
    let read = dxil_bitcode::read(&bitcode).expect("what is written can be read");
    assert_eq!(dxil_text::print_within(&read, Style::Llvm, LIMIT).as_ref(), Ok(&printed));
});

/// Whether an attribute has characters that LLVM 3.7 would have to escape, but prints as they are.
fn has_quotes(module: &Module) -> bool {
    let groups = module.attributes.all_groups().values();
    groups.flat_map(|group| &group.attributes).any(|attribute| match attribute {
        Attribute::Text { key, value } => {
            [key, value].into_iter().flat_map(|it| it.iter()).any(|byte| b"\"\\".contains(byte))
        }
        _ => false,
    })
}
