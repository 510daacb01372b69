//! `ILDN`: the name of the file with debug information.

use alloc::vec::Vec;

use bstr::BString;

use super::{pad, string};
use crate::layout::DebugNameHeader;
use crate::{Record, read};

/// The name of the file with debug information.
///
/// ```
/// use dxil_container::layout::HashFlags;
/// use dxil_container::write::{DebugName, ShaderHash};
///
/// # let theirs = include_bytes!(concat!(
/// #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/ps_debug-separate.dxbc"
/// # ));
/// # let theirs = dxil_container::Container::parse(theirs)?;
/// # let program = theirs.part(dxil_container::FourCC::DXIL).expect("a program");
/// # let bitcode = &*dxil_container::read::Program::parse(&program)?.bitcode;
/// // DXC names the file after the hash of the shader, unless it is told a name.
/// let hash = ShaderHash::of(bitcode, HashFlags::default());
/// let name = DebugName::new(format!("{}.pdb", hash.hash.digest));
/// # let theirs = theirs.part(dxil_container::FourCC::ILDN).expect("a name");
/// # assert_eq!(dxil_container::write::PartData::from(name), dxil_container::write::PartData::read(&theirs)?);
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DebugName {
    /// Zero.
    pub flags: u16,
    /// The name. The format has room for 65,535 bytes of it: a container with a longer one is refused.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub name: BString,
}

impl DebugName {
    /// This name.
    #[must_use]
    pub fn new(name: impl Into<BString>) -> Self {
        Self { flags: 0, name: name.into() }
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let start = out.len();
        let name_length = u16::try_from(self.name.len()).unwrap_or(u16::MAX);
        DebugNameHeader { flags: self.flags, name_length }.encode(out);
        string(out, &self.name[..name_length.into()]);
        pad(out, start);
    }
}

impl From<&read::DebugName<'_>> for DebugName {
    fn from(view: &read::DebugName<'_>) -> Self {
        Self { flags: view.header.flags, name: (*view.name).into() }
    }
}
