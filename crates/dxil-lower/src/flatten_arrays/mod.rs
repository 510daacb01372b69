//! `dxil-flatten-arrays`: arrays of arrays become arrays of one dimension.
//!
//! The addresses that chains of `getelementptr` take become one `getelementptr` each, whose index is
//! computed from all indices of the chain.

mod address;
mod global;

use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    BinaryOp, ConstantKind, ExactFlags, Expression, FunctionId, Instruction, InstructionId,
    InstructionKind as Kind, Module, OverflowFlags, Type, TypeId, Value,
};

use crate::extent::{Extents, flat, is_nested};
use crate::passed_memory::PassedMemory;
use crate::retyped::Retyped;
use crate::target::target;
use crate::{Diagnostic, Report, access, fold, functions};
use address::{Address, Addresses, Index};

/// What follows the names of what becomes an array of one dimension.
const SUFFIX: &str = ".1dim";

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let mut types = Retyped::new(flattened, Some(SUFFIX));
    if let Err(reason) = global::flatten(module, &mut types) {
        report.error(reason);
        return;
    }
    let computed = |function: FunctionId| {
        let body = module.functions[function].body.as_ref();
        let body = body.filter(|body| access::is_computed(module, body))?;
        Some((function, PassedMemory::new(module, function, body)))
    };
    let functions: Vec<_> = functions::defined(module).into_iter().filter_map(computed).collect();
    if functions.is_empty() {
        return;
    }
    for (function, passed) in &functions {
        retype_memory(module, *function, passed, &mut types);
    }
    let extents = Extents::new(module);
    for (function, passed) in functions {
        if let Err(error) = flatten(module, function, passed, &mut types, &extents) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
}

/// Adds the types in the places of those of a function's memory.
fn retype_memory(
    module: &mut Module,
    function: FunctionId,
    passed: &PassedMemory,
    types: &mut Retyped,
) {
    let Some(body) = &module.functions[function].body else { return };
    let allocated = |(id, it): (InstructionId, &Instruction)| match it.kind {
        Kind::Alloca { allocated, .. } if !passed.contains(id) => Some(allocated),
        _ => None,
    };
    let allocated: Vec<_> = body.instructions().filter_map(allocated).collect();
    for ty in allocated {
        types.in_place_of(module, ty);
    }
}

fn flatten(
    module: &mut Module,
    function: FunctionId,
    passed: PassedMemory,
    types: &mut Retyped,
    extents: &Extents,
) -> Result<(), dxil_ir::edit::Error> {
    let addresses = Addresses::of(module, function, &passed, types, extents);
    let chained: Vec<_> = addresses.chained().collect();
    let target = target(module);
    rewrite(module, function, target, &mut Flattening { addresses, passed, types, extents })?;
    functions::erase_dead(module, function, chained)
}

struct Flattening<'e> {
    addresses: Addresses,
    passed: PassedMemory,
    types: &'e mut Retyped,
    extents: &'e Extents,
}

impl Rewriter for Flattening<'_> {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        Rewrite::or_keep(self.replace(b, id, it))
    }
}

impl Flattening<'_> {
    fn replace(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        it: &Instruction,
    ) -> Result<Option<Rewrite>, Error> {
        match it.kind {
            // DXC's validator refuses to have the address of one struct taken for that of another.
            Kind::Alloca { .. } if self.passed.contains(id) => Ok(None),
            Kind::Alloca { .. } => {
                let other = |module: &mut Module, ty| self.types.in_place_of(module, ty);
                access::retype_alloca(b, id, it, other, SUFFIX)
            }
            Kind::GetElementPtr { source, flags, operands } => {
                if let Some(address) = self.addresses.replaced(id) {
                    return self.add_address(b, address).map(|it| Some(Rewrite::Replace(it)));
                }
                let mut operands = b.list(operands);
                if let Some(pointer) = operands.first_mut() {
                    *pointer = self.expanded(b, *pointer)?;
                }
                let operands = b.add_list(operands);
                b.set_kind(id.into(), Kind::GetElementPtr { source, flags, operands });
                Ok(None)
            }
            Kind::Load { pointer, .. } | Kind::Store { pointer, .. } => {
                let mut kind = it.kind;
                if let Kind::Store { value, .. } = &mut kind {
                    *value = self.expanded(b, *value)?;
                }
                let pointer = self.expanded(b, pointer)?;
                b.set_kind(id.into(), access::with_pointer(kind, pointer));
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// An address in place of the expression that a constant is.
    fn expanded(&self, b: &FunctionBuilder<'_>, value: Value) -> Result<Value, Error> {
        let Some(id) = value.constant() else { return Ok(value) };
        let (flat, whole) = b.with_module(|module| {
            let whole = match &module.constants[id].kind {
                ConstantKind::Expression(Expression::GetElementPtr { source, flags, operands }) => {
                    Some((*source, *flags, operands.clone()))
                }
                _ => None,
            };
            (whole.as_ref().and_then(|_| Address::of_constant(module, id, self.extents)), whole)
        });
        match (flat, whole) {
            (Some(address), _) => self.add_address(b, &address),
            (None, Some((source, flags, operands))) => {
                let ty = b.type_of(value)?;
                let operands = b.add_list(operands.iter().map(|&id| id.into()));
                b.add(Kind::GetElementPtr { source, flags, operands }, ty)
            }
            (None, None) => Ok(value),
        }
    }

    /// Adds the instructions that compute an address.
    fn add_address(&self, b: &FunctionBuilder<'_>, address: &Address) -> Result<Value, Error> {
        let mut indices = Vec::from([b.i32(0)]);
        for (depth, index) in address.path.iter().enumerate() {
            indices.push(match index.single().filter(|_| depth > 0) {
                Some(variable) => variable,
                // LLVM also multiplies by one, and adds zero.
                None => add_index(b, index)?,
            });
        }
        fold::address(b, address.held, address.flags, address.root, &indices)
    }
}

/// Adds the instructions that compute an index.
fn add_index(b: &FunctionBuilder<'_>, index: &Index) -> Result<Value, Error> {
    let add = BinaryOp::Add(OverflowFlags::NONE);
    let mut sum = b.i32(index.constant);
    for &(variable, factor) in &index.variables {
        sum = fold::binary(b, add, sum, times(b, variable, factor)?)?;
    }
    let mut bytes: Option<Value> = None;
    for &(variable, stride) in &index.bytes {
        let offset = times(b, variable, stride)?;
        bytes = Some(match bytes {
            Some(bytes) => fold::binary(b, add, bytes, offset)?,
            None => offset,
        });
    }
    let Some(bytes) = bytes else { return Ok(sum) };
    let shift = BinaryOp::LShr(ExactFlags::NONE);
    let elements = fold::binary(b, shift, bytes, b.i32(index.shift as i32))?;
    fold::binary(b, add, sum, elements)
}

/// A variable, in 32 bits, times a number.
fn times(b: &FunctionBuilder<'_>, variable: Value, factor: u32) -> Result<Value, Error> {
    let i32 = b.ty(Type::Integer { bits: 32 });
    let variable = sized(b, variable, i32)?;
    fold::binary(b, BinaryOp::Mul(OverflowFlags::NONE), variable, b.i32(factor as i32))
}

/// An index of 32 bits.
fn sized(b: &FunctionBuilder<'_>, value: Value, i32: TypeId) -> Result<Value, Error> {
    let ty = b.type_of(value)?;
    let bits = b.with_module(|module| match module.types[ty] {
        Type::Integer { bits } => bits,
        _ => 32,
    });
    let op = match bits {
        0..32 => dxil_ir::CastOp::SExt,
        _ => dxil_ir::CastOp::Trunc(OverflowFlags::NONE),
    };
    fold::cast(b, op, value, i32)
}

/// The array of one dimension in place of an array of arrays of one dimension.
fn flattened(module: &mut Module, ty: TypeId) -> Option<TypeId> {
    if !is_nested(module, ty) {
        return None;
    }
    let (element, length) = flat(module, ty)?;
    Some(module.types.intern(Type::Array { element, length: length.into() }))
}
