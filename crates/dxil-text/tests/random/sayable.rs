//! The modules that survive text. The fuzz targets share this file.

use std::collections::BTreeSet;

use dxil_ir::{Attribute, ConstantKind, Function, InstructionKind, Linkage, Module};

/// Whether there is nothing to compute in the expressions of a module. A text may name a global in an
/// expression before it defines it: then LLVM cannot compute the expression, but can in the text of the
/// module, which defines variables first.
pub(crate) fn is_folded(module: &Module) -> bool {
    let mut copy = module.clone();
    module.constants.arena().iter().all(|(id, constant)| match &constant.kind {
        ConstantKind::Expression(expression) => copy.fold(expression.clone(), constant.ty) == id,
        _ => true,
    })
}

/// Whether LLVM 3.7's text can say all of a module that the verifier accepts. It cannot escape quotes in
/// attributes, the triple and the data layout, and calls no body `extern_weak`. LLVM renames values of the
/// same name, and has ten bits for a calling convention.
pub(crate) fn has_text(module: &Module) -> bool {
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
    let instructions = function.body.iter().flat_map(|body| body.instructions.values());
    let of_calls = instructions.filter_map(|it| match it.kind {
        InstructionKind::Call { calling_convention, .. } => Some(calling_convention),
        _ => None,
    });
    let mut conventions = of_calls.chain([function.calling_convention]);
    !weak
        && conventions.all(|convention| convention < 1 << 10)
        && names.all(|name| seen.insert(name))
}
