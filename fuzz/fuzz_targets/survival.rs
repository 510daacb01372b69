//! A module is the same after it has been printed and read, and after it has been written as bitcode and
//! read.

use std::collections::BTreeSet;

use dxil::ir::{Attribute, ConstantKind, Function, InstructionKind, Linkage, Module};
use dxil_text::{Diagnostic, Style};

const LIMIT: usize = 1 << 20;

/// Checks a module that the verifier accepts.
pub fn survives(mut module: Module) {
    drop_use_lists(&mut module);
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

/// Drops the order of uses, which text does not have.
fn drop_use_lists(module: &mut Module) {
    module.preserve_use_lists = false;
    module.use_lists.clear();
    for body in module.functions.values_mut().filter_map(|function| function.body.as_mut()) {
        body.use_lists.clear();
    }
}

/// Whether there is nothing to compute in the expressions of a module, which reading its text does.
fn is_folded(module: &Module) -> bool {
    let mut copy = module.clone();
    module.constants.arena().iter().all(|(id, constant)| match &constant.kind {
        ConstantKind::Expression(expression) => copy.fold(expression.clone(), constant.ty) == id,
        _ => true,
    })
}

/// Whether LLVM 3.7's text can say all of a module: it cannot escape quotes in attributes, the triple and
/// the data layout, calls no body `extern_weak`, has no two values of the same name, and no calling
/// convention above 1023.
fn has_text(module: &Module) -> bool {
    let is_plain = |text: &[u8]| !text.iter().any(|byte| b"\"\\".contains(byte));
    let groups = module.attributes.all_groups().values();
    let mut attributes = groups.flat_map(|group| &group.attributes);
    let attributes_are_plain = attributes.all(|attribute| match attribute {
        Attribute::Text { key, value } => is_plain(key) && is_plain(value),
        _ => true,
    });
    attributes_are_plain
        && is_plain(&module.target_triple)
        && is_plain(&module.data_layout)
        && module.functions.values().all(is_sayable)
}

fn is_sayable(function: &Function) -> bool {
    let weak = function.linkage == Linkage::ExternalWeak && function.body.is_some();
    let names = function.body.iter().flat_map(|body| {
        let arguments = body.arguments.iter().map(|argument| &argument.name);
        let blocks = body.blocks().map(|(_, block)| &block.name);
        arguments.chain(blocks).chain(body.names.values())
    });
    let mut seen = BTreeSet::new();
    let mut names = names.filter(|name| !name.is_empty());
    let calls = function.body.iter().flat_map(|body| body.instructions.values());
    let mut conventions = calls.filter_map(|it| match it.kind {
        InstructionKind::Call { calling_convention, .. } => Some(calling_convention),
        _ => None,
    });
    !weak
        && function.calling_convention < 1 << 10
        && conventions.all(|convention| convention < 1 << 10)
        && names.all(|name| seen.insert(name))
}
