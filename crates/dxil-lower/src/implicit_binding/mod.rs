//! `dxil-resource-implicit-binding`: resources without registers get free ones.
//!
//! Each resource has a number, which says in which order resources get registers.

mod free;

use alloc::collections::BTreeMap;

use dxil_format::ResourceClass;
use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{DataLayout, Instruction, InstructionId, InstructionKind, Module, Value};

use crate::resource::{self, FROM_BINDING, FROM_IMPLICIT_BINDING, ResourceType};
use crate::target::target;
use crate::{Diagnostic, Report, functions, intrinsic};
use free::Registers;

/// A resource without registers.
#[derive(Clone, Copy)]
struct Unbound {
    class: ResourceClass,
    space: u32,
    /// The number of registers; `u32::MAX` for an array without bound.
    size: u32,
}

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let unbound = unbound(module);
    if unbound.is_empty() {
        return;
    }
    let mut registers = Registers::new(module);
    let bound: BTreeMap<_, _> = unbound
        .into_iter()
        .map(|(number, it)| (number, registers.take(it.class, it.space, it.size)))
        .collect();
    let target = target(module);
    for function in functions::defined(module) {
        let mut binding = Binding { bound: &bound, refused: 0 };
        let done = rewrite(module, function, target, &mut binding);
        let refused = (0..binding.refused).map(|_| "resource cannot be allocated".into());
        let errors = refused.chain(done.err().map(Diagnostic::from));
        report.errors.extend(errors.map(|it| it.within(module, function)));
    }
}

/// The resources without registers, by their numbers.
fn unbound(module: &Module) -> BTreeMap<u64, Unbound> {
    let mut unbound = BTreeMap::new();
    if !intrinsic::is_declared(module, &[FROM_IMPLICIT_BINDING]) {
        return unbound;
    }
    let layout = DataLayout::new(module);
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        for (_, instruction) in body.instructions() {
            if !intrinsic::calls(module, instruction, FROM_IMPLICIT_BINDING) {
                continue;
            }
            let Some(arguments) = resource::handle_arguments(module, body, instruction) else {
                continue;
            };
            let number = |value: Value| module.constants.integer_value(value.constant()?);
            let [Some(order), Some(space), Some(size)] =
                [0, 1, 2].map(|index: usize| number(arguments[index]))
            else {
                continue;
            };
            let ty = ResourceType::of(&module.types, &layout, instruction.ty);
            let Some(class) = ty.map(|it| it.class()) else { continue };
            let (space, size) = (space as u32, size as u32);
            unbound.entry(order).or_insert(Unbound { class, space, size });
        }
    }
    unbound
}

struct Binding<'a> {
    /// The first registers of resources; [`None`] where none are free.
    bound: &'a BTreeMap<u64, Option<u32>>,
    /// The number of calls whose resource has none.
    refused: usize,
}

impl Rewriter for Binding<'_> {
    const DROPS_NAMES: bool = true;

    fn visit(&mut self, b: &FunctionBuilder<'_>, _: InstructionId, it: &Instruction) -> Rewrite {
        let InstructionKind::Call { arguments, .. } = it.kind else { return Rewrite::Keep };
        let is_implicit =
            b.with_module(|module| intrinsic::calls(module, it, FROM_IMPLICIT_BINDING));
        if !is_implicit {
            return Rewrite::Keep;
        }
        let &[order, space, size, index, name] = &b.list(arguments)[..] else {
            return Rewrite::Keep;
        };
        match b.integer_value(order).and_then(|order| self.bound.get(&order)) {
            Some(&Some(register)) => {
                let arguments = [space, b.i32(register as i32), size, index, name];
                let handle = intrinsic::call(b, FROM_BINDING, it.ty, &arguments);
                handle.map_or(Rewrite::Keep, Rewrite::Replace)
            }
            _ => {
                self.refused += 1;
                Rewrite::Keep
            }
        }
    }
}
