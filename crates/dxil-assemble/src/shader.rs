//! A module as its parts see it.

use alloc::vec::Vec;

use dxil_container::write::{PartData, ValidatorVersion};
use dxil_format::{ShaderFlags, ShaderKind, TessellatorDomain};
use dxil_ir::Module;
use dxil_metadata::{EntryPoint, ShaderMetadata, SignatureElement, Signatures, Target};
use dxil_ops::Version;

use crate::{Diagnostic, Options, root_signature};

/// A module, its metadata, and the versions for which parts are made.
pub(crate) struct Shader<'m> {
    module: &'m Module,
    /// The metadata without the root signature.
    pub(crate) metadata: ShaderMetadata,
    pub(crate) target: Target,
    pub(crate) dxil_version: Version,
    /// The version for which parts are made.
    pub(crate) validator: ValidatorVersion,
    /// `RTS0`.
    pub(crate) root_signature: Option<PartData>,
    /// Whether the program has other metadata than the module.
    is_changed: bool,
}

impl<'m> Shader<'m> {
    /// Reads the metadata of a module.
    pub(crate) fn read(module: &'m Module, options: &Options) -> Result<Self, Diagnostic> {
        let mut metadata = ShaderMetadata::read(module)?;
        let target = metadata.target.ok_or_else(|| Diagnostic::missing("dx.shaderModel"))?;
        let dxil_version =
            metadata.dxil_version.ok_or_else(|| Diagnostic::missing("dx.version"))?;
        let stated = metadata.validator_version;
        if let Some(ValidatorVersion { major, minor }) = options.validator_version {
            metadata.validator_version = Some(Version::new(major, minor));
        }
        let validator = match metadata.validator_version {
            // A module that is not meant to be validated has the newest parts.
            Some(Version { major: 0, .. }) => ValidatorVersion::LATEST,
            Some(version) => version.into(),
            None => ValidatorVersion::V1_0,
        };
        let own = match target.kind {
            // Its entry points keep theirs.
            ShaderKind::Library => None,
            _ => root_signature::take(&mut metadata),
        };
        let is_changed = metadata.validator_version != stated
            || own.is_some()
            || !metadata.subobjects.is_empty();
        let root_signature = root_signature::part(own.as_ref(), &options.root_signature);
        Ok(Self { module, metadata, target, dxil_version, validator, root_signature, is_changed })
    }

    /// The module as it was given.
    pub(crate) fn module(&self) -> &'m Module {
        self.module
    }

    /// A module without the data of other parts: its root signature and its subobjects. `None` if it is
    /// without them.
    pub(crate) fn program(&self, module: &Module) -> Option<Module> {
        self.is_changed.then(|| {
            let mut program = module.clone();
            let metadata = ShaderMetadata { subobjects: Vec::new(), ..self.metadata.clone() };
            metadata.write(&mut program);
            program
        })
    }

    /// Whether the module is a library.
    pub(crate) fn is_library(&self) -> bool {
        self.target.kind == ShaderKind::Library
    }

    /// The entry point, or the first one of a library, which stands for all.
    pub(crate) fn entry(&self) -> Option<&EntryPoint> {
        self.metadata.entry_points.first()
    }

    /// The flags of the entry point.
    pub(crate) fn flags(&self) -> ShaderFlags {
        self.entry().map(EntryPoint::flags).unwrap_or_default()
    }

    /// The domain of a hull or domain shader.
    pub(crate) fn domain(&self) -> TessellatorDomain {
        let properties = self.entry().and_then(|entry| entry.properties.as_ref());
        let hull = || Some(properties?.hull()?.domain);
        let domain = properties.and_then(|it| it.domain()).map(|it| it.domain);
        domain.or_else(hull).unwrap_or_default()
    }

    /// The elements that the shader reads.
    pub(crate) fn inputs(&self) -> &[SignatureElement] {
        self.elements(|signatures| &signatures.inputs)
    }

    /// The elements that the shader writes.
    pub(crate) fn outputs(&self) -> &[SignatureElement] {
        self.elements(|signatures| &signatures.outputs)
    }

    /// The patch constants of hull and domain shaders, the primitive attributes of mesh shaders.
    pub(crate) fn patch_constants(&self) -> &[SignatureElement] {
        self.elements(|signatures| &signatures.patch_constants)
    }

    fn elements(
        &self,
        get: fn(&Signatures) -> &Option<Vec<SignatureElement>>,
    ) -> &[SignatureElement] {
        let signatures = self.entry().and_then(|entry| entry.signatures.as_ref());
        signatures.and_then(|signatures| get(signatures).as_deref()).unwrap_or_default()
    }
}
