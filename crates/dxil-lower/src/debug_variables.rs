//! `dxil-debug-variables`: of the calls that describe variables, those of numbers stay, and tell the value alone if they also told
//! that of memory. DXIL keeps no handles and no addresses in memory, and no text, which clang's own functions for resources have
//! in variables. Entry points that clang adds get the subprogram of what they call.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::{Body, Instruction, InstructionKind as Kind, Module, Type, TypeId, Value};

use crate::described::{self, Described, Form};
use crate::{Diagnostic, Report, debug_entries, debug_info, functions, intrinsic};

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    debug_entries::describe(module);
    if !intrinsic::is_declared(module, &["llvm.dbg"]) {
        return;
    }
    for function in functions::defined(module) {
        let Some(mut body) = module.functions[function].body.take() else { continue };
        debug_info::values(module, &mut body);
        let is_gone = |it: &Instruction| {
            let described = Described::of(module, &body, it);
            described.is_some_and(|it| !is_of_number(module, &body, &it))
        };
        let gone: BTreeSet<_> =
            body.instructions().filter(|(_, it)| is_gone(it)).map(|(id, _)| id).collect();
        module.functions[function].body = Some(body);
        if gone.is_empty() {
            continue;
        }
        if let Err(error) = functions::erase(module, function, &gone) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
}

/// Whether a variable holds numbers alone.
fn is_of_number(module: &Module, body: &Body, call: &Described) -> bool {
    let told = call.told(module);
    if call.form == Form::Declare {
        let memory = told.and_then(Value::instruction).map(|id| body.instructions[id].kind);
        return match memory {
            Some(Kind::Alloca { allocated, .. }) => holds_numbers(module, allocated),
            _ => false,
        };
    }
    let Some(value) = told else { return true };
    let ty = module.type_of(body, value);
    ty.is_some_and(|ty| described::bits(module, ty).is_some())
}

/// Whether memory of a type holds numbers alone.
fn holds_numbers(module: &Module, ty: TypeId) -> bool {
    let mut open = Vec::from([ty]);
    while let Some(ty) = open.pop() {
        match &module.types[ty] {
            Type::Array { element, .. } => open.push(*element),
            _ => match module.types.struct_body(ty) {
                Some(body) => open.extend(&body.elements),
                None if described::bits(module, ty).is_none() => return false,
                None => {}
            },
        }
    }
    true
}
