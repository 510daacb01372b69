//! A module, and what moves out of it into other parts than the program.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use dxil_container::write::PartData;
use dxil_derive::{Diagnostic, Shader};
use dxil_format::ShaderKind;
use dxil_ir::Module;
use dxil_metadata::ShaderMetadata;
use dxil_ops::Version;

use crate::{Options, root_signature};

/// The source of a container.
pub(crate) struct Source<'m> {
    /// The module; its metadata is without the root signature.
    pub(crate) shader: Shader<'m>,
    /// `RTS0`.
    pub(crate) root_signature: Option<PartData>,
    /// Whether the program has other metadata than the module.
    pub(crate) is_changed: bool,
    /// Whether a root signature or subobjects move out of the module.
    pub(crate) moves_out: bool,
}

impl<'m> Source<'m> {
    /// A module with its metadata, which may state another version of the validator than the module.
    pub(crate) fn new(
        module: Cow<'m, Module>,
        mut metadata: ShaderMetadata,
        stated: Option<Version>,
        options: &Options,
    ) -> Result<Self, Diagnostic> {
        let own = match metadata.target.map(|target| target.kind) {
            // Its entry points keep theirs.
            Some(ShaderKind::Library) => None,
            _ => root_signature::take(&mut metadata),
        };
        let is_changed = metadata.validator_version != stated
            || own.is_some()
            || !metadata.subobjects.is_empty();
        let has_subobjects = module.named_metadata("dx.subobjects").is_some();
        let moves_out = own.is_some() || has_subobjects;
        let root_signature = root_signature::part(own.as_ref(), &options.root_signature);
        let shader = Shader::new(module, metadata)?;
        Ok(Self { shader, root_signature, is_changed, moves_out })
    }
}

/// Removes the data of other parts from a module: its root signature, which its metadata is without, and
/// its subobjects.
pub(crate) fn move_out(module: &mut Module, metadata: &ShaderMetadata) {
    let metadata = ShaderMetadata { subobjects: Vec::new(), ..metadata.clone() };
    metadata.write(module);
}
