//! Instructions of LLVM that DXIL has, and their operands.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::cell::OnceCell;

use dxil_format::ShaderKind;
use dxil_ir::calls::is_operation;
use dxil_ir::{
    Attribute, AttributeKind, AttributeSetId, BinaryOp, Body, CastOp, Constant, ConstantKind,
    Constants, FUNCTION_SLOT, Id as _, Instruction, InstructionId, InstructionKind, Type, Value,
};
use dxil_ops::Version;

use super::pointer::Origins;
use super::{Checker, Rule};
use crate::dxc::{Named, of_module as dxc};

/// An error in an instruction: the rule, and the message.
pub(super) type InstructionError = (Named<Rule>, String);

impl Checker<'_> {
    /// Looks at all instructions but calls, which have rules of their own.
    pub(super) fn llvm_instructions(&mut self) {
        let module = self.module;
        let undefined = Undefined::new(&module.constants);
        for (id, function) in module.functions.iter() {
            let Some(body) = &function.body else { continue };
            let (mut before, mut origins) = (None, Origins::default());
            let used = OnceCell::new();
            for (number, (instruction_id, instruction)) in body.instructions().enumerate() {
                let previous = before.replace(instruction_id);
                if matches!(instruction.kind, InstructionKind::Call { .. }) {
                    continue;
                }
                if let Some(name) = self.forbidden(body, instruction, previous) {
                    let message = format!("{name} is no instruction of DXIL {}", self.version());
                    self.forbid(id, number, dxc::INSTR_ALLOWED, message);
                    continue;
                }
                if undefined.is_read(body, instruction) {
                    let message = "the instruction reads an undefined value";
                    self.forbid(id, number, dxc::INSTR_NO_READING_UNINITIALIZED, message.into());
                }
                let errors = [
                    self.byte(body, instruction_id, &used),
                    self.error_of_kind(body, &mut origins, instruction),
                ];
                for (rule, message) in errors.into_iter().flatten() {
                    self.forbid(id, number, rule, message);
                }
            }
        }
    }

    /// The error in an instruction by the rules for its kind.
    fn error_of_kind(
        &self,
        body: &Body,
        origins: &mut Origins,
        instruction: &Instruction,
    ) -> Option<InstructionError> {
        use InstructionKind as Kind;
        match instruction.kind {
            Kind::Binary { op, operands: [_, divisor] } => self.division_error(op, divisor),
            Kind::Cast { .. } => self.cast_error(body, instruction),
            Kind::AtomicRmw { pointer, .. } | Kind::CompareExchange { pointer, .. } => self
                .long_atomic_error(body, pointer)
                .or_else(|| self.pointer_error(body, origins, instruction)),
            Kind::GetElementPtr { .. } => self
                .pointer_error(body, origins, instruction)
                .or_else(|| self.index_error(body, instruction)),
            _ => self.pointer_error(body, origins, instruction),
        }
    }

    /// The error in an atomic instruction on 64 bits, which group-shared memory has since DXIL 1.6.
    fn long_atomic_error(&self, body: &Body, pointer: Value) -> Option<InstructionError> {
        let types = &self.module.types;
        let ty = types.pointee(self.module.type_of(body, pointer)?)?;
        let is_long = matches!(types.get(ty), Some(Type::Integer { bits: 64 }));
        (is_long && self.version() < Version::V1_6).then(|| {
            let message = "atomic instructions have 64 bits since DXIL 1.6";
            (dxc::SM_OPCODE_IN_INVALID_FUNCTION, message.into())
        })
    }

    /// The name of an instruction that this version of DXIL does not have, or not there. `before` is the one before it.
    fn forbidden(
        &self,
        body: &Body,
        instruction: &Instruction,
        before: Option<InstructionId>,
    ) -> Option<&'static str> {
        let shaders = [ShaderKind::Library, ShaderKind::Mesh, ShaderKind::Amplification];
        let has_more = self.kind().is_some_and(|it| shaders.contains(&it));
        let has_vectors = || has_more || self.version() >= Version::V1_9;
        Some(match instruction.kind {
            InstructionKind::Fence { .. } => "fence",
            InstructionKind::InsertValue { .. } => "insertvalue",
            InstructionKind::Unary { .. } => "fneg",
            InstructionKind::Cast { op: CastOp::IntToPtr, .. } => "inttoptr",
            InstructionKind::Cast { op: CastOp::PtrToInt, .. } => "ptrtoint",
            InstructionKind::ExtractElement { .. } if !has_vectors() => "extractelement",
            InstructionKind::InsertElement { .. } if !has_vectors() => "insertelement",
            InstructionKind::ShuffleVector { .. } if !has_vectors() => "shufflevector",
            InstructionKind::Unreachable if !(has_more && self.does_not_go_on(body, before)) => {
                "unreachable"
            }
            _ => return None,
        })
    }

    /// Whether an instruction is the call of an operation whose function does not return.
    fn does_not_go_on(&self, body: &Body, instruction: Option<InstructionId>) -> bool {
        let called = match instruction.map(|it| &body.instructions[it].kind) {
            Some(InstructionKind::Call { callee, .. }) => self.module.called_function(*callee),
            _ => None,
        };
        let operation = called.map(|it| &self.module.functions[it]).filter(|it| is_operation(it));
        operation.and_then(|it| it.attributes).is_some_and(|set| self.does_not_return(set))
    }

    fn does_not_return(&self, set: AttributeSetId) -> bool {
        let mut groups = self.module.attributes.groups(set);
        groups.any(|(_, group)| {
            let attributes = &group.attributes;
            group.slot == FUNCTION_SLOT
                && attributes.contains(&Attribute::Kind(AttributeKind::NoReturn))
        })
    }

    fn division_error(&self, op: BinaryOp, divisor: Value) -> Option<InstructionError> {
        let rule = match op {
            BinaryOp::SDiv(_) => dxc::INSTR_NO_I_DIV_BY_ZERO,
            BinaryOp::UDiv(_) => dxc::INSTR_NO_U_DIV_BY_ZERO,
            _ => return None,
        };
        let divisor = self.module.constants.integer_value(divisor.constant()?)?;
        (divisor == 0).then(|| (rule, "the division is by zero".into()))
    }

    /// The error in a value of a byte, or in the address of bytes: only operations have such numbers, as constants.
    fn byte(
        &self,
        body: &Body,
        id: InstructionId,
        used: &OnceCell<Vec<bool>>,
    ) -> Option<InstructionError> {
        let (types, instruction) = (&self.module.types, &body.instructions[id]);
        let ty = self.innermost.of(types.pointee(instruction.ty).unwrap_or(instruction.ty));
        let is_byte = matches!(types.get(ty), Some(Type::Integer { bits: 8 }));
        let may_be = || {
            let is_cast =
                matches!(instruction.kind, InstructionKind::Cast { op: CastOp::BitCast, .. });
            is_cast
                && self.version() >= Version::V1_6
                && !used.get_or_init(|| self.used_values(body))[id.index()]
        };
        (is_byte && !may_be()).then(|| {
            let message =
                "the value is a byte; only operands of operations and lifetimes of variables have bytes";
            (dxc::TYPES_I8, message.into())
        })
    }

    /// Which instructions something uses besides lifetimes of variables.
    fn used_values(&self, body: &Body) -> Vec<bool> {
        let mut used = vec![false; body.instructions.len()];
        for (_, user) in body.instructions() {
            let called = match user.kind {
                InstructionKind::Call { callee, .. } => self.module.called_function(callee),
                _ => None,
            };
            if called.is_some_and(|it| self.is_intrinsic(&self.module.functions[it])) {
                continue;
            }
            user.for_each_operand(body, |value| {
                if let Value::Instruction(id) = value {
                    used[id.index()] = true;
                }
            });
        }
        used
    }
}

/// What the constants of a module have that is undefined.
struct Undefined {
    /// What each constant has.
    constants: Vec<Lack>,
    /// Whether a constant has something undefined.
    is_any: bool,
}

/// What a constant has that is undefined.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lack {
    Nothing,
    /// An operand of its expression.
    Operand,
    /// Its value.
    Value,
}

impl Undefined {
    fn new(constants: &Constants) -> Self {
        let is_undefined = |it: &Constant| matches!(it.kind, ConstantKind::Undef);
        let lack = |it: &Constant| match &it.kind {
            ConstantKind::Undef => Lack::Value,
            // Elements of aggregates may be undefined, and what is further inside is not looked at.
            ConstantKind::Expression(expression) => {
                let mut operands = expression.operands().filter_map(|id| constants.get(id));
                if operands.any(is_undefined) { Lack::Operand } else { Lack::Nothing }
            }
            _ => Lack::Nothing,
        };
        let constants: Vec<_> = constants.arena().values().map(lack).collect();
        let is_any = constants.iter().any(|it| *it != Lack::Nothing);
        Self { constants, is_any }
    }

    /// Whether an instruction reads something undefined.
    fn is_read(&self, body: &Body, instruction: &Instruction) -> bool {
        let mut is_read = false;
        if self.is_any {
            instruction.for_each_operand(body, |value| {
                let lack = value.constant().and_then(|id| self.constants.get(id.index()));
                is_read |= match lack {
                    Some(Lack::Value) => !may_be_undefined(instruction, value),
                    Some(Lack::Operand) => true,
                    _ => false,
                };
            });
        }
        is_read
    }
}

/// Whether this operand may be undefined.
fn may_be_undefined(instruction: &Instruction, value: Value) -> bool {
    match instruction.kind {
        InstructionKind::Phi { .. } => true,
        InstructionKind::ShuffleVector { operands: [_, second], .. } => value == second,
        InstructionKind::Store { value: stored, .. } => value == stored,
        InstructionKind::InsertElement { vector, .. } => value == vector,
        _ => false,
    }
}
