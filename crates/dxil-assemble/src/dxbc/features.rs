//! `SFI0` of a DXBC program.

use alloc::collections::BTreeSet;

use dxbc_code::enumeration::OperandType;
use dxbc_code::{Declaration, Error, Instruction, Opcode, Program, Statement};
use dxil_container::FourCC;
use dxil_container::layout::rdef::{ShaderInputFlags, ShaderInputType};
use dxil_container::layout::{FeatureFlags, SystemValue};
use dxil_container::write::{Signature, SignatureElement};
use dxil_format::{ResourceClass, ShaderKind};

use super::bindings::{bindings, number_of};
use super::signatures::signatures;
use super::source::Source;

/// Registers of unordered access views that all devices of Direct3D 11.0 have.
const VIEW_SLOTS: u32 = 8;

/// The features of the part `SFI0`. FXC writes the part if there are any.
///
/// Of the source, the numbers of components of resources count, because reading more than one component of a view is a
/// feature, and the elements of signatures. Comparison filtering of level 9 is a feature of code of Direct3D 9, which is
/// another part.
///
/// # Errors
///
/// A statement cannot be read.
pub fn features(program: &Program<'_>, source: &Source) -> Result<FeatureFlags, Error> {
    let resources = source.definitions.as_ref().map_or(&[][..], |it| &it.resources);
    let several = ShaderInputFlags::TextureComponent0 | ShaderInputFlags::TextureComponent1;
    let bindings = bindings(program, resources)?;
    let views = bindings.iter().filter(|it| it.input_type == ShaderInputType::UavRwTyped);
    let views = views.filter(|it| it.flags.0 & several.0 != 0);
    let views = views.map(|it| number_of(it, program.model).into()).collect();
    let mut features = FeatureFlags::default();
    for located in program.statements() {
        let Statement::Instruction(instruction) = located?.statement else { continue };
        features.0 |= match Declaration::of(&instruction, program.model) {
            Some(declaration) => of_declaration(declaration, program.kind).0,
            None => of_instruction(&instruction, &views).0,
        };
    }
    for (name, signature) in signatures(program, &source.signatures)? {
        features.0 |= of_signature(name, &signature, program.kind).0;
    }
    Ok(features)
}

/// The features that a declaration needs.
fn of_declaration(declaration: Declaration<'_>, kind: ShaderKind) -> FeatureFlags {
    let mut features = FeatureFlags::default();
    match declaration {
        Declaration::GlobalFlags(flags) => features = flags.features(),
        Declaration::Range(range) if range.class == ResourceClass::UAV => {
            if !matches!(kind, ShaderKind::Pixel | ShaderKind::Compute) {
                features.0 |= FeatureFlags::UAVsAtEveryStage.0;
            }
            // In shader model 5.1, IDs count the ranges, whatever registers these have.
            if range.id >= VIEW_SLOTS {
                features.0 |= FeatureFlags::Max64UAVs.0;
            }
            if range.access.rasterizer_ordered {
                features.0 |= FeatureFlags::ROVs.0;
            }
        }
        Declaration::Input(element) if element.register.ty == OperandType::InnerCoverage => {
            features.0 |= FeatureFlags::InnerCoverage.0;
        }
        Declaration::Output(element) if element.register.ty == OperandType::OutputStencilRef => {
            features.0 |= FeatureFlags::StencilRef.0;
        }
        _ => {}
    }
    features
}

/// The features that elements of a signature need: that a stage before the geometry shader chooses a viewport or target.
fn of_signature(part: FourCC, signature: &Signature, kind: ShaderKind) -> FeatureFlags {
    let is_early = match part {
        FourCC::ISGN | FourCC::ISG1 => kind != ShaderKind::Pixel,
        _ => kind != ShaderKind::Geometry,
    };
    let chooses = |it: &SignatureElement| {
        let values = [SystemValue::RenderTargetArrayIndex, SystemValue::ViewPortArrayIndex];
        values.contains(&it.record.system_value)
    };
    if is_early && signature.elements.iter().any(chooses) {
        FeatureFlags::ViewportAndRTArrayIndexFromAnyShaderFeedingRasterizer
    } else {
        FeatureFlags::default()
    }
}

/// The features that an instruction needs. Of typed views, those with several components are given.
fn of_instruction(instruction: &Instruction, views: &BTreeSet<u64>) -> FeatureFlags {
    let mut features = FeatureFlags::default();
    let has_status = instruction.opcode.parameters().iter().any(|it| it.name == "status");
    if has_status || instruction.opcode == Opcode::CheckAccessFullyMapped {
        features.0 |= FeatureFlags::TiledResources.0;
    }
    if matches!(instruction.opcode, Opcode::LdUavTyped | Opcode::LdUavTypedFeedback) {
        let view = instruction.operand("view").and_then(|view| view.indices.first()?.immediate());
        if view.is_some_and(|view| views.contains(&view)) {
            features.0 |= FeatureFlags::TypedUAVLoadAdditionalFormats.0;
        }
    }
    features
}
