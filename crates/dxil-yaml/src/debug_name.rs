//! `DebugName`: the part `ILDN`.

use bstr::BString;
use dxil_container::layout::DebugNameHeader;
use dxil_container::write::{self, PartData};
use dxil_container::{FourCC, Record, read};

use crate::mapping::{Fields, Mapping};
use crate::placed::{Placed, Stating};

/// The name of the file with debug information.
#[derive(Default)]
pub(crate) struct DebugName {
    header: Placed<DebugNameHeader>,
    name: BString,
}

impl Fields for DebugName {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        self.header.fields(map);
        map.required("DebugName", &mut self.name);
        if u16::try_from(self.name.len()).is_err() {
            map.fail("DebugName", "a name has at most 65535 bytes");
        }
    }
}

impl Fields for DebugNameHeader {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.defaulted("Flags", &mut self.flags);
        map.defaulted("NameLength", &mut self.name_length);
    }
}

impl Stating for DebugName {
    const KEY: &'static str = "DebugName";
    const NAME: FourCC = FourCC::ILDN;

    fn of(part: &read::Part<'_>) -> Option<Self> {
        let view = read::DebugName::parse(part).ok()?;
        Some(Self { header: Placed::new(&view.header, part), name: (*view.name).into() })
    }

    fn form(&self) -> PartData {
        write::DebugName::new(self.name.clone()).into()
    }

    fn end(&self) -> Option<usize> {
        Some(DebugNameHeader::SIZE + usize::from(self.header.record.name_length))
    }
}
