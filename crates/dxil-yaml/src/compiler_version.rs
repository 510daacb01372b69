//! `CompilerVersion`: the part `VERS`.

use alloc::string::String;

use bstr::BStr;
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
    commit_sha: String,
    custom_version: String,
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
        let text = |text: Option<At<&BStr>>| match text {
            Some(text) => core::str::from_utf8(*text).ok().map(String::from),
            None => Some(String::new()),
        };
        Some(Self {
            header: Placed::new(&view.header, part),
            commit_sha: text(view.commit_sha)?,
            custom_version: text(view.custom_version)?,
        })
    }

    fn form(&self) -> PartData {
        let CompilerVersionHeader { major, minor, flags, commit_count, .. } = self.header.record;
        let commit_sha = Some(self.commit_sha.as_str().into());
        let custom_version = Some(self.custom_version.as_str().into());
        write::CompilerVersion { major, minor, flags, commit_count, commit_sha, custom_version }
            .into()
    }

    fn end(&self) -> Option<usize> {
        Some(CompilerVersionHeader::SIZE.saturating_add(self.header.record.strings_size as usize))
    }
}
