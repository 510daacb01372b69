//! The parts of a container, in DXC's order.

use alloc::vec;
use alloc::vec::Vec;

use dxil_container::FourCC;
use dxil_container::write::{Container, Features, PartData, ValidatorVersion};
use dxil_format::ShaderKind;
use dxil_ir::Module;

use crate::shader::Shader;
use crate::signature::{Direction, signature};
use crate::{Diagnostic, Options, check, programs, psv, rdat};

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
    /// Fails if a part has more of something than the format has room for.
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
    if !options.unchecked {
        check::check(module)?;
    }
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
    container.push(FourCC::SFI0, Features::new(shader.flags().features()));
    if shader.is_library() {
        let version = options.compiler_version.as_ref();
        if let Some(version) = version.filter(|_| shader.validator >= ValidatorVersion::V1_8) {
            container.push(FourCC::VERS, version.clone());
        }
        container.push(FourCC::RDAT, rdat::rdat(&shader));
    } else {
        signatures(&mut container, &shader);
        container.push(FourCC::PSV0, psv::psv(&shader)?);
        if let Some(root_signature) = &shader.root_signature {
            container.push(FourCC::RTS0, root_signature.clone());
        }
    }
    programs::add(&mut container, shader, options)?;
    if let Some(data) = &options.private_data {
        container.push(FourCC::PRIV, PartData::Raw(data.clone()));
    }
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
