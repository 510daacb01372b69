//! Names of parts, and the facts about each.

use alloc::borrow::Cow;
use core::fmt;

use crate::tree::Value;

/// The four characters that name a part.
///
/// ```
/// use dxil_container::FourCC;
///
/// assert_eq!(FourCC::PSV0, FourCC(*b"PSV0"));
/// assert_eq!(FourCC::RDAT.to_string(), "RDAT");
/// assert_eq!(FourCC(*b"A\0\"!").to_string(), r#""A\x00\"!""#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct FourCC(pub [u8; 4]);

/// A compiler that writes parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Writer {
    /// The DirectX shader compiler, its validator included.
    Dxc,
    /// The compiler of shader models up to 5.1, `d3dcompiler`.
    Fxc,
    /// LLVM's DirectX backend.
    Llvm,
}

/// Facts about a kind of part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartInfo {
    /// Its name in the file.
    pub four_cc: FourCC,
    /// A title of a few words.
    pub title: &'static str,
    /// The compilers that write it: none where DXC reads it alone.
    pub writers: &'static [Writer],
    /// The first shader model, validator or compiler that has it.
    pub since: &'static str,
    /// Whether it serves debugging alone, so that a shader runs without it.
    pub debug: bool,
}

/// Declares the constants of [`FourCC`] and the table of [`PartInfo`].
macro_rules! parts {
    ($($name:ident $four_cc:literal $title:literal [$($writer:ident)*] $since:literal $($debug:ident)?;)*) => {
        impl FourCC {
            $(
                #[doc = concat!($title, ".")]
                pub const $name: Self = Self(*$four_cc);
            )*
        }

        impl PartInfo {
            /// All kinds of parts that are known.
            pub const ALL: &'static [Self] = &[$(Self {
                four_cc: FourCC::$name,
                title: $title,
                writers: &[$(Writer::$writer),*],
                since: $since,
                debug: parts!(@debug $($debug)?),
            },)*];
        }
    };
    (@debug debug) => { true };
    (@debug) => { false };
}

parts! {
    DXIL b"DXIL" "DXIL program" [Dxc Llvm] "SM 6.0";
    ILDB b"ILDB" "DXIL program with debug information" [Dxc Llvm] "SM 6.0" debug;
    ILDN b"ILDN" "name of the file with debug information" [Dxc Fxc Llvm] "SM 5.0" debug;
    HASH b"HASH" "hash of the shader" [Dxc Llvm] "validator 1.5";
    SFI0 b"SFI0" "shader feature flags" [Dxc Fxc Llvm] "SM 4.0";
    ISG1 b"ISG1" "input signature" [Dxc Fxc Llvm] "SM 5.0 with minimum precision";
    OSG1 b"OSG1" "output signature" [Dxc Fxc Llvm] "SM 5.0 with minimum precision";
    PSG1 b"PSG1" "patch-constant or primitive signature" [Dxc Fxc] "SM 5.0 with minimum precision";
    ISGN b"ISGN" "input signature" [Fxc] "SM 4.0";
    OSGN b"OSGN" "output signature" [Fxc] "SM 4.0";
    OSG5 b"OSG5" "output signature with streams" [Fxc] "SM 5.0";
    PCSG b"PCSG" "patch-constant signature" [Fxc] "SM 5.0";
    PSV0 b"PSV0" "pipeline state validation" [Dxc Llvm] "SM 6.0";
    RDAT b"RDAT" "runtime data of a library" [Dxc] "SM 6.3";
    RTS0 b"RTS0" "root signature" [Dxc Fxc Llvm] "SM 5.0";
    RDEF b"RDEF" "resource definitions" [Fxc] "SM 4.0";
    STAT b"STAT" "statistics or reflection module" [Dxc Fxc] "SM 4.0";
    SHDR b"SHDR" "DXBC program of SM 4" [Fxc] "SM 4.0";
    SHEX b"SHEX" "DXBC program of SM 5" [Fxc] "SM 5.0";
    AON9 b"Aon9" "program of level 9" [Fxc] "SM 4.0 level 9";
    XNAS b"XNAS" "program of level 9 for XNA" [Fxc] "SM 4.0 level 9";
    XNAP b"XNAP" "prepass program of level 9 for XNA" [Fxc] "SM 4.0 level 9";
    IFCE b"IFCE" "interfaces" [Fxc] "SM 5.0";
    SDBG b"SDBG" "debug information" [Fxc] "SM 4.0" debug;
    SPDB b"SPDB" "program database with debug information" [Fxc] "FXC of Windows 8" debug;
    SRCI b"SRCI" "source files and arguments" [Dxc Llvm] "DXC 1.6" debug;
    PDBI b"PDBI" "description of a compilation" [] "DXC 1.7" debug;
    VERS b"VERS" "version of the compiler" [Dxc Llvm] "DXC 1.6";
    PRIV b"PRIV" "private data" [Dxc Fxc] "SM 4.0";
    LIBF b"LIBF" "function of a library" [Fxc] "SM 4.0";
    LIBH b"LIBH" "header of a library" [Fxc] "SM 4.0";
    LFS0 b"LFS0" "signature of a library's function" [Fxc] "SM 4.0";
    FX10 b"FX10" "effect" [Fxc] "SM 4.0";
}

impl FourCC {
    /// The facts about parts of this name.
    #[must_use]
    pub fn info(self) -> Option<&'static PartInfo> {
        PartInfo::ALL.iter().find(|info| info.four_cc == self)
    }
}

/// As it is, or quoted and escaped where it is not four letters and digits.
impl fmt::Display for FourCC {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match core::str::from_utf8(&self.0) {
            Ok(name) if self.0.iter().all(u8::is_ascii_alphanumeric) => f.pad(name),
            _ => write!(f, "\"{}\"", self.0.escape_ascii()),
        }
    }
}

impl fmt::Debug for FourCC {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Dxc => "DXC",
            Self::Fxc => "FXC",
            Self::Llvm => "LLVM",
        })
    }
}

crate::field::wrapper!(FourCC: [u8; 4], |this| Value::Text(Cow::Owned(this.0.to_vec().into())));
