//! The type of the memory that a pointer points to, from what made the pointer.

use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::{ConstantKind, Expression, InstructionKind as Kind, Module, Type, TypeId, Value};

use crate::extent::Extents;
use crate::intrinsic;

/// The maximum number of addresses of bytes from one to the next.
const MAX_DEPTH: usize = 64;

/// The origin of a pointer.
enum Origin {
    /// Memory of this type, or an address of such memory.
    Memory(TypeId),
    /// A byte from another pointer, at an offset.
    Byte(Value, Offset),
}

/// A number of bytes.
#[derive(Clone, Copy)]
enum Offset {
    Constant(u64),
    /// A variable times a number of bytes.
    Variable(u64),
}

/// The type of the memory; [`None`] if nothing tells it.
pub(crate) fn of(b: &FunctionBuilder<'_>, pointer: Value, extents: &Extents) -> Option<TypeId> {
    let (memory, _, offsets) = root(b, pointer)?;
    let mut offsets = offsets.into_iter().rev();
    offsets.try_fold(memory, |memory, offset| {
        b.with_module(|module| within(module, memory, offset, extents))
    })
}

/// Whether a pointer leads into a buffer of bytes, which are of no type.
pub(crate) fn is_in_byte_buffer(b: &FunctionBuilder<'_>, pointer: Value) -> bool {
    let Some((memory, root, _)) = root(b, pointer) else { return false };
    let is_call = b.instruction(root).is_some_and(|it| matches!(it.kind, Kind::Call { .. }));
    is_call && b.with_module(|module| matches!(module.types[memory], Type::Integer { bits: 8 }))
}

/// The type of the memory that addresses of bytes lead to, its own address, and the offsets from there, the last one first.
fn root(b: &FunctionBuilder<'_>, pointer: Value) -> Option<(TypeId, Value, Vec<Offset>)> {
    let (mut offsets, mut pointer) = (Vec::new(), pointer);
    loop {
        match origin(b, pointer)? {
            Origin::Memory(ty) => return Some((ty, pointer, offsets)),
            Origin::Byte(..) if offsets.len() == MAX_DEPTH => return None,
            Origin::Byte(from, offset) => {
                offsets.push(offset);
                pointer = from;
            }
        }
    }
}

fn origin(b: &FunctionBuilder<'_>, pointer: Value) -> Option<Origin> {
    if let Some(id) = pointer.constant() {
        return b.with_module(|module| match &module.constants[id].kind {
            ConstantKind::Variable(id) => Some(Origin::Memory(module.variables[*id].ty)),
            ConstantKind::Expression(Expression::GetElementPtr { source, operands, .. }) => {
                let operands: Vec<Value> = operands.iter().map(|&it| it.into()).collect();
                address(module, *source, &operands)
            }
            _ => None,
        });
    }
    let instruction = b.instruction(pointer)?;
    match instruction.kind {
        Kind::Alloca { allocated, .. } => Some(Origin::Memory(allocated)),
        Kind::GetElementPtr { source, operands, .. } => {
            let operands = b.list(operands);
            b.with_module(|module| address(module, source, &operands))
        }
        Kind::Call { arguments, .. } => {
            let handle = b.list(arguments).first().copied()?;
            let handle = b.type_of(handle).ok()?;
            b.with_module(|module| {
                let name = intrinsic::called(module, &instruction)?;
                let is_pointer = intrinsic::is(name, "llvm.dx.resource.getpointer");
                match &module.types[handle] {
                    Type::Target(it) if is_pointer => it.types.first().copied().map(Origin::Memory),
                    _ => None,
                }
            })
        }
        _ => None,
    }
}

/// The origin of the result of a `getelementptr`.
fn address(module: &Module, source: TypeId, operands: &[Value]) -> Option<Origin> {
    let (&pointer, indices) = operands.split_first()?;
    let number = |value: Value| module.constants.integer_value(value.constant()?);
    let mut ty = source;
    for &index in indices.get(1..)? {
        ty = module.types.element(ty, number(index).unwrap_or(0))?;
    }
    let Some(size) = bytes(module, ty).filter(|_| indices.len() == 1) else {
        return Some(Origin::Memory(ty));
    };
    let offset = match number(indices[0]) {
        Some(number) => Offset::Constant(number.checked_mul(size)?),
        None => Offset::Variable(size),
    };
    Some(Origin::Byte(pointer, offset))
}

/// The number of bytes that a type is, if it is a byte or an array of them, in which optimizations of clang compute addresses.
pub(crate) fn bytes(module: &Module, ty: TypeId) -> Option<u64> {
    match module.types[ty] {
        Type::Integer { bits: 8 } => Some(1),
        Type::Array { element, length } => {
            matches!(module.types[element], Type::Integer { bits: 8 }).then_some(length)
        }
        _ => None,
    }
}

/// The type of what begins at an offset in memory of a type: an element of an array or of a struct, or what lies in it.
/// An offset in an array that is not constant is taken for that of an element.
fn within(module: &Module, memory: TypeId, offset: Offset, extents: &Extents) -> Option<TypeId> {
    let (mut ty, mut offset) = (memory, offset);
    loop {
        let rest;
        (ty, rest) = match (&module.types[ty], offset) {
            (Type::Array { element, .. }, Offset::Variable(stride)) => {
                // A single byte may be one of any element.
                if stride > 1 && stride < extents.size(*element)? {
                    ty = *element;
                    continue;
                }
                (*element, 0)
            }
            (Type::Array { element, .. }, Offset::Constant(offset))
                if offset < extents.size(ty)? =>
            {
                (*element, offset.checked_rem(extents.size(*element)?)?)
            }
            (_, Offset::Variable(_)) => return None,
            (_, Offset::Constant(offset)) => {
                let body = module.types.struct_body(ty)?;
                let starts = extents.offsets(ty);
                let index = starts.partition_point(|&it| it <= offset).checked_sub(1)?;
                (*body.elements.get(index)?, offset - starts.get(index)?)
            }
        };
        if rest == 0 {
            return Some(ty);
        }
        offset = Offset::Constant(rest);
    }
}
