//! Instructions.

use alloc::vec::Vec;

use dxil_ir::{
    Case, CastOp, FastMathFlags, FloatPredicate, Incoming, InstructionKind as Kind, IntPredicate,
    List, TailCall, Type, TypeId, Types, Value,
};

use super::function::State;
use super::memory;
use super::module::attribute_set;
use super::record::Record;
use crate::Error;
use crate::codes::function as code;

/// Reads an instruction.
pub(super) fn read(state: &mut State<'_>, record: &mut Record<'_>) -> Result<(), Error> {
    let (kind, ty) = match record.code {
        code::INST_BINOP => binary(state, record)?,
        code::INST_CAST => {
            let (value, _) = state.typed_value(record)?;
            let ty = record.reference("type", &state.names.types)?;
            let op = record.code("operation", CastOp::from_code)?;
            (Kind::Cast { op, value }, ty)
        }
        code::INST_CMP2 => compare(state, record)?,
        code::INST_VSELECT => {
            let (a, ty) = state.typed_value(record)?;
            let b = state.value_of(record, ty)?;
            let (condition, _) = state.typed_value(record)?;
            (Kind::Select { condition, operands: [a, b] }, ty)
        }
        code::INST_EXTRACTELT | code::INST_INSERTELT | code::INST_SHUFFLEVEC => {
            vector(state, record)?
        }
        code::INST_EXTRACTVAL | code::INST_INSERTVAL => aggregate(state, record)?,
        code::INST_GEP
        | code::INST_ALLOCA
        | code::INST_LOAD
        | code::INST_LOADATOMIC
        | code::INST_STORE
        | code::INST_STOREATOMIC
        | code::INST_FENCE
        | code::INST_CMPXCHG
        | code::INST_ATOMICRMW => memory::read(state, record)?,
        code::INST_PHI => phi(state, record)?,
        code::INST_CALL => call(state, record)?,
        code::INST_RET | code::INST_BR | code::INST_SWITCH | code::INST_UNREACHABLE => {
            (terminator(state, record)?, state.module.types.void())
        }
        code::INST_INVOKE => return Err(record.unsupported("`invoke`")),
        code::INST_RESUME => return Err(record.unsupported("`resume`")),
        code::INST_LANDINGPAD => return Err(record.unsupported("`landingpad`")),
        code::INST_INDIRECTBR => return Err(record.unsupported("`indirectbr`")),
        code::INST_VAARG => return Err(record.unsupported("`va_arg`")),
        _ => return Err(record.unknown()),
    };
    state.add(record, kind, ty)
}

/// A kind, and the type of what it gives.
pub(super) type Typed = (Kind, TypeId);

fn binary(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (left, ty) = state.typed_value(record)?;
    let right = state.value_of(record, ty)?;
    let number = record.next("operation")?;
    let types = &state.module.types;
    let float = types.is_float_or_vector(ty);
    if !float && !types.is_integer_or_vector(ty) {
        return Err(record.invalid("the operands are not numbers"));
    }
    let op = super::binary_op(record, number, float)?;
    Ok((Kind::Binary { op, operands: [left, right] }, ty))
}

fn compare(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (left, ty) = state.typed_value(record)?;
    let right = state.value_of(record, ty)?;
    let operands = [left, right];
    let types = &mut state.module.types;
    let kind = if types.is_float_or_vector(ty) {
        let predicate = record.code("predicate", FloatPredicate::from_code)?;
        Kind::FCmp { predicate, flags: FastMathFlags(super::flags(record)?), operands }
    } else {
        Kind::ICmp { predicate: record.code("predicate", IntPredicate::from_code)?, operands }
    };
    let bit = types.integer(1);
    let ty = match types[ty] {
        Type::Vector { length, .. } => types.intern(Type::Vector { element: bit, length }),
        _ => bit,
    };
    Ok((kind, ty))
}

fn vector(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (vector, ty) = state.typed_value(record)?;
    let Type::Vector { element, .. } = state.module.types[ty] else {
        return Err(record.invalid("the operand is not a vector"));
    };
    Ok(match record.code {
        code::INST_EXTRACTELT => {
            let (index, _) = state.typed_value(record)?;
            (Kind::ExtractElement { vector, index }, element)
        }
        code::INST_INSERTELT => {
            let element = state.value_of(record, element)?;
            let (index, _) = state.typed_value(record)?;
            (Kind::InsertElement { vector, element, index }, ty)
        }
        _ => {
            let other = state.value_of(record, ty)?;
            let (mask, mask_ty) = state.typed_value(record)?;
            let Type::Vector { length, .. } = state.module.types[mask_ty] else {
                return Err(record.invalid("the mask is not a vector"));
            };
            let ty = state.module.types.intern(Type::Vector { element, length });
            (Kind::ShuffleVector { operands: [vector, other], mask }, ty)
        }
    })
}

fn aggregate(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (aggregate, ty) = state.typed_value(record)?;
    if record.code == code::INST_EXTRACTVAL {
        let (indices, ty) = indices(state, record, ty)?;
        return Ok((Kind::ExtractValue { aggregate, indices }, ty));
    }
    let (element, _) = state.typed_value(record)?;
    let (indices, _) = indices(state, record, ty)?;
    Ok((Kind::InsertValue { aggregate, element, indices }, ty))
}

/// The indices that are left, and the type of the element that they lead to.
fn indices(
    state: &mut State<'_>,
    record: &mut Record<'_>,
    mut ty: TypeId,
) -> Result<(List<u32>, TypeId), Error> {
    let indices = record.rest();
    for &index in indices {
        if u32::try_from(index).is_err() {
            return Err(record.value("index", index, "of 32 bits"));
        }
        ty = match state.module.types.element(ty, index) {
            Some(element) => element,
            None => return Err(record.value("the index", index, "that of an element")),
        };
    }
    Ok((state.body.add_list(indices.iter().map(|&index| index as u32)), ty))
}

fn phi(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let ty = record.reference("type", &state.names.types)?;
    let mut incoming = Vec::with_capacity(record.left() / 2);
    while record.left() > 0 {
        let value = state.signed_value_of(record, ty)?;
        incoming.push(Incoming { value, block: state.block_id(record)? });
    }
    let incoming = state.body.add_list(incoming);
    Ok((Kind::Phi { incoming }, ty))
}

fn call(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let attributes = attribute_set(record, state.names)?;
    let flags = record.u32("calling convention")?;
    if flags & 1 << 15 == 0 || flags >> 16 != 0 {
        return Err(record.value("calling convention", flags.into(), "one with a type (bit 15)"));
    }
    let tail = match (flags & 1, flags >> 14 & 1) {
        (0, 0) => TailCall::None,
        (1, 0) => TailCall::Tail,
        (1, 1) => TailCall::MustTail,
        _ => return Err(record.invalid("it is `musttail`, but not `tail`")),
    };
    let calling_convention = (flags >> 1 & 0x1fff) as u16;
    let function_type = record.reference("type", &state.names.types)?;
    let (callee, callee_ty) = state.typed_value(record)?;
    let types = &state.module.types;
    let (&Type::Function { result: ty, variadic, .. }, Some(pointee)) =
        (&types[function_type], types.pointee(callee_ty))
    else {
        return Err(record.invalid("what it calls is not a function"));
    };
    if pointee != function_type {
        return Err(record.invalid("what it calls is of another type than it says"));
    }
    let mut arguments = core::mem::take(&mut state.operands);
    while let Some(parameter) = parameter(&state.module.types, function_type, arguments.len()) {
        arguments.push(argument(state, record, parameter)?);
    }
    while variadic && record.left() > 0 {
        arguments.push(state.typed_value(record)?.0);
    }
    let arguments = state.add_list(arguments);
    let kind =
        Kind::Call { callee, function_type, arguments, attributes, calling_convention, tail };
    Ok((kind, ty))
}

fn parameter(types: &Types, function: TypeId, index: usize) -> Option<TypeId> {
    match &types[function] {
        Type::Function { parameters, .. } => parameters.get(index).copied(),
        _ => None,
    }
}

fn argument(state: &mut State<'_>, record: &mut Record<'_>, ty: TypeId) -> Result<Value, Error> {
    if ty == state.module.types.label() {
        return Err(record.unsupported("blocks as arguments"));
    }
    state.value_of(record, ty)
}

fn terminator(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Kind, Error> {
    Ok(match record.code {
        code::INST_RET => match record.left() {
            0 => Kind::Return { value: None },
            _ => Kind::Return { value: Some(state.typed_value(record)?.0) },
        },
        code::INST_BR => {
            let target = state.block_id(record)?;
            if record.left() == 0 {
                return Ok(Kind::Branch { target });
            }
            let other = state.block_id(record)?;
            let bit = state.module.types.integer(1);
            let condition = state.value_of(record, bit)?;
            Kind::ConditionalBranch { condition, targets: [target, other] }
        }
        code::INST_SWITCH => {
            let ty = record.reference("type", &state.names.types)?;
            let value = state.value_of(record, ty)?;
            let default = state.block_id(record)?;
            let mut cases = Vec::with_capacity(record.left() / 2);
            while record.left() > 0 {
                let number = record.next("case")?;
                let Value::Constant(value) = state.numbered(record, number, ty)? else {
                    return Err(record.value("the case", number, "a constant"));
                };
                cases.push(Case { value, target: state.block_id(record)? });
            }
            Kind::Switch { value, default, cases: state.body.add_list(cases) }
        }
        _ => Kind::Unreachable,
    })
}
