//! Versions, and the names of metadata.

use alloc::format;

use dxil_ops::Version;

use super::{Checker, Rule, quoted};

/// The names of metadata that DXIL and LLVM give a meaning.
const KNOWN: [&[u8]; 2] = [b"dx.", b"llvm."];

impl Checker<'_> {
    pub(super) fn versions(&mut self) {
        let newest = Version::ALL.last().copied().unwrap_or(Version::V1_0);
        let stated = [
            ("DXIL", self.metadata.dxil_version),
            ("the validator", self.metadata.validator_version),
        ];
        for (name, version) in stated {
            let Some(version) = version else { continue };
            self.require(version <= newest, Rule::Versions, || {
                format!("version {version} of {name} is not known; the newest one is {newest}")
            });
        }
        if let Some(target) = self.metadata.target {
            let model = target.model;
            self.require(model.version().is_some(), Rule::Versions, || {
                format!("shader model {model} is not known")
            });
            if let (Some(stated), Some(expected)) = (self.metadata.dxil_version, model.version()) {
                self.require(stated == expected || stated > newest, Rule::Versions, || {
                    format!("shader model {model} has DXIL {expected}, not {stated}")
                });
            }
        }
        for named in &self.module.named_metadata {
            let is_known = KNOWN.iter().any(|prefix| named.name.starts_with(prefix));
            self.require(is_known, Rule::NamedMetadata, || {
                format!("the named metadata !{} has no meaning", quoted(&named.name))
            });
        }
    }
}
