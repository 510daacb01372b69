//! Samplers that operations compare with. clang gives them the type of others.

use dxil_format::SamplerKind;
use dxil_ir::{InstructionKind, Module};
use dxil_metadata::ResourceContent;

use super::Resources;
use crate::{functions, intrinsic};

/// The intrinsics that compare: their second argument is the sampler.
const COMPARING: [&str; 3] = [
    "llvm.dx.resource.gather.cmp",
    "llvm.dx.resource.samplecmp",
    "llvm.dx.resource.samplecmplevelzero",
];

/// Makes samplers that intrinsics compare with those for comparisons.
pub(super) fn determine(module: &Module, resources: &mut Resources) {
    if !intrinsic::is_declared(module, &COMPARING) {
        return;
    }
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        for (_, instruction) in body.instructions() {
            if !COMPARING.iter().any(|known| intrinsic::calls(module, instruction, known)) {
                continue;
            }
            let InstructionKind::Call { arguments, .. } = instruction.kind else { continue };
            let sampler = body.list(arguments).get(1).and_then(|it| it.instruction());
            let index = sampler.and_then(|id| resources.calls.get(&(function, id)));
            let Some(resource) = index.and_then(|&index| resources.list.get_mut(index)) else {
                continue;
            };
            if let ResourceContent::Sampler(sampler) = &mut resource.ty.content {
                sampler.kind = SamplerKind::Comparison;
            }
        }
    }
}
