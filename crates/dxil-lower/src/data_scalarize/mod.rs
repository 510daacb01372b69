//! `dxil-data-scalarization`: vectors in memory become arrays.
//!
//! Global variables and allocas of vectors become arrays, and the addresses in them follow. A vector that is indexed by a
//! variable is kept in an array of its own. Vectors that parameters are stated to point to, and those of structs that operations
//! name, stay.

mod dynamic;
mod global;

use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{Instruction, InstructionId, InstructionKind as Kind, Module, Type, TypeId, Value};

use crate::extent::Extents;
use crate::native_vectors::{has_vectors, is_memory_native};
use crate::passed_memory::PassedMemory;
use crate::retyped::Retyped;
use crate::target::target;
use crate::{Diagnostic, Report, access, functions, passed_arrays};
use dynamic::{Dynamic, Plan};

/// What follows the names of what becomes an array.
const SUFFIX: &str = ".scalarized";

/// Leaves the vectors of targets that have them, if no memory of vectors is taken for something else. Otherwise, those in structs
/// become arrays, too. Parameters that point to numbers state arrays of them.
pub(crate) fn run_for_target(module: &mut Module, report: &mut Report) {
    passed_arrays::state(module);
    if !has_vectors(target(module)) || !is_memory_native(module) {
        scalarize(module, Retyped::new(array, Some(SUFFIX)), report);
    }
}

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    scalarize(module, Retyped::new(array, None), report);
}

fn scalarize(module: &mut Module, mut arrays: Retyped, report: &mut Report) {
    if let Err(reason) = global::scalarize(module, &mut arrays) {
        report.error(reason);
        return;
    }
    let target = target(module);
    let functions = functions::defined(module);
    let plans: Vec<_> = functions.iter().map(|&id| Plan::new(module, id)).collect();
    // The plans have added types.
    let is_static = plans.iter().all(Plan::is_empty);
    let extents = if is_static { Extents::default() } else { Extents::new(module) };
    for (function, plan) in functions.into_iter().zip(plans) {
        let body = module.functions[function].body.as_ref();
        let has_memory = body.is_some_and(|body| access::is_computed(module, body));
        if plan.is_empty() && !has_memory {
            continue;
        }
        let passed = body.map(|body| PassedMemory::new(module, function, body)).unwrap_or_default();
        let mut scalarization =
            Scalarization { arrays: &mut arrays, dynamic: Dynamic::new(plan, &extents), passed };
        if let Err(error) = rewrite(module, function, target, &mut scalarization) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
}

struct Scalarization<'e> {
    arrays: &'e mut Retyped,
    dynamic: Dynamic<'e>,
    passed: PassedMemory,
}

impl Rewriter for Scalarization<'_> {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        // An instruction that the builder refuses stays as it is.
        let ready = self.dynamic.before(b, id, it);
        let rewrite = ready.and_then(|()| self.replace(b, id, it)).ok().flatten();
        self.dynamic.after(id, rewrite);
        rewrite.unwrap_or(Rewrite::Keep)
    }
}

impl Scalarization<'_> {
    fn replace(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        it: &Instruction,
    ) -> Result<Option<Rewrite>, Error> {
        match it.kind {
            Kind::Alloca { .. } | Kind::GetElementPtr { .. } if self.passed.contains(id) => {
                Ok(None)
            }
            Kind::Alloca { .. } => {
                let other = |module: &mut Module, ty| self.arrays.in_place_of(module, ty);
                access::retype_alloca(b, id, it, other, SUFFIX)
            }
            Kind::GetElementPtr { source, flags, operands } => {
                let source = self.held(b, source);
                let mut operands = b.list(operands);
                if let Some(pointer) = operands.first_mut() {
                    *pointer = self.expanded(b, *pointer)?;
                }
                let operands = b.add_list(operands);
                b.set_kind(id.into(), Kind::GetElementPtr { source, flags, operands });
                Ok(None)
            }
            Kind::Load { pointer, .. } | Kind::Store { pointer, .. } => {
                let pointer = self.expanded(b, pointer)?;
                b.set_kind(id.into(), access::with_pointer(it.kind, pointer));
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

    /// What lies in memory of a type.
    fn held(&mut self, b: &FunctionBuilder<'_>, ty: TypeId) -> TypeId {
        b.with_module(|module| self.arrays.in_place_of(module, ty)).unwrap_or(ty)
    }

    /// Instructions in place of an expression of constants that is an address.
    fn expanded(&mut self, b: &FunctionBuilder<'_>, value: Value) -> Result<Value, Error> {
        let Some(id) = value.constant() else { return Ok(value) };
        let (steps, root) = b.with_module(|module| access::steps(module, id));
        let ty = b.type_of(value)?;
        let mut address = Value::Constant(root);
        for (source, flags, indices) in steps.into_iter().rev() {
            let source = self.held(b, source);
            let operands = b.add_list([address].into_iter().chain(indices));
            address = b.add(Kind::GetElementPtr { source, flags, operands }, ty)?;
        }
        Ok(address)
    }
}

/// The array in place of a vector. [`None`] for other types, and for vectors of parts of bytes, which lie in memory otherwise than
/// arrays.
fn array(module: &mut Module, ty: TypeId) -> Option<TypeId> {
    let Type::Vector { element, length } = module.types[ty] else { return None };
    if matches!(module.types[element], Type::Integer { bits } if bits % 8 != 0) {
        return None;
    }
    Some(module.types.intern(Type::Array { element, length: length.into() }))
}
