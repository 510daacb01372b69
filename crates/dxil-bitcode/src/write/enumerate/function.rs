//! Numbers the values, blocks and metadata of functions.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::{
    BlockId, Body, ConstantId, Function, InstructionId, InstructionKind, Type, TypeId, Value,
};

use super::Enumerator;
use crate::Error;
use crate::numbers::Numbers;
use crate::write::attachments::Attachments;

impl Enumerator<'_> {
    /// Numbers the types and the metadata that a function uses. Returns the operands that have numbers in
    /// the function only: constants, and values as metadata.
    pub(super) fn add_function(&mut self, function: &Function) -> Vec<Value> {
        let module = self.module;
        if let Type::Function { parameters, .. } = &module.types[function.ty] {
            parameters.iter().for_each(|&ty| self.add_type(ty));
        }
        for &(_, id) in &function.attachments {
            self.add_metadata(id);
        }
        let Some(body) = &function.body else { return Vec::new() };
        let attachments = Attachments::new(body);
        // Most instructions are calls, with an opcode and the function as operands.
        let mut local = Vec::with_capacity(2 * body.instructions.len());
        for (id, instruction) in body.instructions() {
            instruction.for_each_operand(body, |value| match value {
                Value::Instruction(id) => {
                    let instruction = body.instructions.get(id);
                    instruction.into_iter().for_each(|instruction| self.add_type(instruction.ty));
                }
                Value::Constant(id) => {
                    local.push(value);
                    self.add_types_of_constant(id);
                }
                Value::Argument(index) => {
                    let argument = body.arguments.get(index as usize);
                    argument.into_iter().for_each(|argument| self.add_type(argument.ty));
                }
                Value::Metadata(id) => self.add_metadata(id),
                Value::MetadataOfArgument(_) | Value::MetadataOfInstruction(_) => local.push(value),
            });
            let kind = &instruction.kind;
            if let InstructionKind::Branch { .. }
            | InstructionKind::ConditionalBranch { .. }
            | InstructionKind::Switch { .. } = kind
            {
                self.add_type(module.types.label());
            }
            self.add_type(instruction.ty);
            // In a valid module, operands have numbered this type already.
            named_type(kind).into_iter().for_each(|ty| self.add_type(ty));
            if let InstructionKind::Call { attributes, .. } = kind {
                self.add_attributes(*attributes);
            }
            for &(_, metadata) in attachments.of(id).into_iter().flatten() {
                self.add_metadata(metadata);
            }
            if let Some(location) = &instruction.location {
                self.add_location(location);
            }
        }
        local
    }
}

/// The type that an instruction refers to besides those of its operands and of its result.
fn named_type(kind: &InstructionKind) -> Option<TypeId> {
    match kind {
        InstructionKind::GetElementPtr { source: ty, .. }
        | InstructionKind::Alloca { allocated: ty, .. }
        | InstructionKind::Call { function_type: ty, .. } => Some(*ty),
        _ => None,
    }
}

/// The numbers in a function, while it is being written.
pub(in crate::write) struct FunctionNumbers<'e, 'm> {
    pub(in crate::write) module: &'e mut Enumerator<'m>,
    /// The number of constants of the module.
    pub(in crate::write) module_constants: usize,
    arguments: u64,
    /// Counted from the [first](Self::first_instruction).
    instructions: Numbers<InstructionId>,
    blocks: Numbers<BlockId>,
    /// Values of the function that are used as metadata, in order.
    pub(in crate::write) local_metadata: Vec<Value>,
    local_metadata_numbers: BTreeMap<Value, u64>,
}

impl<'e, 'm> FunctionNumbers<'e, 'm> {
    /// Numbers the values of a function. `operands` are those that
    /// [`add_function`](Enumerator::add_function) has returned.
    pub(in crate::write) fn new(
        module: &'e mut Enumerator<'m>,
        body: &Body,
        operands: &[Value],
    ) -> Self {
        let module_constants = module.constants.len();
        let mut this = Self {
            module,
            module_constants,
            arguments: body.arguments.len() as u64,
            instructions: Numbers::for_ids(body.instructions.len()),
            blocks: Numbers::for_ids(body.blocks.len()),
            local_metadata: Vec::new(),
            local_metadata_numbers: BTreeMap::new(),
        };
        this.add_instructions(body);
        for &operand in operands {
            match operand {
                Value::Constant(id) => this.add_constant(id),
                _ => this.add_local_metadata(operand),
            }
        }
        this.module.sort_constants(module_constants);
        this
    }

    fn add_instructions(&mut self, body: &Body) {
        for (number, &id) in body.order.iter().enumerate() {
            self.blocks.set(id, number);
        }
        let mut number = 0;
        for (id, instruction) in body.instructions() {
            if instruction.ty != self.module.module.types.void() {
                self.instructions.set(id, number);
                number += 1;
            }
        }
    }

    /// Numbers a constant that is an operand, unless it is a global.
    #[inline]
    fn add_constant(&mut self, id: ConstantId) {
        let is_known = self.module.constants.use_again(id);
        if !is_known && !self.module.module.constants[id].is_global() {
            self.module.add_constant(id);
        }
    }

    fn add_local_metadata(&mut self, value: Value) {
        let number = (self.module.metadata.len() + self.local_metadata.len()) as u64;
        self.local_metadata_numbers.entry(value).or_insert_with(|| {
            self.local_metadata.push(value);
            number
        });
    }

    /// The number of the first instruction with a result. Before it are the constants of the
    /// module, the arguments and the constants of the function.
    #[inline]
    pub(in crate::write) fn first_instruction(&self) -> u64 {
        self.module.constants.len() as u64 + self.arguments
    }

    /// The number of a constant. Those of the function come after the arguments.
    pub(in crate::write) fn constant(&self, id: ConstantId) -> u64 {
        self.after_arguments(self.module.constant_number(id))
    }

    #[inline]
    fn after_arguments(&self, number: u64) -> u64 {
        if number < self.module_constants as u64 { number } else { number + self.arguments }
    }

    /// The number of a value; for metadata, its number among metadata.
    #[inline]
    pub(in crate::write) fn value(&self, value: Value) -> Result<u64, Error> {
        // Most operands are instructions and constants.
        let number = match value {
            Value::Instruction(id) => {
                self.instructions.get(id).map(|number| self.first_instruction() + u64::from(number))
            }
            Value::Constant(id) => {
                self.module.find_constant(id).map(|number| self.after_arguments(number))
            }
            _ => None,
        };
        number.map_or_else(|| self.other_value(value), Ok)
    }

    fn other_value(&self, value: Value) -> Result<u64, Error> {
        Ok(match value {
            Value::Argument(index) if u64::from(index) < self.arguments => {
                self.module_constants as u64 + u64::from(index)
            }
            Value::Argument(_) => {
                return Err(Error::invalid_module(
                    "it uses an argument that the function does not have",
                ));
            }
            Value::Constant(_) => return Err(Error::invalid_module(UNUSED_CONSTANT)),
            Value::Instruction(_) => {
                return Err(Error::invalid_module(
                    "it uses an instruction without a result, or one in no block",
                ));
            }
            Value::Metadata(id) => self.module.metadata_number(id),
            Value::MetadataOfArgument(_) | Value::MetadataOfInstruction(_) => {
                self.local_metadata_numbers[&value]
            }
        })
    }

    /// The number of a block.
    pub(in crate::write) fn block(&self, id: BlockId) -> Result<u64, Error> {
        let what = "it uses a block of another function";
        self.blocks.get(id).map(u64::from).ok_or_else(|| Error::invalid_module(what))
    }
}

/// Only a use-list order can refer to such a constant.
pub(in crate::write) const UNUSED_CONSTANT: &str = "a use-list order names a constant without uses";

impl Drop for FunctionNumbers<'_, '_> {
    fn drop(&mut self) {
        self.module.constants.truncate(self.module_constants);
    }
}
