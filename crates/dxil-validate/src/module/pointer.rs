//! Pointers: their conversions, the memory that they point to, and places in it.

use alloc::format;
use alloc::vec::Vec;

use dxil_derive::GROUP_SHARED;
use dxil_format::ShaderFlags;
use dxil_ir::calls::immediate;
use dxil_ir::{
    Body, CastOp, ConstantKind, Expression, IdMap, Instruction, InstructionId, InstructionKind,
    Type, TypeId, Value,
};
use dxil_metadata::EntryPoint;
use dxil_ops::{Immediate, Version};

use super::Checker;
use super::instruction::InstructionError;
use crate::dxc::of_module as dxc;

/// The address space of the records of nodes.
const NODE_RECORD: u32 = 6;

/// The values of a function from which its pointers are computed by offsets and bitcasts, as far as they have been asked for.
#[derive(Default)]
pub(super) struct Origins(IdMap<InstructionId, Value>);

impl Origins {
    fn of(&mut self, body: &Body, pointer: Value) -> Value {
        let (mut origin, mut path) = (pointer, Vec::new());
        while let Some(id) = origin.instruction() {
            if let Some(&known) = self.0.get(id) {
                origin = known;
                break;
            }
            let base = match body.instructions[id].kind {
                InstructionKind::GetElementPtr { operands, .. } => {
                    body.list(operands).first().copied()
                }
                InstructionKind::Cast { op: CastOp::BitCast, value } => Some(value),
                _ => None,
            };
            let Some(base) = base else { break };
            // In blocks that are never reached, a pointer may be computed from itself.
            self.0.insert(id, origin);
            path.push(id);
            origin = base;
        }
        for id in path {
            self.0.insert(id, origin);
        }
        origin
    }
}

impl Checker<'_> {
    /// The error in a conversion of pointers.
    pub(super) fn cast_error(
        &self,
        body: &Body,
        instruction: &Instruction,
    ) -> Option<InstructionError> {
        let InstructionKind::Cast { op, value } = instruction.kind else { return None };
        let from = self.module.type_of(body, value)?;
        match op {
            CastOp::AddrSpaceCast => {
                /// The address space that has pointers to any other one.
                const GENERIC: u32 = 4;
                let is_generic = |ty| self.address_space(ty) == Some(GENERIC);
                let holds = is_generic(from) || is_generic(instruction.ty);
                (!holds).then(|| {
                    let message =
                        "addrspacecast has pointers of two address spaces; one must be the generic one";
                    (dxc::INSTR_NO_GENERIC_PTR_ADDR_SPACE_CAST, message.into())
                })
            }
            CastOp::BitCast => self.bitcast_error(from, instruction.ty),
            _ => None,
        }
    }

    /// The error in a bitcast, of values or of pointers to such.
    fn bitcast_error(&self, from: TypeId, to: TypeId) -> Option<InstructionError> {
        let types = &self.module.types;
        let (mut from, mut to) = (from, to);
        if let (Some(source), Some(target)) = (types.pointee(from), types.pointee(to)) {
            let is_byte = matches!(types.get(target), Some(Type::Integer { bits: 8 }));
            if is_byte && self.version() >= Version::V1_6 {
                // The lifetime of a variable begins or ends.
                return None;
            }
            let (size, wanted) = (self.layout().size(source)?, self.layout().size(target)?);
            if size != wanted {
                let message = format!(
                    "bitcast has pointers to values of {size} and {wanted} bytes; they must be of one size"
                );
                return Some((dxc::INSTR_PTR_BIT_CAST, message));
            }
            (from, to) = (self.innermost.of(source), self.innermost.of(target));
        }
        let is_struct = |ty| types.struct_body(ty).is_some();
        // Libraries are not optimized yet.
        if (is_struct(from) || is_struct(to)) && !self.is_library() {
            return Some((dxc::INSTR_STRUCT_BIT_CAST, "bitcast has a pointer to a struct".into()));
        }
        (self.has_minimum_precision(from) || self.has_minimum_precision(to)).then(|| {
            let message = "bitcast has a value of minimum precision, whose bits are not known";
            (dxc::INSTR_MIN_PRECISON_BIT_CAST, message.into())
        })
    }

    /// Whether a type is a number of 16 bits, of which the device may have more, or one that takes more bits in memory. Vectors
    /// and structs are taken to be none.
    fn has_minimum_precision(&self, ty: TypeId) -> bool {
        let bits = match self.module.types.get(ty) {
            Some(&Type::Integer { bits }) => bits,
            Some(Type::Half) => 16,
            _ => return false,
        };
        let flags = self.metadata.entry_points.first().map(EntryPoint::flags).unwrap_or_default();
        let size = self.layout().size(ty);
        let is_padded = size.is_some_and(|size| size > u64::from(bits).div_ceil(8));
        (bits == 16 || is_padded) && !flags.contains(ShaderFlags::UseNativeLowPrecision)
    }

    /// The error in a pointer, or in what is done with the memory that it points to.
    pub(super) fn pointer_error(
        &self,
        body: &Body,
        origins: &mut Origins,
        instruction: &Instruction,
    ) -> Option<InstructionError> {
        match instruction.kind {
            InstructionKind::AtomicRmw { pointer, .. }
            | InstructionKind::CompareExchange { pointer, .. } => {
                let space = self.address_space(self.module.type_of(body, pointer)?)?;
                if ![GROUP_SHARED, NODE_RECORD].contains(&space) {
                    let rule = dxc::INSTR_ATOMIC_OP_NON_GROUPSHARED_OR_RECORD;
                    return Some((rule, "the atomic operation is on memory of one thread".into()));
                }
                self.is_of_constant(origins.of(body, pointer)).then(|| {
                    (dxc::INSTR_ATOMIC_CONST, "the atomic operation is on a constant".into())
                })
            }
            InstructionKind::Phi { .. } | InstructionKind::Select { .. } => {
                let is_shared = self.address_space(instruction.ty) == Some(GROUP_SHARED);
                is_shared.then(|| {
                    let message =
                        "the pointer to group-shared memory has no variable that is known before the shader runs";
                    (dxc::INSTR_FAIL_TO_RESLOVE_TGSM_POINTER, message.into())
                })
            }
            InstructionKind::GetElementPtr { operands, .. } => {
                let base = *body.list(operands).first()?;
                if base.instruction().is_some() {
                    return None;
                }
                let is_shared = self.address_space(instruction.ty) == Some(GROUP_SHARED);
                let is_variable = self.module.addressed_variable(base).is_some();
                (is_shared && !is_variable).then(|| {
                    let message = "the pointer to group-shared memory is that of no variable";
                    (dxc::INSTR_FAIL_TO_RESLOVE_TGSM_POINTER, message.into())
                })
            }
            InstructionKind::ExtractValue { aggregate, .. } => self.extracted(body, aggregate),
            _ => None,
        }
    }

    /// Whether a value is the address of a variable that is constant, or of a place in it. As the validator, it looks
    /// through bitcasts that are instructions, not through those in constants.
    fn is_of_constant(&self, origin: Value) -> bool {
        let Some(mut constant) = origin.constant() else { return false };
        while let ConstantKind::Expression(Expression::GetElementPtr { operands, .. }) =
            &self.module.constants[constant].kind
        {
            let Some(base) = operands.first() else { break };
            constant = *base;
        }
        let variable = self.module.addressed_variable(Value::Constant(constant));
        variable.is_some_and(|id| self.module.variables[id].constant)
    }

    /// The error in a struct whose element is taken.
    fn extracted(&self, body: &Body, aggregate: Value) -> Option<InstructionError> {
        let id = aggregate.instruction();
        let kind = id.and_then(|id| body.instructions.get(id)).map(|it| it.kind);
        if matches!(kind, Some(InstructionKind::CompareExchange { .. })) {
            return None;
        }
        let ty = self.module.type_of(body, aggregate)?;
        (!self.is_dx_type(ty)).then(|| {
            let message =
                "extractvalue has a struct that neither an operation nor cmpxchg returned";
            (dxc::INSTR_EXTRACT_VALUE, message.into())
        })
    }

    /// The error in constant indices: those of a place after the value that the pointer points to.
    pub(super) fn index_error(
        &self,
        body: &Body,
        instruction: &Instruction,
    ) -> Option<InstructionError> {
        let InstructionKind::GetElementPtr { source, operands, .. } = instruction.kind else {
            return None;
        };
        let indices = body.list(operands).get(1..)?;
        let (mut ty, mut offset) = (source, 0_i128);
        for (number, &index) in indices.iter().enumerate() {
            let Immediate::Integer(index) = immediate(self.module, index) else { return None };
            if let (1.., Some(_)) = (number, self.module.types.struct_body(ty)) {
                let field = usize::try_from(index).ok()?;
                offset += i128::from(*self.layout().offsets(ty)?.get(field)?);
                ty = self.module.types.element(ty, field as u64)?;
                continue;
            }
            if number > 0 {
                ty = self.module.types.element(ty, 0)?;
            }
            offset += i128::from(index) * i128::from(self.layout().size(ty)?);
        }
        let size = i128::from(self.layout().size(source)?);
        // The validator counts in 32 bits: an element right before the value ends where that begins.
        let end = offset.checked_add(i128::from(self.layout().size(ty)?))?.rem_euclid(1 << 32);
        (end > size).then(|| {
            let message =
                format!("the indices are those of byte {offset}; the value has {size} bytes");
            (dxc::INSTR_IN_BOUNDS_ACCESS, message)
        })
    }

    /// The address space of a pointer.
    fn address_space(&self, ty: TypeId) -> Option<u32> {
        match *self.module.types.get(ty)? {
            Type::Pointer { address_space, .. } => Some(address_space),
            _ => None,
        }
    }
}
