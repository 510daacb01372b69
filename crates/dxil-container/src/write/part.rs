//! Parts by kind.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::{
    Bytecode, CompilerVersion, DebugName, Effect, Features, Interfaces, Level9, LinkFunction,
    LinkLibrary, LinkSignature, PdbInfo, PrivateData, Program, ProgramDatabase, Psv, Rdat,
    ResourceDefinitions, RootSignature, ShaderHash, Signature, SourceInfo, Statistics,
};
use crate::read::{self, PartView};
use crate::{Error, ErrorKind};

/// A part's content as what it is, or as bytes.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum PartData {
    /// `DXIL`, `ILDB`, and `STAT` from DXC.
    Program(Program),
    /// `HASH`.
    Hash(ShaderHash),
    /// `ISG1`, `OSG1`, `PSG1` and their older forms: the signatures of a shader.
    Signature(Signature),
    /// `PSV0`: what the runtime checks pipelines with.
    Psv(Box<Psv>),
    /// `RDAT`: what the runtime must know of a library.
    Rdat(Box<Rdat>),
    /// `RTS0`: a root signature.
    RootSignature(RootSignature),
    /// `SFI0`: which optional features a shader requires.
    Features(Features),
    /// `ILDN`: the name of the file with debug information.
    DebugName(DebugName),
    /// `VERS`: the version of the compiler.
    CompilerVersion(CompilerVersion),
    /// `SRCI`: source files and arguments.
    SourceInfo(SourceInfo),
    /// `PDBI`: what a program database says of the compilation.
    PdbInfo(Box<PdbInfo>),
    /// `PRIV`: data that the format knows nothing of.
    PrivateData(PrivateData),
    /// `RDEF`: buffers, variables, types and bindings of a DXBC shader.
    ResourceDefinitions(ResourceDefinitions),
    /// FXC's `STAT`: counts of instructions.
    Statistics(Statistics),
    /// `SHDR` and `SHEX`: a DXBC program.
    Bytecode(Bytecode),
    /// `Aon9`, `XNAS` and `XNAP`: a shader of Direct3D 9.
    Level9(Level9),
    /// `IFCE`: interfaces and the classes that implement them.
    Interfaces(Interfaces),
    /// `LIBF`: a function of FXC's libraries.
    LinkFunction(LinkFunction),
    /// `LIBH`: the functions that a library of FXC exports.
    LinkLibrary(LinkLibrary),
    /// `LFS0`: the parameters of a library's function.
    LinkSignature(LinkSignature),
    /// `SPDB`: a program database with debug information.
    ProgramDatabase(ProgramDatabase),
    /// `FX10`: an effect.
    Effect(Effect),
    /// Any part as its bytes.
    Raw(Vec<u8>),
}

impl PartData {
    /// Reads a part into the form for its name, or into [`Raw`](Self::Raw) where there is none.
    ///
    /// # Errors
    ///
    /// Fails where the part cannot be read, and with [`ErrorKind::NotHeld`] where the form would write
    /// other bytes than were read: it never drops what it cannot hold.
    pub fn read(part: &read::Part<'_>) -> Result<Self, Error> {
        let form = match part.view()? {
            PartView::Program(view) => Self::Program((&view).into()),
            PartView::Hash(view) => Self::Hash((&view).into()),
            PartView::Signature(view) => Self::Signature((&view).into()),
            PartView::Psv(view) => Psv::from(&view).into(),
            PartView::Rdat(view) => Rdat::from(&view).into(),
            PartView::RootSignature(view) => Self::RootSignature((&view).into()),
            PartView::Features(view) => Self::Features((&view).into()),
            PartView::DebugName(view) => Self::DebugName((&view).into()),
            PartView::CompilerVersion(view) => Self::CompilerVersion((&view).into()),
            PartView::SourceInfo(view) => Self::SourceInfo((&view).into()),
            PartView::PdbInfo(view) => PdbInfo::from(&view).into(),
            PartView::PrivateData(view) => Self::PrivateData((&view).into()),
            PartView::ResourceDefinitions(view) => Self::ResourceDefinitions((&view).into()),
            PartView::Statistics(view) => Self::Statistics((&view).into()),
            PartView::Bytecode(view) => Self::Bytecode((&view).into()),
            PartView::Level9(view) => Self::Level9((&view).into()),
            PartView::Interfaces(view) => Self::Interfaces((&view).into()),
            PartView::LinkFunction(view) => Self::LinkFunction((&view).into()),
            PartView::LinkLibrary(view) => Self::LinkLibrary((&view).into()),
            PartView::LinkSignature(view) => Self::LinkSignature((&view).into()),
            PartView::ProgramDatabase(view) => Self::ProgramDatabase((&view).into()),
            PartView::Effect(view) => Self::Effect((&view).into()),
            PartView::Unknown(bytes) => return Ok(Self::Raw(bytes.to_vec())),
        };
        let mut written = Vec::with_capacity(part.data().len());
        form.write(&mut written);
        if written == *part.data() {
            return Ok(form);
        }
        let same = written.iter().zip(*part.data()).take_while(|(a, b)| a == b).count();
        let offset = part.data().offset().saturating_add(same);
        Err(Error::new(ErrorKind::NotHeld, offset, Some(part.four_cc())))
    }

    /// Appends the part's bytes.
    pub fn write(&self, out: &mut Vec<u8>) {
        match self {
            Self::Program(form) => form.write(out),
            Self::Hash(form) => form.write(out),
            Self::Signature(form) => form.write(out),
            Self::Psv(form) => form.write(out),
            Self::Rdat(form) => form.write(out),
            Self::RootSignature(form) => form.write(out),
            Self::Features(form) => form.write(out),
            Self::DebugName(form) => form.write(out),
            Self::CompilerVersion(form) => form.write(out),
            Self::SourceInfo(form) => form.write(out),
            Self::PdbInfo(form) => form.write(out),
            Self::PrivateData(form) => form.write(out),
            Self::ResourceDefinitions(form) => form.write(out),
            Self::Statistics(form) => form.write(out),
            Self::Bytecode(form) => form.write(out),
            Self::Level9(form) => form.write(out),
            Self::Interfaces(form) => form.write(out),
            Self::LinkFunction(form) => form.write(out),
            Self::LinkLibrary(form) => form.write(out),
            Self::LinkSignature(form) => form.write(out),
            Self::ProgramDatabase(form) => form.write(out),
            Self::Effect(form) => form.write(out),
            Self::Raw(bytes) => out.extend_from_slice(bytes),
        }
    }
}

/// Makes parts of forms, given the name that each has in [`PartData`].
macro_rules! from_forms {
    ($($form:ident($data:ty),)*) => {$(
        impl From<$data> for PartData {
            fn from(form: $data) -> Self {
                Self::$form(form.into())
            }
        }
    )*};
}

from_forms! {
    Program(Program),
    Hash(ShaderHash),
    Signature(Signature),
    Psv(Psv),
    Rdat(Rdat),
    RootSignature(RootSignature),
    Features(Features),
    DebugName(DebugName),
    CompilerVersion(CompilerVersion),
    SourceInfo(SourceInfo),
    PdbInfo(PdbInfo),
    PrivateData(PrivateData),
    ResourceDefinitions(ResourceDefinitions),
    Statistics(Statistics),
    Bytecode(Bytecode),
    Level9(Level9),
    Interfaces(Interfaces),
    LinkFunction(LinkFunction),
    LinkLibrary(LinkLibrary),
    LinkSignature(LinkSignature),
    ProgramDatabase(ProgramDatabase),
    Effect(Effect),
}
