//! Random modules survive: those that the verifier accepts have a text and a bitcode that give the same
//! module.

mod modules;
mod texts;

use std::collections::BTreeSet;

use dxil_ir::{Attribute, ConstantKind, Function, Linkage, Module};
use dxil_text::Style;

/// Random numbers, the same in each run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

fn print(module: &Module) -> String {
    dxil_text::print(module, Style::Llvm).expect("a text").to_string()
}

/// Whether there is nothing to compute in the expressions of a module. A text may name a global in an
/// expression before it defines it: then LLVM cannot compute the expression, but can in the text of the
/// module, which defines variables first.
fn is_folded(module: &Module) -> bool {
    let mut copy = module.clone();
    module.constants.arena().iter().all(|(id, constant)| match &constant.kind {
        ConstantKind::Expression(expression) => copy.fold(expression.clone(), constant.ty) == id,
        _ => true,
    })
}

/// Whether LLVM 3.7's text can say all of a module that the verifier accepts. It cannot escape quotes in
/// attributes, the triple and the data layout, and calls no body `extern_weak`. LLVM renames values of the
/// same name, and has ten bits for a calling convention.
fn has_text(module: &Module) -> bool {
    let is_plain = |text: &[u8]| !text.iter().any(|byte| b"\"\\".contains(byte));
    let groups = module.attributes.all_groups().values();
    let texts = groups.flat_map(|group| &group.attributes).flat_map(|attribute| match attribute {
        Attribute::Text { key, value } => vec![key, value],
        _ => Vec::new(),
    });
    let mut texts = texts.chain([&module.target_triple, &module.data_layout]);
    texts.all(|text| is_plain(text)) && module.functions.values().all(is_sayable)
}

fn is_sayable(function: &Function) -> bool {
    let weak = function.linkage == Linkage::ExternalWeak && function.body.is_some();
    let mut names = function.body.iter().flat_map(|body| {
        let arguments = body.arguments.iter().map(|argument| &argument.name);
        let blocks = body.blocks().map(|(_, block)| &block.name);
        arguments.chain(blocks).chain(body.names.values()).filter(|name| !name.is_empty())
    });
    let mut seen = BTreeSet::new();
    !weak && function.calling_convention < 1 << 10 && names.all(|name| seen.insert(name))
}

/// Checks that a module, which the verifier accepts, is the same after it has been printed and read, and
/// after it has been written as bitcode and read.
fn survives(mut module: Module) -> Result<(), String> {
    if !has_text(&module) {
        return Ok(());
    }
    let mut text = print(&module);
    let read = |text: &str| dxil_text::parse(text).map_err(|errors| errors.to_string());
    let mut again = read(&text)?;
    if !is_folded(&module) {
        module = again;
        text = print(&module);
        again = read(&text)?;
    }
    let bitcode = dxil_bitcode::write(&module).map_err(|error| error.to_string())?;
    let written = dxil_bitcode::read(&bitcode).map_err(|error| error.to_string())?;
    for (what, again) in [("text", &again), ("bitcode", &written)] {
        let found = print(again);
        if found != text {
            let lines = text.lines().zip(found.lines());
            let lines = lines.filter(|(line, found)| line != found).take(3);
            return Err(format!("another module after {what}: {:?}", lines.collect::<Vec<_>>()));
        }
    }
    // The text does not say which kinds of metadata a module has that nothing uses.
    let same_kinds = again.metadata_kinds.len() == module.metadata_kinds.len();
    for again in [Some(&written), same_kinds.then_some(&again)].into_iter().flatten() {
        if dxil_bitcode::write(again).as_ref() != Ok(&bitcode) {
            return Err("another bitcode".to_owned());
        }
    }
    Ok(())
}
