//! `CompilerVersion`: the part `VERS`.

use bstr::{BStr, BString};
use dxil_container::layout::{CompilerVersionFlags, CompilerVersionHeader};
use dxil_container::write::{self, PartData};
use dxil_container::{At, FourCC, Record, read};

use crate::mapping::{Fields, Mapping};
use crate::placed::{Placed, Stating};

/// The version of the compiler. Where a key is missing, `yaml2obj` writes its own version; here it is zero
/// or empty.
#[derive(Default)]
pub(crate) struct CompilerVersion {
    header: Placed<CompilerVersionHeader>,
    commit_sha: BString,
    custom_version: BString,
}

impl Fields for CompilerVersion {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        self.header.fields(map);
        map.defaulted("CommitSha", &mut self.commit_sha);
        map.defaulted("CustomVersionString", &mut self.custom_version);
    }
}

impl Fields for CompilerVersionHeader {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.defaulted("Major", &mut self.major);
        map.defaulted("Minor", &mut self.minor);
        map.flag("IsDebugBuild", &mut self.flags.0, CompilerVersionFlags::Debug.0);
        map.flag("IsValidated", &mut self.flags.0, CompilerVersionFlags::Internal.0);
        map.defaulted("CommitCount", &mut self.commit_count);
        map.defaulted("ContentSizeInBytes", &mut self.strings_size);
    }
}

impl Stating for CompilerVersion {
    const KEY: &'static str = "CompilerVersion";
    const NAME: FourCC = FourCC::VERS;

    fn of(part: &read::Part<'_>) -> Option<Self> {
        let view = read::CompilerVersion::parse(part).ok()?;
        let text = |text: Option<At<&BStr>>| text.map(|text| (*text).into()).unwrap_or_default();
        Some(Self {
            header: Placed::new(&view.header, part),
            commit_sha: text(view.commit_sha),
            custom_version: text(view.custom_version),
        })
    }

    fn form(&self) -> PartData {
        let CompilerVersionHeader { major, minor, flags, commit_count, .. } = self.header.record;
        let commit_sha = Some(self.commit_sha.clone());
        let custom_version = Some(self.custom_version.clone());
        write::CompilerVersion { major, minor, flags, commit_count, commit_sha, custom_version }
            .into()
    }

    fn end(&self) -> Option<usize> {
        Some(CompilerVersionHeader::SIZE.saturating_add(self.header.record.strings_size as usize))
    }
}
