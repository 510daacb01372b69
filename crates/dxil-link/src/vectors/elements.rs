//! Components of vectors: extracted, inserted and shuffled.

use alloc::vec::Vec;

use dxil_ir::build::{self, FunctionBuilder};
use dxil_ir::{InstructionId, IntPredicate, TypeId, Value};

use super::Scalarizer;
use crate::{Diagnostic, uses};

impl Scalarizer<'_> {
    /// Instructions that extract each component, after the vector.
    pub(super) fn extracts(
        &mut self,
        id: InstructionId,
        length: u32,
    ) -> Result<Vec<Value>, Diagnostic> {
        let target = self.target;
        self.opaque.insert(id);
        Ok(self.editor.build_after(id, target, |b| {
            (0..length).map(|index| b.extract_element(id.into(), b.i32(index as i32))).collect()
        })?)
    }

    /// The components of an argument, extracted where every use can see them.
    pub(super) fn argument(&mut self, number: u32, length: u32) -> Result<Vec<Value>, Diagnostic> {
        if let Some(known) = self.arguments.get(&number) {
            return Ok(known.clone());
        }
        let body = self.editor.body();
        let first = body.order.first().and_then(|&it| body.blocks[it].instructions.first());
        let Some(&first) = first else { return Err(Diagnostic::new("a function has no code")) };
        let vector = Value::Argument(number);
        let parts: Vec<_> = self.build(first, |b| {
            (0..length).map(|index| b.extract_element(vector, b.i32(index as i32))).collect()
        })?;
        self.arguments.insert(number, parts.clone());
        Ok(parts)
    }

    /// The components of a vector of which one is replaced.
    pub(super) fn inserted(
        &mut self,
        id: InstructionId,
        vector: Value,
        element: Value,
        index: Value,
        length: u32,
    ) -> Result<Vec<Value>, Diagnostic> {
        let mut parts = self.components(vector, length)?;
        if let Some(index) = uses::integer(self.editor.module(), index) {
            if let Some(part) = parts.get_mut(index as usize) {
                *part = element;
            }
            return Ok(parts);
        }
        self.each(id, length, |b, i| {
            let is_here = b.icmp(IntPredicate::Eq, index, number(b, index, i)?)?;
            b.select(is_here, element, parts[i])
        })
    }

    /// A component of a vector.
    pub(super) fn extracted(
        &mut self,
        id: InstructionId,
        vector: Value,
        index: Value,
    ) -> Result<Value, Diagnostic> {
        let length = self.length(vector).unwrap_or(0);
        let parts = self.components(vector, length)?;
        if let Some(index) = uses::integer(self.editor.module(), index) {
            let ty = self.editor.body().instructions[id].ty;
            let undef = self.editor.module_mut().constants.undef(ty).into();
            return Ok(parts.get(index as usize).copied().unwrap_or(undef));
        }
        self.build(id, |b| {
            let mut chosen = parts[0];
            for (i, &part) in parts.iter().enumerate().skip(1) {
                let is_here = b.icmp(IntPredicate::Eq, index, number(b, index, i)?)?;
                chosen = b.select(is_here, part, chosen)?;
            }
            Ok(chosen)
        })
    }

    /// The components that a mask chooses of two vectors.
    pub(super) fn shuffled(
        &mut self,
        element: TypeId,
        length: u32,
        operands: [Value; 2],
        mask: Value,
    ) -> Result<Vec<Value>, Diagnostic> {
        let from = self.length(operands[0]).unwrap_or(0);
        let [mut both, second] = self.pairs(operands, from)?;
        both.extend(second);
        let mask = self.components(mask, length)?;
        let module = self.editor.module_mut();
        let undef = module.constants.undef(element).into();
        let chosen = |it: Value| uses::integer(module, it).and_then(|it| both.get(it as usize));
        Ok(mask.into_iter().map(|it| chosen(it).copied().unwrap_or(undef)).collect())
    }
}

/// A number of the type of an index.
fn number(b: &FunctionBuilder<'_>, index: Value, number: usize) -> Result<Value, build::Error> {
    let narrow = b.i32(number as i32);
    let ty = b.type_of(index)?;
    match b.type_of(narrow)? == ty {
        true => Ok(narrow),
        false => Ok(b.i64(number as i64)),
    }
}
