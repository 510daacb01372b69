//! `DebugName`: the part `ILDN`.

use alloc::string::String;
use alloc::vec::Vec;

use crate::encode;
use crate::mapping::{Fields, Mapping};
use crate::part::Content;
use dxil_container::layout::DebugNameHeader;
use dxil_container::{Record, read};

/// The name of the file with debug information.
#[derive(Default)]
pub(crate) struct DebugName {
    flags: Option<u16>,
    name_length: Option<u16>,
    name: String,
}

impl Fields for DebugName {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.optional("Flags", &mut self.flags);
        map.optional("NameLength", &mut self.name_length);
        map.required("DebugName", &mut self.name);
        if self.name_length.is_none() && u16::try_from(self.name.len()).is_err() {
            map.fail("DebugName", "a name has at most 65535 bytes");
        }
    }
}

impl DebugName {
    /// A name, unless it is no text.
    pub(crate) fn new(view: &read::DebugName<'_>) -> Option<Self> {
        Some(Self {
            flags: Some(view.header.flags),
            name_length: Some(view.header.name_length),
            name: core::str::from_utf8(*view.name).ok()?.into(),
        })
    }
}

impl Content for DebugName {
    fn key(&self) -> &'static str {
        "DebugName"
    }

    fn bytes(&self) -> Vec<u8> {
        let name = self.name.as_bytes();
        let name_length = self.name_length.unwrap_or(name.len() as u16);
        let mut out = Vec::new();
        DebugNameHeader { flags: self.flags.unwrap_or_default(), name_length }.encode(&mut out);
        encode::string(&mut out, &name[..name.len().min(name_length.into())]);
        out
    }
}
