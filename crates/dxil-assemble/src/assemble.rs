//! The parts of a container, in DXC's order.

use alloc::borrow::Cow;
use alloc::vec;
use alloc::vec::Vec;

use dxil_container::FourCC;
use dxil_container::layout::HashFlags;
use dxil_container::write::{
    Container, DebugName, Features, PartData, Program, ShaderHash, ValidatorVersion,
};
use dxil_format::ShaderKind;
use dxil_ir::Module;

use crate::shader::Shader;
use crate::signature::{Direction, signature};
use crate::{Diagnostic, Options, debug, features, psv, rdat, reflection};

/// A container that was made of a module.
#[derive(Clone, PartialEq, Debug)]
pub struct Assembled {
    /// The parts, as typed forms.
    pub container: Container,
}

impl Assembled {
    /// The bytes of the file.
    ///
    /// # Errors
    ///
    /// Where a part has more of something than the format has room for.
    pub fn write(&self) -> Result<Vec<u8>, dxil_container::Error> {
        self.container.write()
    }
}

/// Makes a container of a module, with the parts that DXC makes of it, in DXC's order.
///
/// # Errors
///
/// All reasons for which the module is refused.
pub fn assemble(module: &Module, options: &Options) -> Result<Assembled, Vec<Diagnostic>> {
    let container = parts(module, options).map_err(|diagnostic| vec![diagnostic])?;
    Ok(Assembled { container })
}

fn parts(module: &Module, options: &Options) -> Result<Container, Diagnostic> {
    let shader = Shader::read(module, options)?;
    let mut container = Container {
        signing: options.signing,
        layout: shader.validator.layout(),
        ..Container::default()
    };
    container.push(FourCC::SFI0, Features::new(features(shader.flags())));
    if shader.is_library() {
        container.push(FourCC::RDAT, rdat::rdat(&shader));
    } else {
        signatures(&mut container, &shader);
        container.push(FourCC::PSV0, psv::psv(&shader)?);
    }
    programs(&mut container, &shader, options)?;
    Ok(container)
}

fn signatures(container: &mut Container, shader: &Shader<'_>) {
    let kind = shader.target.kind;
    container.push(FourCC::ISG1, signature(shader, shader.inputs(), Direction::Read));
    container.push(FourCC::OSG1, signature(shader, shader.outputs(), Direction::Written));
    if !shader.patch_constants().is_empty() {
        let direction = match kind {
            ShaderKind::Domain => Direction::Read,
            _ => Direction::Written,
        };
        container.push(FourCC::PSG1, signature(shader, shader.patch_constants(), direction));
    }
}

/// Adds the parts that are or depend on bitcode.
fn programs(
    container: &mut Container,
    shader: &Shader<'_>,
    _options: &Options,
) -> Result<(), Diagnostic> {
    let program = |bitcode| {
        Program::new(shader.target.kind, shader.target.model, shader.dxil_version, bitcode)
    };
    let whole = dxil_bitcode::write(shader.module)?;
    let mut debug_name = None;
    let mut stripped = Cow::Borrowed(shader.module);
    let mut bitcode = whole;
    if debug::has_debug_info(shader.module) {
        container.push(FourCC::ILDB, program(bitcode));
        stripped = Cow::Owned(debug::strip(shader.module));
        bitcode = dxil_bitcode::write(&stripped)?;
        debug_name = Some(());
    }
    let statistics = dxil_bitcode::write(&reflection::module(&stripped, &shader.metadata))?;
    container.push(FourCC::STAT, program(statistics));
    let hash = ShaderHash::of(&bitcode, HashFlags::default());
    if debug_name.is_some() {
        let name = alloc::format!("{}.pdb", hash.hash.digest);
        container.push(FourCC::ILDN, DebugName::new(name));
    }
    if shader.validator >= ValidatorVersion::V1_5 {
        container.push(FourCC::HASH, hash);
    }
    container.push(FourCC::DXIL, PartData::Program(program(bitcode)));
    Ok(())
}
