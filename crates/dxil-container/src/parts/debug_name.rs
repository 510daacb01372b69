//! `ILDN`: the name of the file with debug information.
//!
//! DXC writes the part with `-Zi`, `-Zs` or `-Fd`, FXC with `/Zi` and `/Zsb` or `/Zss`. There is one
//! version.

use bstr::{BStr, BString};

use crate::At;
use crate::part::part;

part! {
    /// The name of the file with debug information.
    pub struct DebugName: Default |cursor| {
        /// The start of the part. The name follows, a zero byte, and zeros up to a multiple of 4 bytes.
        pub header: DebugNameHeader {
            /// Zero.
            flags: u16,
            /// Bytes of the name, without the zero byte that ends it.
            name_length: u16 = name.len(),
        } = cursor.record("the header of the name")?,
        /// The name, without the zero byte that ends it. The format has room for 65,535 bytes of it: a
        /// container with a longer one is refused.
        pub name: At<&'a BStr> => BString = cursor.text(header.name_length.into(), "the name")?,
        /// The zero byte that ends the name, and zeros up to a multiple of 4 bytes.
        pub padding: At<&'a [u8]> => pad = cursor.rest(),
    }
}

impl DebugName {
    /// Returns a part of this name.
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
    #[must_use]
    pub fn new(name: impl Into<BString>) -> Self {
        Self { flags: 0, name: name.into() }
    }
}
