//! Writes instructions.

use alloc::vec::Vec;

use dxil_bitstream::Writer;
use dxil_ir::{
    BinaryOp, BlockId, Body, Instruction, InstructionKind as Kind, MAX_CALLING_CONVENTION,
    TailCall, Type, TypeId, Value,
};

use super::abbreviations::{BINARY, BINARY_FLAGS, CAST, RETURN, RETURN_VOID, UNREACHABLE};
use super::enumerate::FunctionNumbers;
use super::{fold_sign, record, supported};
use crate::Error;
use crate::codes::function as code;

/// The operands of a record that is being made.
pub(super) struct Operands<'o, 'e, 'm> {
    pub(super) operands: &'o mut Vec<u64>,
    pub(super) numbers: &'o FunctionNumbers<'e, 'm>,
    pub(super) body: &'o Body,
    /// The number of the next value.
    next: u64,
}

/// Writes an instruction. `next` is the number of its result, if it has one.
pub(super) fn write(
    writer: &mut Writer,
    operands: &mut Vec<u64>,
    numbers: &FunctionNumbers<'_, '_>,
    body: &Body,
    next: u64,
    instruction: &Instruction,
) -> Result<(), Error> {
    let mut operands = Operands { operands, numbers, body, next };
    let (code, abbreviation) = operands.instruction(instruction)?;
    record(writer, abbreviation, code, operands.operands)
}

/// The code of a record, and its abbreviation, if it has one.
pub(super) type Coded = (u32, Option<u32>);

/// The error for an instruction that a newer `dxil_ir` has.
pub(super) fn unknown() -> Error {
    Error::invalid_module("an instruction of an unknown kind")
}

impl Operands<'_, '_, '_> {
    pub(super) fn push(&mut self, operand: impl Into<u64>) {
        self.operands.push(operand.into());
    }

    pub(super) fn push_type(&mut self, ty: TypeId) {
        self.operands.push(self.numbers.module.type_number(ty));
    }

    /// Pushes a value, as its distance from the next value, in 32 bits. Returns whether the value is defined
    /// already.
    #[inline]
    pub(super) fn push_value(&mut self, value: Value) -> Result<bool, Error> {
        let number = self.numbers.value(value)?;
        self.push(self.next.wrapping_sub(number) as u32);
        Ok(number < self.next)
    }

    /// Pushes a value and, for a forward reference, its type. Returns whether the value is defined
    /// already.
    #[inline]
    pub(super) fn push_typed_value(&mut self, value: Value) -> Result<bool, Error> {
        let known = self.push_value(value)?;
        if !known {
            self.push_type(self.type_of(value)?);
        }
        Ok(known)
    }

    fn push_block(&mut self, block: BlockId) -> Result<(), Error> {
        self.operands.push(self.numbers.block(block)?);
        Ok(())
    }

    /// The type of a value.
    pub(super) fn type_of(&self, value: Value) -> Result<TypeId, Error> {
        let ty = self.numbers.module.module.type_of(self.body, value);
        ty.ok_or_else(|| Error::invalid_module("it uses a value of another body"))
    }

    fn instruction(&mut self, instruction: &Instruction) -> Result<Coded, Error> {
        supported(instruction.kind.modern())?;
        match instruction.kind {
            Kind::Binary { .. }
            | Kind::Unary { .. }
            | Kind::Cast { .. }
            | Kind::ICmp { .. }
            | Kind::FCmp { .. }
            | Kind::Select { .. }
            | Kind::Phi { .. } => self.arithmetic(instruction),
            Kind::Call { .. } => self.call(instruction),
            Kind::ExtractElement { .. }
            | Kind::InsertElement { .. }
            | Kind::ShuffleVector { .. }
            | Kind::ExtractValue { .. }
            | Kind::InsertValue { .. } => self.aggregate(instruction),
            Kind::Return { .. }
            | Kind::Branch { .. }
            | Kind::ConditionalBranch { .. }
            | Kind::Switch { .. }
            | Kind::Unreachable => self.terminator(instruction),
            Kind::GetElementPtr { .. }
            | Kind::Alloca { .. }
            | Kind::Load { .. }
            | Kind::Store { .. }
            | Kind::Fence { .. }
            | Kind::CompareExchange { .. }
            | Kind::AtomicRmw { .. } => self.memory(instruction),
        }
    }

    /// Makes the operands of an instruction that computes or selects a value.
    fn arithmetic(&mut self, instruction: &Instruction) -> Result<Coded, Error> {
        match instruction.kind {
            Kind::Binary { op, operands } => self.binary(op, operands),
            Kind::Cast { op, value } => {
                let known = self.push_typed_value(value)?;
                self.push_type(instruction.ty);
                self.push(op.code());
                Ok((code::INST_CAST, known.then_some(CAST)))
            }
            Kind::ICmp { predicate, operands, .. } => self.compare(predicate.code(), operands, 0),
            Kind::FCmp { predicate, flags, operands } => {
                self.compare(predicate.code(), operands, flags.0)
            }
            Kind::Select { condition, operands: [a, b], .. } => {
                self.push_typed_value(a)?;
                self.push_value(b)?;
                self.push_typed_value(condition)?;
                Ok((code::INST_VSELECT, None))
            }
            Kind::Phi { incoming, .. } => {
                self.push_type(instruction.ty);
                for incoming in self.body.list(incoming) {
                    let number = self.numbers.value(incoming.value)?;
                    self.operands.push(fold_sign(self.next.wrapping_sub(number)));
                    self.push_block(incoming.block)?;
                }
                Ok((code::INST_PHI, None))
            }
            _ => Err(unknown()),
        }
    }

    fn binary(&mut self, op: BinaryOp, [left, right]: [Value; 2]) -> Result<Coded, Error> {
        let known = self.push_typed_value(left)?;
        self.push_value(right)?;
        self.push(op.code() & 15);
        let flags = op.flag_bits();
        if flags == 0 {
            return Ok((code::INST_BINOP, known.then_some(BINARY)));
        }
        self.push(flags);
        // The abbreviation has 7 bits for the flags.
        let fits = flags < 1 << 7;
        Ok((code::INST_BINOP, (known && fits).then_some(BINARY_FLAGS)))
    }

    fn compare(
        &mut self,
        predicate: u64,
        [left, right]: [Value; 2],
        flags: u8,
    ) -> Result<Coded, Error> {
        self.push_typed_value(left)?;
        self.push_value(right)?;
        self.push(predicate);
        if flags != 0 {
            self.push(flags);
        }
        Ok((code::INST_CMP2, None))
    }

    fn aggregate(&mut self, instruction: &Instruction) -> Result<Coded, Error> {
        let code = match instruction.kind {
            Kind::ExtractElement { vector, index } => {
                self.push_typed_value(vector)?;
                self.push_typed_value(index)?;
                code::INST_EXTRACTELT
            }
            Kind::InsertElement { vector, element, index } => {
                self.push_typed_value(vector)?;
                self.push_value(element)?;
                self.push_typed_value(index)?;
                code::INST_INSERTELT
            }
            Kind::ShuffleVector { operands: [a, b], mask } => {
                self.push_typed_value(a)?;
                self.push_value(b)?;
                self.push_typed_value(mask)?;
                code::INST_SHUFFLEVEC
            }
            Kind::ExtractValue { aggregate, indices } => {
                self.push_typed_value(aggregate)?;
                self.operands.extend(self.body.list(indices).iter().map(|&i| u64::from(i)));
                code::INST_EXTRACTVAL
            }
            Kind::InsertValue { aggregate, element, indices } => {
                self.push_typed_value(aggregate)?;
                self.push_typed_value(element)?;
                self.operands.extend(self.body.list(indices).iter().map(|&i| u64::from(i)));
                code::INST_INSERTVAL
            }
            _ => return Err(unknown()),
        };
        Ok((code, None))
    }

    fn call(&mut self, instruction: &Instruction) -> Result<Coded, Error> {
        let Kind::Call {
            callee,
            function_type,
            arguments,
            attributes,
            calling_convention,
            tail,
            ..
        } = instruction.kind
        else {
            return Err(unknown());
        };
        let module = &*self.numbers.module;
        let tail = match tail {
            TailCall::None => 0,
            TailCall::Tail => 1,
            TailCall::MustTail => 1 | 1 << 14,
        };
        if calling_convention > MAX_CALLING_CONVENTION {
            return Err(Error::invalid_module("its calling convention is not one of 13 bits"));
        }
        let flags = u64::from(calling_convention) << 1 | tail | 1 << 15;
        self.operands.extend([module.attribute_set_number(attributes), flags]);
        self.push_type(function_type);
        self.push_typed_value(callee)?;
        let fixed = match &module.module.types[function_type] {
            Type::Function { parameters, .. } => parameters.len(),
            _ => return Err(Error::invalid_module("the callee is not a function")),
        };
        for (index, &argument) in self.body.list(arguments).iter().enumerate() {
            if index < fixed {
                self.push_value(argument)?;
            } else {
                self.push_typed_value(argument)?;
            }
        }
        Ok((code::INST_CALL, None))
    }

    fn terminator(&mut self, instruction: &Instruction) -> Result<Coded, Error> {
        match instruction.kind {
            Kind::Return { value: None } => Ok((code::INST_RET, Some(RETURN_VOID))),
            Kind::Return { value: Some(value) } => {
                let known = self.push_typed_value(value)?;
                Ok((code::INST_RET, known.then_some(RETURN)))
            }
            Kind::Branch { target } => {
                self.push_block(target)?;
                Ok((code::INST_BR, None))
            }
            Kind::ConditionalBranch { condition, targets } => {
                self.push_block(targets[0])?;
                self.push_block(targets[1])?;
                self.push_value(condition)?;
                Ok((code::INST_BR, None))
            }
            Kind::Switch { value, default, cases } => {
                self.push_type(self.type_of(value)?);
                self.push_value(value)?;
                self.push_block(default)?;
                for case in self.body.list(cases) {
                    self.operands.push(self.numbers.constant(case.value));
                    self.push_block(case.target)?;
                }
                Ok((code::INST_SWITCH, None))
            }
            _ => Ok((code::INST_UNREACHABLE, Some(UNREACHABLE))),
        }
    }
}
