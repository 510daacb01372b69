//! The PDB file of a container: its name, and the parts that it has.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_container::write::{Container, ProgramDatabase, Signing};
use dxil_container::{Digest, Error, FourCC};

/// A PDB file that debug information goes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DebugFile {
    /// A file of this path, which `ILDN` repeats.
    File(String),
    /// A file in the folder of this path, which ends with a separator. Its name is the hash of the shader.
    Folder(String),
}

impl DebugFile {
    /// The name in `ILDN`, unless it is the hash of the shader.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::File(path) => Some(path),
            Self::Folder(_) => None,
        }
    }

    /// The path of the file for a shader of this hash.
    #[must_use]
    pub fn path(&self, hash: &Digest) -> String {
        match self {
            Self::File(path) => path.clone(),
            Self::Folder(path) => format!("{path}{hash}.pdb"),
        }
    }
}

/// The parts that debuggers read.
const PARTS: [FourCC; 6] =
    [FourCC::ILDB, FourCC::ILDN, FourCC::HASH, FourCC::SRCI, FourCC::VERS, FourCC::PDBI];

/// A PDB file with the parts of a container that debuggers read. `hash` is that of the shader.
///
/// # Errors
///
/// These parts are larger than a container may be.
pub fn program_database(container: &Container, hash: &Digest) -> Result<Vec<u8>, Error> {
    let parts = container.parts.iter().filter(|part| PARTS.contains(&part.four_cc));
    let signing = Signing::Set(Digest::ZERO);
    let container = Container { signing, parts: parts.cloned().collect(), ..Container::default() };
    Ok(ProgramDatabase::of_container(&container.write()?, hash.0).file)
}
