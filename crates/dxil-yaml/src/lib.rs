//! Reads and writes DXContainer as YAML, in the dialect of `obj2yaml` and `yaml2obj` of LLVM 23.
//!
//! Parts that LLVM knows are written as `obj2yaml` writes them, character for character, and read as
//! `yaml2obj` reads them. [`from_yaml`] makes the same file, byte for byte, from the text of [`to_yaml`].
//! LLVM's keys do not suffice for that. These are added:
//!
//! | key | in | value |
//! | --- | --- | --- |
//! | `Gaps` | `Header` | bytes that belong to no part |
//! | `DXILOffset` | `Program` | the offset of the bitcode, if it does not follow the header |
//! | `StringTable` | `Signature` | the places of names, if not in the order of the elements |
//! | `SemanticIndices` | `PSVInfo` | the table of indices, if elements do not use all of it |
//! | `PatchOrPrimMasks` | `PSVInfo` | LLVM's key, but for mesh shaders |
//! | `NumBytesGroupSharedMemory`, `RuntimeFlags`, `LinAlg` | `PSVInfo` | the additions of version 4 |
//! | `MipLODBiasBits`, `MinLODBits`, `MaxLODBits` | `RootSignature` | the bits of numbers with more than six digits |
//! | `CompressedEntries` | `SourceInfo` | contents that neither DXC nor LLVM compresses to these bytes |
//! | `Patches` | a part | bytes that differ from those of the part's keys |
//! | `Data` | a part | all bytes of a part that no key can express |
//!
//! Parts that LLVM does not know have a key with their [owned form](dxil_container::write): `RuntimeData`,
//! `PdbInfo`, `ResourceDefinitions`, `Statistics`, `Bytecode`, `Level9`, `Interfaces`, `LinkFunction`,
//! `LinkLibrary`, `LinkSignature`, `ProgramDatabase`, `Effect`. Its keys are the names of fields; absent
//! values and empty lists have none. DXC's `STAT` is a `Program`, and FXC's signatures are a `Signature`.
//!
//! A text may omit sizes, counts and offsets that follow from the rest. As in `yaml2obj`, those that it
//! states are written, also if they contradict the rest. Only these are errors: offsets in root signatures,
//! counts in `SourceInfo`, and sizes of its compressed contents. [`from_yaml`] differs from `yaml2obj` in
//! this:
//!
//! - It reads `StringTable` and `RuntimeInfoSize` of `PSVInfo`, which `yaml2obj` ignores.
//! - It fills gaps between parts, and parts without content, with zeros, also at the end of the file.
//! - These are errors: a part that is larger than its `Size`, a `PartCount` that is not the number of
//!   parts, masks in `PSVInfo` whose size does not fit the numbers of vectors, repeated keys, and aliases.
//! - Keys that are missing in `CompilerVersion` are zero or empty; `yaml2obj` writes the version of LLVM.
//!
//! ```
//! use dxil_yaml::{from_yaml, to_yaml};
//!
//! # macro_rules! fixture {
//! #     ($include:ident, $name:literal) => {
//! #         $include!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $name))
//! #     };
//! # }
//! # let file: &[u8] = fixture!(include_bytes, "../../tests/fixtures/containers/dxc110/cs_wave_barrier.dxbc");
//! let text = to_yaml(file)?;
//! assert!(text.contains("WaveOps:         true"));
//! # // The text of obj2yaml.
//! # assert_eq!(text, fixture!(include_str, "tests/yaml/llvm_23/cs_wave_barrier.yaml"));
//! assert_eq!(from_yaml(&text)?, file);
//!
//! let error = from_yaml(&text.replace("WaveOps:         true", "WaveOps: perhaps")).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "29:16: Parts[0].Flags.WaveOps: `perhaps` is not true or false"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod byte_lists;
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

use byte_lists::ByteLists;
use container::Document;
use mapping::{Reader, Value as _};

/// Writes a container as YAML.
///
/// # Errors
///
/// Fails where [`Container::parse`](dxil_container::Container::parse) does, unless only the size in the header is too large,
/// and where the text would be longer than [the file may unfold to](dxil_container::Container::within): see [`to_yaml_within`]. A part
/// that cannot be read is written as its bytes.
///
/// ```
/// # macro_rules! fixture {
/// #     ($include:ident, $name:literal) => {
/// #         $include!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $name))
/// #     };
/// # }
/// # let file: &[u8] = fixture!(include_bytes, "../../tests/fixtures/containers/dxc110/rootsig_flags-1_1.dxbc");
/// let text = dxil_yaml::to_yaml(file)?;
/// let expected = "\
///       AllowInputAssemblerInputLayout: true
///       DenyVertexShaderRootAccess: true
///       DenyHullShaderRootAccess: true
///       DenyDomainShaderRootAccess: true
///       DenyGeometryShaderRootAccess: true
///       DenyPixelShaderRootAccess: true
///       AllowStreamOutput: true
/// ...
/// ";
/// assert!(text.ends_with(expected));
/// # // The text of obj2yaml.
/// # assert_eq!(text, fixture!(include_str, "tests/yaml/llvm_23/rootsig_flags-1_1.yaml"));
/// # Ok::<(), dxil_container::Error>(())
/// ```
pub fn to_yaml(file: &[u8]) -> Result<String, dxil_container::Error> {
    to_yaml_within(file, dxil_container::default_limit(file.len()))
}

/// Writes a container as YAML. Neither the text nor the decompressed content of the file may have more bytes
/// than the limit.
///
/// # Errors
///
/// Fails as [`to_yaml`] does. A compressed part that would become larger than the limit is written as its
/// bytes, as one that cannot be read.
pub fn to_yaml_within(file: &[u8], limit: usize) -> Result<String, dxil_container::Error> {
    let container = dxil_container::Container::open(file)?.within(limit);
    // As in LLVM, a file may be shorter than its header states, if all parts are there.
    let is_short = file.len() < container.header().file_size as usize;
    match container.errors().nth(usize::from(is_short)) {
        Some(error) => Err(error),
        None => container::print(&container),
    }
}

/// Reads a container from YAML.
///
/// Takes memory in proportion to the text, and at most 16 MiB for zeros that the text does not give.
///
/// # Errors
///
/// Lists the errors of the text, at most 1,000: invalid YAML, keys that are unknown, missing or repeated,
/// values that do not fit their key, and parts that do not fit into the file.
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
/// # // The file of yaml2obj.
/// # let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/yaml/llvm_23/");
/// # assert_eq!(Some(&*file), std::fs::read(format!("{folder}private.dxbc")).ok().as_deref());
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
    // A text with errors is read again as it is, for the places of numbers.
    let short = ByteLists::of(text).and_then(|it| read(&it.text, it.lists).ok());
    short.map_or_else(|| read(text, Vec::new()), Ok)
}

fn read(text: &str, lists: Vec<(node::Place, Vec<u8>)>) -> Result<Vec<u8>, Errors> {
    let root = parse::parse(text, lists).map_err(|error| Errors::new(Vec::from([error])))?;
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
