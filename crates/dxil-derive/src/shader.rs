//! A module as its parts see it.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use dxil_container::write::ValidatorVersion;
use dxil_format::{ShaderFlags, ShaderKind, TessellatorDomain};
use dxil_ir::Module;
use dxil_metadata::{EntryPoint, ShaderMetadata, SignatureElement, Signatures, Subobject, Target};
use dxil_ops::Version;

use crate::Diagnostic;

/// A module, its metadata, and the versions for which parts are made.
#[derive(Clone, Debug)]
pub struct Shader<'m> {
    module: Cow<'m, Module>,
    /// The metadata of which parts are made.
    pub metadata: Cow<'m, ShaderMetadata>,
    /// The kind of shader, and the shader model.
    pub target: Target,
    /// The version of DXIL.
    pub dxil_version: Version,
    /// The version for which parts are made.
    pub validator: ValidatorVersion,
}

impl<'m> Shader<'m> {
    /// A module with metadata, which may state other things than the module itself.
    ///
    /// # Errors
    ///
    /// Fails if the metadata has no shader model, or no version of DXIL.
    pub fn new(
        module: impl Into<Cow<'m, Module>>,
        metadata: impl Into<Cow<'m, ShaderMetadata>>,
    ) -> Result<Self, Diagnostic> {
        let metadata = metadata.into();
        let target = metadata.target.ok_or_else(|| Diagnostic::missing("dx.shaderModel"))?;
        let dxil_version =
            metadata.dxil_version.ok_or_else(|| Diagnostic::missing("dx.version"))?;
        let validator = match metadata.validator_version {
            // A module that is not meant to be validated has the newest parts.
            Some(Version { major: 0, .. }) => ValidatorVersion::LATEST,
            Some(version) => version.into(),
            None => ValidatorVersion::V1_0,
        };
        Ok(Self { module: module.into(), metadata, target, dxil_version, validator })
    }

    /// The module as it was given.
    #[must_use]
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// The module and its metadata.
    #[must_use]
    pub fn into_parts(self) -> (Cow<'m, Module>, ShaderMetadata) {
        (self.module, self.metadata.into_owned())
    }

    /// The shader with these subobjects in place of the module's.
    pub(crate) fn with_subobjects(&self, subobjects: Vec<Subobject>) -> Shader<'_> {
        let metadata = ShaderMetadata { subobjects, ..ShaderMetadata::clone(&self.metadata) };
        Shader { module: Cow::Borrowed(&self.module), metadata: Cow::Owned(metadata), ..*self }
    }

    /// Whether the module is a library.
    #[must_use]
    pub fn is_library(&self) -> bool {
        self.target.kind == ShaderKind::Library
    }

    /// The entry point, or the first one of a library, which stands for all.
    pub(crate) fn entry(&self) -> Option<&EntryPoint> {
        self.metadata.entry_points.first()
    }

    /// The flags of the entry point.
    #[must_use]
    pub fn flags(&self) -> ShaderFlags {
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
