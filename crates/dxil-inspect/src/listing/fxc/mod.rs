//! The listing of DXBC, as FXC prints it (`fxc /dumpbin`): blocks of comments on the container, and the program.

mod bindings;
mod buffers;
mod debug;
mod direct3d9;
mod effect;
mod features;
mod interfaces;
mod level9;
mod library;
mod properties;
mod signature;

use bstr::BString;
use dxbc_code::{PrintOptions, Program};
use dxil_container::read::{
    DebugName, Effect, Features, Interfaces, LinkSignature, Part, PartView, ResourceDefinitions,
    Signature, Statistics,
};
use dxil_container::{Container, FourCC};
use dxil_format::ShaderKind;
use dxil_text::Style;

use super::Error;
use super::comments::Comments;

/// The options of a listing of DXBC: those of `fxc /dumpbin`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FxcOptions {
    /// How instructions are printed.
    pub print: PrintOptions,
    /// Whether the comments are left out. Those of effects and of the shaders in them are not.
    pub instructions_only: bool,
    /// Whether default values of constants are printed of a shader of Direct3D 9 without a container. Of other shaders,
    /// they always are.
    pub default_values: bool,
}

impl FxcOptions {
    /// No numbers or offsets, and comments in DXC's style only.
    pub(super) fn of_style(style: Style) -> Self {
        Self { instructions_only: style == Style::Llvm, ..Self::default() }
    }
}

/// The compiler that FXC names if the container does not.
const UNKNOWN_CREATOR: &[u8] = b"Microsoft (R) D3D Shader Disassembler";

/// The listing of a container with DXBC: a shader, a library of functions or an effect.
///
/// The text is that of FXC 10.0.22621, byte for byte. Names are as they are in the file, so that it need not be UTF-8.
///
/// # Errors
///
/// The container has no program or one of DXIL, a part that is shown cannot be read, or the text would be longer than
/// [the file may unfold to](Container::within).
pub fn disassemble_dxbc(container: &Container<'_>, options: FxcOptions) -> Result<BString, Error> {
    let mut comments = Comments::fxc(container.limit());
    if container.part(FourCC::LIBH).is_some() {
        library::print(&mut comments, container, options)?;
    } else if let Some(part) = container.part(FourCC::FX10) {
        effect::print(&mut comments, Effect::parse(&part)?, options)?;
    } else {
        shader(&mut comments, container, options)?;
    }
    comments.finish()
}

/// The listing of an effect without a container, as FXC writes it for `fx_5_0`, if it is not longer than `limit` bytes.
///
/// # Errors
///
/// A record or a shader cannot be read, the text would be longer, or more than `limit` bytes of values, expressions and
/// shaders would be read, counted for each reference to them.
pub fn disassemble_effect(
    file: &[u8],
    options: FxcOptions,
    limit: usize,
) -> Result<BString, Error> {
    let mut comments = Comments::fxc(limit);
    effect::print(&mut comments, Effect::parse_bytes(file)?, options)?;
    comments.finish()
}

/// The listing of a shader of Direct3D 9 without a container, if it is not longer than `limit` bytes.
///
/// # Errors
///
/// A statement or the table of constants cannot be read, or the text would be longer.
pub fn disassemble_direct3d9(
    file: &[u8],
    options: FxcOptions,
    limit: usize,
) -> Result<BString, Error> {
    let mut comments = Comments::fxc(limit);
    direct3d9::print(&mut comments, file, options)?;
    comments.finish()
}

/// Whether a container has DXBC: a shader, a library or an effect of FXC.
#[must_use]
pub fn is_dxbc(container: &Container<'_>) -> bool {
    let names = [FourCC::SHEX, FourCC::SHDR, FourCC::LIBH, FourCC::FX10];
    names.iter().any(|name| container.part(*name).is_some())
}

/// Prints a shader, or a function of a library.
fn shader(
    comments: &mut Comments,
    container: &Container<'_>,
    options: FxcOptions,
) -> Result<(), Error> {
    let part = |four_cc| container.part(four_cc);
    let code = part(FourCC::SHEX).or_else(|| part(FourCC::SHDR)).ok_or_else(|| {
        let has_dxil = [FourCC::DXIL, FourCC::ILDB].into_iter().any(|name| part(name).is_some());
        if has_dxil { Error::NoDxbc } else { Error::NoProgram }
    })?;
    let code = code.data();
    let program = Program::parse(&code)?;
    let statistics = part(FourCC::STAT).map(|part| self::statistics(&part)).transpose()?.flatten();
    let has_comments = !options.instructions_only && is_described(container);
    if has_comments {
        parts(comments, container, &program)?;
        properties::print(comments, program.kind, statistics.as_ref());
        if let Some(part) = part(FourCC::IFCE) {
            interfaces::print(comments, &Interfaces::parse(&part)?)?;
        }
        if let Some(part) = part(FourCC::ILDN) {
            comments.put("// Debug name: ");
            comments.put(*DebugName::parse(&part)?.name);
            comments.put("\n");
        }
    }
    if !options.instructions_only {
        level9::print(comments, container, options.print)?;
    }
    comments.check()?;
    if options.print.no_debug_info || !debug::print(comments, container, &program, options.print)? {
        comments.put(program.print(options.print, comments.limit())?);
    }
    if has_comments {
        let count = statistics.map_or(0, |statistics| statistics.counts.instruction_count);
        comments.line(format_args!(" Approximately {count} instruction slots used"));
    }
    Ok(())
}

/// Whether a container has signatures. FXC prints no comments on others.
fn is_described(container: &Container<'_>) -> bool {
    let has_one = |names: &[FourCC]| names.iter().any(|name| container.part(*name).is_some());
    has_one(&[FourCC::LFS0])
        || has_one(&[FourCC::ISGN, FourCC::ISG1])
            && has_one(&[FourCC::OSGN, FourCC::OSG5, FourCC::OSG1])
}

/// Prints the parts that describe resources and signatures.
fn parts(
    comments: &mut Comments,
    container: &Container<'_>,
    program: &Program<'_>,
) -> Result<(), Error> {
    let part = |four_cc| container.part(four_cc);
    let definitions =
        part(FourCC::RDEF).map(|part| ResourceDefinitions::parse(&part)).transpose()?;
    let creator = definitions.as_ref().map(ResourceDefinitions::creator).transpose()?;
    comments.blank();
    comments.put("// Generated by ");
    comments.put(creator.map_or(UNKNOWN_CREATOR, |creator| creator.into_inner()));
    comments.put("\n");
    comments.blank();
    let features = part(FourCC::SFI0).map(|part| Features::parse(&part)).transpose()?;
    let features = features.map(|features| *features.flags);
    let has_reflection = definitions.is_some() && part(FourCC::STAT).is_some();
    features::print(comments, features, program, has_reflection)?;
    if let Some(definitions) = &definitions {
        buffers::print(comments, definitions)?;
        bindings::print(comments, definitions)?;
        comments.blank();
    }
    let is_domain = program.kind == ShaderKind::Domain;
    let signatures = [
        ("Patch Constant", is_domain, [FourCC::PSG1, FourCC::PCSG, FourCC::PCSG]),
        ("Input", true, [FourCC::ISG1, FourCC::ISGN, FourCC::ISGN]),
        ("Output", false, [FourCC::OSG1, FourCC::OSG5, FourCC::OSGN]),
    ];
    for (title, is_input, names) in signatures {
        if let Some(part) = names.into_iter().find_map(part) {
            signature::print(comments, title, &Signature::parse(&part)?, is_input);
        }
    }
    if let Some(part) = part(FourCC::LFS0) {
        library::parameters(comments, &LinkSignature::parse(&part)?)?;
    }
    Ok(())
}

/// The counts of FXC. DXC's part of this name holds a module.
fn statistics<'a>(part: &Part<'a>) -> Result<Option<Statistics<'a>>, Error> {
    match part.view()? {
        PartView::Statistics(statistics) => Ok(Some(statistics)),
        _ => Ok(None),
    }
}
