//! Loads from resources: the parts of their results that the function uses.
//!
//! An operation gives a struct of four components and a status, where an intrinsic gives a vector, or a struct of a vector and a
//! bit. What the function takes out of these comes from the struct at once, so that no vector remains.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::edit::Rewrite;
use dxil_ir::{
    Body, FunctionId, GepFlags, Instruction, InstructionId, InstructionKind, Module, Type, TypeId,
    Value,
};
use dxil_ops::{OpCode, Overload, Target};

use super::rule::{self, Rule, call};
use crate::{Diagnostic, fold};

/// The maximum number of components in the result of an operation.
const COMPONENTS: usize = 4;

/// A part of the result of a load.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// The scalar or vector.
    Whole,
    /// The bit.
    Check,
    /// An element of the vector.
    Element(u64),
    /// An element whose index is computed.
    Indexed,
}

/// The parts of a result that a function uses.
#[derive(Clone, Debug)]
struct Needs {
    /// The type of the scalar or vector.
    data: TypeId,
    /// The fields of the operation's result that are the elements.
    fields: &'static [u32; COMPONENTS],
    whole: bool,
    check: bool,
    indexed: bool,
    elements: Vec<u64>,
}

/// The parts that the operation has given.
#[derive(Clone, Debug, Default)]
struct Given {
    whole: Option<Value>,
    check: Option<Value>,
    elements: [Option<Value>; COMPONENTS],
    /// An array in memory with the elements.
    array: Option<Array>,
}

/// The loads of a function.
#[derive(Default)]
pub(super) struct Loads {
    needs: BTreeMap<InstructionId, Needs>,
    /// The part of a load that each instruction gives.
    parts: BTreeMap<InstructionId, (InstructionId, Part)>,
    given: BTreeMap<InstructionId, Given>,
    /// Instructions before the load that they take a part of.
    pending: Vec<(InstructionId, InstructionId, Part)>,
}

impl Loads {
    /// The loads of a function, or the mistakes in the uses of their results.
    pub(super) fn new(
        module: &Module,
        body: &Body,
        rules: &BTreeMap<FunctionId, Rule>,
    ) -> Result<Self, Vec<Diagnostic>> {
        let mut it = Self::default();
        let mut mistakes = Vec::new();
        for (id, instruction) in body.instructions() {
            let rule = rule::of_call(rules, &module.constants, instruction);
            let Some(&Rule::Load(_, fields)) = rule else {
                continue;
            };
            let data = match &module.types[instruction.ty] {
                Type::Struct(body) => body.elements[0],
                _ => instruction.ty,
            };
            if module.types.vector_length(data).is_some_and(|it| it as usize > COMPONENTS) {
                mistakes.push("Resource loads must have at most 4 elements".into());
            }
            let (whole, check, indexed, elements) = Default::default();
            it.needs.insert(id, Needs { data, fields, whole, check, indexed, elements });
            if data == instruction.ty {
                it.parts.insert(id, (id, Part::Whole));
            }
        }
        if it.needs.is_empty() {
            return Ok(it);
        }
        it.find_extracted(body, &mut mistakes);
        it.find_elements(module, body);
        if mistakes.is_empty() { Ok(it) } else { Err(mistakes) }
    }

    /// Finds what takes the bit and the data out of results.
    fn find_extracted(&mut self, body: &Body, mistakes: &mut Vec<Diagnostic>) {
        for (id, instruction) in body.instructions() {
            instruction.for_each_operand(body, |value| {
                let Some(load) = value.instruction().filter(|it| self.needs.contains_key(it))
                else {
                    return;
                };
                if self.parts.contains_key(&load) {
                    // There is no bit: the result is the data.
                    return;
                }
                let InstructionKind::ExtractValue { indices, .. } = instruction.kind else {
                    mistakes.push(
                        "Resource load results may only be used by extractvalue instructions"
                            .into(),
                    );
                    return;
                };
                let is_check = body.list(indices).first() == Some(&1);
                let part = if is_check { Part::Check } else { Part::Whole };
                self.parts.insert(id, (load, part));
                if let (true, Some(needs)) = (is_check, self.needs.get_mut(&load)) {
                    needs.check = true;
                }
            });
        }
    }

    /// Finds what takes elements out of the data, and what takes all of it.
    fn find_elements(&mut self, module: &Module, body: &Body) {
        for (id, instruction) in body.instructions() {
            let mut extracted = None;
            if let InstructionKind::ExtractElement { vector, index } = instruction.kind {
                let index = index.constant().and_then(|it| module.constants.integer_value(it));
                let part = index.map_or(Part::Indexed, Part::Element);
                extracted = vector.instruction().map(|it| (it, part));
            }
            instruction.for_each_operand(body, |value| {
                let Some(&(load, Part::Whole)) =
                    value.instruction().and_then(|id| self.parts.get(&id))
                else {
                    return;
                };
                let needs = self.needs.get_mut(&load).filter(|_| load != id);
                let Some(needs) = needs else { return };
                match extracted.filter(|(vector, _)| Value::Instruction(*vector) == value) {
                    Some((_, part)) => {
                        match part {
                            Part::Element(index) => needs.elements.push(index),
                            _ => needs.indexed = true,
                        }
                        self.parts.insert(id, (load, part));
                        extracted = None;
                    }
                    None if extractvalue_of(&instruction.kind, load) => {}
                    None => needs.whole = true,
                }
            });
        }
    }

    /// Takes apart the result of the operation that a load has become.
    pub(super) fn define(
        &mut self,
        b: &FunctionBuilder<'_>,
        target: Target,
        load: InstructionId,
        result: Value,
    ) -> Result<(), Diagnostic> {
        let Some(needs) = self.needs.get(&load) else { return Ok(()) };
        let mut given = Given::default();
        let name = b.name(Value::Instruction(load));
        if !name.is_empty() {
            // It is an instruction.
            let _ = b.set_name(result, name.clone());
        }
        if needs.check {
            let status = extract(b, result, 4)?;
            let op = OpCode::CheckAccessFullyMapped;
            let check = call(b, target, op, &[Overload::I32], &[status])?;
            let mut name = name;
            if !name.is_empty() {
                name.extend_from_slice(b"_check");
                // It is an instruction.
                let _ = b.set_name(check, name);
            }
            given.check = Some(check);
        }
        given.take_data(b, needs, result)?;
        self.given.insert(load, given);
        Ok(())
    }

    /// Gives values of no meaning in the place of a load that is refused.
    pub(super) fn refuse(&mut self, b: &FunctionBuilder<'_>, load: InstructionId) {
        let Some(needs) = self.needs.get(&load) else { return };
        let scalar = b.with_module(|module| module.types.scalar(needs.data));
        let element = b.undef(scalar).ok();
        let given = Given {
            whole: b.undef(needs.data).ok(),
            check: Some(b.i1(false)),
            elements: [element; COMPONENTS],
            array: None,
        };
        self.given.insert(load, given);
    }

    /// The outcome for an instruction that takes a part of a load; [`None`] for others.
    pub(super) fn visit(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        instruction: &Instruction,
    ) -> Option<Rewrite> {
        let &(load, part) = self.parts.get(&id)?;
        if load == id {
            return None;
        }
        let Some(given) = self.given.get(&load) else {
            self.pending.push((id, load, part));
            return Some(Rewrite::Erase);
        };
        if let (Part::Indexed, InstructionKind::ExtractElement { index, .. }) =
            (part, instruction.kind)
        {
            let value = given.indexed(b, index).ok().flatten();
            let value = value.or_else(|| b.undef(instruction.ty).ok());
            return value.map(Rewrite::Replace);
        }
        let beyond = || match part {
            // An element beyond the vector has no meaning.
            Part::Element(_) => b.undef(instruction.ty).ok(),
            _ => None,
        };
        Some(given.part(part).or_else(beyond).map_or(Rewrite::Erase, Rewrite::Replace))
    }

    /// The values in the places of instructions that stand before the load that they take a part of.
    pub(super) fn finish(&mut self) -> Vec<(InstructionId, Value)> {
        let whole = self.parts.iter().filter(|(id, (load, _))| *id == load);
        let whole = whole.map(|(&id, &(load, part))| (id, load, part));
        let all = self.pending.iter().copied().chain(whole);
        let value = |(id, load, part)| Some((id, self.given.get(&load)?.part(part)?));
        all.filter_map(value).collect()
    }

    /// Whether an element at a computed index is taken before its load.
    pub(super) fn has_early_index(&self) -> bool {
        self.pending.iter().any(|(_, _, part)| matches!(part, Part::Indexed))
    }
}

/// Whether an instruction takes the data or the bit out of the struct that a load gives.
fn extractvalue_of(kind: &InstructionKind, load: InstructionId) -> bool {
    matches!(kind, InstructionKind::ExtractValue { aggregate, .. } if *aggregate == Value::Instruction(load))
}

impl Given {
    /// Extracts the components that are needed, and makes the vector and the array of them.
    fn take_data(
        &mut self,
        b: &FunctionBuilder<'_>,
        needs: &Needs,
        result: Value,
    ) -> Result<(), Diagnostic> {
        let Some(length) = b.with_module(|module| module.types.vector_length(needs.data)) else {
            if needs.whole {
                self.whole = Some(extract(b, result, needs.fields[0])?);
            }
            return Ok(());
        };
        let all = needs.whole || needs.indexed;
        if needs.indexed {
            let scalar = b.with_module(|module| module.types.scalar(needs.data));
            let array = Array::new(b, scalar, length);
            self.array = Some(array?);
        }
        let fields = needs.fields.iter().zip(0_u64..).take(length as usize);
        for (element, (&field, index)) in self.elements.iter_mut().zip(fields) {
            if all || needs.elements.contains(&index) {
                let value = extract(b, result, field)?;
                *element = Some(value);
                if let Some(array) = &self.array {
                    array.set(b, index, value)?;
                }
            }
        }
        let elements: Vec<Value> = self.elements.iter().copied().flatten().collect();
        if needs.whole {
            let vector = vector(b, needs.data, &elements)?;
            self.whole = Some(vector);
        }
        Ok(())
    }

    fn part(&self, part: Part) -> Option<Value> {
        match part {
            Part::Whole => self.whole,
            Part::Check => self.check,
            Part::Element(index) => {
                let index = usize::try_from(index).ok()?;
                self.elements.get(index).copied().flatten()
            }
            Part::Indexed => None,
        }
    }

    /// Loads an element from the array.
    fn indexed(&self, b: &FunctionBuilder<'_>, index: Value) -> Result<Option<Value>, Error> {
        let Some(array) = &self.array else { return Ok(None) };
        let pointer = array.address(b, index)?;
        let (alignment, volatile, atomic) = (0, false, None);
        b.add(InstructionKind::Load { pointer, alignment, volatile, atomic }, array.element)
            .map(Some)
    }
}

/// A component of the struct that an operation gives.
fn extract(b: &FunctionBuilder<'_>, result: Value, index: u32) -> Result<Value, Diagnostic> {
    Ok(b.extract_value(result, &[index])?)
}

/// An array in memory.
#[derive(Clone, Debug)]
struct Array {
    pointer: Value,
    ty: TypeId,
    element: TypeId,
}

impl Array {
    /// An array of this number of elements of a type.
    fn new(b: &FunctionBuilder<'_>, element: TypeId, length: u32) -> Result<Self, Error> {
        let ty = b.ty(Type::Array { element, length: length.into() });
        Ok(Self { pointer: b.alloca(ty, 0)?, ty, element })
    }

    /// Stores an element.
    fn set(&self, b: &FunctionBuilder<'_>, index: u64, value: Value) -> Result<(), Error> {
        let address = self.address(b, b.i32(index as i32))?;
        b.store(value, address, Access::default()).map(|_| ())
    }

    /// The address of an element.
    fn address(&self, b: &FunctionBuilder<'_>, index: Value) -> Result<Value, Error> {
        fold::address(b, self.ty, GepFlags::INBOUNDS, self.pointer, &[b.i32(0), index])
    }
}

/// A vector of these elements.
fn vector(b: &FunctionBuilder<'_>, ty: TypeId, elements: &[Value]) -> Result<Value, Error> {
    let poison = b.with_module(|module| module.constants.poison(ty));
    let mut vector = Value::from(poison);
    for (index, &element) in elements.iter().enumerate() {
        vector = b.insert_element(vector, element, b.i64(index as i64))?;
    }
    Ok(vector)
}
