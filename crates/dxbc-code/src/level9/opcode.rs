//! The opcodes of shader models 2 and 3, and the arguments of each.

use super::Version;

/// The kind of an argument.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ArgumentKind {
    /// A register that is written or declared.
    Destination,
    /// A value that is read.
    Source,
    /// A value that is read in shader model 2 only.
    SourceOf2,
    /// A token that is no operand.
    Token,
}

impl ArgumentKind {
    /// Whether instructions of shaders of this version have the argument.
    #[must_use]
    pub const fn is_in(self, version: Version) -> bool {
        !matches!(self, Self::SourceOf2) || version.major < 3
    }
}

macro_rules! opcodes {
    ($($name:ident = $number:literal $mnemonic:literal [$($kind:ident)*] $doc:literal;)*) => {
        /// An opcode.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u16)]
        pub enum Opcode {
            $(#[doc = concat!("`", $mnemonic, "`: ", $doc)] $name = $number,)*
        }

        impl Opcode {
            /// All opcodes, by number.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The opcode with this number.
            #[must_use]
            pub const fn from_number(number: u32) -> Option<Self> {
                match number {
                    $($number => Some(Self::$name),)*
                    _ => None,
                }
            }

            /// The mnemonic, without suffixes for controls and declared meanings.
            #[must_use]
            pub const fn mnemonic(self) -> &'static str {
                match self {
                    $(Self::$name => $mnemonic,)*
                }
            }

            /// The kinds of the arguments in any shader model.
            pub(crate) const fn all_arguments(self) -> &'static [ArgumentKind] {
                match self {
                    $(Self::$name => &[$(ArgumentKind::$kind),*],)*
                }
            }
        }
    };
}

opcodes! {
    Nop = 0 "nop" [] "does nothing.";
    Mov = 1 "mov" [Destination Source] "copies.";
    Add = 2 "add" [Destination Source Source] "adds.";
    Sub = 3 "sub" [Destination Source Source] "subtracts.";
    Mad = 4 "mad" [Destination Source Source Source] "multiplies and adds.";
    Mul = 5 "mul" [Destination Source Source] "multiplies.";
    Rcp = 6 "rcp" [Destination Source] "returns the reciprocal.";
    Rsq = 7 "rsq" [Destination Source] "returns the reciprocal of the square root.";
    Dp3 = 8 "dp3" [Destination Source Source] "computes the dot product of three components.";
    Dp4 = 9 "dp4" [Destination Source Source] "computes the dot product of four components.";
    Min = 10 "min" [Destination Source Source] "returns the lesser of two numbers.";
    Max = 11 "max" [Destination Source Source] "returns the greater of two numbers.";
    Slt = 12 "slt" [Destination Source Source] "compares: 1 if less, or else 0.";
    Sge = 13 "sge" [Destination Source Source] "compares: 1 if greater or equal, or else 0.";
    Exp = 14 "exp" [Destination Source] "raises 2 to a power.";
    Log = 15 "log" [Destination Source] "returns the logarithm to base 2.";
    Lit = 16 "lit" [Destination Source] "computes coefficients of lighting.";
    Dst = 17 "dst" [Destination Source Source] "computes a vector of distances.";
    Lrp = 18 "lrp" [Destination Source Source Source] "interpolates.";
    Frc = 19 "frc" [Destination Source] "returns the fraction.";
    M4x4 = 20 "m4x4" [Destination Source Source] "multiplies by a matrix of 4 x 4.";
    M4x3 = 21 "m4x3" [Destination Source Source] "multiplies by a matrix of 4 x 3.";
    M3x4 = 22 "m3x4" [Destination Source Source] "multiplies by a matrix of 3 x 4.";
    M3x3 = 23 "m3x3" [Destination Source Source] "multiplies by a matrix of 3 x 3.";
    M3x2 = 24 "m3x2" [Destination Source Source] "multiplies by a matrix of 3 x 2.";
    Call = 25 "call" [Source] "calls a subroutine.";
    CallNz = 26 "callnz" [Source Source] "calls a subroutine under a condition.";
    Loop = 27 "loop" [Source Source] "begins a loop with a counter.";
    Ret = 28 "ret" [] "returns.";
    EndLoop = 29 "endloop" [] "ends a loop.";
    Label = 30 "label" [Source] "begins a subroutine.";
    Dcl = 31 "dcl" [Token Destination] "declares a register and its meaning.";
    Pow = 32 "pow" [Destination Source Source] "raises to a power.";
    Crs = 33 "crs" [Destination Source Source] "computes the cross product.";
    Sgn = 34 "sgn" [Destination Source Source Source] "returns the sign.";
    Abs = 35 "abs" [Destination Source] "returns the absolute value.";
    Nrm = 36 "nrm" [Destination Source] "normalizes.";
    SinCos = 37 "sincos" [Destination Source SourceOf2 SourceOf2] "returns the cosine and the sine.";
    Rep = 38 "rep" [Source] "begins a repetition.";
    EndRep = 39 "endrep" [] "ends a repetition.";
    If = 40 "if" [Source] "begins instructions that depend on a condition.";
    IfC = 41 "ifc" [Source Source] "begins instructions that depend on a comparison.";
    Else = 42 "else" [] "begins the alternative of an if.";
    EndIf = 43 "endif" [] "ends an if.";
    Break = 44 "break" [] "leaves a loop.";
    BreakC = 45 "breakc" [Source Source] "leaves a loop by a comparison.";
    MovA = 46 "mova" [Destination Source] "copies to the address register, rounding.";
    DefB = 47 "defb" [Destination Token] "defines a boolean.";
    DefI = 48 "defi" [Destination Token Token Token Token] "defines four integers.";
    TexKill = 65 "texkill" [Destination] "discards the pixel if a component is negative.";
    TexLd = 66 "texld" [Destination Source Source] "samples a texture.";
    ExpP = 78 "expp" [Destination Source] "raises 2 to a power, with partial precision.";
    LogP = 79 "logp" [Destination Source] "returns the logarithm to base 2, with partial precision.";
    Cnd = 80 "cnd" [Destination Source Source Source] "chooses by whether a value is greater than 0.5.";
    Def = 81 "def" [Destination Token Token Token Token] "defines four floating-point numbers.";
    Cmp = 88 "cmp" [Destination Source Source Source] "chooses by whether a value is at least 0.";
    Dp2Add = 90 "dp2add" [Destination Source Source Source] "adds the dot product of two components.";
    Dsx = 91 "dsx" [Destination Source] "derives along x.";
    Dsy = 92 "dsy" [Destination Source] "derives along y.";
    TexLdD = 93 "texldd" [Destination Source Source Source Source] "samples with given derivatives.";
    SetP = 94 "setp" [Destination Source Source] "sets the predicate register by a comparison.";
    TexLdL = 95 "texldl" [Destination Source Source] "samples a mip level.";
    BreakP = 96 "breakp" [Source] "leaves a loop by the predicate register.";
    Sin = 98 "sin" [Destination Source] "returns the sine, for XNA only.";
    Cos = 99 "cos" [Destination Source] "returns the cosine, for XNA only.";
}

impl Opcode {
    /// The number in the first token.
    #[must_use]
    pub const fn number(self) -> u32 {
        self as u32
    }

    /// The kinds of the arguments in shaders of this version.
    pub fn arguments(self, version: Version) -> impl Iterator<Item = ArgumentKind> + Clone {
        self.all_arguments().iter().copied().filter(move |kind| kind.is_in(version))
    }
}
