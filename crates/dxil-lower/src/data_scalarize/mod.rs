//! `dxil-data-scalarization`: vectors in memory become arrays.
//!
//! Global variables and allocas of vectors become arrays, and the addresses in them follow. A vector that is indexed by a
//! variable is kept in an array of its own.

mod dynamic;
mod global;

use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    ConstantKind, Expression, Instruction, InstructionId, InstructionKind as Kind, Module, Type,
    TypeId, Value,
};

use crate::extent::Extents;
use crate::target::target;
use crate::{Diagnostic, Report, functions};
use dynamic::Dynamic;

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    if let Err(reason) = global::scalarize(module) {
        report.error(reason);
        return;
    }
    let target = target(module);
    for function in functions::defined(module) {
        let dynamic = Dynamic::plan(module, function);
        let mut scalarization = Scalarization { dynamic };
        if let Err(error) = rewrite(module, function, target, &mut scalarization) {
            report.errors.push(Diagnostic::new(error).within(module, function));
        }
    }
}

struct Scalarization {
    dynamic: Dynamic,
}

impl Rewriter for Scalarization {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        // An instruction that the builder refuses stays as it is.
        let ready = self.dynamic.before(b, id, it);
        let rewrite = ready.and_then(|()| self.replace(b, id, it)).ok().flatten();
        self.dynamic.after(id, rewrite);
        rewrite.unwrap_or(Rewrite::Keep)
    }
}

impl Scalarization {
    fn replace(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        it: &Instruction,
    ) -> Result<Option<Rewrite>, Error> {
        match it.kind {
            Kind::Alloca { allocated, count, alignment, inalloca } => {
                let Some(allocated) = b.with_module(|module| array(module, allocated)) else {
                    return Ok(None);
                };
                let alloca =
                    b.add(Kind::Alloca { allocated, count, alignment, inalloca }, it.ty)?;
                let mut name = b.name(id.into());
                name.extend_from_slice(b".scalarized");
                b.set_name(alloca, name)?;
                Ok(Some(Rewrite::Replace(alloca)))
            }
            Kind::GetElementPtr { source, flags, operands } => {
                let source = b.with_module(|module| array(module, source)).unwrap_or(source);
                let mut operands = b.list(operands);
                if let Some(pointer) = operands.first_mut() {
                    *pointer = expanded(b, *pointer)?;
                }
                let operands = b.add_list(operands);
                b.set_kind(id.into(), Kind::GetElementPtr { source, flags, operands });
                Ok(None)
            }
            Kind::Load { pointer, alignment, volatile, atomic } => {
                let pointer = expanded(b, pointer)?;
                b.set_kind(id.into(), Kind::Load { pointer, alignment, volatile, atomic });
                Ok(None)
            }
            Kind::Store { pointer, value, alignment, volatile, atomic } => {
                let pointer = expanded(b, pointer)?;
                b.set_kind(id.into(), Kind::Store { pointer, value, alignment, volatile, atomic });
                Ok(None)
            }
            Kind::ExtractElement { vector, index } if b.integer_value(index).is_none() => {
                self.dynamic.extract(b, id, vector, index)
            }
            Kind::InsertElement { vector, element, index } if b.integer_value(index).is_none() => {
                self.dynamic.insert(b, id, vector, element, index)
            }
            _ => Ok(None),
        }
    }
}

/// The maximum depth of expressions in expressions.
const MAX_DEPTH: usize = 64;

/// Instructions in place of an expression of constants that is an address.
fn expanded(b: &FunctionBuilder<'_>, value: Value) -> Result<Value, Error> {
    let Some(mut root) = value.constant() else { return Ok(value) };
    let mut steps = Vec::new();
    b.with_module(|module| {
        while let ConstantKind::Expression(Expression::GetElementPtr { source, flags, operands }) =
            &module.constants[root].kind
        {
            let Some((&pointer, indices)) = operands.split_first() else { break };
            if steps.len() == MAX_DEPTH {
                break;
            }
            let indices: Vec<Value> = indices.iter().map(|&id| id.into()).collect();
            steps.push((*source, *flags, indices));
            root = pointer;
        }
    });
    let ty = b.type_of(value)?;
    let mut address = Value::Constant(root);
    for (source, flags, indices) in steps.into_iter().rev() {
        let source = b.with_module(|module| array(module, source)).unwrap_or(source);
        let operands = b.add_list([address].into_iter().chain(indices));
        address = b.add(Kind::GetElementPtr { source, flags, operands }, ty)?;
    }
    Ok(address)
}

/// The array in place of a vector, or of an array of vectors. [`None`] for other types, and for vectors of parts of
/// bytes, which lie in memory otherwise than arrays.
fn array(module: &mut Module, ty: TypeId) -> Option<TypeId> {
    let mut lengths = Vec::new();
    let mut inner = ty;
    while let Type::Array { element, length } = module.types[inner] {
        lengths.push(length);
        inner = element;
    }
    let Type::Vector { element, length } = module.types[inner] else { return None };
    if matches!(module.types[element], Type::Integer { bits } if bits % 8 != 0) {
        return None;
    }
    let vector = Type::Array { element, length: length.into() };
    let mut array = module.types.intern(vector);
    for length in lengths.into_iter().rev() {
        array = module.types.intern(Type::Array { element: array, length });
    }
    Some(array)
}

/// The extents of the types of a module that has these arrays.
fn extents(module: &mut Module, arrays: impl IntoIterator<Item = Type>) -> Extents {
    for array in arrays {
        module.types.intern(array);
    }
    Extents::new(module)
}
