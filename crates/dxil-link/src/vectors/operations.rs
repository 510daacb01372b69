//! Calls of operations on vectors, which shader model 6.9 has.

use alloc::vec::Vec;

use dxil_ir::build::{self, FunctionBuilder};
use dxil_ir::{BinaryOp, DisjointFlags, FastMathFlags, InstructionId, Value, calls};
use dxil_ops::{OpCode, Overload, ops};

use super::Scalarizer;
use crate::Diagnostic;

impl Scalarizer<'_> {
    /// Replaces a call whose result is no vector.
    pub(super) fn call(&mut self, id: InstructionId) -> Result<(), Diagnostic> {
        let Some((op, arguments)) = self.lowered(id) else { return Ok(()) };
        let result = match op {
            OpCode::RawBufferVectorLoad => return self.buffer_load(id, &arguments),
            OpCode::RawBufferVectorStore => return self.buffer_store(id, &arguments),
            OpCode::VectorReduceAnd => self.reduced(id, arguments[0], BinaryOp::And)?,
            OpCode::VectorReduceOr => {
                self.reduced(id, arguments[0], BinaryOp::Or(DisjointFlags::NONE))?
            }
            OpCode::FDot => self.dot(id, [arguments[0], arguments[1]])?,
            OpCode::WaveMatch if self.length(arguments[0]).is_some() => {
                self.wave_match(id, arguments[0])?
            }
            _ => return Ok(()),
        };
        Ok(self.editor.replace(id, result)?)
    }

    /// The components of the result of a call: those of calls for each component.
    pub(super) fn call_of_vector(
        &mut self,
        id: InstructionId,
        length: u32,
    ) -> Result<Vec<Value>, Diagnostic> {
        let Some((op, arguments)) = self.lowered(id) else { return self.extracts(id, length) };
        let mut components = Vec::new();
        for argument in arguments {
            components.push(match self.length(argument) {
                Some(count) if count == length => self.components(argument, length)?,
                _ => alloc::vec![argument; length as usize],
            });
        }
        self.replaced.insert(id);
        self.each(id, length, |b, i| {
            let arguments: Vec<_> = components.iter().map(|it| it[i]).collect();
            let overload = arguments.first().and_then(|&it| b.overload_of(it));
            b.call_op(op, overload.as_slice(), &arguments)
        })
    }

    /// The operation that an instruction calls, and the arguments after the opcode, if the target has no
    /// vectors.
    fn lowered(&self, id: InstructionId) -> Option<(OpCode, Vec<Value>)> {
        let called = calls::operation(self.editor.module(), self.editor.body(), id)?;
        let (op, [_, arguments @ ..]) = called else { return None };
        let has_all = arguments.len() == op.signature().arguments().len();
        (!self.has_vectors && has_all).then(|| (op, arguments.to_vec()))
    }

    fn reduced(
        &mut self,
        id: InstructionId,
        vector: Value,
        op: BinaryOp,
    ) -> Result<Value, Diagnostic> {
        let parts = self.all_components(vector)?;
        self.build(id, |b| all(&parts, |x, y| b.binary(op, x, y)))
    }

    /// A dot product: an operation of its own for 2 to 4 components, else a sum of products.
    fn dot(&mut self, id: InstructionId, vectors: [Value; 2]) -> Result<Value, Diagnostic> {
        let [x, y] = [self.all_components(vectors[0])?, self.all_components(vectors[1])?];
        let op = match x.len() {
            2 => Some(OpCode::Dot2),
            3 => Some(OpCode::Dot3),
            4 => Some(OpCode::Dot4),
            _ => None,
        };
        self.build(id, |b| {
            let overload = b.overload_of(x[0]).unwrap_or(Overload::F32);
            if let Some(op) = op {
                let both: Vec<_> = x.into_iter().chain(y).collect();
                return b.call_op(op, &[overload], &both);
            }
            let product = b.binary(BinaryOp::FMul(FastMathFlags::FAST), x[0], y[0])?;
            let mut rest = x.into_iter().zip(y).skip(1);
            rest.try_fold(product, |c, (x, y)| b.op(ops::FMad { a: x, b: y, c }, &[overload]))
        })
    }

    /// The lanes whose components are all equal: those that match in each component.
    fn wave_match(&mut self, id: InstructionId, vector: Value) -> Result<Value, Diagnostic> {
        let parts = self.all_components(vector)?;
        self.build(id, |b| {
            let matches = parts.into_iter().map(|value| {
                let overload = b.overload_of(value).unwrap_or(Overload::I32);
                b.op(ops::WaveMatch { value }, &[overload])
            });
            all(&matches.collect::<Result<Vec<_>, _>>()?, |x, y| both_match(b, x, y))
        })
    }

    fn all_components(&mut self, vector: Value) -> Result<Vec<Value>, Diagnostic> {
        match self.length(vector) {
            Some(length) if length > 0 => self.components(vector, length),
            _ => Err(Diagnostic::new("an operation on vectors has another operand")),
        }
    }
}

/// The masks of lanes, four words, of two matches as one.
fn both_match(b: &FunctionBuilder<'_>, x: Value, y: Value) -> Result<Value, build::Error> {
    (0..4).try_fold(x, |all, index| {
        let words = [b.extract_value(x, &[index])?, b.extract_value(y, &[index])?];
        b.insert_value(all, b.binary(BinaryOp::And, words[0], words[1])?, &[index])
    })
}

/// All values as one.
fn all(
    values: &[Value],
    mut combine: impl FnMut(Value, Value) -> Result<Value, build::Error>,
) -> Result<Value, build::Error> {
    let (&first, rest) = values.split_first().expect("a vector has components");
    rest.iter().try_fold(first, |all, &next| combine(all, next))
}
