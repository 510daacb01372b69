//! `instnamer`: names for what has none.

use bstr::BString;
use dxil_ir::{Body, Module, TakenNames, Type};

use crate::{Report, functions};

pub(crate) fn run(module: &mut Module, _: &mut Report) {
    for function in functions::defined(module) {
        let Some(mut body) = module.functions[function].body.take() else { continue };
        name(module, &mut body);
        module.functions[function].body = Some(body);
    }
}

fn name(module: &Module, body: &mut Body) {
    let mut taken = TakenNames::of(body);
    let mut name = |old: &mut BString, new: &str| {
        if old.is_empty() {
            *old = taken.add(new.into());
        }
    };
    for argument in &mut body.arguments {
        name(&mut argument.name, "arg");
    }
    for block in &body.order {
        let block = &mut body.blocks[*block];
        name(&mut block.name, "bb");
        for &id in &block.instructions {
            if !matches!(module.types[body.instructions[id].ty], Type::Void) {
                name(body.names.entry(id).or_default(), "i");
            }
        }
    }
}
