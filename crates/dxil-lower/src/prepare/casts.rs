//! Casts of pointers that instructions take for pointers to other types than those around them do.

use alloc::collections::BTreeSet;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    Body, CastOp, FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module, Type,
    TypeId, Value,
};

use crate::target::target;
use crate::typed::pointees::{self, Pointees};
use crate::typed::vectors::lies_as;
use crate::{Diagnostic, Report};

/// Casts them, so that [`to_dxil`](crate::to_dxil) can give each the type that its users take it for.
pub(super) fn insert(module: &mut Module, function: FunctionId, report: &mut Report) {
    let Some(body) = &module.functions[function].body else { return };
    let pointees = pointees::of(module, body);
    let instructions = body.instructions();
    let disagreeing = instructions.filter(|(_, it)| disagrees(module, body, &pointees, it));
    let mut casts = Casts { disagreeing: disagreeing.map(|(id, _)| id).collect(), error: None };
    if casts.disagreeing.is_empty() {
        return;
    }
    let result = rewrite(module, function, target(module), &mut casts).map_err(Diagnostic::from);
    if let Some(error) = casts.error.map(Diagnostic::from).or(result.err()) {
        report.errors.push(error.within(module, function));
    }
}

/// Whether an instruction takes its pointer for one to another type.
fn disagrees(module: &Module, body: &Body, pointees: &Pointees, instruction: &Instruction) -> bool {
    let accessed = match instruction.kind {
        Kind::Load { .. } => Some(instruction.ty),
        Kind::Store { value, .. } => module.type_of(body, value),
        Kind::GetElementPtr { source, .. } => Some(source),
        _ => None,
    };
    let pointer = pointer(instruction, |operands| body.list(operands).first().copied());
    let (Some(accessed), Some(pointer)) = (accessed, pointer) else { return false };
    match pointees.get(pointer) {
        _ if pointer.constant().is_some() => false,
        Some(pointee) => {
            !begins_with(module, pointee, accessed) && !lies_as(&module.types, pointee, accessed)
        }
        // A pointer to bytes.
        None => !matches!(module.types[accessed], Type::Integer { bits: 8 }),
    }
}

/// The pointer that an instruction accesses memory through, or computes an address from.
fn pointer(
    instruction: &Instruction,
    first: impl FnOnce(dxil_ir::List<Value>) -> Option<Value>,
) -> Option<Value> {
    match instruction.kind {
        Kind::Load { pointer, .. } | Kind::Store { pointer, .. } => Some(pointer),
        Kind::GetElementPtr { operands, .. } => first(operands),
        _ => None,
    }
}

/// Whether a type is another one, or its first element is, or the first one of that.
fn begins_with(module: &Module, mut ty: TypeId, wanted: TypeId) -> bool {
    while ty != wanted {
        match module.types.element(ty, 0) {
            Some(first) => ty = first,
            None => return false,
        }
    }
    true
}

struct Casts {
    disagreeing: BTreeSet<InstructionId>,
    error: Option<Error>,
}

impl Rewriter for Casts {
    fn visit(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        instruction: &Instruction,
    ) -> Rewrite {
        if self.disagreeing.contains(&id) {
            if let Err(error) = cast(b, id, instruction) {
                self.error.get_or_insert(error);
            }
        }
        Rewrite::Keep
    }
}

/// Casts the pointer of an instruction.
fn cast(
    b: &FunctionBuilder<'_>,
    id: InstructionId,
    instruction: &Instruction,
) -> Result<(), Error> {
    let pointer = pointer(instruction, |operands| b.list(operands).first().copied());
    let Some(old) = pointer else { return Ok(()) };
    let new = b.cast(CastOp::BitCast, old, b.type_of(old)?)?;
    let mut kind = instruction.kind;
    match &mut kind {
        Kind::Load { pointer, .. } => {
            *pointer = new;
            // As LLVM, which makes another one.
            b.set_name(id.into(), "")?;
        }
        Kind::Store { pointer, .. } => *pointer = new,
        Kind::GetElementPtr { operands, .. } => {
            let mut list = b.list(*operands);
            list[0] = new;
            *operands = b.add_list(list);
        }
        _ => {}
    }
    b.set_kind(id.into(), kind);
    Ok(())
}
