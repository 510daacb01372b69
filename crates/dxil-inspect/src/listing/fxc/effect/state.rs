//! The states that passes and state blocks set.

use alloc::format;
use alloc::string::String;

use dxil_container::layout::{
    EffectAssignment, EffectAssignmentKind as Kind, EffectConstant, EffectScalar,
    EffectState as State, StringOffset,
};
use dxil_container::{At, Records};

use super::shader::Shader;
use super::{Error, Printer};

/// The least width of a state.
const STATE_WIDTH: usize = 8;

impl Printer<'_, '_> {
    pub(super) fn assignments(
        &mut self,
        assignments: &Records<'_, EffectAssignment>,
        indent: usize,
    ) -> Result<(), Error> {
        for assignment in assignments.iter() {
            self.comments.spaces(indent);
            self.assignment(assignment, indent)?;
            self.comments.put(";\n");
            self.comments.check()?;
        }
        Ok(())
    }

    fn assignment(&mut self, assignment: At<EffectAssignment>, indent: usize) -> Result<(), Error> {
        let EffectAssignment { state, index, kind, value_offset } = *assignment;
        let mut name = match state.name() {
            Some(name) => String::from(name),
            None => format!("<unknown state {}>", state.0),
        };
        if is_array(state) {
            name += &format!("[{index}]");
        }
        self.comments.left(name.as_bytes(), STATE_WIDTH);
        self.comments.put(" = ");
        match kind {
            Kind::Constant => {
                let constants = self.effect.constants(value_offset)?;
                self.constants(state, &constants)
            }
            Kind::Variable => self.text(StringOffset(value_offset)),
            Kind::ConstantIndex => self.element(value_offset, |it, index| {
                it.comments.format(format_args!("{index}"));
                Ok(())
            }),
            Kind::VariableIndex => {
                self.element(value_offset, |it, name| it.text(StringOffset(name)))
            }
            Kind::ExpressionIndex => {
                self.element(value_offset, |it, code| it.expression(code, indent))
            }
            Kind::Expression => self.expression(value_offset, indent),
            Kind::InlineShader => {
                let shader = self.effect.stream_out_shader(value_offset)?;
                self.shader(&Shader::of_stream_out(&shader), indent)
            }
            Kind::InlineShader5 => {
                let shader = self.effect.shader5(value_offset)?;
                self.shader(&Shader::of_shader5(&shader), indent)
            }
            Kind(number) => Err(Error::Assignment { offset: assignment.offset(), kind: number }),
        }
    }

    /// Prints an element of an array.
    fn element(
        &mut self,
        offset: u32,
        print_index: impl FnOnce(&mut Self, u32) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let element = self.effect.element(offset)?;
        self.text(element.name_offset)?;
        self.comments.put("[");
        print_index(self, element.index)?;
        self.comments.put("]");
        Ok(())
    }

    /// Prints numbers, which may stand for names.
    fn constants(
        &mut self,
        state: State,
        constants: &Records<'_, EffectConstant>,
    ) -> Result<(), Error> {
        let word = match kind(state) {
            StateKind::Object => {
                self.comments.put("NULL");
                return Ok(());
            }
            StateKind::Bool => "bool",
            StateKind::Uint => "uint",
            StateKind::Float => "float",
            StateKind::Byte => "byte",
        };
        self.comments.put(word);
        if constants.len() > 1 {
            self.comments.format(format_args!("{}", constants.len()));
        }
        self.comments.put("(");
        self.separated(constants.iter().map(At::into_inner), &mut |it, constant| {
            it.constant(state, constant);
            Ok(())
        })?;
        self.comments.put(")");
        Ok(())
    }

    fn constant(&mut self, state: State, EffectConstant { scalar, bits }: EffectConstant) {
        if kind(state) == StateKind::Byte {
            return self.comments.format(format_args!("0x{:02x}", bits as u8));
        }
        // A boolean is true if any bit is set.
        let number = if scalar == EffectScalar::Bool { u32::from(bits != 0) } else { bits };
        match names(state).iter().find(|(_, value)| *value == number) {
            Some((name, _)) => {
                self.comments.format(format_args!("{name} /* "));
                self.number(scalar, bits);
                self.comments.put(" */");
            }
            None => self.number(scalar, bits),
        }
    }
}

/// What the value of a state is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum StateKind {
    Object,
    Bool,
    Uint,
    Float,
    Byte,
}

fn kind(state: State) -> StateKind {
    match state {
        State::BlendFactor
        | State::DepthBiasClamp
        | State::SlopeScaledDepthBias
        | State::MipLODBias
        | State::BorderColor
        | State::MinLOD
        | State::MaxLOD => StateKind::Float,
        State::StencilReadMask | State::StencilWriteMask | State::RenderTargetWriteMask => {
            StateKind::Byte
        }
        State::FrontCounterClockwise
        | State::DepthClipEnable
        | State::ScissorEnable
        | State::MultisampleEnable
        | State::AntialiasedLineEnable
        | State::DepthEnable
        | State::StencilEnable
        | State::AlphaToCoverageEnable
        | State::BlendEnable => StateKind::Bool,
        State::RasterizerState
        | State::DepthStencilState
        | State::BlendState
        | State::RenderTargetView
        | State::DepthStencilView
        | State::GenerateMips
        | State::VertexShader
        | State::PixelShader
        | State::GeometryShader
        | State::HullShader
        | State::DomainShader
        | State::ComputeShader
        | State::Texture => StateKind::Object,
        _ => StateKind::Uint,
    }
}

/// Whether a state has an element for each render target.
fn is_array(state: State) -> bool {
    matches!(
        state,
        State::RenderTargetView
            | State::DepthStencilView
            | State::BlendEnable
            | State::SrcBlend
            | State::DestBlend
            | State::BlendOp
            | State::SrcBlendAlpha
            | State::DestBlendAlpha
            | State::BlendOpAlpha
            | State::RenderTargetWriteMask
    )
}

/// The names of the values of a state.
fn names(state: State) -> &'static [(&'static str, u32)] {
    match state {
        State::FillMode => &[("WIREFRAME", 2), ("SOLID", 3)],
        State::CullMode => &[("NONE", 1), ("FRONT", 2), ("BACK", 3)],
        State::DepthWriteMask => &[("ZERO", 0), ("ALL", 1)],
        State::DepthFunc
        | State::FrontFaceStencilFunc
        | State::BackFaceStencilFunc
        | State::ComparisonFunc => COMPARISONS,
        State::FrontFaceStencilFail
        | State::FrontFaceStencilDepthFail
        | State::FrontFaceStencilPass
        | State::BackFaceStencilFail
        | State::BackFaceStencilDepthFail
        | State::BackFaceStencilPass => STENCIL_OPERATIONS,
        State::SrcBlend | State::DestBlend | State::SrcBlendAlpha | State::DestBlendAlpha => {
            BLEND_FACTORS
        }
        State::BlendOp | State::BlendOpAlpha => BLEND_OPERATIONS,
        State::Filter => FILTERS,
        State::AddressU | State::AddressV | State::AddressW => ADDRESS_MODES,
        _ if kind(state) == StateKind::Bool => &[("FALSE", 0), ("TRUE", 1)],
        _ => &[],
    }
}

const COMPARISONS: &[(&str, u32)] = &[
    ("NEVER", 1),
    ("LESS", 2),
    ("EQUAL", 3),
    ("LESS_EQUAL", 4),
    ("GREATER", 5),
    ("NOT_EQUAL", 6),
    ("GREATER_EQUAL", 7),
    ("ALWAYS", 8),
];

const STENCIL_OPERATIONS: &[(&str, u32)] = &[
    ("KEEP", 1),
    ("ZERO", 2),
    ("REPLACE", 3),
    ("INCR_SAT", 4),
    ("DECR_SAT", 5),
    ("INVERT", 6),
    ("INCR", 7),
    ("DECR", 8),
];

const BLEND_FACTORS: &[(&str, u32)] = &[
    ("ZERO", 1),
    ("ONE", 2),
    ("SRC_COLOR", 3),
    ("INV_SRC_COLOR", 4),
    ("SRC_ALPHA", 5),
    ("INV_SRC_ALPHA", 6),
    ("DEST_ALPHA", 7),
    ("INV_DEST_ALPHA", 8),
    ("DEST_COLOR", 9),
    ("INV_DEST_COLOR", 10),
    ("SRC_ALPHA_SAT", 11),
    ("BLEND_FACTOR", 14),
    ("INV_BLEND_FACTOR", 15),
    ("SRC1_COLOR", 16),
    ("INV_SRC1_COLOR", 17),
    ("SRC1_ALPHA", 18),
    ("INV_SRC1_ALPHA", 19),
];

const BLEND_OPERATIONS: &[(&str, u32)] =
    &[("ADD", 1), ("SUBTRACT", 2), ("REV_SUBTRACT", 3), ("MIN", 4), ("MAX", 5)];

const FILTERS: &[(&str, u32)] = &[
    ("MIN_MAG_MIP_POINT", 0x00),
    ("MIN_MAG_POINT_MIP_LINEAR", 0x01),
    ("MIN_POINT_MAG_LINEAR_MIP_POINT", 0x04),
    ("MIN_POINT_MAG_MIP_LINEAR", 0x05),
    ("MIN_LINEAR_MAG_MIP_POINT", 0x10),
    ("MIN_LINEAR_MAG_POINT_MIP_LINEAR", 0x11),
    ("MIN_MAG_LINEAR_MIP_POINT", 0x14),
    ("MIN_MAG_MIP_LINEAR", 0x15),
    ("ANISOTROPIC", 0x55),
    ("COMPARISON_MIN_MAG_MIP_POINT", 0x80),
    ("COMPARISON_MIN_MAG_POINT_MIP_LINEAR", 0x81),
    ("COMPARISON_MIN_POINT_MAG_LINEAR_MIP_POINT", 0x84),
    ("COMPARISON_MIN_POINT_MAG_MIP_LINEAR", 0x85),
    ("COMPARISON_MIN_LINEAR_MAG_MIP_POINT", 0x90),
    ("COMPARISON_MIN_LINEAR_MAG_POINT_MIP_LINEAR", 0x91),
    ("COMPARISON_MIN_MAG_LINEAR_MIP_POINT", 0x94),
    ("COMPARISON_MIN_MAG_MIP_LINEAR", 0x95),
    ("COMPARISON_ANISOTROPIC", 0xd5),
];

const ADDRESS_MODES: &[(&str, u32)] =
    &[("WRAP", 1), ("MIRROR", 2), ("CLAMP", 3), ("BORDER", 4), ("MIRROR_ONCE", 5)];
