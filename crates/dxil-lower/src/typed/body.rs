//! Bodies: values and where they are cast.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{
    BlockId, Body, CastOp, FunctionId, GepFlags, Id as _, Instruction, InstructionId,
    InstructionKind as Kind, List, Type, TypeId, UnaryOp, Value,
};

use super::pointees::depth_of_first;
use super::{Conversion, pointees, types};

impl Conversion<'_> {
    pub(super) fn bodies(&mut self) {
        for id in self.from.functions.ids() {
            if let Some(body) = &self.from.functions[id].body {
                let body = self.body(id, body);
                self.to.functions[id].body = Some(body);
            }
        }
    }

    /// The operand of each `freeze` of a body, seen through other `freeze`s.
    fn thawed(&mut self, from: &Body) -> Vec<Option<Value>> {
        let mut thawed = vec![None; from.instructions.len()];
        let mut path = Vec::new();
        for (start, _) in from.instructions() {
            let mut value = Value::Instruction(start);
            while let Some((id, frozen)) = frozen(from, value) {
                match thawed[id.index()] {
                    // Until the end is known, each of the path stands for itself.
                    Some(known) if known == value => {
                        self.error("a freeze freezes itself");
                        break;
                    }
                    Some(known) => {
                        value = known;
                        break;
                    }
                    None => thawed[id.index()] = Some(value),
                }
                path.push(id);
                value = frozen;
            }
            path.drain(..).for_each(|id: InstructionId| thawed[id.index()] = Some(value));
        }
        thawed
    }

    /// The type of the result of a function that is called directly.
    fn called_result(&self, it: &Instruction) -> Option<TypeId> {
        let Kind::Call { callee, .. } = it.kind else { return None };
        let function = &self.to.functions[self.from.called_function(callee)?];
        match self.to.types[function.ty] {
            Type::Function { result, .. } => Some(result),
            _ => None,
        }
    }

    fn body(&mut self, function: FunctionId, from: &Body) -> Body {
        let pointees = pointees::of(self.from, from);
        let mut body = from.clone();
        body.use_lists.clear();
        let Type::Function { result, parameters, .. } =
            self.to.types[self.to.functions[function].ty].clone()
        else {
            return body;
        };
        for (argument, ty) in body.arguments.iter_mut().zip(&parameters) {
            argument.ty = *ty;
        }
        for (id, it) in from.instructions() {
            body.instructions[id].ty = match self.from.types.is_pointer(it.ty) {
                true => match self.called_result(it) {
                    Some(ty) => ty,
                    None => self.pointer(it.ty, pointees.instructions[id.index()]),
                },
                false => self.ty(it.ty),
            };
        }
        self.retype_addresses(from, &mut body);
        let thawed = self.thawed(from);
        let phis = Vec::new();
        let operands = Vec::new();
        let mut typing =
            Typing { conversion: self, from, body, result, thawed, block: None, phis, operands };
        typing.instructions();
        typing.body
    }
}

/// A body whose instructions are converted.
pub(super) struct Typing<'a, 'm> {
    pub(super) conversion: &'a mut Conversion<'m>,
    pub(super) from: &'a Body,
    pub(super) body: Body,
    /// The type that the function returns.
    pub(super) result: TypeId,
    /// The operand of each `freeze`.
    thawed: Vec<Option<Value>>,
    /// The block that is built.
    block: Option<BlockId>,
    /// The incoming values of phis that are cast at the end of their blocks.
    phis: Vec<(BlockId, InstructionId)>,
    /// Memory for the operands of a list; empty between instructions.
    pub(super) operands: Vec<Value>,
}

/// The operand of an instruction, if it is a `freeze`.
fn frozen(body: &Body, value: Value) -> Option<(InstructionId, Value)> {
    let id = value.instruction()?;
    match body.instructions.get(id)?.kind {
        Kind::Unary { op: UnaryOp::Freeze, value } => Some((id, value)),
        _ => None,
    }
}

impl Typing<'_, '_> {
    fn instructions(&mut self) {
        for (block, contents) in self.from.blocks() {
            self.body.blocks[block].instructions.clear();
            self.block = Some(block);
            for &id in &contents.instructions {
                if self.instruction(id) {
                    self.body.blocks[block].instructions.push(id);
                } else {
                    self.body.names.remove(id);
                    self.body.attachments.remove(&id);
                }
            }
        }
        self.forget_erased();
        self.convert_metadata();
        for (block, cast) in core::mem::take(&mut self.phis) {
            let instructions = &mut self.body.blocks[block].instructions;
            instructions.insert(instructions.len().saturating_sub(1), cast);
        }
    }

    /// Replaces the metadata that locations and attachments refer to.
    fn convert_metadata(&mut self) {
        for instruction in self.body.instructions.values_mut() {
            instruction.location = instruction.location.map(|it| self.conversion.location(it));
        }
        self.body.details.clear();
        for attachments in self.body.attachments.values_mut() {
            attachments.retain_mut(|(_, id)| {
                let successor = self.conversion.successors[id.index()];
                successor.inspect(|new| *id = *new).is_some()
            });
        }
    }

    /// Empties the instructions that passes have erased: nothing of theirs has a counterpart.
    fn forget_erased(&mut self) {
        let mut erased = vec![true; self.body.instructions.len()];
        let blocks = self.body.blocks().flat_map(|(_, block)| &block.instructions);
        blocks.for_each(|id| erased[id.index()] = false);
        self.phis.iter().for_each(|(_, id)| erased[id.index()] = false);
        let ty = self.conversion.to.types.void();
        let ids = self.body.instructions.ids();
        let erased: Vec<_> = ids.filter(|id| erased[id.index()]).collect();
        for id in erased {
            self.body.instructions[id] =
                Instruction { kind: Kind::Unreachable, ty, location: None };
        }
    }

    /// The type of a value in the new module, but for constants.
    pub(super) fn type_of(&self, value: Value) -> Option<TypeId> {
        match value {
            Value::Argument(index) => Some(self.body.arguments.get(index as usize)?.ty),
            Value::Instruction(id) => Some(self.body.instructions[id].ty),
            _ => None,
        }
    }

    /// The value that takes the place of a value: of one that is frozen, what is frozen.
    pub(super) fn thawed(&self, value: Value) -> Value {
        let id = value.instruction();
        id.and_then(|id| *self.thawed.get(id.index())?).unwrap_or(value)
    }

    /// A value of any type.
    pub(super) fn plain(&mut self, value: Value) -> Value {
        match self.thawed(value) {
            Value::Constant(id) => self.conversion.constant(id, None).into(),
            Value::Metadata(id) => Value::Metadata(self.conversion.successor(id)),
            value => value,
        }
    }

    /// A value as one of this type: a pointer is cast before the instruction if need be.
    pub(super) fn value(&mut self, value: Value, wanted: TypeId) -> Value {
        let (value, casts) = self.converted(value, wanted);
        if let Some(block) = self.block {
            self.body.blocks[block].instructions.extend(casts.into_iter().flatten());
        }
        value
    }

    /// An incoming value of a phi, which is cast at the end of the block that it comes from.
    pub(super) fn incoming(&mut self, value: Value, wanted: TypeId, from: BlockId) -> Value {
        let (value, casts) = self.converted(value, wanted);
        self.phis.extend(casts.into_iter().flatten().map(|cast| (from, cast)));
        value
    }

    /// A value as one of this type, and the casts that make it, which are in no block yet.
    fn converted(&mut self, value: Value, wanted: TypeId) -> (Value, [Option<InstructionId>; 2]) {
        const NONE: [Option<InstructionId>; 2] = [None, None];
        let value = self.thawed(value);
        if let Value::Constant(id) = value {
            let is_pointer = self.conversion.to.types.is_pointer(wanted);
            return (self.conversion.constant(id, is_pointer.then_some(wanted)).into(), NONE);
        }
        if let Value::Metadata(id) = value {
            return (Value::Metadata(self.conversion.successor(id)), NONE);
        }
        let is_pointer = |&ty: &TypeId| self.conversion.to.types.is_pointer(ty);
        let from = self.type_of(value).filter(|&ty| ty != wanted).filter(is_pointer);
        let Some(from) = from else { return (value, NONE) };
        let number = self.first_number(value, wanted);
        let kind = match number {
            Some(number) => Kind::Cast { op: CastOp::BitCast, value: number.into() },
            None => self
                .first_element(value, from, wanted)
                .unwrap_or(Kind::Cast { op: CastOp::BitCast, value }),
        };
        let cast = Instruction { kind, ty: wanted, location: None };
        let cast = self.body.create_instruction(cast);
        (cast.into(), [number, Some(cast)])
    }

    /// The address of the first number in what a pointer points to, in no block yet, if another number of the same size is wanted
    /// there.
    fn first_number(&mut self, pointer: Value, wanted: TypeId) -> Option<InstructionId> {
        let from = self.type_of(pointer)?;
        let ty = types::first_number_as(&mut self.conversion.to.types, from, wanted)?;
        let kind = self.first_element(pointer, from, ty)?;
        Some(self.body.create_instruction(Instruction { kind, ty, location: None }))
    }

    /// A pointer that is cast to this type: to a number, from the first number.
    pub(super) fn cast_pointer(&mut self, pointer: Value, wanted: TypeId) -> Value {
        match (self.first_number(pointer, wanted), self.block) {
            (Some(number), Some(block)) => {
                self.body.blocks[block].instructions.push(number);
                number.into()
            }
            _ => pointer,
        }
    }

    /// The address of the first element of what a pointer points to, or of that element's first one, if it is of the type that is
    /// wanted. DXC's validator refuses casts from pointers to structs and vectors.
    fn first_element(&mut self, pointer: Value, from: TypeId, address: TypeId) -> Option<Kind> {
        let types = &self.conversion.to.types;
        let (source, wanted) = (types.pointee(from)?, types.pointee(address)?);
        let depth = depth_of_first(types, source, wanted)?;
        let space = |ty| match self.conversion.to.types[ty] {
            Type::Pointer { address_space, .. } => Some(address_space),
            _ => None,
        };
        if depth == 0 || space(from) != space(address) {
            return None;
        }
        let i32 = self.conversion.to.types.integer(32);
        let Conversion { to, .. } = &mut *self.conversion;
        let zero = Value::Constant(to.constants.integer(&to.types, i32, 0));
        let mut operands = vec![zero; depth + 2];
        operands[0] = pointer;
        let operands = self.body.add_list(operands);
        Some(Kind::GetElementPtr { source, flags: GepFlags::INBOUNDS, operands })
    }

    /// A list of these operands; their memory is used again.
    pub(super) fn list(&mut self, mut operands: Vec<Value>) -> List<Value> {
        let list = self.body.add_list(operands.drain(..));
        self.operands = operands;
        list
    }

    /// The type of a pointer that points to this, in the address space of another pointer.
    pub(super) fn pointer_like(&mut self, pointer: Value, pointee: TypeId) -> TypeId {
        let ty = self.conversion.from.type_of(self.from, pointer);
        let space = match ty.map(|ty| &self.conversion.from.types[ty]) {
            Some(Type::Pointer { address_space, .. }) => *address_space,
            _ => 0,
        };
        self.conversion.to.types.pointer_in(pointee, space)
    }
}
