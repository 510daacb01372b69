//! A module is the same after it has been printed and read, and after it has been written as bitcode and
//! read.

#[path = "../../crates/dxil-text/tests/random/sayable.rs"]
mod sayable;

use dxil_ir::Module;
use dxil_text::{Diagnostic, Style};
use sayable::{has_text, is_folded};

const LIMIT: usize = 1 << 20;

/// Checks a module that the verifier accepts.
pub fn survives(mut module: Module) {
    // Text does not have the order of uses.
    module.drop_use_lists();
    let print = |module: &Module| dxil_text::print_within(module, Style::Llvm, LIMIT).ok();
    let Some(mut text) = print(&module).filter(|_| has_text(&module)) else { return };
    let mut again = match dxil_text::parse(&text) {
        Ok(again) => again,
        // DXC prints zeros as nothing even in fields that its reader demands.
        Err(errors) => {
            let lacks = |error: &Diagnostic| error.message().contains(" lacks the field `");
            assert!(errors.iter().all(lacks), "what is printed can be read: {text}");
            return;
        }
    };
    if !is_folded(&module) {
        module = again;
        let Some(folded) = print(&module) else { return };
        text = folded;
        again = dxil_text::parse(&text).expect("what is printed can be read");
    }
    assert_eq!(print(&again).as_ref(), Some(&text));
    let bitcode = dxil_bitcode::write(&module).expect("what verifies can be written");
    let read = dxil_bitcode::read(&bitcode).expect("what is written can be read");
    assert_eq!(print(&read), Some(text));
    assert_eq!(dxil_bitcode::write(&read), Ok(bitcode));
}
