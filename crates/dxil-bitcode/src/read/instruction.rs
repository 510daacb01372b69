//! Reads instructions.

use alloc::vec::Vec;

use dxil_ir::typing::{self, TypingError};
use dxil_ir::{
    Case, CastOp, Dialect, FastMathFlags, FloatPredicate, Incoming, InstructionKind as Kind,
    IntPredicate, List, Module, NonNegativeFlags, OverflowFlags, TailCall, Type, TypeId, Types,
    UnaryOp, Value,
};

use super::function::State;
use super::memory;
use super::module::attribute_set;
use super::record::Record;
use super::upgrade;
use crate::Error;
use crate::codes::function as code;

/// Reads an instruction.
pub(super) fn read(state: &mut State<'_>, record: &mut Record<'_>) -> Result<(), Error> {
    let (kind, ty) = match record.code {
        code::INST_BINOP => binary(state, record)?,
        code::INST_CAST => {
            let (value, from) = state.typed_value(record)?;
            let ty = record.reference("type", &state.names.types)?;
            let mut op = record.code("operation", CastOp::from_code)?;
            if state.is_modern() {
                op = with_flags(op, record.optional().unwrap_or_default());
            }
            let ty = typing::cast(&state.module.types, op, from, ty);
            let ty = ty.map_err(|error| record.typing(error, &state.module.types))?;
            (Kind::Cast { op, value }, ty)
        }
        code::INST_CMP2 => compare(state, record)?,
        code::INST_VSELECT => {
            let (a, ty) = state.typed_value(record)?;
            let b = state.value_of(record, ty)?;
            let (condition, condition_ty) = state.typed_value(record)?;
            let ty = typing::select(&state.module.types, condition_ty, [ty; 2]);
            let ty = ty.map_err(|error| record.typing(error, &state.module.types))?;
            (Kind::Select { flags: fast_math(state, record), condition, operands: [a, b] }, ty)
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
            terminator(state, record)?
        }
        code::INST_UNOP | code::INST_FREEZE if state.is_modern() => unary(state, record)?,
        code::OPERAND_BUNDLE if state.is_modern() => return state.bundle(record),
        code::INST_INVOKE => return Err(record.unsupported("`invoke`")),
        code::INST_RESUME => return Err(record.unsupported("`resume`")),
        code::INST_LANDINGPAD => return Err(record.unsupported("`landingpad`")),
        code::INST_INDIRECTBR => return Err(record.unsupported("`indirectbr`")),
        code::INST_VAARG => return Err(record.unsupported("`va_arg`")),
        code::INST_CALLBR if state.is_modern() => return Err(record.unsupported("`callbr`")),
        code::INST_CLEANUPRET
        | code::INST_CATCHRET
        | code::INST_CATCHPAD
        | code::INST_CLEANUPPAD
        | code::INST_CATCHSWITCH
            if state.is_modern() =>
        {
            return Err(record.unsupported("exceptions"));
        }
        code::MODERN_INST_ATOMICRMW if state.is_modern() => memory::read(state, record)?,
        _ => return Err(record.unknown()),
    };
    state.add(record, kind, ty)
}

/// A kind of instruction, and the type of its result.
pub(super) type Typed = (Kind, TypeId);

fn binary(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (left, ty) = state.typed_value(record)?;
    let right = state.value_of(record, ty)?;
    let number = record.next("operation")?;
    let types = &state.module.types;
    let op = super::binary_op(record, number, types.is_float_or_vector(ty), types.dialect())?;
    let ty = typing::binary(types, op, [ty; 2]).map_err(|error| record.typing(error, types))?;
    Ok((Kind::Binary { op, operands: [left, right] }, ty))
}

fn unary(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (value, ty) = state.typed_value(record)?;
    let op = match record.code {
        code::INST_FREEZE => UnaryOp::Freeze,
        _ => match record.next("operation")? {
            0 => UnaryOp::FNeg(fast_math(state, record)),
            number => return Err(record.value("the operation", number, "0, `fneg`")),
        },
    };
    let types = &state.module.types;
    let ty = typing::unary(types, op, ty).map_err(|error| record.typing(error, types))?;
    Ok((Kind::Unary { op, value }, ty))
}

/// Reads the fast-math flags that end the records of some modern instructions.
fn fast_math(state: &State<'_>, record: &mut Record<'_>) -> FastMathFlags {
    match state.is_modern() {
        true => super::modern_fast_math(record.optional().unwrap_or_default()),
        false => FastMathFlags::NONE,
    }
}

/// The conversion with the flags that these bits are in modern bitcode.
fn with_flags(op: CastOp, bits: u64) -> CastOp {
    let fast_math = super::modern_fast_math(bits);
    let non_negative = NonNegativeFlags(bits as u8 & NonNegativeFlags::NON_NEGATIVE.0);
    match op {
        CastOp::Trunc(_) => CastOp::Trunc(OverflowFlags(bits as u8 & OverflowFlags::NAMED.0)),
        CastOp::ZExt(_) => CastOp::ZExt(non_negative),
        // The fast-math flags follow `nneg`.
        CastOp::UiToFp(_) => {
            CastOp::UiToFp(non_negative.with_fast_math(super::modern_fast_math(bits >> 1)))
        }
        CastOp::SiToFp(_) => CastOp::SiToFp(fast_math),
        CastOp::FpTrunc(_) => CastOp::FpTrunc(fast_math),
        CastOp::FpExt(_) => CastOp::FpExt(fast_math),
        _ => op,
    }
}

fn compare(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (left, ty) = state.typed_value(record)?;
    let right = state.value_of(record, ty)?;
    let operands = [left, right];
    let types = &mut state.module.types;
    let (kind, ty) = if types.is_float_or_vector(ty) {
        let predicate = record.code("predicate", FloatPredicate::from_code)?;
        let flags = match types.dialect() {
            Dialect::Dxil => FastMathFlags(super::flags(record)?),
            Dialect::Modern => super::modern_fast_math(super::flags(record)?.into()),
        };
        (Kind::FCmp { predicate, flags, operands }, typing::fcmp(types, [ty; 2]))
    } else {
        let predicate = record.code("predicate", IntPredicate::from_code)?;
        let same_sign = match types.dialect() {
            Dialect::Dxil => false,
            Dialect::Modern => record.if_left(|it| it.bool("samesign"))?,
        };
        (Kind::ICmp { predicate, same_sign, operands }, typing::icmp(types, [ty; 2]))
    };
    Ok((kind, ty.map_err(|error| record.typing(error, types))?))
}

fn vector(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (vector, ty) = state.typed_value(record)?;
    let (kind, ty) = match record.code {
        code::INST_EXTRACTELT => {
            let (index, index_ty) = state.typed_value(record)?;
            let kind = Kind::ExtractElement { vector, index };
            (kind, typing::extract_element(&state.module.types, ty, index_ty))
        }
        code::INST_INSERTELT => {
            // The element of another value is that value, which the rule rejects.
            let element_ty = state.module.types.scalar(ty);
            let element = state.value_of(record, element_ty)?;
            let (index, index_ty) = state.typed_value(record)?;
            let kind = Kind::InsertElement { vector, element, index };
            (kind, typing::insert_element(&state.module.types, ty, element_ty, index_ty))
        }
        _ => {
            let other = state.value_of(record, ty)?;
            let (mut mask, mask_ty) = state.typed_value(record)?;
            if let (Value::Constant(id), true) = (mask, state.is_modern()) {
                mask = Value::Constant(upgrade::mask(state.module, id));
            }
            let Module { types, constants, .. } = &mut *state.module;
            let ty = typing::shuffle_vector(types, constants, [ty; 2], mask_ty, mask.constant());
            (Kind::ShuffleVector { operands: [vector, other], mask }, ty)
        }
    };
    Ok((kind, ty.map_err(|error| record.typing(error, &state.module.types))?))
}

fn aggregate(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let (aggregate, ty) = state.typed_value(record)?;
    let (kind, ty) = if record.code == code::INST_EXTRACTVAL {
        let indices = indices(state, record)?;
        let path = state.body.list(indices).iter().copied();
        let ty = typing::extract_value(&state.module.types, ty, path);
        (Kind::ExtractValue { aggregate, indices }, ty)
    } else {
        let (element, element_ty) = state.typed_value(record)?;
        let indices = indices(state, record)?;
        let path = state.body.list(indices).iter().copied();
        let ty = typing::insert_value(&state.module.types, ty, element_ty, path);
        (Kind::InsertValue { aggregate, element, indices }, ty)
    };
    Ok((kind, ty.map_err(|error| record.typing(error, &state.module.types))?))
}

/// Reads the remaining operands as indices.
fn indices(state: &mut State<'_>, record: &mut Record<'_>) -> Result<List<u32>, Error> {
    let indices = record.rest();
    match indices.iter().find(|&&index| u32::try_from(index).is_err()) {
        Some(&index) => Err(record.value("index", index, "of 32 bits")),
        None => Ok(state.body.add_list(indices.iter().map(|&index| index as u32))),
    }
}

fn phi(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let ty = record.reference("type", &state.names.types)?;
    let ty = typing::phi(&state.module.types, ty)
        .map_err(|error| record.typing(error, &state.module.types))?;
    let mut incoming = Vec::with_capacity(record.left() / 2);
    // One more operand holds fast-math flags.
    let end = if state.is_modern() { record.left() % 2 } else { 0 };
    while record.left() > end {
        let value = state.signed_value_of(record, ty)?;
        incoming.push(Incoming { value, block: state.block_id(record)? });
    }
    let incoming = state.body.add_list(incoming);
    Ok((Kind::Phi { flags: fast_math(state, record), incoming }, ty))
}

fn call(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let attributes = attribute_set(record, state.names)?;
    let flags = record.u32("calling convention")?;
    let mut fast_math = FastMathFlags::NONE;
    if state.is_modern() {
        if flags & NO_TAIL != 0 {
            return Err(record.unsupported("`notail`"));
        }
        if flags & FAST_MATH != 0 {
            fast_math = super::modern_fast_math(record.next("fast-math flags")?);
        }
    }
    let modern = if state.is_modern() { FAST_MATH } else { 0 };
    if flags & 1 << 15 == 0 || (flags & !modern) >> 16 != 0 {
        return Err(record.value(
            "calling convention",
            flags.into(),
            "one with bit 15, for an explicit type",
        ));
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
    let (ty, _, variadic) = typing::callee(types, callee_ty, function_type)
        .map_err(|error| record.typing(error, types))?;
    let mut arguments = core::mem::take(&mut state.operands);
    while let Some(parameter) = parameter(&state.module.types, function_type, arguments.len()) {
        arguments.push(argument(state, record, parameter)?);
    }
    while variadic && record.left() > 0 {
        arguments.push(state.typed_value(record)?.0);
    }
    let (mut attributes, mut tail, mut function_type) = (attributes, tail, function_type);
    let mut bundles = List::default();
    if state.is_modern() {
        bundles = state.bundles();
        if let Some(shortened) = upgrade::shortened(&state.names.shortened, callee.constant()) {
            // LLVM makes a new call, which has no more than the arguments.
            (attributes, tail, function_type) = (None, TailCall::None, shortened.ty);
            arguments.drain(..shortened.dropped.min(arguments.len()));
        }
    }
    let arguments = state.add_list(arguments);
    let kind = Kind::Call {
        callee,
        function_type,
        arguments,
        bundles,
        flags: fast_math,
        attributes,
        calling_convention,
        tail,
    };
    Ok((kind, ty))
}

/// The bit of a call that says `notail`.
const NO_TAIL: u32 = 1 << 16;

/// The bit of a call that says that fast-math flags follow.
const FAST_MATH: u32 = 1 << 17;

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

fn terminator(state: &mut State<'_>, record: &mut Record<'_>) -> Result<Typed, Error> {
    let void = state.module.types.void();
    let (kind, ty) = match record.code {
        code::INST_RET => {
            let (value, found) = match record.left() {
                0 => (None, None),
                _ => {
                    let (value, ty) = state.typed_value(record)?;
                    (Some(value), Some(ty))
                }
            };
            (Kind::Return { value }, typing::ret(&state.module.types, state.result, found))
        }
        code::INST_BR => {
            let target = state.block_id(record)?;
            if record.left() == 0 {
                return Ok((Kind::Branch { target }, void));
            }
            let other = state.block_id(record)?;
            let bit = state.module.types.integer(1);
            let condition = state.value_of(record, bit)?;
            let kind = Kind::ConditionalBranch { condition, targets: [target, other] };
            (kind, typing::conditional_branch(&state.module.types, bit))
        }
        code::INST_SWITCH => switch(state, record)?,
        _ => (Kind::Unreachable, Ok(void)),
    };
    Ok((kind, ty.map_err(|error| record.typing(error, &state.module.types))?))
}

fn switch(
    state: &mut State<'_>,
    record: &mut Record<'_>,
) -> Result<(Kind, Result<TypeId, TypingError>), Error> {
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
    let types = cases.iter().map(|_| ty);
    let void = typing::switch(&state.module.types, ty, types);
    Ok((Kind::Switch { value, default, cases: state.body.add_list(cases) }, void))
}
