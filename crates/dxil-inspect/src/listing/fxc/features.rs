//! The features that a shader requires.

use dxbc_code::enumeration::{CustomDataClass, GlobalFlags};
use dxbc_code::{Control, Opcode, Program};
use dxil_container::layout::FeatureFlags;

use super::Comments;
use super::Error;

/// The feature that FXC does not print: it is part of shader model 5.
const RAW_AND_STRUCTURED_BUFFERS: usize = 1;

/// Prints the features, if there are any.
pub(super) fn print(
    comments: &mut Comments,
    flags: Option<FeatureFlags>,
    program: &Program<'_>,
    has_reflection: bool,
) -> Result<(), Error> {
    let needs = Needs::of(program)?;
    if needs.debug_layer && has_reflection {
        comments.lines(["", " Note: SHADER WILL ONLY WORK WITH THE DEBUG SDK LAYER ENABLED.", ""]);
    }
    let bits = flags.map_or(0, |flags| flags.0) | needs.features;
    let bits = bits & !(1 << RAW_AND_STRUCTURED_BUFFERS);
    if bits == 0 && !needs.early_depth {
        return Ok(());
    }
    comments.lines(["", " Note: shader requires additional functionality:"]);
    for (_, name) in FeatureFlags::TITLES.iter().enumerate().filter(|(bit, _)| bits >> bit & 1 != 0)
    {
        comments.line(format_args!("       {name}"));
    }
    if needs.early_depth {
        comments.lines(["       Early depth-stencil"]);
    }
    comments.blank();
    Ok(())
}

/// The features that a program's instructions need.
#[derive(Default)]
struct Needs {
    /// It ends the shader or outputs messages.
    debug_layer: bool,
    /// Depth and stencil are tested before it.
    early_depth: bool,
    /// The bits of features that its global flags state.
    features: u64,
}

/// The bits of features that global flags state.
const STATED: [(GlobalFlags, u64); 4] = [
    (GlobalFlags::EnableDoublePrecisionFloatOps, FeatureFlags::Doubles.0),
    (GlobalFlags::EnableMinimumPrecision, FeatureFlags::MinimumPrecision.0),
    (GlobalFlags::EnableDoubleExtensions, FeatureFlags::DX11_1_DoubleExtensions.0),
    (GlobalFlags::EnableShaderExtensions, FeatureFlags::DX11_1_ShaderExtensions.0),
];

impl Needs {
    fn of(program: &Program<'_>) -> Result<Self, Error> {
        let mut needs = Self::default();
        for opcode in program.opcodes() {
            match opcode? {
                (Opcode::Abort | Opcode::DebugBreak, _) => needs.debug_layer = true,
                (Opcode::DclGlobalFlags, controls) => {
                    let flags = Control::ProgramFlags.bits().get(controls);
                    let has = |flag: GlobalFlags| flags >> flag.number() & 1 != 0;
                    needs.early_depth |= has(GlobalFlags::ForceEarlyDepthStencil);
                    for (_, feature) in STATED.iter().filter(|(flag, _)| has(*flag)) {
                        needs.features |= feature;
                    }
                }
                (Opcode::CustomData, class) => {
                    let class = CustomDataClass::from_number(class);
                    needs.debug_layer |= class == Some(CustomDataClass::ShaderMessage);
                }
                _ => {}
            }
        }
        Ok(needs)
    }
}
