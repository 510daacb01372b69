//! The parts that are or depend on bitcode: `ILDB`, `STAT`, `ILDN`, `HASH` and `DXIL`.

use alloc::borrow::Cow;
use alloc::format;
use alloc::vec::Vec;

use bstr::BString;
use dxil_container::FourCC;
use dxil_container::layout::HashFlags;
use dxil_container::write::{Container, DebugName, Program, ShaderHash, ValidatorVersion};
use dxil_derive::Shader;
use dxil_metadata::ShaderMetadata;

use crate::canonical::canonical;
use crate::options::{DebugParts, HashSource, Reflection};
use crate::source::Source;
use crate::{Diagnostic, Options, debug, reflection};

/// The bitcode of the parts.
struct Programs {
    /// `DXIL`.
    program: Vec<u8>,
    /// The program with debug information, if the module has any: `ILDB`.
    debug: Option<Vec<u8>>,
    /// The module for reflection, unless there is to be none: `STAT`.
    reflection: Option<Vec<u8>>,
    /// `HASH`.
    hash: ShaderHash,
}

/// Adds the parts, in DXC's order.
pub(crate) fn add(
    container: &mut Container,
    source: Source<'_>,
    options: &Options,
) -> Result<(), Diagnostic> {
    let Shader { target, dxil_version, validator, .. } = source.shader;
    let Programs { program, debug, reflection, hash } = Programs::new(source, options)?;
    let part = |bitcode| Program::new(target.kind, target.model, dxil_version, bitcode);
    let has_debug_info = debug.is_some();
    if let Some(debug) = debug.filter(|_| options.debug == DebugParts::Embedded) {
        container.push(FourCC::ILDB, part(debug));
    }
    if let Some(reflection) = reflection {
        container.push(FourCC::STAT, part(reflection));
    }
    let has_name = has_debug_info && options.debug != DebugParts::None;
    if has_name && validator >= ValidatorVersion::V1_1 {
        let of_hash = || BString::from(format!("{}.pdb", hash.hash.digest));
        let name = options.debug_name.clone().unwrap_or_else(of_hash);
        container.push(FourCC::ILDN, DebugName::new(name));
    }
    if validator >= ValidatorVersion::V1_5 {
        container.push(FourCC::HASH, hash);
    }
    if let Some(info) = &options.source_info {
        container.push(FourCC::SRCI, info.clone());
    }
    container.push(FourCC::DXIL, part(program));
    Ok(())
}

impl Programs {
    fn new(source: Source<'_>, options: &Options) -> Result<Self, Diagnostic> {
        let given = canonical(source.shader.module());
        let mut module = source.program(&given).map_or(Cow::Borrowed(&*given), Cow::Owned);
        let mut bitcode = dxil_bitcode::write(&module)?;
        let mut metadata = source.shader.metadata;
        let (mut debug, mut hash) = (None, None);
        if debug::has_debug_info(&module) {
            if options.hash == HashSource::Source {
                // DXC hashes its input, before something moves out of it.
                let whole = match module {
                    Cow::Borrowed(_) => Cow::Borrowed(&bitcode),
                    Cow::Owned(_) => Cow::Owned(dxil_bitcode::write(&given)?),
                };
                hash = Some(ShaderHash::of(&whole, HashFlags::IncludesSource));
            }
            let mut stripped = debug::strip(&module);
            let mut read = ShaderMetadata::read(&stripped)?;
            reflection::normalize(&mut read);
            read.write(&mut stripped);
            (module, metadata) = (Cow::Owned(stripped), read);
            debug = Some(core::mem::replace(&mut bitcode, dxil_bitcode::write(&module)?));
        }
        let reflection = match options.reflection {
            Reflection::Keep => Some(dxil_bitcode::write(&reflection::module(&module, metadata))?),
            Reflection::Strip => {
                if let Some(stripped) = reflection::strip(&module, metadata) {
                    bitcode = dxil_bitcode::write(&stripped)?;
                }
                None
            }
        };
        let hash = hash.unwrap_or_else(|| ShaderHash::of(&bitcode, HashFlags::default()));
        Ok(Self { program: bitcode, debug, reflection, hash })
    }
}
