//! The features that a shader requires.

use dxbc_code::enumeration::{CustomDataClass, GlobalFlags};
use dxbc_code::{Control, GlobalFlagSet, Opcode, Program};
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
    let bits = flags.map_or(0, |flags| flags.0) | needs.features.0;
    let bits = bits & !(1 << RAW_AND_STRUCTURED_BUFFERS);
    if bits == 0 && !needs.early_depth {
        return Ok(());
    }
    comments.lines(["", " Note: shader requires additional functionality:"]);
    for (bit, name) in FeatureFlags::TITLES.iter().enumerate() {
        // It follows doubles.
        if bit == RAW_AND_STRUCTURED_BUFFERS && needs.early_depth {
            comments.lines(["       Early depth-stencil"]);
        }
        if bits >> bit & 1 != 0 {
            comments.line(format_args!("       {name}"));
        }
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
    /// The features that its global flags state.
    features: FeatureFlags,
}

impl Needs {
    fn of(program: &Program<'_>) -> Result<Self, Error> {
        let mut needs = Self::default();
        for opcode in program.opcodes() {
            match opcode? {
                (Opcode::Abort | Opcode::DebugBreak, _) => needs.debug_layer = true,
                (Opcode::DclGlobalFlags, controls) => {
                    let flags = GlobalFlagSet(Control::ProgramFlags.bits().get(controls));
                    needs.early_depth |= flags.contains(GlobalFlags::ForceEarlyDepthStencil);
                    needs.features = needs.features | flags.features();
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
