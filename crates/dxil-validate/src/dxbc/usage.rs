//! Operands of instructions: what they refer to is declared, and such as the instruction needs.

use alloc::format;
use alloc::string::String;

use dxbc_code::enumeration::{
    OperandType, ResourceDimension, ResourceReturnType, SamplerMode, SyncFlags,
};
use dxbc_code::{
    Argument, Components, Control, Index, Instruction, Opcode, Operand, ParameterKind, RangeKind,
    ResourceRange,
};
use dxil_format::{ResourceClass, ShaderKind};

use super::declare::mask;
use super::{Checker, Rule};

impl Checker<'_> {
    pub(super) fn uses(&mut self, instruction: &Instruction) {
        self.doubles(instruction);
        self.sync(instruction);
        for (parameter, argument) in instruction.named_arguments(self.model) {
            let Argument::Operand(operand) = argument else { continue };
            // A label may follow the call.
            if parameter.name != "label" {
                self.operand(operand);
            }
            if parameter.kind == ParameterKind::Destination {
                self.written(operand);
            }
            if matches!(
                parameter.kind,
                ParameterKind::Resource
                    | ParameterKind::Sampler
                    | ParameterKind::View
                    | ParameterKind::Memory
            ) {
                self.accessed(instruction, operand);
            }
        }
    }

    /// Stages without groups of threads wait for unordered accesses of all threads only.
    fn sync(&mut self, instruction: &Instruction) {
        let scopes = instruction.control(Control::SyncScope).unwrap_or_default();
        let others = scopes & !(1 << SyncFlags::UavMemoryGlobal.number());
        let kind = self.kind;
        self.require(others == 0 || kind == ShaderKind::Compute, Rule::Opcode, || {
            format!("`sync` of a group of threads: programs of kind {kind:?} have none")
        });
    }

    /// An operand, and those that index it.
    fn operand(&mut self, operand: &Operand) {
        let (holds, rule) = self.lookup(operand);
        self.require(holds, rule, || match rule {
            Rule::Bounds => format!("{} exceeds the bounds", name(operand)),
            Rule::Range => format!("{} is not in the range", name(operand)),
            _ => format!("{} is not declared", name(operand)),
        });
        self.read(operand);
        self.minimum_precision(operand);
        self.in_index_range(operand);
        for relative in operand.indices.iter().filter_map(Index::relative) {
            self.operand(relative);
        }
    }

    /// An input has the components that an operand reads. Which components of a swizzle are read depends on the opcode,
    /// but one of them is.
    fn read(&mut self, operand: &Operand) {
        let selected = match &operand.components {
            Components::Select(component) => core::slice::from_ref(component),
            Components::Swizzle(components) => &components[..],
            _ => return,
        };
        let Some(register) = self.register(operand).filter(|(ty, ..)| *ty != OperandType::Output)
        else {
            return;
        };
        let Some(declared) = self.state.registers.get(&register).copied() else { return };
        let mut bits = selected.iter().map(|component| 1_u8 << *component as u8);
        let holds = bits.any(|bit| declared & bit != 0);
        self.require(holds, Rule::Components, || {
            format!("no component that is read of {} is declared", name(operand))
        });
    }

    /// Whether the rule holds for what an operand refers to.
    fn lookup(&self, operand: &Operand) -> (bool, Rule) {
        let state = &self.state;
        let number = |place: usize| number(operand.indices.get(place)?);
        let declared = |holds| (holds, Rule::Declared);
        if operand.ty == OperandType::ImmediateConstantBuffer {
            let Some(count) = state.constants else { return declared(false) };
            return (number(0).is_none_or(|index| (index as usize) < count), Rule::Bounds);
        }
        // Interfaces lead to resources through pointers: their numbers are unknown.
        let Some(first) = number(0) else { return declared(true) };
        match operand.ty {
            OperandType::Temp => declared(state.temps.is_some_and(|count| first < count)),
            OperandType::IndexableTemp => match (state.arrays.get(&first), number(1)) {
                (Some(count), Some(index)) => (index < *count, Rule::Bounds),
                (array, _) => declared(array.is_some()),
            },
            OperandType::Resource => self.in_range(ResourceClass::SRV, operand),
            OperandType::Sampler => self.in_range(ResourceClass::Sampler, operand),
            OperandType::UnorderedAccessView => self.in_range(ResourceClass::UAV, operand),
            OperandType::ConstantBuffer => {
                let found = self.in_range(ResourceClass::CBuffer, operand);
                match state.ranges.get(&(ResourceClass::CBuffer, first)).map(|range| range.kind) {
                    Some(RangeKind::ConstantBuffer { size, .. }) if found.0 && size > 0 => {
                        let index = operand.indices.last().and_then(self::number);
                        (index.is_none_or(|index| index < size), Rule::Bounds)
                    }
                    _ => found,
                }
            }
            OperandType::ThreadGroupSharedMemory => declared(state.shared.contains_key(&first)),
            OperandType::Stream => declared(state.streams.contains(&first)),
            OperandType::Interface => {
                let before = state.interfaces.range(..=first).next_back();
                declared(before.is_some_and(|(start, count)| first - start < (*count).max(1)))
            }
            _ => match state.points.get(&operand.ty).filter(|_| operand.indices.len() == 2) {
                Some(points) if first >= *points => (false, Rule::Bounds),
                _ => declared(self.is_register_declared(operand)),
            },
        }
    }

    /// Inputs and outputs that a value indexes are of a range that may be indexed.
    fn in_index_range(&mut self, operand: &Operand) {
        let types = Opcode::DclIndexRange.parameters()[0].operand_types();
        let first = match operand.indices.last().filter(|_| types.contains(&operand.ty)) {
            Some(Index::Relative(_)) => 0,
            Some(Index::Immediate32PlusRelative(first, _)) => *first,
            _ => return,
        };
        let ranges = &self.state.index_ranges;
        let holds = (0..4).any(|stream| {
            let all = (operand.ty, stream, 0)..=(operand.ty, stream, first);
            let before = ranges.range(all).next_back();
            before.is_some_and(|((.., start), count)| first - start < *count)
        });
        self.require(holds, Rule::Declared, || {
            format!("{}{first} is indexed by a value, but is in no index range", operand.ty.text())
        });
    }

    /// Whether an input or output is declared; registers of other types need no declaration.
    fn is_register_declared(&self, operand: &Operand) -> bool {
        let inputs = Opcode::DclInput.parameters()[0].operand_types();
        let outputs = Opcode::DclOutput.parameters()[0].operand_types();
        if !inputs.contains(&operand.ty) && !outputs.contains(&operand.ty) {
            return true;
        }
        let Some((ty, _, number)) = self.register(operand) else { return true };
        // Each stream of a geometry shader has the registers that it declares.
        (0..4).any(|stream| self.state.registers.contains_key(&(ty, stream, number)))
    }

    /// Whether a range is declared, and in shader model 5.1 has the register.
    fn in_range(&self, class: ResourceClass, operand: &Operand) -> (bool, Rule) {
        let id = operand.indices.first().and_then(number).unwrap_or_default();
        let Some(range) = self.state.ranges.get(&(class, id)) else {
            return (false, Rule::Declared);
        };
        match operand.indices.get(1).filter(|_| self.is_since(5, 1)).and_then(number) {
            Some(register) => (range.contains(register), Rule::Range),
            None => (true, Rule::Declared),
        }
    }

    /// A destination has declared components.
    fn written(&mut self, operand: &Operand) {
        if operand.ty != OperandType::Output {
            return;
        }
        let Some((ty, _, number)) = self.register(operand) else { return };
        let of = |stream| self.state.registers.get(&(ty, stream, number)).copied();
        let declared = (0..4).filter_map(of).reduce(|all, mask| all | mask);
        let undeclared = mask(operand) & !declared.unwrap_or(15);
        self.require(undeclared == 0, Rule::Components, || {
            format!("components {undeclared:#06b} of {} are not declared", name(operand))
        });
    }

    /// The resource, sampler or memory is of the kind that an instruction needs.
    fn accessed(&mut self, instruction: &Instruction, operand: &Operand) {
        let class = match operand.ty {
            OperandType::Resource => ResourceClass::SRV,
            OperandType::UnorderedAccessView => ResourceClass::UAV,
            OperandType::Sampler => ResourceClass::Sampler,
            _ => return,
        };
        let id = operand.indices.first().and_then(number);
        let range = id.and_then(|id| self.state.ranges.get(&(class, id))).copied();
        let mnemonic = instruction.opcode.mnemonic();
        let holds = range.is_none_or(|range| suits(instruction, &range));
        self.require(holds, Rule::ResourceKind, || {
            format!("`{mnemonic}` does not access what {} is", name(operand))
        });
    }
}

/// Whether an instruction accesses such resources or samplers.
fn suits(instruction: &Instruction, range: &ResourceRange) -> bool {
    let opcode = instruction.opcode;
    let has_sampler = instruction.operand("sampler").is_some();
    match range.kind {
        RangeKind::Sampler(mode) => {
            let compares = instruction.operand("reference").is_some();
            compares == (mode == SamplerMode::Comparison)
        }
        RangeKind::Typed { return_types, .. } if changes_integers(opcode) => {
            let types = [ResourceReturnType::SInt, ResourceReturnType::UInt];
            return_types.iter().all(|ty| types.contains(ty))
        }
        RangeKind::Typed { dimension, .. } => {
            let is_buffer = dimension == ResourceDimension::Buffer;
            let is_multisampled = matches!(
                dimension,
                ResourceDimension::Texture2DMS | ResourceDimension::Texture2DMSArray
            );
            let is_cube = matches!(
                dimension,
                ResourceDimension::TextureCube | ResourceDimension::TextureCubeArray
            );
            match opcode {
                _ if is_raw(opcode) || is_structured(opcode) => false,
                Opcode::Ld | Opcode::LdFeedback => !is_multisampled && !is_cube,
                Opcode::LdMs | Opcode::LdMsFeedback | Opcode::SamplePos => is_multisampled,
                _ => !has_sampler || !is_buffer && !is_multisampled,
            }
        }
        RangeKind::Raw => !is_typed(opcode) && !is_structured(opcode) && !has_sampler,
        RangeKind::Structured { .. } => !is_typed(opcode) && !is_raw(opcode) && !has_sampler,
        RangeKind::ConstantBuffer { .. } => true,
    }
}

/// Whether an opcode changes an integer in memory.
const fn changes_integers(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::AtomicAnd
            | Opcode::AtomicOr
            | Opcode::AtomicXor
            | Opcode::AtomicCmpStore
            | Opcode::AtomicIAdd
            | Opcode::AtomicIMax
            | Opcode::AtomicIMin
            | Opcode::AtomicUMax
            | Opcode::AtomicUMin
            | Opcode::ImmAtomicIAdd
            | Opcode::ImmAtomicAnd
            | Opcode::ImmAtomicOr
            | Opcode::ImmAtomicXor
            | Opcode::ImmAtomicCmpExch
            | Opcode::ImmAtomicIMax
            | Opcode::ImmAtomicIMin
            | Opcode::ImmAtomicUMax
            | Opcode::ImmAtomicUMin
    )
}

const fn is_raw(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::LdRaw | Opcode::LdRawFeedback | Opcode::StoreRaw)
}

/// Whether an opcode accesses structured resources only.
const fn is_structured(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::LdStructured
            | Opcode::LdStructuredFeedback
            | Opcode::StoreStructured
            | Opcode::ImmAtomicAlloc
            | Opcode::ImmAtomicConsume
    )
}

/// Whether an opcode accesses typed resources only.
const fn is_typed(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::Ld
            | Opcode::LdFeedback
            | Opcode::LdMs
            | Opcode::LdMsFeedback
            | Opcode::LdUavTyped
            | Opcode::LdUavTypedFeedback
            | Opcode::StoreUavTyped
            | Opcode::ResInfo
            | Opcode::SampleInfo
            | Opcode::SamplePos
    )
}

/// The number that an index is.
fn number(index: &Index) -> Option<u32> {
    u32::try_from(index.immediate()?).ok()
}

/// An operand as its type and the numbers among its indices: `cb0[3]`.
fn name(operand: &Operand) -> String {
    let mut name = String::from(operand.ty.text());
    for (place, index) in operand.indices.iter().enumerate() {
        let index = index.immediate().map_or_else(|| String::from("*"), |it| format!("{it}"));
        name += &if place == 0 { index } else { format!("[{index}]") };
    }
    name
}
