//! `dxil-post-optimization-validation`: errors in the use of resources, which only the optimized module shows.

mod bindings;

use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_format::ResourceClass;
use dxil_ir::{InstructionKind, Module};

use crate::metadata::entries;
use crate::resource::{Counter, Found, Resources, UPDATE_COUNTER};
use crate::root_signature::root_signatures;
use crate::target::Triple;
use crate::{Diagnostic, Report, functions, intrinsic};

/// The classes in the order in which LLVM reports them.
const CLASSES: [ResourceClass; 4] =
    [ResourceClass::SRV, ResourceClass::UAV, ResourceClass::CBuffer, ResourceClass::Sampler];

pub(crate) fn run(module: &mut Module, found: &mut Found, report: &mut Report) {
    let resources = found.resources(module);
    check_counters(module, resources, report);
    check_overlaps(resources, report);
    let mut signatures = root_signatures(module, report);
    let Some(entry) = entries(module).into_iter().next() else { return };
    if let Some(signature) = signatures.remove(&Some(entry.function)) {
        let triple = module.target_triple.to_str_lossy();
        let stage = Triple::parse(&triple).stage();
        bindings::check(&signature, stage, resources, report);
    }
}

/// Reports counters that move in both directions.
fn check_counters(module: &Module, resources: &Resources, report: &mut Report) {
    const MESSAGE: &str =
        "RWStructuredBuffers may increment or decrement their counters, but not both.";
    if resources.list.iter().all(|it| it.counter != Counter::Invalid) {
        return;
    }
    let before = report.errors.len();
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        for (_, instruction) in body.instructions() {
            let InstructionKind::Call { arguments, .. } = instruction.kind else { continue };
            if !intrinsic::calls(module, instruction, UPDATE_COUNTER) {
                continue;
            }
            let handle = body.list(arguments).first().and_then(|it| it.instruction());
            let resource = handle.and_then(|it| resources.of_call(function, it));
            if resource.is_some_and(|it| it.counter == Counter::Invalid) {
                report.errors.push(Diagnostic::from(MESSAGE).within(module, function));
            }
        }
    }
    if report.errors.len() == before {
        report.error(MESSAGE);
    }
}

/// The number of resources after one that are reported to share its registers.
const MOST_OVERLAPS: usize = 16;

/// Reports resources that share registers, unless they are one resource that is taken for several types.
fn check_overlaps(resources: &Resources, report: &mut Report) {
    for class in CLASSES {
        let all: Vec<_> = resources.of_class(class).collect();
        for (index, it) in all.iter().enumerate() {
            let (binding, name) = (it.binding, &it.name);
            // They are in the order of their registers.
            let overlapping = all[index + 1..].iter().take_while(|other| {
                other.binding.space == binding.space
                    && other.binding.lower_bound <= binding.upper_bound()
            });
            let others = overlapping.filter(|other| {
                other.binding.registers() != binding.registers()
                    || other.name_variable != it.name_variable
            });
            for other in others.take(MOST_OVERLAPS) {
                report.error(format_args!(
                    "resource {name} at register {} overlaps with resource {} at register {} in space {}",
                    binding.lower_bound,
                    other.name,
                    other.binding.lower_bound,
                    binding.space
                ));
            }
        }
    }
}
