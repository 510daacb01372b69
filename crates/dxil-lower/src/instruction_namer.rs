//! `instnamer`: names for what has none.

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
    for argument in body.arguments.iter_mut().filter(|it| it.name.is_empty()) {
        argument.name = taken.add("arg".into()).into();
    }
    for block in &body.order {
        let block = &mut body.blocks[*block];
        if block.name.is_empty() {
            block.name = taken.add("bb".into()).into();
        }
        for &id in &block.instructions {
            let is_void = matches!(module.types[body.instructions[id].ty], Type::Void);
            if !is_void && !body.names.contains(id) {
                body.names.insert(id, taken.add("i".into()));
            }
        }
    }
}
