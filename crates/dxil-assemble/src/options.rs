//! Options of assembling.

use alloc::vec::Vec;

use bstr::BString;
use dxil_container::write::{self, CompilerVersion, Signing, SourceInfo, ValidatorVersion};

/// The choices that a module leaves open. [`Options::default`] makes the container that DXC's assembler
/// makes, signed.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Whether a module is assembled though it breaks rules of LLVM or of operations. The runtime may
    /// refuse the container then.
    pub unchecked: bool,
    /// The version of the validator for which parts are made; [`None`] for that of `dx.valver`. Another
    /// version is written into the module.
    pub validator_version: Option<ValidatorVersion>,
    /// The parts of a module with debug information.
    pub debug: DebugParts,
    /// The name in `ILDN`, which modules with debug information have; [`None`] for the hash of the shader and `.pdb`.
    pub debug_name: Option<BString>,
    /// The module that `HASH` and the name in `ILDN` depend on.
    pub hash: HashSource,
    /// The digest in the header.
    pub signing: Signing,
    /// The content of `PRIV`.
    pub private_data: Option<Vec<u8>>,
    /// The source of `RTS0`.
    pub root_signature: RootSignatureSource,
    /// The data for reflection that the container keeps.
    pub reflection: Reflection,
    /// The content of `SRCI`.
    pub source_info: Option<SourceInfo>,
    /// The content of `VERS`, which libraries have since validator 1.8.
    pub compiler_version: Option<CompilerVersion>,
    /// The validator that wants `PSV0` in the form that it gets; [`None`] for the validator of the module. LLVM makes the
    /// form for validator 1.8 of any module.
    pub psv_form: Option<ValidatorVersion>,
}

/// The parts that a module with debug information becomes. The program in `DXIL` never has any.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DebugParts {
    /// `ILDB`, the program with debug information, and `ILDN`, as with `-Zi -Qembed_debug`.
    #[default]
    Embedded,
    /// `ILDN` alone, as with `-Zi`: the debug information is elsewhere.
    Name,
    /// None, as without `-Zi`.
    None,
}

/// The module that a hash is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HashSource {
    /// The module with its debug information, as with `-Zss` and in DXC's assembler. That of a module
    /// without any is of the [`Binary`](Self::Binary).
    #[default]
    Source,
    /// The program that runs, as with `-Zsb`: equal programs of different sources have equal hashes.
    Binary,
}

/// The source of a root signature.
#[derive(Clone, Debug, Default)]
pub enum RootSignatureSource {
    /// The root signature of the module, which moves out of it.
    #[default]
    Module,
    /// This root signature in its place.
    Given(write::RootSignature),
    /// No root signature: that of the module is dropped, as with `-Qstrip_rootsignature`.
    Strip,
}

/// The data for reflection in a container.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reflection {
    /// `STAT`; the program keeps the names of resources and the annotations of types.
    #[default]
    Keep,
    /// No `STAT`, as with `-Qstrip_reflect`; the program loses the data that only reflection reads, too.
    Strip,
}
