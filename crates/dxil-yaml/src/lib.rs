//! Containers as YAML, in the dialect of LLVM's `obj2yaml` and `yaml2obj` (LLVM 23).
//!
//! What LLVM knows is written as `obj2yaml` writes it, character for character, and read as `yaml2obj`
//! reads it. [`from_yaml`] makes of the text of [`to_yaml`] the same file, byte for byte; where LLVM's
//! keys say too little for that, there are more:
//!
//! | key | in | says |
//! | --- | --- | --- |
//! | `Gaps` | `Header` | bytes that belong to no part |
//! | `DXILOffset` | `Program` | where the bitcode begins, if not behind the header |
//! | `StringTable` | `Signature` | where names lie, if not in the order of the elements |
//! | `SemanticIndices` | `PSVInfo` | the table of indices, if elements do not need all of it |
//! | `PatchOrPrimMasks` | `PSVInfo` | the same for mesh shaders |
//! | `NumBytesGroupSharedMemory`, `RuntimeFlags`, `LinAlg` | `PSVInfo` | what version 4 adds |
//! | `MipLODBiasBits`, `MinLODBits`, `MaxLODBits` | `RootSignature` | numbers of which six digits say too little |
//! | `CompressedEntries` | `SourceInfo` | contents that are compressed in another way than ours |
//! | `Patches` | a part | bytes that are other than the part's keys say |
//! | `Data` | a part | all bytes of the part, where no key says what they are |
//!
//! Parts that LLVM does not know have a key with their [owned form](dxil_container::write): `RuntimeData`,
//! `PdbInfo`, `ResourceDefinitions`, `Statistics`, `Bytecode`, `Level9`, `Interfaces`, `LinkFunction`,
//! `LinkLibrary`, `LinkSignature`, `ProgramDatabase`, `Effect`. Keys are the names of fields; what is
//! absent or an empty list has none. DXC's `STAT` is a `Program`, and FXC's signatures are a
//! `Signature`.
//!
//! [`from_yaml`] differs from `yaml2obj` in this:
//!
//! - It obeys `StringTable` and `RuntimeInfoSize` in `PSVInfo`, which `yaml2obj` reads over.
//! - Gaps between parts, and parts without content, are filled with zeros, also the last one.
//! - A part that is larger than its `Size`, a `PartCount` that is not the number of parts, and keys that
//!   are there twice are errors. So are aliases.
//! - What `CompilerVersion` does not say is zero or empty, not the version of LLVM.
//!
//! ```
//! # use dxil_container::{FourCC, layout, write};
//! use dxil_yaml::{from_yaml, to_yaml};
//!
//! # let hash = write::ShaderHash::of(b"BC\xc0\xde", layout::HashFlags::IncludesSource);
//! # let mut container = write::Container::default();
//! # container.push(FourCC::HASH, write::PartData::from(hash));
//! # let file = container.write()?;
//! let text = to_yaml(&file)?;
//! assert!(text.contains("IncludesSource:  true"));
//! assert_eq!(from_yaml(&text)?, file);
//!
//! let error = from_yaml(&text.replace("true", "perhaps")).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "15:24: Parts[0].Hash.IncludesSource: `perhaps` is not true or false"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod compiler_version;
mod container;
mod debug_name;
mod error;
mod features;
mod float;
mod hash;
mod mapping;
mod node;
mod parse;
mod part;
mod placed;
mod print;
mod program;
mod psv;
mod root_signature;
mod serialized;
mod signature;
mod source_info;
mod strings;
mod value;

use alloc::string::String;
use alloc::vec::Vec;

pub use error::{Error, Errors};

use container::Document;
use mapping::{Reader, Value as _};

/// Writes a container as YAML.
///
/// # Errors
///
/// Fails where [`Container::parse`](dxil_container::Container::parse) does, and where the text would be longer
/// than [the file may unfold to](dxil_container::Container::within): see [`to_yaml_within`]. A part that cannot be
/// read is written as its bytes.
///
/// ```
/// # use dxil_container::{FourCC, write};
/// # let mut container = write::Container::default();
/// # container.push(FourCC::PRIV, write::PartData::Raw(b"mine".to_vec()));
/// # let file = container.write()?;
/// let text = dxil_yaml::to_yaml(&file)?;
/// assert!(text.ends_with(
///     "\
/// Parts:
///   - Name:            PRIV
///     Size:            4
///     PrivateData:     [ 0x6D, 0x69, 0x6E, 0x65 ]
/// ...
/// "
/// ));
/// # Ok::<(), dxil_container::Error>(())
/// ```
pub fn to_yaml(file: &[u8]) -> Result<String, dxil_container::Error> {
    to_yaml_within(file, dxil_container::default_limit(file.len()))
}

/// Writes a container as YAML, if neither the text nor what is compressed in the file has more bytes than
/// this.
///
/// # Errors
///
/// Fails as [`to_yaml`] does. A part that is compressed and would become too large is written as its
/// bytes, as one that cannot be read.
pub fn to_yaml_within(file: &[u8], limit: usize) -> Result<String, dxil_container::Error> {
    container::print(&dxil_container::Container::parse(file)?.within(limit))
}

/// Reads a container from YAML.
///
/// # Errors
///
/// Lists everything that is wrong with the text: what is no YAML, keys that are unknown, missing or
/// there twice, values that are not what the key asks for, and parts that do not fit into the file.
///
/// ```
/// use dxil_yaml::from_yaml;
///
/// let text = "\
/// --- !dxcontainer
/// Header:
///   Hash:     [ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 ]
///   Version:  { Major: 1, Minor: 0 }
///   PartCount: 1
/// Parts:
///   - Name: PRIV
///     Size: 4
///     PrivateData: [ 0x6d, 0x69, 0x6e, 0x65 ]
/// ";
/// let file = from_yaml(text)?;
/// assert!(file.ends_with(b"PRIV\x04\0\0\0mine"));
///
/// let errors = from_yaml(&text.replace("Size: 4", "Size: 3").replace("Major: 1", "Major: one"));
/// assert_eq!(
///     errors.unwrap_err().to_string(),
///     "4:22: Header.Version.Major: `one` is not a number from 0 to 65535\n\
///      8:11: Parts[0].Size: the part has 4 bytes"
/// );
/// # Ok::<(), dxil_yaml::Errors>(())
/// ```
pub fn from_yaml(text: &str) -> Result<Vec<u8>, Errors> {
    let root = parse::parse(text).map_err(|error| Errors::new(Vec::from([error])))?;
    let mut reader = Reader::default();
    let mut document = Document::default();
    document.read(&root, &mut reader);
    if reader.failures() > 0 {
        return Err(Errors::new(reader.into_errors()));
    }
    Ok(document.file)
}

/// The example in README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
