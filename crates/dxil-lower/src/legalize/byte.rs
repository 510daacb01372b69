//! Integers of 8 bits, which become those of 32, or of the type that they were made from.
//!
//! As in LLVM, arithmetic on them is taken not to leave their range.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use dxil_ir::analysis::Uses;
use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::edit::Rewrite;
use dxil_ir::{
    BinaryOp, Body, CastOp, ConstantId, ConstantKind, ExactFlags, Expression, FunctionId, GepFlags,
    Instruction, InstructionId, InstructionKind as Kind, Module, NonNegativeFlags, OverflowFlags,
    Type, TypeId, Value,
};

use super::index::memory;
use crate::extent::Extents;
use crate::{Diagnostic, access, fold};

/// The bytes of a function, and the values in their places.
pub(super) struct Bytes<'e> {
    replaced: BTreeMap<Value, Value>,
    /// The allocas of bytes, and the types that take their places.
    allocas: BTreeMap<InstructionId, TypeId>,
    extents: &'e Extents,
    pub(super) messages: Vec<Diagnostic>,
}

impl<'e> Bytes<'e> {
    pub(super) fn new(module: &Module, function: FunctionId, extents: &'e Extents) -> Self {
        let body = module.functions[function].body.as_ref();
        let allocas = body.map(|body| allocas(module, body)).unwrap_or_default();
        Self { replaced: BTreeMap::new(), allocas, extents, messages: Vec::new() }
    }

    /// Whether another value is in the place of an instruction that stays for the moment.
    pub(super) fn is_replaced(&self, id: InstructionId) -> bool {
        self.replaced.contains_key(&id.into())
    }

    pub(super) fn visit(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        it: &Instruction,
    ) -> Result<Option<Rewrite>, Error> {
        let is_byte = is_byte(b, it.ty);
        let replacement = match it.kind {
            Kind::Alloca { .. } => self.alloca(b, id)?,
            Kind::Cast { op: CastOp::Trunc(flags), value } if is_byte => {
                Some(truncated(b, flags, value)?)
            }
            Kind::Load { pointer, volatile: false, atomic: None, .. } if is_byte => {
                self.load(b, pointer)?
            }
            Kind::Binary { op, operands } if is_byte => match self.wide(b, &operands)?.as_deref() {
                Some(&[left, right]) => Some(fold::binary(b, op, left, right)?),
                _ => None,
            },
            Kind::Select { condition, operands, .. } if is_byte => {
                match self.wide(b, &operands)?.as_deref() {
                    Some(&[yes, no]) => Some(b.select(condition, yes, no)?),
                    _ => None,
                }
            }
            Kind::GetElementPtr { source, flags, operands } if self::is_byte(b, source) => {
                return self.address(b, id, flags, &b.list(operands));
            }
            _ => return self.user(b, id, it),
        };
        if let Some(replacement) = replacement {
            self.replaced.insert(id.into(), replacement);
        }
        Ok(None)
    }

    /// The result of an instruction that uses bytes, but is none.
    fn user(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        it: &Instruction,
    ) -> Result<Option<Rewrite>, Error> {
        let of_bytes = |value| b.type_of(value).is_ok_and(|ty| is_byte(b, ty));
        match it.kind {
            Kind::ICmp { predicate, operands, .. } if of_bytes(operands[0]) => {
                let Some(wide) = self.wide(b, &operands)? else { return Ok(None) };
                b.icmp(predicate, wide[0], wide[1]).map(|it| Some(Rewrite::Replace(it)))
            }
            Kind::Cast { op, value } if of_bytes(value) => {
                let Some(&wide) = self.replaced.get(&value) else { return Ok(None) };
                widened(b, op, wide, it.ty).map(|it| it.map(Rewrite::Replace))
            }
            Kind::Store { pointer, value, volatile: false, atomic: None, .. }
                if of_bytes(value) =>
            {
                let Some(wide) = self.wide(b, &[value])? else {
                    if self.replaced.contains_key(&pointer) {
                        self.messages.push("a byte is stored that is not computed here".into());
                    }
                    return Ok(None);
                };
                let pointer = self.replaced.get(&pointer).copied().unwrap_or(pointer);
                // The memory may be narrower than the value.
                let held = self.held(b, pointer).unwrap_or(b.type_of(wide[0])?);
                let wide = resized(b, CastOp::SExt, wide[0], held)?;
                b.store(wide, pointer, Access::aligned(self.extents.alignment(held)))?;
                Ok(Some(Rewrite::Erase))
            }
            Kind::Load { .. } | Kind::Store { .. } => {
                let Some((pointer, accessed)) = access::accessed(b, it)? else { return Ok(None) };
                if let Some(pointer) = self.expression(b, pointer, accessed)? {
                    b.set_kind(id.into(), access::with_pointer(it.kind, pointer));
                }
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// The operands that are bytes as wider integers of one type. [`None`] if one is not known as such.
    fn wide(
        &self,
        b: &FunctionBuilder<'_>,
        operands: &[Value],
    ) -> Result<Option<Vec<Value>>, Error> {
        let mut ty = b.ty(Type::Integer { bits: 32 });
        for wide in operands.iter().filter_map(|it| self.replaced.get(it)) {
            ty = b.type_of(*wide)?;
        }
        let mut result = Vec::with_capacity(operands.len());
        for &operand in operands {
            result.push(match (self.replaced.get(&operand), b.integer_value(operand)) {
                (Some(&wide), _) => resized(b, CastOp::SExt, wide, ty)?,
                (None, Some(byte)) => {
                    let value = i64::from(byte as u8 as i8) as u64;
                    b.with_module(|it| it.constants.integer(&it.types, ty, value)).into()
                }
                (None, None) => return Ok(None),
            });
        }
        Ok(Some(result))
    }

    fn alloca(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
    ) -> Result<Option<Value>, Error> {
        let Some(&ty) = self.allocas.get(&id) else { return Ok(None) };
        b.alloca(ty, self.extents.preferred_alignment(ty)).map(Some)
    }

    /// The integer of more than 8 bits that lies at an address.
    fn held(&self, b: &FunctionBuilder<'_>, pointer: Value) -> Option<TypeId> {
        let held = memory(b, pointer).or_else(|| match b.instruction(pointer)?.kind {
            Kind::GetElementPtr { source, .. } => Some(source),
            _ => None,
        });
        let element = element(b, held?);
        let is_wider = |module: &mut Module| matches!(module.types[element], Type::Integer { bits } if bits > 8);
        b.with_module(is_wider).then_some(element)
    }

    /// The element of memory in the place of a byte.
    fn load(&mut self, b: &FunctionBuilder<'_>, pointer: Value) -> Result<Option<Value>, Error> {
        let pointer = self.replaced.get(&pointer).copied().unwrap_or(pointer);
        let Some(element) = self.held(b, pointer) else { return Ok(None) };
        let (volatile, atomic) = (false, None);
        let alignment = self.extents.alignment(element);
        b.add(Kind::Load { pointer, alignment, volatile, atomic }, element).map(Some)
    }

    /// The address of an element in the place of that of a byte.
    fn address(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        flags: GepFlags,
        operands: &[Value],
    ) -> Result<Option<Rewrite>, Error> {
        let &[pointer, offset] = operands else { return Ok(None) };
        let root = self.replaced.get(&pointer).copied().unwrap_or(pointer);
        let Some(held) = memory(b, root) else { return Ok(None) };
        let replacement = self.element(b, root, held, flags, offset)?;
        if root != pointer {
            // The byte's own memory goes.
            self.replaced.extend(replacement.map(|it| (id.into(), it)));
            return Ok(None);
        }
        Ok(replacement.map(Rewrite::Replace))
    }

    /// The address of the element of an array at an offset in bytes.
    fn element(
        &mut self,
        b: &FunctionBuilder<'_>,
        root: Value,
        held: TypeId,
        flags: GepFlags,
        offset: Value,
    ) -> Result<Option<Value>, Error> {
        let (element, offset) = (element(b, held), b.integer_value(offset));
        let is_scalar = b.with_module(|module| {
            let is_integer = matches!(module.types[element], Type::Integer { .. });
            is_integer || module.types.is_float_or_vector(element)
        });
        let (Some(size @ 1..), Some(offset), true) =
            (self.extents.size(element), offset, is_scalar)
        else {
            return Ok(None);
        };
        if offset % size != 0 {
            let name = b.with_module(|module| format!("{}", module.types.display(element)));
            self.messages.push(format!("byte {offset} is no element of {name}").into());
            return Ok(None);
        }
        let array = if element == held { b.ty(Type::Array { element, length: 1 }) } else { held };
        let index = b.i32((offset / size) as i32);
        fold::address(b, array, flags, root, &[b.i32(0), index]).map(Some)
    }

    /// The address in place of one of a byte that is an expression, for an access of this type.
    fn expression(
        &mut self,
        b: &FunctionBuilder<'_>,
        pointer: Value,
        accessed: TypeId,
    ) -> Result<Option<Value>, Error> {
        let Some(id) = pointer.constant() else { return Ok(None) };
        let Some((root, flags, offset)) = b.with_module(|module| byte_address(module, id)) else {
            return Ok(None);
        };
        let Some(held) = memory(b, root) else { return Ok(None) };
        if element(b, held) != accessed {
            return Ok(None);
        }
        self.element(b, root, held, flags, offset)
    }
}

/// The root, the flags and the offset of an address of a byte.
fn byte_address(module: &Module, id: ConstantId) -> Option<(Value, GepFlags, Value)> {
    let ConstantKind::Expression(Expression::GetElementPtr { source, flags, operands }) =
        &module.constants[id].kind
    else {
        return None;
    };
    let &[root, offset] = &operands[..] else { return None };
    let is_byte = matches!(module.types[*source], Type::Integer { bits: 8 });
    is_byte.then_some((root.into(), *flags, offset.into()))
}

/// The allocas of a byte that only bytes are written to and read from, and the narrowest types that those are
/// extended to.
fn allocas(module: &Module, body: &Body) -> BTreeMap<InstructionId, TypeId> {
    let is_byte = |ty: TypeId| matches!(module.types[ty], Type::Integer { bits: 8 });
    let is_alloca = |it: &Instruction| {
        let Kind::Alloca { allocated, count, .. } = it.kind else { return false };
        let count = count.constant().and_then(|id| module.constants.integer_value(id));
        is_byte(allocated) && count == Some(1)
    };
    let of_bytes = body.instructions().filter(|(_, it)| is_alloca(it));
    let of_bytes: Vec<_> = of_bytes.map(|(id, _)| id).collect();
    let mut allocas = BTreeMap::new();
    if of_bytes.is_empty() {
        return allocas;
    }
    let uses = Uses::new(body);
    for id in of_bytes {
        let mut narrowest: Option<(u32, TypeId)> = None;
        let mut open = Vec::from([Value::Instruction(id)]);
        let mut is_plain = true;
        while let Some(pointer) = open.pop() {
            for used in uses.of(pointer) {
                match body.instructions[used.user].kind {
                    Kind::Load { volatile: false, atomic: None, .. }
                        if is_byte(body.instructions[used.user].ty) =>
                    {
                        let types = casts(module, body, &uses, used.user);
                        narrowest = narrowest.into_iter().chain(types).min_by_key(|it| it.0);
                    }
                    Kind::Store { value, volatile: false, atomic: None, .. } => {
                        let ty = module.type_of(body, value);
                        is_plain &= used.operand == 1 && ty.is_some_and(is_byte);
                    }
                    Kind::GetElementPtr { source, operands, .. }
                        if is_byte(source) && pointer == id.into() =>
                    {
                        is_plain &=
                            body.list(operands)[1..].iter().all(|it| it.constant().is_some());
                        open.push(used.user.into());
                    }
                    _ => is_plain = false,
                }
            }
        }
        allocas.extend(narrowest.filter(|_| is_plain).map(|(_, ty)| (id, ty)));
    }
    allocas
}

/// The integers that a byte is extended to, with their numbers of bits.
fn casts(
    module: &Module,
    body: &Body,
    uses: &Uses,
    byte: InstructionId,
) -> impl Iterator<Item = (u32, TypeId)> {
    let users = uses.of(byte.into()).iter().map(|it| &body.instructions[it.user]);
    users.filter_map(|it| match (it.kind, &module.types[it.ty]) {
        (Kind::Cast { op: CastOp::SExt | CastOp::ZExt(_), .. }, Type::Integer { bits }) => {
            Some((*bits, it.ty))
        }
        _ => None,
    })
}

fn is_byte(b: &FunctionBuilder<'_>, ty: TypeId) -> bool {
    b.with_module(|module| matches!(module.types[ty], Type::Integer { bits: 8 }))
}

/// The element type of an array; other types themselves.
fn element(b: &FunctionBuilder<'_>, ty: TypeId) -> TypeId {
    b.with_module(|module| match module.types[ty] {
        Type::Array { element, .. } => element,
        _ => ty,
    })
}

/// The value that a byte is made from. Unless the conversion states that it loses nothing, its upper bits are those
/// of the byte.
fn truncated(b: &FunctionBuilder<'_>, flags: OverflowFlags, value: Value) -> Result<Value, Error> {
    let ty = b.type_of(value)?;
    let bits = b.with_module(|module| match module.types[ty] {
        Type::Integer { bits } => bits,
        _ => 8,
    });
    if flags != OverflowFlags::NONE || bits <= 8 {
        return Ok(value);
    }
    let shift = b.with_module(|it| it.constants.integer(&it.types, ty, u64::from(bits - 8)));
    let upper = fold::binary(b, BinaryOp::Shl(OverflowFlags::NONE), value, shift.into())?;
    fold::binary(b, BinaryOp::AShr(ExactFlags::NONE), upper, shift.into())
}

/// A conversion of a byte, from the value in its place.
fn widened(
    b: &FunctionBuilder<'_>,
    op: CastOp,
    wide: Value,
    to: TypeId,
) -> Result<Option<Value>, Error> {
    match op {
        CastOp::ZExt(_) => resized(b, CastOp::ZExt(NonNegativeFlags::NONE), wide, to).map(Some),
        CastOp::SExt => resized(b, op, wide, to).map(Some),
        CastOp::Trunc(_) | CastOp::UiToFp(_) | CastOp::SiToFp(_) => {
            fold::cast(b, op, wide, to).map(Some)
        }
        _ => Ok(None),
    }
}

/// An integer of another type, by `extend` if that is wider.
fn resized(
    b: &FunctionBuilder<'_>,
    extend: CastOp,
    value: Value,
    to: TypeId,
) -> Result<Value, Error> {
    let from = b.type_of(value)?;
    let is_wider = b.with_module(|module| match (&module.types[from], &module.types[to]) {
        (Type::Integer { bits: from }, Type::Integer { bits: to }) => to > from,
        _ => false,
    });
    let op = if is_wider { extend } else { CastOp::Trunc(OverflowFlags::NONE) };
    fold::cast(b, op, value, to)
}
