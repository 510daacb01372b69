//! Copies of memory whose type is known: loads and stores of its parts. Structs of a function that are filled with zero: stores
//! of zero to the parts.

use alloc::collections::{BTreeMap, BTreeSet};

use dxil_ir::build::{Access, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    Body, FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module, Type, TypeId,
    Value,
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
    let body = module.functions[function].body.as_ref();
    let wholes = body.map(|body| wholes(module, body)).unwrap_or_default();
    rewrite(module, function, target, &mut Copies { extents, wholes })
}

struct Copies<'e> {
    extents: &'e Extents,
    wholes: BTreeMap<InstructionId, BTreeSet<u32>>,
}

/// The bits of the integers as which memory of a function is accessed from its start.
fn wholes(module: &Module, body: &Body) -> BTreeMap<InstructionId, BTreeSet<u32>> {
    let mut wholes: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for (_, it) in body.instructions() {
        let (pointer, ty) = match it.kind {
            Kind::Load { pointer, .. } => (pointer, Some(it.ty)),
            Kind::Store { pointer, value, .. } => (pointer, module.type_of(body, value)),
            _ => continue,
        };
        let ty = ty.map(|ty| &module.types[ty]);
        if let (Some(id), Some(&Type::Integer { bits })) = (pointer.instruction(), ty) {
            wholes.entry(id).or_default().insert(bits);
        }
    }
    wholes
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

    /// Stores zero to each part of a struct of the function, or to all of it if it is accessed as one integer: bytes hold the bit
    /// fields of 24 bits.
    fn clear(&self, b: &FunctionBuilder<'_>, memory: Value, length: u64) -> Option<()> {
        let Kind::Alloca { allocated, .. } = b.instruction(memory)?.kind else { return None };
        let whole = memory.instruction().and_then(|id| {
            let mut all = self.wholes.get(&id)?.iter();
            all.find(|&&bits| u64::from(bits) == length * 8).copied()
        });
        if let Some(bits) = whole {
            let zero = b.null(b.ty(Type::Integer { bits })).ok()?;
            return b.store(zero, memory, Access::aligned(1)).ok().map(drop);
        }
        let parts = b.with_module(|module| {
            module.types.struct_body(allocated)?;
            let parts = parts::of(module, allocated)?;
            let is_whole = self.extents.size(allocated) == Some(length);
            (is_whole && parts::fill(module, &parts, length, self.extents)).then_some(parts)
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
