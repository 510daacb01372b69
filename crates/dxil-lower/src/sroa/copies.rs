//! Copies of memory whose type is known: loads and stores of its parts.

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module, TypeId, Value,
};

use crate::extent::Extents;
use crate::target::target;
use crate::{intrinsic, parts};

/// The intrinsic that copies.
const COPY: &str = "llvm.memcpy";

/// Whether a module may have copies.
pub(super) fn are_declared(module: &Module) -> bool {
    intrinsic::is_declared(module, &[COPY])
}

/// Replaces the copies of a function.
pub(super) fn replace(
    module: &mut Module,
    function: FunctionId,
    extents: &Extents,
) -> Result<(), dxil_ir::edit::Error> {
    let target = target(module);
    rewrite(module, function, target, &mut Copies { extents })
}

struct Copies<'e> {
    extents: &'e Extents,
}

impl Rewriter for Copies<'_> {
    fn visit(&mut self, b: &FunctionBuilder<'_>, _: InstructionId, it: &Instruction) -> Rewrite {
        let Kind::Call { arguments, .. } = it.kind else { return Rewrite::Keep };
        let copies = b.with_module(|module| intrinsic::calls(module, it, COPY));
        let &[to, from, length, volatile] = &b.list(arguments)[..] else { return Rewrite::Keep };
        let (Some(length), Some(0)) = (b.integer_value(length), b.integer_value(volatile)) else {
            return Rewrite::Keep;
        };
        if !copies {
            return Rewrite::Keep;
        }
        let has_length = |ty: &TypeId| self.extents.size(*ty) == Some(length);
        let ty = [to, from].into_iter().find_map(|it| content(b, it).filter(has_length));
        let Some(ty) = ty else { return Rewrite::Keep };
        let Some(parts) = b.with_module(|module| parts::of(module, ty)) else {
            return Rewrite::Keep;
        };
        match parts::copy(b, ty, &parts, from, to) {
            Ok(()) => Rewrite::Erase,
            Err(_) => Rewrite::Keep,
        }
    }
}

/// The type of the memory whose address a value is.
fn content(b: &FunctionBuilder<'_>, address: Value) -> Option<TypeId> {
    if let Some(Kind::Alloca { allocated, .. }) = b.instruction(address).map(|it| it.kind) {
        return Some(allocated);
    }
    b.with_module(|module| Some(module.variables[module.addressed_variable(address)?].ty))
}
