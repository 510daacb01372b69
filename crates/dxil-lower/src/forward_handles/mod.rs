//! `dxil-forward-handle-accesses`: handles that are loaded from variables become what creates them.
//!
//! Without optimizations, code passes the address of the variable of a resource on through memory of its own.

mod content;

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::LazyCell;

use dxil_ir::analysis::{ControlFlow, Dominators, Positions, Uses};
use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    Body, Instruction, InstructionId, InstructionKind as Kind, Module, Value, VariableId,
};

use crate::target::target;
use crate::{Diagnostic, Report, functions, intrinsic, resource};
use content::{Content, Contents};

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let target = target(module);
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        let mut plan = Plan::new(module, body);
        // They name values, as LLVM's do, and no function.
        report.errors.extend(plan.errors.drain(..).map(Diagnostic::from));
        if plan.handles.is_empty() {
            continue;
        }
        if let Err(error) = rewrite(module, function, target, &mut plan) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
}

/// The changes of a function.
#[derive(Default)]
struct Plan {
    /// The loads of handles, with what creates these.
    handles: BTreeMap<InstructionId, InstructionId>,
    /// Calls that say when memory is in use that has held a handle.
    lifetimes: BTreeSet<InstructionId>,
    errors: Vec<String>,
}

impl Rewriter for Plan {
    fn visit(&mut self, _: &FunctionBuilder<'_>, id: InstructionId, _: &Instruction) -> Rewrite {
        match self.handles.get(&id) {
            Some(&creation) => Rewrite::Replace(creation.into()),
            None if self.lifetimes.contains(&id) => Rewrite::Erase,
            None => Rewrite::Keep,
        }
    }
}

impl Plan {
    fn new(module: &Module, body: &Body) -> Self {
        let mut plan = Self::default();
        let is_load = |it: &Instruction| {
            matches!(it.kind, Kind::Load { .. }) && resource::is_resource(&module.types, it.ty)
        };
        let loads = body.instructions().filter(|(_, it)| is_load(it));
        let loads: Vec<_> = loads.map(|(id, _)| id).collect();
        if loads.is_empty() {
            return plan;
        }
        let uses = LazyCell::new(|| Uses::new(body));
        let created = plan.created(module, body);
        let flow = ControlFlow::new(body);
        let contents = Contents::new(module, body, flow.reverse_post_order());
        let (dominators, positions) = (Dominators::new(&flow), Positions::new(body));
        for load in loads {
            let Kind::Load { pointer, .. } = body.instructions[load].kind else { continue };
            let creation = match contents.of(load) {
                // What is stored there as an address is taken for the handle at it, as in LLVM.
                Some(Content::Handle(variable) | Content::Address(variable)) => {
                    created.get(&variable).copied()
                }
                _ => None,
            };
            let Some(creation) = creation else {
                let name = value_name(module, body, pointer);
                plan.errors.push(format!("Load of \"{name}\" is not a global resource handle"));
                continue;
            };
            if !dominates(&dominators, &positions, creation, load) {
                let [load, creation] = [load, creation].map(|id| name(body, id));
                plan.errors.push(format!(
                    "Load at \"{load}\" is not dominated by handle creation at \"{creation}\""
                ));
                continue;
            }
            plan.handles.insert(load, creation);
            if pointer.instruction().is_some() {
                plan.end_lifetimes(module, body, &uses, pointer);
            }
        }
        plan
    }

    /// The call that creates the handle of each variable.
    fn created(&mut self, module: &Module, body: &Body) -> BTreeMap<VariableId, InstructionId> {
        let mut stores: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (_, instruction) in body.instructions() {
            let Kind::Store { pointer, value, .. } = instruction.kind else { continue };
            if let (Some(id), Some(variable)) =
                (value.instruction(), module.addressed_variable(pointer))
            {
                stores.entry(id).or_default().push(variable);
            }
        }
        let mut created = BTreeMap::new();
        if stores.is_empty() {
            return created;
        }
        for (id, instruction) in body.instructions() {
            if resource::handle_arguments(module, body, instruction).is_none() {
                continue;
            }
            for &variable in stores.get(&id).into_iter().flatten() {
                let first = *created.entry(variable).or_insert(id);
                if first != id {
                    let [first, second] = [first, id].map(|id| name(body, id));
                    self.errors
                        .push(format!("Handle at \"{second}\" overwrites handle at \"{first}\""));
                }
            }
        }
        created
    }

    /// Finds the calls that say when memory of the function is in use.
    fn end_lifetimes(&mut self, module: &Module, body: &Body, uses: &Uses, memory: Value) {
        let users = uses.of(memory).iter().map(|it| it.user);
        let is_lifetime = |id: &_| intrinsic::is_lifetime(module, &body.instructions[*id]);
        self.lifetimes.extend(users.filter(is_lifetime));
    }
}

/// Whether an instruction comes before another one on all ways to it.
fn dominates(
    dominators: &Dominators,
    positions: &Positions,
    first: InstructionId,
    second: InstructionId,
) -> bool {
    match (positions.get(first), positions.get(second)) {
        (Some((block, first)), Some((other, second))) if block == other => first < second,
        (Some((first, _)), Some((second, _))) => dominators.dominates(first, second),
        _ => false,
    }
}

fn name(body: &Body, id: InstructionId) -> String {
    body.name(id).map_or_else(String::new, |name| format!("{name}"))
}

fn value_name(module: &Module, body: &Body, value: Value) -> String {
    match value {
        Value::Instruction(id) => name(body, id),
        Value::Argument(index) => {
            body.arguments.get(index as usize).map_or_else(String::new, |it| format!("{}", it.name))
        }
        _ => module
            .addressed_variable(value)
            .map_or_else(String::new, |it| format!("{}", module.variables[it].name)),
    }
}
