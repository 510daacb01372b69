//! `dxil-widen-integers`: operations on integers of widths that DXIL lacks become those on 32 or 64 bits.
//!
//! clang makes such integers of the words that hold bit fields. A wide value is the narrow one with zeros above it. Who takes
//! the narrow value gets that of the wide one: `dxil-legalize` knows loads and stores of bytes.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    BinaryOp, BlockId, Case, CastOp, ConstantKind, ExactFlags, Instruction, InstructionId,
    InstructionKind as Kind, IntPredicate, List, Module, NonNegativeFlags, OverflowFlags, Type,
    TypeId, UnaryOp, Value,
};

use crate::target::target;
use crate::{Diagnostic, Report, dead, fold, functions};

const ZEXT: CastOp = CastOp::ZExt(NonNegativeFlags::NONE);
const TRUNC: CastOp = CastOp::Trunc(OverflowFlags::NONE);
const SHL: BinaryOp = BinaryOp::Shl(OverflowFlags::NONE);
const ASHR: BinaryOp = BinaryOp::AShr(ExactFlags::NONE);

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let target = target(module);
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        if !body.instructions().any(|(_, it)| narrow(module, it.ty).is_some()) {
            continue;
        }
        let mut widening = Widening::default();
        if let Err(error) = rewrite(module, function, target, &mut widening) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
        if let Some(body) = &mut module.functions[function].body {
            dead::sweep(body);
        }
    }
}

/// The number of bits of an integer that DXIL lacks; [`None`] for other types.
fn narrow(module: &Module, ty: TypeId) -> Option<u32> {
    match module.types[ty] {
        Type::Integer { bits: bits @ (2..=15 | 17..=31 | 33..=63) } => Some(bits),
        _ => None,
    }
}

#[derive(Default)]
struct Widening {
    /// The wide values, by the narrow ones that are made of them.
    wide: BTreeMap<Value, Value>,
    /// The phis of wide values of a block, whose narrow values follow all phis.
    pending: Vec<(InstructionId, TypeId, Value)>,
    /// The incoming values of wide phis.
    phis: Vec<(Value, Vec<(Value, BlockId)>)>,
    later: Vec<(InstructionId, Value)>,
    /// Wide values that were made of narrow ones: these may be defined later in the order of the blocks.
    made: Vec<(InstructionId, Value)>,
}

impl Rewriter for Widening {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        let ended = match it.kind {
            Kind::Phi { .. } => Ok(()),
            _ => self.end_phis(b),
        };
        Rewrite::or_keep(ended.and_then(|()| self.replace(b, id, it)))
    }

    fn finish(&mut self, b: &FunctionBuilder<'_>) -> Vec<(InstructionId, Value)> {
        let later: BTreeMap<_, _> = self.later.iter().copied().collect();
        for (phi, incoming) in core::mem::take(&mut self.phis) {
            for (value, block) in incoming {
                let replaced = value.instruction().and_then(|id| later.get(&id));
                let value = replaced.copied().unwrap_or(value);
                let wide = b.before_terminator(block).and_then(|()| self.wide(b, value));
                if let Ok(wide) = wide {
                    // It has the type of the phi.
                    let _ = b.add_incoming(phi, &[(wide, block)]);
                }
            }
        }
        let mut later = core::mem::take(&mut self.later);
        let made = self.made.iter();
        later.extend(made.filter_map(|(id, narrow)| Some((*id, *self.wide.get(narrow)?))));
        later
    }
}

impl Widening {
    fn replace(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        it: &Instruction,
    ) -> Result<Option<Rewrite>, Error> {
        let bits = b.with_module(|module| narrow(module, it.ty));
        let wide = match it.kind {
            Kind::Phi { incoming, .. } if bits.is_some() => {
                let phi = b.phi(wide_type(b, it.ty))?;
                let incoming = b.list(incoming).iter().map(|it| (it.value, it.block)).collect();
                self.phis.push((phi, incoming));
                self.pending.push((id, it.ty, phi));
                return Ok(Some(Rewrite::Erase));
            }
            Kind::Cast { op, value } => match self.cast(b, op, value, it.ty)? {
                Some(value) => value,
                None => return Ok(None),
            },
            Kind::ICmp { predicate, operands, .. } if is_narrow(b, operands[0])? => {
                let is_signed = predicate >= IntPredicate::Sgt;
                let [left, right] = operands.map(|it| match is_signed {
                    true => self.signed(b, it),
                    false => self.wide(b, it),
                });
                return Ok(Some(Rewrite::Replace(b.icmp(predicate, left?, right?)?)));
            }
            Kind::Switch { value, default, cases } if is_narrow(b, value)? => {
                let value = self.wide(b, value)?;
                let cases = self.cases(b, cases)?;
                b.set_kind(id.into(), Kind::Switch { value, default, cases });
                return Ok(None);
            }
            Kind::Binary { op, operands } if bits.is_some() => {
                self.binary(b, op, operands, it.ty)?
            }
            Kind::Select { condition, operands: [yes, no], .. } if bits.is_some() => {
                let (yes, no) = (self.wide(b, yes)?, self.wide(b, no)?);
                b.select(condition, yes, no)?
            }
            Kind::Unary { op: UnaryOp::Freeze, value } if bits.is_some() => {
                let value = self.wide(b, value)?;
                let frozen = Kind::Unary { op: UnaryOp::Freeze, value };
                // The bits above may be frozen to anything.
                let frozen = b.add(frozen, b.type_of(value)?)?;
                self.masked(b, frozen, it.ty)?
            }
            _ => return Ok(None),
        };
        if bits.is_none() {
            return Ok(Some(Rewrite::Replace(wide)));
        }
        // A loop comes back with the instruction itself.
        self.wide.insert(id.into(), wide);
        self.narrowed(b, wide, it.ty).map(|it| Some(Rewrite::Replace(it)))
    }

    /// The narrow value of a wide one.
    fn narrowed(
        &mut self,
        b: &FunctionBuilder<'_>,
        wide: Value,
        ty: TypeId,
    ) -> Result<Value, Error> {
        let narrow = fold::cast(b, TRUNC, wide, ty)?;
        self.wide.insert(narrow, wide);
        Ok(narrow)
    }

    /// Makes the narrow values of phis, after all phis of the block.
    fn end_phis(&mut self, b: &FunctionBuilder<'_>) -> Result<(), Error> {
        for (id, ty, phi) in core::mem::take(&mut self.pending) {
            let narrow = self.narrowed(b, phi, ty)?;
            self.later.push((id, narrow));
            self.wide.insert(id.into(), phi);
        }
        Ok(())
    }

    /// The wide value of a narrow one.
    fn wide(&mut self, b: &FunctionBuilder<'_>, value: Value) -> Result<Value, Error> {
        if let Some(&known) = self.wide.get(&value) {
            return Ok(known);
        }
        let ty = wide_type(b, b.type_of(value)?);
        let undefined = value.constant().is_some_and(|id| {
            b.with_module(|module| {
                matches!(module.constants[id].kind, ConstantKind::Undef | ConstantKind::Poison)
            })
        });
        if undefined {
            return b.null(ty);
        }
        let wide = fold::cast(b, ZEXT, value, ty)?;
        self.made.extend(wide.instruction().map(|id| (id, value)));
        Ok(wide)
    }

    /// The wide value whose bits above are the sign of the narrow one.
    fn signed(&mut self, b: &FunctionBuilder<'_>, value: Value) -> Result<Value, Error> {
        let unused = unused_bits(b, b.type_of(value)?);
        let wide = self.wide(b, value)?;
        let distance = number(b, b.type_of(wide)?, u64::from(unused));
        let shifted = fold::binary(b, SHL, wide, distance)?;
        fold::binary(b, ASHR, shifted, distance)
    }

    /// The cases of a `switch` on a wide value.
    fn cases(&mut self, b: &FunctionBuilder<'_>, cases: List<Case>) -> Result<List<Case>, Error> {
        let mut wide = Vec::new();
        for case in &*b.list(cases) {
            let value = self.wide(b, case.value.into())?;
            // The wide value of a constant is one.
            wide.extend(value.constant().map(|value| Case { value, target: case.target }));
        }
        Ok(b.add_list(wide))
    }

    /// A wide value with zeros above the bits of a narrow type.
    fn masked(&self, b: &FunctionBuilder<'_>, wide: Value, ty: TypeId) -> Result<Value, Error> {
        let wide_ty = b.type_of(wide)?;
        let mask = u64::MAX >> (64 - bits(b, wide_ty) + unused_bits(b, ty));
        fold::binary(b, BinaryOp::And, wide, number(b, wide_ty, mask))
    }

    fn binary(
        &mut self,
        b: &FunctionBuilder<'_>,
        op: BinaryOp,
        [left, right]: [Value; 2],
        ty: TypeId,
    ) -> Result<Value, Error> {
        // The flags of a narrow operation need not hold of the wide one.
        let (op, [left, right], leaves_zeros) = match op {
            BinaryOp::And
            | BinaryOp::Or(_)
            | BinaryOp::Xor
            | BinaryOp::URem
            | BinaryOp::UDiv(_)
            | BinaryOp::LShr(_) => (op, [self.wide(b, left)?, self.wide(b, right)?], true),
            BinaryOp::AShr(_) => (op, [self.signed(b, left)?, self.wide(b, right)?], false),
            BinaryOp::SDiv(_) | BinaryOp::SRem => {
                (op, [self.signed(b, left)?, self.signed(b, right)?], false)
            }
            op => (op, [self.wide(b, left)?, self.wide(b, right)?], false),
        };
        let op = match op {
            BinaryOp::Add(_) => BinaryOp::Add(OverflowFlags::NONE),
            BinaryOp::Sub(_) => BinaryOp::Sub(OverflowFlags::NONE),
            BinaryOp::Mul(_) => BinaryOp::Mul(OverflowFlags::NONE),
            BinaryOp::Shl(_) => SHL,
            op => op,
        };
        let wide = fold::binary(b, op, left, right)?;
        match leaves_zeros {
            true => Ok(wide),
            false => self.masked(b, wide, ty),
        }
    }

    /// A cast from or to a narrow type: the wide value, or the value of another type. [`None`] if no type is narrow.
    fn cast(
        &mut self,
        b: &FunctionBuilder<'_>,
        op: CastOp,
        value: Value,
        ty: TypeId,
    ) -> Result<Option<Value>, Error> {
        let is_to_narrow = b.with_module(|module| narrow(module, ty)).is_some();
        let is_from_narrow = is_narrow(b, value)?;
        if !is_to_narrow && !is_from_narrow {
            return Ok(None);
        }
        let value = match op {
            CastOp::SExt | CastOp::SiToFp(_) if is_from_narrow => self.signed(b, value)?,
            _ if is_from_narrow => self.wide(b, value)?,
            _ => value,
        };
        let wanted = if is_to_narrow { wide_type(b, ty) } else { ty };
        let result = match op {
            CastOp::Trunc(_) | CastOp::ZExt(_) | CastOp::SExt => {
                let (has, wants) = (bits(b, b.type_of(value)?), bits(b, wanted));
                let op = match op {
                    CastOp::SExt if wants > has => CastOp::SExt,
                    _ if wants > has => ZEXT,
                    _ => TRUNC,
                };
                fold::cast(b, op, value, wanted)?
            }
            CastOp::UiToFp(_) => b.cast(CastOp::UiToFp(NonNegativeFlags::NONE), value, wanted)?,
            CastOp::SiToFp(_) | CastOp::FpToUi | CastOp::FpToSi => b.cast(op, value, wanted)?,
            _ => return Ok(None),
        };
        match is_to_narrow {
            true => self.masked(b, result, ty).map(Some),
            false => Ok(Some(result)),
        }
    }
}

fn is_narrow(b: &FunctionBuilder<'_>, value: Value) -> Result<bool, Error> {
    let ty = b.type_of(value)?;
    Ok(b.with_module(|module| narrow(module, ty)).is_some())
}

/// The number of bits of an integer.
fn bits(b: &FunctionBuilder<'_>, ty: TypeId) -> u32 {
    b.with_module(|module| match module.types[ty] {
        Type::Integer { bits } => bits,
        _ => 0,
    })
}

/// The type in the place of a narrow one.
fn wide_type(b: &FunctionBuilder<'_>, ty: TypeId) -> TypeId {
    let bits = if bits(b, ty) < 32 { 32 } else { 64 };
    b.ty(Type::Integer { bits })
}

/// The number of bits of the wide type above those of a narrow one.
fn unused_bits(b: &FunctionBuilder<'_>, ty: TypeId) -> u32 {
    bits(b, wide_type(b, ty)) - bits(b, ty)
}

fn number(b: &FunctionBuilder<'_>, ty: TypeId, number: u64) -> Value {
    b.with_module(|module| module.constants.integer(&module.types, ty, number)).into()
}
