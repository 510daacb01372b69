//! A container of a changed module, in place of one that exists.

use alloc::borrow::Cow;
use alloc::vec;
use alloc::vec::Vec;

use dxil_container::layout::HashFlags;
use dxil_container::read::{Container, Part, Program, ShaderHash};
use dxil_container::write::{PartData, Signing};
use dxil_container::{Digest, Error, FourCC, Verdict};
use dxil_derive::RdatSubobjects;
use dxil_ir::Module;
use dxil_metadata::{Resources, ShaderMetadata};

use crate::{
    Assembled, DebugParts, Diagnostic, HashSource, Options, Reflection, RootSignatureSource,
    assemble_read, check,
};

/// Makes a container of a changed module of another container: of its `ILDB`, or of its `DXIL` if there is no debug information.
///
/// What the module does not state stays: see [`Options::keeping`]; the subobjects of a library; and `STAT`, if the resources are
/// the same, as the program lacks their names. All other parts are made of the module. One of DXC 1.10's that was not
/// changed gives the same file again, unless it has debug information: the program in `DXIL` then gets the names that `ILDB` has.
///
/// ```
/// use dxil_assemble::{Errors, reassemble};
/// use dxil_container::{Container, FourCC, read::Program};
///
/// # let file = include_bytes!(concat!(
/// #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/cs_wave_barrier.dxbc"
/// # ));
/// let container = Container::parse(file)?;
/// let part = container.part(FourCC::DXIL).expect("a program");
/// let module = dxil_bitcode::read(&Program::parse(&part)?.bitcode)?;
/// let assembled = reassemble(module, &container).map_err(Errors)?;
/// assert_eq!(assembled.write()?, file);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
///
/// All reasons for which the module is refused, or a part that is kept cannot be read.
pub fn reassemble<'m>(
    module: impl Into<Cow<'m, Module>>,
    container: &Container<'_>,
) -> Result<Assembled, Vec<Diagnostic>> {
    let module = module.into();
    check::dialect(&module)?;
    check::llvm(&module)?;
    let one = |error: Diagnostic| vec![error];
    let options = Options::keeping(container).map_err(|error| one(error.into()))?;
    let mut metadata = ShaderMetadata::read(&module).map_err(|error| one(error.into()))?;
    let subobjects = RdatSubobjects::of(container).map_err(|error| one(error.into()))?;
    if metadata.subobjects.is_empty() {
        metadata.subobjects = subobjects;
    }
    let reflection = container.part(FourCC::STAT).filter(|part| has_resources(part, &metadata));
    let mut assembled = assemble_read(module, metadata, &options)?;
    if let (Some(part), Some(data)) = (reflection, assembled.container.part_mut(FourCC::STAT)) {
        *data = PartData::Raw(part.data().to_vec());
    }
    Ok(assembled)
}

/// Whether a module for reflection has the resources of this metadata, but for their names.
fn has_resources(part: &Part<'_>, metadata: &ShaderMetadata) -> bool {
    let Ok(program) = Program::parse(part) else { return false };
    let Ok(module) = dxil_bitcode::read_metadata(&program.bitcode) else { return false };
    let Ok(of_part) = ShaderMetadata::read(&module) else { return false };
    let resources = |metadata: &ShaderMetadata| -> Vec<_> {
        let all = metadata.resources.iter().flat_map(Resources::iter);
        all.map(|it| (it.class(), it.id, it.kind(), it.space, it.lower_bound, it.range_size))
            .collect()
    };
    of_part.target == metadata.target && resources(&of_part) == resources(metadata)
}

impl Options {
    /// Options that keep what a module of a container does not state: the root signature, `PRIV`, `SRCI`, `VERS`, whether there is
    /// `STAT`, `ILDB`, `ILDN` and a signature, and of what `HASH` is.
    ///
    /// # Errors
    ///
    /// Fails if one of these parts cannot be read.
    pub fn keeping(container: &Container<'_>) -> Result<Self, Error> {
        let has = |name| container.part(name).is_some();
        let data = |name| container.part(name).map(|part| PartData::read(&part)).transpose();
        let mut options = Self {
            debug: match (has(FourCC::ILDB), has(FourCC::ILDN)) {
                (true, _) => DebugParts::Embedded,
                (false, true) => DebugParts::Name,
                (false, false) => DebugParts::None,
            },
            reflection: if has(FourCC::STAT) { Reflection::Keep } else { Reflection::Strip },
            private_data: container.part(FourCC::PRIV).map(|part| part.data().to_vec()),
            signing: match Digest::verify(container.bytes()) {
                Verdict::Unsigned => Signing::Set(Digest::ZERO),
                Verdict::Bypass => Signing::Set(Digest::BYPASS),
                Verdict::PreviewBypass => Signing::Set(Digest::PREVIEW_BYPASS),
                Verdict::Signed | Verdict::Wrong { .. } | Verdict::Missing => Signing::Sign,
            },
            ..Self::default()
        };
        if let Some(PartData::RootSignature(given)) = data(FourCC::RTS0)? {
            options.root_signature = RootSignatureSource::Given(given);
        }
        if let Some(PartData::SourceInfo(given)) = data(FourCC::SRCI)? {
            options.source_info = Some(given);
        }
        if let Some(PartData::CompilerVersion(given)) = data(FourCC::VERS)? {
            options.compiler_version = Some(given);
        }
        if let Some(part) = container.part(FourCC::HASH) {
            let flags = ShaderHash::parse(&part)?.hash.flags;
            if !flags.contains(HashFlags::IncludesSource) {
                options.hash = HashSource::Binary;
            }
        }
        Ok(options)
    }
}
