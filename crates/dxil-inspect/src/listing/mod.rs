//! The listing of a whole file, as `dxc -dumpbin` prints it: blocks of comments on the container and on the
//! metadata, and the module. Files with DXBC are listed as FXC does.

mod bindings;
mod buffers;
mod comments;
mod error;
mod features;
mod fxc;
mod hash;
mod interpolation;
mod runtime_info;
mod signature;
mod subobjects;
mod view_id;

use bstr::BString;
use dxbc_code::level9::Shader;
use dxil_container::layout::ShaderKind;
use dxil_container::read::{
    DebugName, Effect, Features, PartView, Program, Psv, Rdat, ShaderHash, Signature,
};
use dxil_container::{Container, FourCC, default_limit};
use dxil_ir::{Dialect, Module};
use dxil_metadata::{EntryPoint, Target};
use dxil_text::Style;

use crate::file::File;
use comments::Comments;

pub use error::Error;
pub use fxc::{FxcOptions, disassemble_direct3d9, disassemble_dxbc, disassemble_effect, is_dxbc};

/// The text of a container's module, and in DXC's style comments on the container before it. Of two modules,
/// it is the one with debug information. For DXBC, it is [FXC's listing](disassemble_dxbc), in LLVM's style without
/// comments; those of an effect remain.
///
/// The text is that of DXC 1.10, byte for byte. Names are as they are in the file, so that it need
/// not be UTF-8.
///
/// ```no_run
/// use dxil_container::Container;
/// use dxil_text::Style;
///
/// let file = std::fs::read("shader.dxil")?;
/// let text = dxil_inspect::disassemble(&Container::parse(&file)?, Style::Dxc)?;
/// println!("{text}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// The container has no program, a part that is shown cannot be read, or the text would be longer than
/// [the file may unfold to](Container::within).
pub fn disassemble(container: &Container<'_>, style: Style) -> Result<BString, Error> {
    if fxc::is_dxbc(container) {
        return disassemble_dxbc(container, FxcOptions::of_style(style));
    }
    let (comments, module) = comments(container, style)?;
    with_module(comments, &module, style, container.limit())
}

/// The comments on a container, and the module that follows.
fn comments(container: &Container<'_>, style: Style) -> Result<(BString, Module), Error> {
    let part = |four_cc| container.part(four_cc);
    let listed = part(FourCC::ILDB).or_else(|| part(FourCC::DXIL)).ok_or(Error::NoProgram)?;
    let program = Program::parse(&listed)?;
    let module =
        dxil_bitcode::read_dxil(&program.bitcode).map_err(Error::in_program(&listed, &program))?;
    let mut comments = Comments::new(container.limit());
    if style == Style::Dxc {
        parts(&mut comments, container, program.header.kind)?;
        let rdat = part(FourCC::RDAT).map(|part| Rdat::parse(&part)).transpose()?;
        let reflection = reflection(container, &module)?;
        metadata(&mut comments, &module, reflection.as_ref(), rdat.as_ref())?;
    }
    Ok((comments.finish()?, module))
}

/// The text of a file that holds a module: a container, a program database of DXC with a container
/// in it, the content of a part `DXIL`, or bitcode, which may be of modern LLVM. For DXBC, and for effects of `fx_5_0` and
/// shaders of Direct3D 9, which have no container, it is FXC's listing.
///
/// # Errors
///
/// As [`disassemble`], [`disassemble_effect`], [`disassemble_direct3d9`] and [`disassemble_module`]. The text may have as many bytes as
/// [`default_limit`] says.
pub fn disassemble_file(file: &[u8], style: Style) -> Result<BString, Error> {
    disassemble_file_within(file, style, default_limit(file.len()))
}

/// The text of a file that holds a module, if it is not longer than `limit` bytes.
///
/// # Errors
///
/// As [`disassemble_file`].
pub fn disassemble_file_within(file: &[u8], style: Style, limit: usize) -> Result<BString, Error> {
    if Effect::is_file(file) {
        return disassemble_effect(file, FxcOptions::of_style(style), limit);
    }
    if Shader::is_file(file) {
        return disassemble_direct3d9(file, FxcOptions::of_style(style), limit);
    }
    let file = File::open(file)?;
    if let File::Container(container) = &file {
        let container = Container::parse(container)?.within(limit);
        if fxc::is_dxbc(&container) {
            return disassemble_dxbc(&container, FxcOptions::of_style(style));
        }
    }
    let (comments, module) = file_comments(&file, style, limit)?;
    with_module(comments, &module, style, limit)
}

/// The comments on a file, and the module that follows.
pub(crate) fn file_comments(
    file: &File<'_>,
    style: Style,
    limit: usize,
) -> Result<(BString, Module), Error> {
    match file {
        File::Container(container) => comments(&Container::parse(container)?.within(limit), style),
        File::Bitcode(bitcode) => {
            let module = dxil_bitcode::read(bitcode)?;
            Ok((module_comments(&module, style, limit)?, module))
        }
    }
}

/// The text of a module, and in DXC's style comments on its metadata before it.
///
/// # Errors
///
/// The module states that it is DXIL and lacks metadata of DXIL, or the text would be longer than
/// [`dxil_text::default_limit`] allows.
pub fn disassemble_module(module: &Module, style: Style) -> Result<BString, Error> {
    let limit = dxil_text::default_limit(module);
    with_module(module_comments(module, style, limit)?, module, style, limit)
}

fn module_comments(module: &Module, style: Style, limit: usize) -> Result<BString, Error> {
    let mut comments = Comments::new(limit);
    if style == Style::Dxc && module.types.dialect() == Dialect::Dxil {
        metadata(&mut comments, module, None, None)?;
    }
    comments.finish()
}

/// The comments and the module, up to `limit` bytes.
fn with_module(
    mut text: BString,
    module: &Module,
    style: Style,
    limit: usize,
) -> Result<BString, Error> {
    let style = match module.types.dialect() {
        Dialect::Dxil => style,
        // Comments are on operations of DXIL.
        Dialect::Modern => Style::Llvm,
    };
    dxil_text::append(&mut text, module, style, limit)?;
    Ok(text)
}

/// Prints the parts that are not modules.
fn parts(
    comments: &mut Comments,
    container: &Container<'_>,
    kind: ShaderKind,
) -> Result<(), Error> {
    if let Some(part) = container.part(FourCC::SFI0) {
        features::print(comments, *Features::parse(&part)?.flags);
    }
    let signatures = [
        (FourCC::ISG1, "Input", true),
        (FourCC::OSG1, "Output", false),
        (FourCC::PSG1, "Patch Constant", false),
    ];
    for (four_cc, title, is_input) in signatures {
        if let Some(part) = container.part(four_cc) {
            signature::print(comments, title, &Signature::parse(&part)?, is_input);
        }
    }
    if let Some(part) = container.part(FourCC::ILDN) {
        hash::print_debug_name(comments, &DebugName::parse(&part)?.name);
    }
    if let Some(part) = container.part(FourCC::HASH) {
        hash::print(comments, &ShaderHash::parse(&part)?.hash);
    }
    if let Some(part) = container.part(FourCC::PSV0) {
        runtime_info::print(comments, &Psv::parse(&part)?, kind);
    }
    Ok(())
}

/// The metadata of the module that DXC keeps for reflection, with the names that it strips from the resources of the program.
/// For a program without resources, both say the same: reading one is enough.
fn reflection(container: &Container<'_>, program: &Module) -> Result<Option<Module>, Error> {
    let Some(part) = container.part(FourCC::STAT) else { return Ok(None) };
    if program.named_metadata("dx.resources").is_none() {
        return Ok(None);
    }
    match part.view()? {
        PartView::Program(program) => {
            let module = dxil_bitcode::read_metadata(&program.bitcode);
            module.map(Some).map_err(Error::in_program(&part, &program))
        }
        _ => Ok(None),
    }
}

/// Prints the metadata of a DXIL module. Names are those of the module for reflection, if there is one.
fn metadata(
    comments: &mut Comments,
    module: &Module,
    reflection: Option<&Module>,
    rdat: Option<&Rdat<'_>>,
) -> Result<(), Error> {
    if module.named_metadata("dx.version").is_none() {
        return Ok(());
    }
    let kind = Target::of(module)?.kind;
    if let Some(signatures) = EntryPoint::first_signatures(module)? {
        if kind != ShaderKind::Library {
            interpolation::print(comments, &signatures, kind);
        }
    }
    let named = reflection.unwrap_or(module);
    let flags = EntryPoint::first_flags(named)?;
    let resources = EntryPoint::first_resources(named)?.unwrap_or_default();
    buffers::print(comments, named, &resources, flags)?;
    bindings::print(comments, &resources);
    view_id::print(comments, named, kind, flags)?;
    subobjects::print(comments, module, rdat)
}
