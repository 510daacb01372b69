//! `CompilerVersion`: the part `VERS`.

use alloc::string::String;
use alloc::vec::Vec;

use crate::encode;
use crate::mapping::{Fields, Mapping};
use crate::part::Content;
use dxil_container::layout::{CompilerVersionFlags as Flags, CompilerVersionHeader};
use dxil_container::{Record, read};

/// The version of the compiler. `yaml2obj` puts its own version where a key is missing, we zeros.
#[derive(Default)]
pub(crate) struct CompilerVersion {
    major: Option<u16>,
    minor: Option<u16>,
    is_debug_build: Option<bool>,
    is_validated: Option<bool>,
    commit_count: Option<u32>,
    strings_size: Option<u32>,
    commit_sha: Option<String>,
    custom_version: Option<String>,
}

impl Fields for CompilerVersion {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.optional("Major", &mut self.major);
        map.optional("Minor", &mut self.minor);
        map.optional("IsDebugBuild", &mut self.is_debug_build);
        map.optional("IsValidated", &mut self.is_validated);
        map.optional("CommitCount", &mut self.commit_count);
        map.optional("ContentSizeInBytes", &mut self.strings_size);
        map.optional("CommitSha", &mut self.commit_sha);
        map.optional("CustomVersionString", &mut self.custom_version);
    }
}

impl CompilerVersion {
    /// A version, unless its strings are no text.
    pub(crate) fn new(view: &read::CompilerVersion<'_>) -> Option<Self> {
        let header = view.header;
        let text = |text: Option<dxil_container::At<&bstr::BStr>>| match text {
            Some(text) => core::str::from_utf8(*text).ok().map(String::from),
            None => Some(String::new()),
        };
        Some(Self {
            major: Some(header.major),
            minor: Some(header.minor),
            is_debug_build: Some(header.flags.contains(Flags::Debug)),
            is_validated: Some(header.flags.contains(Flags::Internal)),
            commit_count: Some(header.commit_count),
            strings_size: Some(header.strings_size),
            commit_sha: Some(text(view.commit_sha)?),
            custom_version: Some(text(view.custom_version)?),
        })
    }

    fn flags(&self) -> Flags {
        let flags = [(self.is_debug_build, Flags::Debug), (self.is_validated, Flags::Internal)];
        let set = flags.into_iter().filter(|(is_set, _)| *is_set == Some(true));
        set.fold(Flags::default(), |all, (_, flag)| all.union(flag))
    }
}

impl Content for CompilerVersion {
    fn key(&self) -> &'static str {
        "CompilerVersion"
    }

    fn bytes(&self) -> Vec<u8> {
        let mut strings = Vec::new();
        for text in [&self.commit_sha, &self.custom_version] {
            encode::string(&mut strings, text.as_deref().unwrap_or_default().as_bytes());
        }
        let header = CompilerVersionHeader {
            major: self.major.unwrap_or_default(),
            minor: self.minor.unwrap_or_default(),
            flags: self.flags(),
            commit_count: self.commit_count.unwrap_or_default(),
            strings_size: self.strings_size.unwrap_or(strings.len() as u32),
        };
        strings.truncate(header.strings_size as usize);
        let mut out = Vec::new();
        header.encode(&mut out);
        out.extend_from_slice(&strings);
        out
    }
}
