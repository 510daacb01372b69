//! Parts by kind.

use alloc::vec;
use alloc::vec::Vec;

use super::{
    Bytecode, CompilerVersion, DebugName, Effect, Features, Interfaces, Level9, LinkFunction,
    LinkLibrary, LinkSignature, Part, PdbInfo, PrivateData, Program, ProgramDatabase, Psv, Rdat,
    ResourceDefinitions, RootSignature, ShaderHash, Signature, SourceInfo, Statistics,
};
use crate::tree::{Describe, Node};
use crate::{At, Error, FourCC};

/// A part as what it is.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PartView<'a> {
    /// `DXIL`, `ILDB`, and `STAT` from DXC.
    Program(Program<'a>),
    /// `HASH`.
    Hash(ShaderHash<'a>),
    /// `ISG1`, `OSG1`, `PSG1` and their older forms: the signatures of a shader.
    Signature(Signature<'a>),
    /// `PSV0`: what the runtime checks pipelines with.
    Psv(Psv<'a>),
    /// `RDAT`: what the runtime must know of a library.
    Rdat(Rdat<'a>),
    /// `RTS0`: a root signature.
    RootSignature(RootSignature<'a>),
    /// `SFI0`: which optional features a shader requires.
    Features(Features<'a>),
    /// `ILDN`: the name of the file with debug information.
    DebugName(DebugName<'a>),
    /// `VERS`: the version of the compiler.
    CompilerVersion(CompilerVersion<'a>),
    /// `SRCI`: source files and arguments.
    SourceInfo(SourceInfo<'a>),
    /// `PDBI`: what a program database says of the compilation.
    PdbInfo(PdbInfo<'a>),
    /// `PRIV`: data that the format knows nothing of.
    PrivateData(PrivateData<'a>),
    /// `RDEF`: buffers, variables, types and bindings of a DXBC shader.
    ResourceDefinitions(ResourceDefinitions<'a>),
    /// FXC's `STAT`: counts of instructions.
    Statistics(Statistics<'a>),
    /// `SHDR` and `SHEX`: a DXBC program.
    Bytecode(Bytecode<'a>),
    /// `Aon9`, `XNAS` and `XNAP`: a shader of Direct3D 9.
    Level9(Level9<'a>),
    /// `IFCE`: interfaces and the classes that implement them.
    Interfaces(Interfaces<'a>),
    /// `LIBF`: a function of FXC's libraries.
    LinkFunction(LinkFunction<'a>),
    /// `LIBH`: the functions that a library of FXC exports.
    LinkLibrary(LinkLibrary<'a>),
    /// `LFS0`: the parameters of a library's function.
    LinkSignature(LinkSignature<'a>),
    /// `SPDB`: a program database with debug information.
    ProgramDatabase(ProgramDatabase<'a>),
    /// `FX10`: an effect.
    Effect(Effect<'a>),
    /// A part that this version does not know.
    Unknown(At<&'a [u8]>),
}

impl<'a> Part<'a> {
    /// Reads the part as what its name says it is.
    ///
    /// # Errors
    ///
    /// Fails as the views' `parse` functions do.
    #[inline]
    pub fn view(&self) -> Result<PartView<'a>, Error> {
        Ok(match self.four_cc() {
            FourCC::DXIL | FourCC::ILDB => PartView::Program(Program::parse(self)?),
            FourCC::HASH => PartView::Hash(ShaderHash::parse(self)?),
            FourCC::STAT if Program::is_program(self) => PartView::Program(Program::parse(self)?),
            FourCC::STAT => PartView::Statistics(Statistics::parse(self)?),
            FourCC::ISG1
            | FourCC::OSG1
            | FourCC::PSG1
            | FourCC::ISGN
            | FourCC::OSGN
            | FourCC::OSG5
            | FourCC::PCSG => PartView::Signature(Signature::parse(self)?),
            FourCC::PSV0 => PartView::Psv(Psv::parse(self)?),
            FourCC::RDAT => PartView::Rdat(Rdat::parse(self)?),
            FourCC::RTS0 => PartView::RootSignature(RootSignature::parse(self)?),
            FourCC::SFI0 => PartView::Features(Features::parse(self)?),
            FourCC::ILDN => PartView::DebugName(DebugName::parse(self)?),
            FourCC::VERS => PartView::CompilerVersion(CompilerVersion::parse(self)?),
            FourCC::SRCI => PartView::SourceInfo(SourceInfo::parse(self)?),
            FourCC::PDBI => PartView::PdbInfo(PdbInfo::parse(self)?),
            FourCC::PRIV => PartView::PrivateData(PrivateData::parse(self)?),
            FourCC::RDEF => PartView::ResourceDefinitions(ResourceDefinitions::parse(self)?),
            FourCC::SHDR | FourCC::SHEX => PartView::Bytecode(Bytecode::parse(self)?),
            FourCC::AON9 | FourCC::XNAS | FourCC::XNAP => PartView::Level9(Level9::parse(self)?),
            FourCC::IFCE => PartView::Interfaces(Interfaces::parse(self)?),
            FourCC::LIBF => PartView::LinkFunction(LinkFunction::parse(self)?),
            FourCC::LIBH => PartView::LinkLibrary(LinkLibrary::parse(self)?),
            FourCC::LFS0 => PartView::LinkSignature(LinkSignature::parse(self)?),
            FourCC::SPDB => PartView::ProgramDatabase(ProgramDatabase::parse(self)?),
            FourCC::FX10 => PartView::Effect(Effect::parse(self)?),
            _ => PartView::Unknown(self.data()),
        })
    }
}

impl<'a> Describe<'a> for PartView<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        match self {
            Self::Program(view) => view.describe(),
            Self::Hash(view) => view.describe(),
            Self::Signature(view) => view.describe(),
            Self::Psv(view) => view.describe(),
            Self::Rdat(view) => view.describe(),
            Self::RootSignature(view) => view.describe(),
            Self::Features(view) => view.describe(),
            Self::DebugName(view) => view.describe(),
            Self::CompilerVersion(view) => view.describe(),
            Self::SourceInfo(view) => view.describe(),
            Self::PdbInfo(view) => view.describe(),
            Self::PrivateData(view) => view.describe(),
            Self::ResourceDefinitions(view) => view.describe(),
            Self::Statistics(view) => view.describe(),
            Self::Bytecode(view) => view.describe(),
            Self::Level9(view) => view.describe(),
            Self::Interfaces(view) => view.describe(),
            Self::LinkFunction(view) => view.describe(),
            Self::LinkLibrary(view) => view.describe(),
            Self::LinkSignature(view) => view.describe(),
            Self::ProgramDatabase(view) => view.describe(),
            Self::Effect(view) => view.describe(),
            Self::Unknown(bytes) => vec![Node::bytes("bytes", bytes)],
        }
    }
}
