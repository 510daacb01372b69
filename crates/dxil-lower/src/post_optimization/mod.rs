//! `dxil-post-optimization-validation`: errors in the use of resources, which only the optimized module shows.

mod bindings;

use bstr::ByteSlice as _;
use dxil_format::ResourceClass;
use dxil_ir::{InstructionKind, Module};

use crate::metadata::entries;
use crate::resource::{Binding, Counter, Resource, Resources, UPDATE_COUNTER};
use crate::root_signature::root_signatures;
use crate::target::Triple;
use crate::{Diagnostic, Report, functions, intrinsic};

/// The classes in the order in which LLVM reports them.
const CLASSES: [ResourceClass; 4] =
    [ResourceClass::SRV, ResourceClass::UAV, ResourceClass::CBuffer, ResourceClass::Sampler];

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let resources = Resources::new(module);
    check_counters(module, &resources, report);
    check_overlaps(&resources, report);
    let mut signatures = root_signatures(module, report);
    let Some(entry) = entries(module).into_iter().next() else { return };
    if let Some(signature) = signatures.remove(&Some(entry.function)) {
        let triple = module.target_triple.to_str_lossy();
        let stage = Triple::parse(&triple).stage();
        bindings::check(&signature, stage, &resources, report);
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
            let name = intrinsic::called(module, instruction);
            let InstructionKind::Call { arguments, .. } = instruction.kind else { continue };
            if !name.is_some_and(|name| intrinsic::is(name, UPDATE_COUNTER)) {
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

/// Reports resources that share registers, unless they are one resource that is taken for several types.
fn check_overlaps(resources: &Resources, report: &mut Report) {
    for class in CLASSES {
        // The resource that ends last of those in the space so far.
        let mut last: Option<&Resource> = None;
        for resource in resources.of_class(class) {
            let (binding, before) = (resource.binding, last.map(|it| it.binding));
            let is_same_space = before.is_some_and(|it| it.space == binding.space);
            if let (Some(before), true) = (last, is_same_space) {
                let is_one = before.binding.registers() == binding.registers()
                    && before.name_variable == resource.name_variable;
                if before.binding.upper_bound() >= binding.lower_bound && !is_one {
                    report.error(format_args!(
                        "resource {} at register {} overlaps with resource {} at register {} in space {}",
                        before.name,
                        before.binding.lower_bound,
                        resource.name,
                        binding.lower_bound,
                        binding.space
                    ));
                }
            }
            let ends_later = |it: Binding| it.upper_bound() > binding.upper_bound();
            if !(is_same_space && before.is_some_and(ends_later)) {
                last = Some(resource);
            }
        }
    }
}
