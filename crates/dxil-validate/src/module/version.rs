//! Versions, and the names of metadata.

use alloc::format;

use dxil_format::ShaderKind;
use dxil_ir::Module;
use dxil_metadata::{ShaderMetadata, Target};
use dxil_ops::{ShaderModel, ShaderStage, Version};

use super::{Checker, Purpose, Rule, quoted};
use crate::dxc::of_module as dxc;

/// The names of metadata that LLVM gives a meaning.
const OF_LLVM: [&[u8]; 2] = [b"llvm.ident", b"llvm.module.flags"];
/// The names of debug information, of sources and of what compilers have for themselves: the assembler takes it out.
const OF_COMPILERS: [&[u8]; 3] = [b"llvm.dbg.", b"dx.source.", b"dx.binding.table"];
/// The names of metadata that the assembler takes out, too, since other parts of a container have it, or none.
const OF_PARTS: [&[u8]; 4] =
    [b"dx.counters", b"dx.intermediateOptions", b"dx.rootSignature", b"dx.subobjects"];

/// The first version for which the validator has no nodes.
pub(crate) const FIRST_WITHOUT_NODES: Version = Version::V1_10;

impl Checker<'_> {
    pub(super) fn versions(&mut self, is_validated: bool) {
        let newest = Version::ALL.last().copied().unwrap_or(Version::V1_0);
        let stated = [
            ("DXIL", self.metadata.dxil_version),
            ("the validator", self.metadata.validator_version),
        ];
        let has_version = self.metadata.dxil_version.is_some();
        self.require(has_version || !is_validated, Rule::Versions, || {
            "the module does not state its DXIL version in !dx.version".into()
        });
        for (name, version) in stated {
            let Some(version) = version else { continue };
            // The version of the validator in a module that is not meant to be validated.
            let is_none = name == "the validator" && version == Version::new(0, 0);
            let is_known = match is_none {
                true => !is_validated,
                false => version.major == 1 && version <= newest,
            };
            self.require(is_known, dxc::META_VERSION_SUPPORTED, || {
                format!("version {version} of {name} is not known; the newest one is {newest}")
            });
        }
        if let Some(target) = self.metadata.target {
            let model = target.model;
            // Libraries are no stage, and begin with 6.1.
            let stage = target.kind.stage();
            let first = stage.map_or(Version::V1_1, ShaderStage::since).minor;
            let is_known = match model.minor {
                ShaderModel::OFFLINE => target.kind == ShaderKind::Library,
                minor => (first..=newest.minor).contains(&minor),
            };
            self.require(model.version().is_some() && is_known, dxc::SM_NAME, || {
                let prefix = Target::PREFIXES.iter().find(|(kind, _)| *kind == target.kind);
                let prefix = prefix.map_or("?", |(_, prefix)| prefix);
                format!("shader model {prefix}_{}_{} is not known", model.major, model.minor)
            });
            // Libraries of the shader model 6.x, which are linked before they run, have the newest version.
            let expected = match model.minor {
                ShaderModel::OFFLINE => model.version().map(|_| newest),
                _ => model.version(),
            };
            if let (Some(stated), Some(expected)) = (self.metadata.dxil_version, expected) {
                self.require(stated == expected, dxc::SM_DXIL_VERSION, || {
                    format!("shader model {model} has DXIL {expected}, not {stated}")
                });
            }
        }
        let triple = &self.module.target_triple;
        self.require(triple == Module::DXIL_TRIPLE, dxc::META_TARGET, || match triple.is_empty() {
            true => r#"the module has no target; add `target triple = "dxil-ms-dx"`"#.into(),
            false => format!("the target is {}, not that of DXIL, dxil-ms-dx", quoted(triple)),
        });
    }

    pub(super) fn named_metadata(&mut self, purpose: Purpose) {
        let is_library = self.is_library();
        for named in &self.module.named_metadata {
            let name = named.name.as_slice();
            let is_left_out = OF_PARTS.contains(&name)
                || OF_COMPILERS.iter().any(|prefix| name.starts_with(prefix));
            let is_known = match is_left_out {
                // In a library, the root signature stays, and the validator does not know it.
                true => purpose != Purpose::Program && !(is_library && name == b"dx.rootSignature"),
                false => {
                    OF_LLVM.contains(&name)
                        || ShaderMetadata::NAMES.iter().any(|known| known.as_bytes() == name)
                }
            };
            self.require(is_known, dxc::META_KNOWN, || {
                format!("the named metadata !{} has no meaning", quoted(&named.name))
            });
        }
    }
}
