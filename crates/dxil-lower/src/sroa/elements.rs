//! Loads and stores of vectors, element by element.

use alloc::collections::BTreeSet;

use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    FunctionId, GepFlags, Instruction, InstructionId, InstructionKind as Kind, Module, TypeId,
    Value,
};

use crate::target::target;
use crate::{access, fold};

/// Splits loads and stores of vectors.
pub(super) fn split(
    module: &mut Module,
    function: FunctionId,
    accesses: &BTreeSet<InstructionId>,
) -> Result<(), dxil_ir::edit::Error> {
    let target = target(module);
    rewrite(module, function, target, &mut Splitting { accesses })
}

struct Splitting<'a> {
    accesses: &'a BTreeSet<InstructionId>,
}

impl Rewriter for Splitting<'_> {
    const DROPS_NAMES: bool = true;

    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        if !self.accesses.contains(&id) {
            return Rewrite::Keep;
        }
        Rewrite::or_keep(elements(b, it))
    }
}

fn elements(b: &FunctionBuilder<'_>, it: &Instruction) -> Result<Option<Rewrite>, Error> {
    let Some((pointer, vector)) = access::accessed(b, it)? else { return Ok(None) };
    let shape = b.with_module(|module| {
        Some((module.types.scalar(vector), module.types.vector_length(vector)?))
    });
    let Some((scalar, length)) = shape else { return Ok(None) };
    let address = |index: u32| element(b, vector, pointer, index);
    if let Kind::Store { value, .. } = it.kind {
        for index in 0..length {
            let element = fold::extract(b, value, scalar, b.i32(index as i32))?;
            b.store(element, address(index)?, Access { alignment: 1, ..Access::default() })?;
        }
        return Ok(Some(Rewrite::Erase));
    }
    let mut whole = Value::from(b.with_module(|module| module.constants.poison(vector)));
    for index in 0..length {
        let load =
            Kind::Load { pointer: address(index)?, alignment: 1, volatile: false, atomic: None };
        let element = b.add(load, scalar)?;
        whole = b.insert_element(whole, element, b.i32(index as i32))?;
    }
    Ok(Some(Rewrite::Replace(whole)))
}

/// The address of an element.
fn element(
    b: &FunctionBuilder<'_>,
    vector: TypeId,
    pointer: Value,
    index: u32,
) -> Result<Value, Error> {
    fold::address(b, vector, GepFlags::INBOUNDS, pointer, &[b.i32(0), b.i32(index as i32)])
}
