//! The registers of signatures that a DXBC program declares.

use alloc::collections::BTreeMap;

use dxbc_code::enumeration::{MinPrecision, OperandType, SystemValue, TessellatorDomain};
use dxbc_code::{
    Components, Declaration, Element, Error, GlobalFlagSet, Index, OpClass, Opcode, Program,
    Statement,
};
use dxil_format::ShaderKind;
use dxil_ops::ShaderModel;

use super::reads::Reads;
use super::source::SourceElement;

/// The registers of a program's inputs and outputs.
pub(super) struct Registers {
    pub(super) kind: ShaderKind,
    pub(super) model: ShaderModel,
    pub(super) flags: GlobalFlagSet,
    pub(super) domain: Option<TessellatorDomain>,
    registers: BTreeMap<Place, Components4>,
    /// Whether a hull shader has a phase for control points. Without one, it passes them on.
    has_control_points: bool,
    /// What a geometry shader reads.
    reads: Option<Reads>,
}

/// The components of a register that are declared.
type Components4 = [Option<Declared>; 4];

/// What a declaration states of a component.
#[derive(Clone, Copy)]
pub(super) struct Declared {
    pub(super) precision: MinPrecision,
    pub(super) meaning: Option<SystemValue>,
}

/// A signature, a type of registers that have no numbers, the stream and the number.
type Place = (Group, Option<OperandType>, u32, u32);

/// The signature to which an element belongs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Group {
    Input,
    Output,
    PatchConstant,
}

impl Registers {
    /// The registers that a program declares.
    pub(super) fn of(program: &Program<'_>) -> Result<Self, Error> {
        let mut registers = Self {
            kind: program.kind,
            model: program.model,
            flags: GlobalFlagSet::default(),
            domain: None,
            registers: BTreeMap::new(),
            has_control_points: false,
            reads: (program.kind == ShaderKind::Geometry).then(Reads::default),
        };
        let (mut phase, mut stream) = (None, 0);
        for located in program.statements() {
            let Statement::Instruction(instruction) = located?.statement else { continue };
            if instruction.opcode.class() == OpClass::Phase {
                phase = Some(instruction.opcode);
                let is_control_point = instruction.opcode == Opcode::HsControlPointPhase;
                registers.has_control_points |= is_control_point;
            }
            if let Some(reads) = &mut registers.reads {
                reads.add(&instruction, program.model);
            }
            match Declaration::of(&instruction, program.model) {
                Some(Declaration::GlobalFlags(flags)) => registers.flags = flags,
                Some(Declaration::TessellatorDomain(domain)) => registers.domain = Some(domain),
                Some(Declaration::Stream(number)) => stream = number,
                Some(Declaration::Input(element)) => registers.add(element, phase, None),
                Some(Declaration::Output(element)) => registers.add(element, phase, Some(stream)),
                _ => {}
            }
        }
        Ok(registers)
    }

    /// Adds an input, or an output of a stream.
    fn add(&mut self, element: Element<'_>, phase: Option<Opcode>, stream: Option<u32>) {
        let operand = element.register;
        let is_patch = matches!(phase, Some(Opcode::HsForkPhase | Opcode::HsJoinPhase));
        let group = match (operand.ty, stream) {
            (OperandType::InputPatchConstant, _) => Group::PatchConstant,
            (OperandType::OutputControlPoint, _) => return,
            (_, None) => Group::Input,
            (_, Some(_)) if is_patch => Group::PatchConstant,
            (_, Some(_)) => Group::Output,
        };
        let number = operand.indices.last().and_then(Index::immediate);
        let ty = number.is_none().then_some(operand.ty);
        let number = number.and_then(|number| u32::try_from(number).ok()).unwrap_or(u32::MAX);
        let mask = match operand.components {
            Components::Mask(mask) => mask,
            _ => 1,
        };
        let place = (group, ty, stream.unwrap_or(0), number);
        let components = self.registers.entry(place).or_default();
        for (bit, component) in components.iter_mut().enumerate() {
            if mask & (1 << bit) != 0 {
                let (precision, meaning) = (operand.min_precision(), element.system_value);
                *component = Some(Declared { precision, meaning });
            }
        }
    }

    /// What the program declares of the register of an element.
    pub(super) fn declared(&self, group: Group, element: &SourceElement) -> Components4 {
        let ty = match element.register {
            Some(_) => None,
            None => unnumbered(&element.name, self.is_output(group)),
        };
        let place = (group, ty, element.stream, element.register.unwrap_or(u32::MAX));
        self.registers.get(&place).copied().unwrap_or_default()
    }

    /// Which declared components of an element's register the program uses: of the inputs of a geometry shader, what it
    /// reads, of others all.
    pub(super) fn used(&self, group: Group, element: &SourceElement) -> u8 {
        match (&self.reads, group) {
            (Some(reads), Group::Input) => reads.of(element.register),
            _ => 15,
        }
    }

    /// Whether the program writes the elements of a signature.
    pub(super) fn is_output(&self, group: Group) -> bool {
        match group {
            Group::Input => false,
            Group::Output => true,
            Group::PatchConstant => self.kind == ShaderKind::Hull,
        }
    }

    /// Whether a hull shader reads and writes all elements of a signature without a declaration.
    pub(super) fn passes_on(&self, group: Group) -> bool {
        let is_patch = group == Group::PatchConstant;
        self.kind == ShaderKind::Hull && !self.has_control_points && !is_patch
    }
}

/// The type of the register of an element that has no number.
fn unnumbered(name: &[u8], is_output: bool) -> Option<OperandType> {
    let inputs = [
        ("SV_PrimitiveID", OperandType::InputPrimitiveID),
        ("SV_Coverage", OperandType::InputCoverageMask),
        ("SV_InnerCoverage", OperandType::InnerCoverage),
    ];
    let outputs = [
        ("SV_Coverage", OperandType::OutputCoverageMask),
        ("SV_Depth", OperandType::OutputDepth),
        ("SV_DepthGreaterEqual", OperandType::OutputDepthGreaterEqual),
        ("SV_DepthLessEqual", OperandType::OutputDepthLessEqual),
        ("SV_StencilRef", OperandType::OutputStencilRef),
    ];
    let known = if is_output { &outputs[..] } else { &inputs[..] };
    let found = known.iter().find(|(known, _)| known.as_bytes().eq_ignore_ascii_case(name));
    found.map(|(_, ty)| *ty)
}
