//! Indices of vectors, and accesses of the first element of an array.

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter};
use dxil_ir::{
    Body, GepFlags, Instruction, InstructionId, InstructionKind as Kind, Type, TypeId, Value,
};

use crate::access;

/// Indices of 64 bits become those of 32; the address of an array becomes that of its first element.
#[derive(Default)]
pub(super) struct Indices {
    pub(super) is_changed: bool,
}

impl Rewriter for Indices {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        // An instruction that the builder refuses stays as it is.
        if let Ok(Some(kind)) = changed(b, it) {
            b.set_kind(id.into(), kind);
            self.is_changed = true;
        }
        Rewrite::Keep
    }
}

/// Whether a body may have an index or an access to change.
pub(super) fn are_in(body: &Body) -> bool {
    let may_change = |it: &Instruction| {
        matches!(
            it.kind,
            Kind::ExtractElement { .. }
                | Kind::InsertElement { .. }
                | Kind::Load { .. }
                | Kind::Store { .. }
        )
    };
    body.instructions().any(|(_, it)| may_change(it))
}

fn changed(b: &FunctionBuilder<'_>, it: &Instruction) -> Result<Option<Kind>, Error> {
    Ok(match it.kind {
        Kind::ExtractElement { vector, index } => {
            narrow(b, index)?.map(|index| Kind::ExtractElement { vector, index })
        }
        Kind::InsertElement { vector, element, index } => {
            narrow(b, index)?.map(|index| Kind::InsertElement { vector, element, index })
        }
        Kind::Load { .. } | Kind::Store { .. } => {
            let Some((pointer, ty)) = access::accessed(b, it)? else { return Ok(None) };
            first(b, pointer, ty)?.map(|pointer| access::with_pointer(it.kind, pointer))
        }
        _ => None,
    })
}

/// A constant of 32 bits in place of one of 64.
fn narrow(b: &FunctionBuilder<'_>, index: Value) -> Result<Option<Value>, Error> {
    let ty = b.type_of(index)?;
    let is_wide = b.with_module(|module| matches!(module.types[ty], Type::Integer { bits: 64 }));
    Ok(b.integer_value(index).filter(|_| is_wide).map(|number| b.i32(number as i32)))
}

/// The address of the first element of an array, for an access of this type to the array.
fn first(b: &FunctionBuilder<'_>, pointer: Value, ty: TypeId) -> Result<Option<Value>, Error> {
    let Some(array) = memory(b, pointer) else { return Ok(None) };
    let is_element = b.with_module(
        |module| matches!(module.types[array], Type::Array { element, .. } if element == ty),
    );
    if !is_element {
        return Ok(None);
    }
    let operands = b.add_list([pointer, b.i32(0), b.i32(0)]);
    let kind = Kind::GetElementPtr { source: array, flags: GepFlags::NAMED, operands };
    b.add(kind, b.type_of(pointer)?).map(Some)
}

/// The type of what an alloca or a variable holds.
pub(super) fn memory(b: &FunctionBuilder<'_>, pointer: Value) -> Option<TypeId> {
    if let Some(Instruction { kind: Kind::Alloca { allocated, .. }, .. }) = b.instruction(pointer) {
        return Some(allocated);
    }
    b.with_module(|module| Some(module.variables[module.addressed_variable(pointer)?].ty))
}
