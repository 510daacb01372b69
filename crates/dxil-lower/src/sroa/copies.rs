//! Copies of memory whose type is known: loads and stores of its parts. Structs of a function that are filled with zero: stores
//! of zero to the parts.

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module, TypeId, Value,
};

use crate::extent::Extents;
use crate::target::target;
use crate::{intrinsic, parts};

/// The intrinsics that copy and fill.
const COPY: &str = "llvm.memcpy";
const FILL: &str = "llvm.memset";

/// Whether a module may have copies, or memory that is filled.
pub(super) fn are_declared(module: &Module) -> bool {
    intrinsic::is_declared(module, &[COPY, FILL])
}

/// Replaces the copies and fillings of a function.
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
        let is_call = |name| b.with_module(|module| intrinsic::calls(module, it, name));
        let &[to, from, length, volatile] = &b.list(arguments)[..] else { return Rewrite::Keep };
        let (Some(length), Some(0)) = (b.integer_value(length), b.integer_value(volatile)) else {
            return Rewrite::Keep;
        };
        let done = match (is_call(COPY), b.integer_value(from)) {
            (true, _) => self.copy(b, to, from, length),
            (false, Some(0)) if is_call(FILL) => self.clear(b, to, length),
            _ => None,
        };
        done.map_or(Rewrite::Keep, |()| Rewrite::Erase)
    }
}

impl Copies<'_> {
    fn copy(&self, b: &FunctionBuilder<'_>, to: Value, from: Value, length: u64) -> Option<()> {
        let has_length = |ty: &TypeId| self.extents.size(*ty) == Some(length);
        let ty = [to, from].into_iter().find_map(|it| content(b, it).filter(has_length))?;
        let parts = b.with_module(|module| parts::of(module, ty))?;
        parts::copy(b, ty, &parts, from, to).ok()
    }

    /// Stores zero to each part of a struct of the function.
    fn clear(&self, b: &FunctionBuilder<'_>, memory: Value, length: u64) -> Option<()> {
        let Kind::Alloca { allocated, .. } = b.instruction(memory)?.kind else { return None };
        let parts = b.with_module(|module| {
            module.types.struct_body(allocated)?;
            parts::without_gaps(module, allocated, length, self.extents)
        })?;
        parts::clear(b, allocated, &parts, memory).ok()
    }
}

/// The type of the memory whose address a value is.
fn content(b: &FunctionBuilder<'_>, address: Value) -> Option<TypeId> {
    if let Some(Kind::Alloca { allocated, .. }) = b.instruction(address).map(|it| it.kind) {
        return Some(allocated);
    }
    b.with_module(|module| Some(module.variables[module.addressed_variable(address)?].ty))
}
