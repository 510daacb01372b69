//! Instructions of LLVM that DXIL has, and their operands.

use alloc::format;
use alloc::string::String;

use dxil_ir::{
    Attribute, AttributeKind, AttributeSetId, BinaryOp, Body, CastOp, ConstantKind, FUNCTION_SLOT,
    Instruction, InstructionId, InstructionKind, Type,
};
use dxil_ops::Version;

use super::{Checker, Rule};
use crate::dxc::{Named, of_module as dxc};

/// An error in an instruction: the rule, and the message.
pub(super) type InstructionError = (Named<Rule>, String);

impl Checker<'_> {
    /// Looks at all instructions but calls, which have rules of their own.
    pub(super) fn llvm_instructions(&mut self) {
        let module = self.module;
        let mut constants = module.constants.arena().values();
        let has_undefined = constants.any(|it| matches!(it.kind, ConstantKind::Undef));
        for (id, function) in module.functions.iter() {
            let Some(body) = &function.body else { continue };
            let mut before = None;
            for (number, (instruction_id, instruction)) in body.instructions().enumerate() {
                let previous = before.replace(instruction_id);
                if matches!(instruction.kind, InstructionKind::Call { .. }) {
                    continue;
                }
                let error = self
                    .forbidden(instruction)
                    .or_else(|| self.unreachable(body, instruction, previous))
                    .map(|name| {
                        let message =
                            format!("{name} is no instruction of DXIL {}", self.version());
                        (dxc::INSTR_ALLOWED, message)
                    })
                    .or_else(|| has_undefined.then(|| self.undefined(body, instruction)).flatten())
                    .or_else(|| self.arithmetic_error(instruction))
                    .or_else(|| self.cast_error(body, instruction))
                    .or_else(|| self.pointer_error(body, instruction))
                    .or_else(|| self.index_error(body, instruction))
                    .or_else(|| self.byte(instruction));
                if let Some((rule, message)) = error {
                    self.forbid(id, number, rule, message);
                }
            }
        }
    }

    /// The name of an instruction that this version of DXIL does not have.
    fn forbidden(&self, instruction: &Instruction) -> Option<&'static str> {
        let has_vectors = self.is_library() || self.version() >= Version::V1_9;
        Some(match instruction.kind {
            InstructionKind::Fence { .. } => "fence",
            InstructionKind::InsertValue { .. } => "insertvalue",
            InstructionKind::Unary { .. } => "fneg",
            InstructionKind::Cast { op: CastOp::IntToPtr, .. } => "inttoptr",
            InstructionKind::Cast { op: CastOp::PtrToInt, .. } => "ptrtoint",
            InstructionKind::ExtractElement { .. } if !has_vectors => "extractelement",
            InstructionKind::InsertElement { .. } if !has_vectors => "insertelement",
            InstructionKind::ShuffleVector { .. } if !has_vectors => "shufflevector",
            _ => return None,
        })
    }

    /// The name of an end that is not reached, unless the function that is called before it does not return.
    fn unreachable(
        &self,
        body: &Body,
        instruction: &Instruction,
        before: Option<InstructionId>,
    ) -> Option<&'static str> {
        if !matches!(instruction.kind, InstructionKind::Unreachable) {
            return None;
        }
        let before = before.map(|it| &body.instructions[it].kind);
        let is_after_end = match before {
            Some(InstructionKind::Call { callee, attributes, .. }) => {
                let called = self.module.called_function(*callee);
                let declared = called.and_then(|it| self.module.functions[it].attributes);
                [*attributes, declared].into_iter().flatten().any(|set| self.does_not_return(set))
            }
            _ => false,
        };
        (!is_after_end).then_some("unreachable")
    }

    fn does_not_return(&self, set: AttributeSetId) -> bool {
        let mut groups = self.module.attributes.groups(set);
        groups.any(|(_, group)| {
            let attributes = &group.attributes;
            group.slot == FUNCTION_SLOT
                && attributes.contains(&Attribute::Kind(AttributeKind::NoReturn))
        })
    }

    /// The error that an undefined operand is.
    fn undefined(&self, body: &Body, instruction: &Instruction) -> Option<InstructionError> {
        let exempt = match instruction.kind {
            InstructionKind::Phi { .. } | InstructionKind::ShuffleVector { .. } => return None,
            InstructionKind::Store { value, .. } => Some(value),
            InstructionKind::InsertElement { vector, .. } => Some(vector),
            _ => None,
        };
        let mut reads = false;
        instruction.for_each_operand(body, |value| {
            let constant = value.constant().and_then(|it| self.module.constants.get(it));
            let is_undefined = constant.is_some_and(|it| matches!(it.kind, ConstantKind::Undef));
            reads |= is_undefined && Some(value) != exempt;
        });
        let rule = dxc::INSTR_NO_READING_UNINITIALIZED;
        reads.then(|| (rule, "the instruction reads an undefined value".into()))
    }

    fn arithmetic_error(&self, instruction: &Instruction) -> Option<InstructionError> {
        let InstructionKind::Binary { op, operands: [_, divisor] } = instruction.kind else {
            return None;
        };
        let rule = match op {
            BinaryOp::SDiv(_) => dxc::INSTR_NO_I_DIV_BY_ZERO,
            BinaryOp::UDiv(_) => dxc::INSTR_NO_U_DIV_BY_ZERO,
            _ => return None,
        };
        let divisor = self.module.constants.integer_value(divisor.constant()?)?;
        (divisor == 0).then(|| (rule, "the division is by zero".into()))
    }

    /// The error in a value of a byte: only operations have such numbers, as constants.
    fn byte(&self, instruction: &Instruction) -> Option<InstructionError> {
        let types = &self.module.types;
        let has_lifetimes = self.version() >= Version::V1_6;
        let (ty, may_point) = match instruction.kind {
            InstructionKind::Alloca { allocated, .. } => (allocated, false),
            InstructionKind::Cast { op: CastOp::BitCast, .. } => (instruction.ty, has_lifetimes),
            _ => (instruction.ty, true),
        };
        let is_byte = |ty| matches!(types.get(ty), Some(Type::Integer { bits: 8 }));
        let points = !may_point && types.pointee(ty).is_some_and(is_byte);
        (is_byte(ty) || points).then(|| {
            let message =
                "the value is a byte; only operands of operations and lifetimes of variables have bytes";
            (dxc::TYPES_I8, message.into())
        })
    }
}
