//! The parts of a container, in DXC's order.

use alloc::borrow::Cow;
use alloc::vec;
use alloc::vec::Vec;

use dxil_container::FourCC;
use dxil_container::write::{Container, PartData, ValidatorVersion};
use dxil_derive::read_resources;
use dxil_derive::semantic::read_elements;
use dxil_ir::Module;
use dxil_metadata::ShaderMetadata;
use dxil_ops::Version;

use crate::source::Source;
use crate::{Diagnostic, Options, check, programs};

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
/// A module that is given away is faster than one that is lent: it is changed where it is.
///
/// # Errors
///
/// All reasons for which the module is refused.
pub fn assemble<'m>(
    module: impl Into<Cow<'m, Module>>,
    options: &Options,
) -> Result<Assembled, Vec<Diagnostic>> {
    let module = module.into();
    check::dialect(&module)?;
    if !options.unchecked {
        check::llvm(&module)?;
    }
    assemble_verified(module, options)
}

/// Makes a container, as [`assemble`] does, of a module that the caller has [verified](dxil_ir::verify) as it is given. All
/// other checks are made. A module that breaks LLVM's rules can give a container that the validator refuses.
///
/// # Errors
///
/// All reasons for which the module is refused.
pub fn assemble_verified<'m>(
    module: impl Into<Cow<'m, Module>>,
    options: &Options,
) -> Result<Assembled, Vec<Diagnostic>> {
    let module = module.into();
    check::dialect(&module)?;
    let metadata = ShaderMetadata::read(&module).map_err(|error| vec![Diagnostic::from(error)])?;
    assemble_read(module, metadata, options)
}

/// Makes a container, as [`assemble_verified`] does, of a module whose metadata has been [read](ShaderMetadata::read) as the
/// module states it, or [derived](dxil_derive::derive).
///
/// # Errors
///
/// All reasons for which the module is refused.
pub fn assemble_read<'m>(
    module: impl Into<Cow<'m, Module>>,
    mut metadata: ShaderMetadata,
    options: &Options,
) -> Result<Assembled, Vec<Diagnostic>> {
    let module = module.into();
    read_resources(&mut metadata);
    read_elements(&mut metadata);
    let stated = metadata.validator_version;
    if let Some(ValidatorVersion { major, minor }) = options.validator_version {
        metadata.validator_version = Some(Version::new(major, minor));
    }
    if !options.unchecked {
        check::shader(&module, &metadata)?;
    }
    let source = Source::new(module, metadata, stated, options);
    let container = source.and_then(|source| parts(source, options));
    let container = container.map_err(|diagnostic| vec![diagnostic])?;
    if !options.unchecked {
        check::root_signature(&container, options)?;
    }
    Ok(Assembled { container })
}

/// The most parts that a shader has: `SFI0`, three signatures, `PSV0`, `RTS0`, `ILDB`, `STAT`, `ILDN`, `HASH`,
/// `SRCI`, `DXIL` and `PRIV`.
const MAX_PARTS: usize = 13;

fn parts(source: Source<'_>, options: &Options) -> Result<Container, Diagnostic> {
    let shader = &source.shader;
    let validator = shader.validator;
    let mut container = Container {
        signing: options.signing,
        layout: validator.layout(),
        parts: Vec::with_capacity(MAX_PARTS),
        ..Container::default()
    };
    container.push(FourCC::SFI0, shader.features());
    if shader.is_library() {
        let version = options.compiler_version.as_ref();
        if let Some(version) = version.filter(|_| validator >= ValidatorVersion::V1_8) {
            container.push(FourCC::VERS, version.clone());
        }
        container.push(FourCC::RDAT, shader.rdat());
    } else {
        for (name, signature) in shader.signatures() {
            container.push(name, signature);
        }
        let psv = match options.psv_form {
            Some(validator) => shader.psv_for(validator)?,
            None => shader.psv()?,
        };
        container.push(FourCC::PSV0, psv);
        if let Some(root_signature) = &source.root_signature {
            container.push(FourCC::RTS0, root_signature.clone());
        }
    }
    programs::add(&mut container, source, options)?;
    if let Some(data) = &options.private_data {
        container.push(FourCC::PRIV, PartData::Raw(data.clone()));
    }
    Ok(container)
}
