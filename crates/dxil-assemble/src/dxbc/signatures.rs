//! The facts that a DXBC program states of the elements of its signatures.

use alloc::collections::BTreeMap;

use dxbc_code::enumeration::{MinPrecision, OperandType};
use dxbc_code::{
    Components, Declaration, Element, Error, Index, OpClass, Opcode, Program, Statement,
};
use dxil_container::FourCC;
use dxil_container::layout;
use dxil_container::write::Signature;
use dxil_format::ShaderKind;

/// The registers of a program's inputs and outputs, from which masks and precisions of signatures follow.
///
/// ```
/// use dxbc_code::Program;
/// use dxil_assemble::dxbc::SignatureRegisters;
/// use dxil_container::FourCC;
/// use dxil_container::write::{Container, PartData};
///
/// # let file = include_bytes!(concat!(
/// #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/fxc/vs_system_values-5_0.dxbc"
/// # ));
/// # let view = dxil_container::Container::parse(file)?;
/// # let code = view.part(FourCC::SHEX).expect("a program").data();
/// let registers = SignatureRegisters::of(&Program::parse(&code)?)?;
/// let (mut container, _) = Container::read(file)?;
/// if let Some(PartData::Signature(inputs)) = container.part_mut(FourCC::ISGN) {
///     registers.complete(FourCC::ISGN, inputs);
/// }
/// # assert_eq!(container.write()?, file);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct SignatureRegisters {
    kind: ShaderKind,
    /// The components of registers that are declared, and their minimum precision.
    declared: BTreeMap<Place, [Option<MinPrecision>; 4]>,
    /// Whether a hull shader has a phase for control points. Without one, it passes them on.
    has_control_points: bool,
}

/// A signature, a type of registers that have no numbers, the stream and the number.
type Place = (Kind, Option<OperandType>, u32, u32);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Input,
    Output,
    PatchConstant,
}

impl SignatureRegisters {
    /// The registers that a program declares.
    ///
    /// # Errors
    ///
    /// A statement cannot be read.
    pub fn of(program: &Program<'_>) -> Result<Self, Error> {
        let mut registers =
            Self { kind: program.kind, declared: BTreeMap::new(), has_control_points: false };
        let (mut phase, mut stream) = (None, 0);
        for located in program.statements() {
            let Statement::Instruction(instruction) = located?.statement else { continue };
            match instruction.opcode.class() {
                OpClass::Phase => {
                    phase = Some(instruction.opcode);
                    registers.has_control_points |=
                        instruction.opcode == Opcode::HsControlPointPhase;
                }
                OpClass::Declaration => match Declaration::of(&instruction, program.model) {
                    Some(Declaration::Stream(number)) => stream = number,
                    Some(Declaration::Input(element)) => registers.add(element, phase, None),
                    Some(Declaration::Output(element)) => {
                        registers.add(element, phase, Some(stream));
                    }
                    _ => {}
                },
                _ => {}
            }
        }
        Ok(registers)
    }

    /// Adds an input, or an output of a stream.
    fn add(&mut self, element: Element<'_>, phase: Option<Opcode>, stream: Option<u32>) {
        let operand = element.register;
        let is_patch = matches!(phase, Some(Opcode::HsForkPhase | Opcode::HsJoinPhase));
        let kind = match (operand.ty, stream) {
            (OperandType::InputPatchConstant, _) => Kind::PatchConstant,
            (OperandType::OutputControlPoint, _) => return,
            (_, None) => Kind::Input,
            (_, Some(_)) if is_patch => Kind::PatchConstant,
            (_, Some(_)) => Kind::Output,
        };
        let number = operand.indices.last().and_then(Index::immediate);
        let ty = number.is_none().then_some(operand.ty);
        let number = number.and_then(|number| u32::try_from(number).ok()).unwrap_or(u32::MAX);
        let mask = match operand.components {
            Components::Mask(mask) => mask,
            _ => 1,
        };
        let place = (kind, ty, stream.unwrap_or(0), number);
        let components = self.declared.entry(place).or_default();
        for (bit, component) in components.iter_mut().enumerate() {
            if mask & (1 << bit) != 0 {
                *component = Some(operand.min_precision());
            }
        }
    }

    /// Sets which components of a signature's elements are read or never written, and the minimum precision of those that
    /// are declared. The signature is that of a part of this name.
    ///
    /// A program does not state names, indices and types of elements, nor which registers an element has.
    pub fn complete(&self, part: FourCC, signature: &mut Signature) {
        let kind = match part {
            FourCC::ISGN | FourCC::ISG1 => Kind::Input,
            FourCC::OSGN | FourCC::OSG1 | FourCC::OSG5 => Kind::Output,
            FourCC::PCSG | FourCC::PSG1 => Kind::PatchConstant,
            _ => return,
        };
        let is_output = self.is_output(kind);
        let strings = &signature.strings;
        for element in &mut signature.elements {
            let record = &mut element.record;
            let is_numbered = record.register != u32::MAX;
            let name = strings.get(element.name_offset).filter(|_| !is_numbered);
            let ty = name.and_then(|name| unnumbered(name, is_output));
            let place = (kind, ty, record.stream, record.register);
            let declared = self.declared.get(&place).copied().unwrap_or_default();
            let mut used = 0;
            for (bit, component) in declared.into_iter().enumerate() {
                if let Some(precision) = component.filter(|_| record.mask & (1 << bit) != 0) {
                    used |= 1 << bit;
                    record.min_precision = layout::MinPrecision(precision.number());
                }
            }
            if self.passes_on(kind) && is_numbered {
                used = record.mask;
            }
            // FXC names all components that are not written, also those which the element does not have.
            record.exclusive_mask = if is_output { 15 & !used } else { used };
        }
    }

    /// Whether the program writes the elements of a signature.
    fn is_output(&self, kind: Kind) -> bool {
        match kind {
            Kind::Input => false,
            Kind::Output => true,
            Kind::PatchConstant => self.kind == ShaderKind::Hull,
        }
    }

    /// Whether a hull shader reads and writes all elements of a signature without a declaration.
    fn passes_on(&self, kind: Kind) -> bool {
        self.kind == ShaderKind::Hull && !self.has_control_points && kind != Kind::PatchConstant
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
