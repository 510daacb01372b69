//! The reference compilers, and the jobs that they do.

use super::source::{Product, Variant};

/// A reference compiler; its name is a folder of the corpus and a program on PATH.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Compiler {
    /// DXC 1.9.0.5517 with validator 1.10.
    Dxc110,
    /// DXC 1.7, which signs nothing.
    Dxc17,
    /// FXC 10.0.22621.
    Fxc,
}

impl Compiler {
    pub(super) const ALL: [Self; 3] = [Self::Dxc110, Self::Dxc17, Self::Fxc];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Dxc110 => "dxc110",
            Self::Dxc17 => "dxc17",
            Self::Fxc => "fxc",
        }
    }

    pub(super) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|compiler| compiler.name() == name)
    }

    /// What lists the containers of this compiler: of DXC the newest, whose listings are the reference.
    pub(super) fn lister(self) -> Self {
        match self {
            Self::Dxc110 | Self::Dxc17 => Self::Dxc110,
            Self::Fxc => Self::Fxc,
        }
    }
}

/// HLSL to the file that [`Variant::path`] names, with this extension.
pub(super) fn compile(variant: &Variant, extension: &str) -> String {
    let mut job = vec!["compile", &variant.file];
    job.extend(variant.options.iter().map(String::as_str));
    if variant.product == Product::ProgramDatabase {
        // The one way to a program database through a compiler's library alone.
        job.push("-Qpdb_in_private");
    }
    let output = format!("{}.{extension}", variant.path());
    job.extend(["-o", &output]);
    job.join("\t")
}

/// A container to its listing.
pub(super) fn disassemble(variant: &Variant, extension: &str) -> String {
    let path = variant.path();
    format!("disasm\t{path}.dxbc\t-o\t{path}.{extension}")
}

/// A container to the validator's verdict.
pub(super) fn validate(variant: &Variant) -> String {
    let option = if variant.is_root_signature() { "\t--root-sig-only" } else { "" };
    format!("validate\t{}.dxbc{option}", variant.path())
}
