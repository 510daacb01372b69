//! The signatures of a program: the elements of their parts against the declarations.

use alloc::collections::BTreeMap;
use alloc::format;

use dxbc_code::enumeration::{InterpolationMode, OperandType, SystemValue as Meaning};
use dxil_container::layout::{SigComponentType, SystemValue};
use dxil_container::read::{PartView, Signature};
use dxil_container::{Container, Error, FourCC};
use dxil_format::ShaderKind;

use super::state::Register;
use super::{Checker, Rule};

/// A signature, a stream and a register.
pub(super) type Place = (Kind, u32, u32);

/// The signatures of a shader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    Input,
    Output,
    PatchConstant,
}

/// The elements of the signatures of a program, by their registers. A signature that is absent allows everything.
#[derive(Clone, Debug, Default)]
pub struct Signatures {
    kinds: [bool; 3],
    elements: BTreeMap<Place, Element>,
}

/// The elements of a signature in one register.
#[derive(Clone, Debug, Default)]
struct Element {
    mask: u8,
    /// The components of an output that are written somewhere.
    written: u8,
    /// The components that are integers.
    integers: u8,
    /// The meanings, and the components of each.
    meanings: BTreeMap<u32, u8>,
}

impl Signatures {
    /// The signatures in the parts of a container.
    ///
    /// # Errors
    ///
    /// A signature cannot be read.
    pub fn of(container: &Container<'_>) -> Result<Self, Error> {
        let mut signatures = Self::default();
        for part in container.parts() {
            let kind = match part.four_cc() {
                FourCC::ISGN | FourCC::ISG1 => Kind::Input,
                FourCC::OSGN | FourCC::OSG1 | FourCC::OSG5 => Kind::Output,
                FourCC::PCSG | FourCC::PSG1 => Kind::PatchConstant,
                _ => continue,
            };
            if let PartView::Signature(signature) = part.view()? {
                signatures.add(kind, &signature);
            }
        }
        Ok(signatures)
    }

    fn add(&mut self, kind: Kind, signature: &Signature<'_>) {
        self.kinds[kind as usize] = true;
        // An element without a register, such as `SV_Depth`, has a register type of its own.
        for element in signature.elements().filter(|it| it.register != u32::MAX) {
            let known = self.elements.entry((kind, element.stream, element.register)).or_default();
            known.mask |= element.mask;
            known.written |= element.mask & !element.exclusive_mask;
            if matches!(element.component_type, SigComponentType::UInt32 | SigComponentType::SInt32)
            {
                known.integers |= element.mask;
            }
            *known.meanings.entry(element.system_value.0).or_default() |= element.mask;
        }
    }
}

impl Checker<'_> {
    /// The signature that has the elements in registers of a type.
    fn signature_of(&self, ty: OperandType, is_output: bool) -> Option<Kind> {
        let is_patch = self.state.outputs_patch_constants();
        Some(match ty {
            OperandType::Input | OperandType::InputControlPoint => Kind::Input,
            OperandType::OutputControlPoint => Kind::Output,
            OperandType::InputPatchConstant => Kind::PatchConstant,
            OperandType::Output if is_output && is_patch => Kind::PatchConstant,
            OperandType::Output if is_output => Kind::Output,
            _ => return None,
        })
    }

    /// Demands that a declared input or output is an element of its signature.
    pub(super) fn in_signature(
        &mut self,
        (ty, stream, register): Register,
        mask: u8,
        meaning: Option<Meaning>,
        is_output: bool,
    ) {
        let Some(kind) = self.signature_of(ty, is_output) else { return };
        let place = (kind, stream, register);
        if is_output {
            self.declared_outputs.insert(place);
        }
        if !self.signatures.kinds[kind as usize] {
            return;
        }
        let element = self.signatures.elements.get(&place);
        let missing = mask & !element.map_or(0, |element| element.mask);
        let name = format!("{}{register}", ty.text());
        self.require(missing == 0, Rule::Signature, || match element {
            None => format!("{name} is no element of the signature"),
            Some(_) => {
                format!("components {missing:#06b} of {name} are no element of the signature")
            }
        });
        // Pixel shaders state the meanings of outputs by their names alone.
        let Some((meaning, element)) = meaning.zip(element).filter(|_| missing == 0) else {
            return;
        };
        let expected = system_value_of(meaning);
        let has_it = element.meanings.get(&expected.0).is_some_and(|known| mask & !known == 0);
        self.require(has_it, Rule::Signature, || {
            format!("{name} is {}, which the signature does not state", meaning.text())
        });
    }

    /// Demands that an input of a pixel shader is not interpolated if it is an integer.
    pub(super) fn integer_input(
        &mut self,
        input: dxbc_code::Element<'_>,
        (_, stream, register): Register,
        mask: u8,
    ) {
        let Some(mode) = input.interpolation.filter(|_| self.kind == ShaderKind::Pixel) else {
            return;
        };
        let element = self.signatures.elements.get(&(Kind::Input, stream, register));
        let is_integer = element.is_some_and(|element| element.integers & mask != 0);
        self.require(
            !is_integer || mode == InterpolationMode::Constant,
            Rule::IntegerInput,
            || format!("v{register} is an integer, but its interpolation is {}", mode.text()),
        );
    }

    /// Demands that the elements of output signatures are declared, except those that are marked as never written.
    pub(super) fn undeclared_outputs(&mut self) {
        let signatures = self.signatures;
        let written = signatures.elements.iter().filter(|(_, element)| element.written != 0);
        for (place @ (kind, stream, register), _) in written {
            let is_output = match kind {
                Kind::Input => false,
                Kind::Output => true,
                Kind::PatchConstant => self.kind == ShaderKind::Hull,
            };
            // A hull shader without a phase for control points passes them on.
            let passes_on = self.kind == ShaderKind::Hull
                && *kind == Kind::Output
                && !self.state.has_control_points;
            let is_declared = self.declared_outputs.contains(place);
            self.require(!is_output || passes_on || is_declared, Rule::SignatureOutput, || {
                let stream = if *stream == 0 { "".into() } else { format!(" of stream {stream}") };
                format!("register {register}{stream} of an output signature is not declared")
            });
        }
    }
}

/// The system value that signatures have for what a declaration calls a register. The factors of tessellation are one for all
/// edges there.
#[must_use]
pub const fn system_value_of(meaning: Meaning) -> SystemValue {
    match meaning {
        Meaning::FinalQuadUEq0EdgeTessFactor
        | Meaning::FinalQuadVEq0EdgeTessFactor
        | Meaning::FinalQuadUEq1EdgeTessFactor
        | Meaning::FinalQuadVEq1EdgeTessFactor => SystemValue::FinalQuadEdgeTessfactor,
        Meaning::FinalQuadUInsideTessFactor | Meaning::FinalQuadVInsideTessFactor => {
            SystemValue::FinalQuadInsideTessfactor
        }
        Meaning::FinalTriUEq0EdgeTessFactor
        | Meaning::FinalTriVEq0EdgeTessFactor
        | Meaning::FinalTriWEq0EdgeTessFactor => SystemValue::FinalTriEdgeTessfactor,
        Meaning::FinalTriInsideTessFactor => SystemValue::FinalTriInsideTessfactor,
        Meaning::FinalLineDetailTessFactor => SystemValue::FinalLineDetailTessfactor,
        Meaning::FinalLineDensityTessFactor => SystemValue::FinalLineDensityTessfactor,
        // The others have the same numbers.
        other => SystemValue(other.number()),
    }
}
