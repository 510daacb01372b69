//! Loads from resources: the parts of their results that the function uses.
//!
//! An operation gives a struct of four components and a status, where an intrinsic gives a vector, or a struct of a vector and a
//! bit. What the function takes out of these comes from the struct at once, so that no vector remains.

use alloc::vec::Vec;

use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::edit::Rewrite;
use dxil_ir::{
    Body, GepFlags, IdMap, Instruction, InstructionId, InstructionKind, Module, Type, TypeId, Value,
};
use dxil_ops::{OpCode, Overload, Target};

use super::rule::{self, Rule, Rules, call};
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
    /// An element of the vector; [`u8::MAX`] for any beyond.
    Element(u8),
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
    elements: [bool; COMPONENTS],
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

/// A load.
struct Load {
    id: InstructionId,
    needs: Needs,
    /// [`None`] until the load has been lowered.
    given: Option<Given>,
}

/// What an instruction takes out of the load with this number.
#[derive(Clone, Copy)]
struct Taken {
    load: u32,
    part: Part,
}

/// The loads of a function.
#[derive(Default)]
pub(super) struct Loads {
    loads: Vec<Load>,
    /// The numbers of the loads.
    numbers: IdMap<InstructionId, u32>,
    /// What instructions take; a load whose result is the data takes it itself.
    taken: IdMap<InstructionId, Taken>,
    /// Instructions before the load that they take a part of.
    pending: Vec<(InstructionId, Taken)>,
}

impl Loads {
    /// The loads of a function, or the mistakes in the uses of their results.
    pub(super) fn new(
        module: &Module,
        body: &Body,
        rules: &Rules,
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
            let needs = Needs { data, fields, whole, check, indexed, elements };
            let load = it.loads.len() as u32;
            it.loads.push(Load { id, needs, given: None });
            it.numbers.insert(id, load);
            if data == instruction.ty {
                it.taken.insert(id, Taken { load, part: Part::Whole });
            }
        }
        if it.loads.is_empty() {
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
                let Some(operand) = value.instruction() else { return };
                let Some(&load) = self.numbers.get(operand) else { return };
                if self.taken.contains(operand) {
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
                self.taken.insert(id, Taken { load, part });
                self.loads[load as usize].needs.check |= is_check;
            });
        }
    }

    /// Finds what takes elements out of the data, and what takes all of it.
    fn find_elements(&mut self, module: &Module, body: &Body) {
        for (id, instruction) in body.instructions() {
            let mut extracted = None;
            if let InstructionKind::ExtractElement { vector, index } = instruction.kind {
                let index = index.constant().and_then(|it| module.constants.integer_value(it));
                let element = |index| Part::Element(u8::try_from(index).unwrap_or(u8::MAX));
                extracted = Some((vector, index.map_or(Part::Indexed, element)));
            }
            instruction.for_each_operand(body, |value| {
                let Some(operand) = value.instruction() else { return };
                let Some(&Taken { load, part: Part::Whole }) = self.taken.get(operand) else {
                    return;
                };
                let Load { id: load_id, needs, .. } = &mut self.loads[load as usize];
                if *load_id == id {
                    return;
                }
                match extracted.take_if(|(vector, _)| *vector == value) {
                    Some((_, part)) => {
                        match part {
                            Part::Element(index) => {
                                if let Some(it) = needs.elements.get_mut(usize::from(index)) {
                                    *it = true;
                                }
                            }
                            _ => needs.indexed = true,
                        }
                        self.taken.insert(id, Taken { load, part });
                    }
                    None if extractvalue_of(&instruction.kind, *load_id) => {}
                    None => needs.whole = true,
                }
            });
        }
    }

    /// A load, for changes.
    fn load(&mut self, id: InstructionId) -> Option<&mut Load> {
        let &number = self.numbers.get(id)?;
        self.loads.get_mut(number as usize)
    }

    /// Takes apart the result of the operation that a load has become.
    pub(super) fn define(
        &mut self,
        b: &FunctionBuilder<'_>,
        target: Target,
        load: InstructionId,
        result: Value,
    ) -> Result<(), Diagnostic> {
        let Some(Load { id, needs, given }) = self.load(load) else { return Ok(()) };
        let mut parts = Given::default();
        let name = b.name(Value::Instruction(*id));
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
            parts.check = Some(check);
        }
        parts.take_data(b, needs, result)?;
        if parts.whole.is_none() {
            // Only debug information describes it.
            parts.whole = Some(b.undef(needs.data)?);
        }
        *given = Some(parts);
        Ok(())
    }

    /// Gives values of no meaning in the place of a load that is refused.
    pub(super) fn refuse(&mut self, b: &FunctionBuilder<'_>, load: InstructionId) {
        let Some(Load { needs, given, .. }) = self.load(load) else { return };
        let scalar = b.with_module(|module| module.types.scalar(needs.data));
        let element = b.undef(scalar).ok();
        *given = Some(Given {
            whole: b.undef(needs.data).ok(),
            check: Some(b.i1(false)),
            elements: [element; COMPONENTS],
            array: None,
        });
    }

    /// The outcome for an instruction that takes a part of a load; [`None`] for others.
    pub(super) fn visit(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        instruction: &Instruction,
    ) -> Option<Rewrite> {
        let &taken = self.taken.get(id)?;
        let (Taken { part, .. }, load) = (taken, &self.loads[taken.load as usize]);
        if load.id == id {
            return None;
        }
        let Some(given) = &load.given else {
            self.pending.push((id, taken));
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
        let value = |&(id, taken): &(_, Taken)| {
            let given = self.loads[taken.load as usize].given.as_ref()?;
            Some((id, given.part(taken.part)?))
        };
        self.pending.iter().filter_map(value).collect()
    }

    /// The outcome for a load that has been lowered: its data takes its place, unless the result is a struct.
    pub(super) fn rewrite(&self, load: InstructionId) -> Rewrite {
        let taken = self.taken.get(load);
        let given = taken.and_then(|it| self.loads[it.load as usize].given.as_ref());
        given.and_then(|it| it.whole).map_or(Rewrite::Erase, Rewrite::Replace)
    }

    /// Whether an element at a computed index is taken before its load.
    pub(super) fn has_early_index(&self) -> bool {
        self.pending.iter().any(|(_, taken)| matches!(taken.part, Part::Indexed))
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
        let fields = needs.fields.iter().zip(needs.elements).zip(0_u64..).take(length as usize);
        for (element, ((&field, needed), index)) in self.elements.iter_mut().zip(fields) {
            if all || needed {
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
            Part::Element(index) => self.elements.get(usize::from(index)).copied().flatten(),
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
