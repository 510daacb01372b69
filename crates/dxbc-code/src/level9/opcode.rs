//! The opcodes of shader models 1 to 3, and the arguments of each.

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
    ($($name:ident = $number:literal $mnemonic:literal $slots:literal [$($kind:ident)*] $doc:literal;)*) => {
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

            /// The number of instruction slots since shader model 2, of which a shader model has a limited number.
            #[must_use]
            pub const fn slots(self) -> u32 {
                match self {
                    $(Self::$name => $slots,)*
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
    Nop = 0 "nop" 0 [] "does nothing.";
    Mov = 1 "mov" 1 [Destination Source] "copies.";
    Add = 2 "add" 1 [Destination Source Source] "adds.";
    Sub = 3 "sub" 1 [Destination Source Source] "subtracts.";
    Mad = 4 "mad" 1 [Destination Source Source Source] "multiplies and adds.";
    Mul = 5 "mul" 1 [Destination Source Source] "multiplies.";
    Rcp = 6 "rcp" 1 [Destination Source] "returns the reciprocal.";
    Rsq = 7 "rsq" 1 [Destination Source] "returns the reciprocal of the square root.";
    Dp3 = 8 "dp3" 1 [Destination Source Source] "computes the dot product of three components.";
    Dp4 = 9 "dp4" 1 [Destination Source Source] "computes the dot product of four components.";
    Min = 10 "min" 1 [Destination Source Source] "returns the lesser of two numbers.";
    Max = 11 "max" 1 [Destination Source Source] "returns the greater of two numbers.";
    Slt = 12 "slt" 1 [Destination Source Source] "compares: 1 if less, or else 0.";
    Sge = 13 "sge" 1 [Destination Source Source] "compares: 1 if greater or equal, or else 0.";
    Exp = 14 "exp" 1 [Destination Source] "raises 2 to a power.";
    Log = 15 "log" 1 [Destination Source] "returns the logarithm to base 2.";
    Lit = 16 "lit" 1 [Destination Source] "computes coefficients of lighting.";
    Dst = 17 "dst" 1 [Destination Source Source] "computes a vector of distances.";
    Lrp = 18 "lrp" 1 [Destination Source Source Source] "interpolates.";
    Frc = 19 "frc" 1 [Destination Source] "returns the fraction.";
    M4x4 = 20 "m4x4" 4 [Destination Source Source] "multiplies by a matrix of 4 x 4.";
    M4x3 = 21 "m4x3" 3 [Destination Source Source] "multiplies by a matrix of 4 x 3.";
    M3x4 = 22 "m3x4" 4 [Destination Source Source] "multiplies by a matrix of 3 x 4.";
    M3x3 = 23 "m3x3" 3 [Destination Source Source] "multiplies by a matrix of 3 x 3.";
    M3x2 = 24 "m3x2" 2 [Destination Source Source] "multiplies by a matrix of 3 x 2.";
    Call = 25 "call" 2 [Source] "calls a subroutine.";
    CallNz = 26 "callnz" 3 [Source Source] "calls a subroutine under a condition.";
    Loop = 27 "loop" 3 [Source Source] "begins a loop with a counter.";
    Ret = 28 "ret" 1 [] "returns.";
    EndLoop = 29 "endloop" 2 [] "ends a loop.";
    Label = 30 "label" 0 [Source] "begins a subroutine.";
    Dcl = 31 "dcl" 0 [Token Destination] "declares a register and its meaning.";
    Pow = 32 "pow" 3 [Destination Source Source] "raises to a power.";
    Crs = 33 "crs" 2 [Destination Source Source] "computes the cross product.";
    Sgn = 34 "sgn" 3 [Destination Source Source Source] "returns the sign.";
    Abs = 35 "abs" 1 [Destination Source] "returns the absolute value.";
    Nrm = 36 "nrm" 3 [Destination Source] "normalizes.";
    SinCos = 37 "sincos" 8 [Destination Source SourceOf2 SourceOf2] "returns the cosine and the sine.";
    Rep = 38 "rep" 3 [Source] "begins a repetition.";
    EndRep = 39 "endrep" 2 [] "ends a repetition.";
    If = 40 "if" 3 [Source] "begins instructions that depend on a condition.";
    IfC = 41 "ifc" 3 [Source Source] "begins instructions that depend on a comparison.";
    Else = 42 "else" 1 [] "begins the alternative of an if.";
    EndIf = 43 "endif" 1 [] "ends an if.";
    Break = 44 "break" 1 [] "leaves a loop.";
    BreakC = 45 "breakc" 3 [Source Source] "leaves a loop by a comparison.";
    MovA = 46 "mova" 1 [Destination Source] "copies to the address register, rounding.";
    DefB = 47 "defb" 0 [Destination Token] "defines a boolean.";
    DefI = 48 "defi" 0 [Destination Token Token Token Token] "defines four integers.";
    TexKill = 65 "texkill" 1 [Destination] "discards the pixel if a component is negative.";
    TexLd = 66 "texld" 1 [Destination Source Source] "samples a texture.";
    ExpP = 78 "expp" 1 [Destination Source] "raises 2 to a power, with partial precision.";
    LogP = 79 "logp" 1 [Destination Source] "returns the logarithm to base 2, with partial precision.";
    Cnd = 80 "cnd" 1 [Destination Source Source Source] "chooses by whether a value is greater than 0.5.";
    Def = 81 "def" 0 [Destination Token Token Token Token] "defines four floating-point numbers.";
    Cmp = 88 "cmp" 1 [Destination Source Source Source] "chooses by whether a value is at least 0.";
    Dp2Add = 90 "dp2add" 2 [Destination Source Source Source] "adds the dot product of two components.";
    Dsx = 91 "dsx" 2 [Destination Source] "derives along x.";
    Dsy = 92 "dsy" 2 [Destination Source] "derives along y.";
    TexLdD = 93 "texldd" 3 [Destination Source Source Source Source] "samples with given derivatives.";
    SetP = 94 "setp" 1 [Destination Source Source] "sets the predicate register by a comparison.";
    TexLdL = 95 "texldl" 2 [Destination Source Source] "samples a mip level.";
    BreakP = 96 "breakp" 3 [Source] "leaves a loop by the predicate register.";
    Trunc = 97 "trunc" 1 [Destination Source] "returns the integer part, for XNA only.";
    Sin = 98 "sin" 1 [Destination Source] "returns the sine, for XNA only.";
    Cos = 99 "cos" 1 [Destination Source] "returns the cosine, for XNA only.";
}

impl Opcode {
    /// The number in the first token.
    #[must_use]
    pub const fn number(self) -> u32 {
        self as u32
    }

    /// The number of instruction slots in shaders of this version.
    #[must_use]
    pub const fn slots_in(self, version: Version) -> u32 {
        match self {
            Self::Exp | Self::Log if version.is_model1() => 10,
            Self::Frc if version.is_model1() => 3,
            _ => self.slots(),
        }
    }

    /// The number of those [slots](Self::slots) that are for instructions that sample textures.
    #[must_use]
    pub const fn texture_slots(self) -> u32 {
        match self {
            Self::TexLd | Self::TexLdD => 1,
            Self::TexLdL => 2,
            _ => 0,
        }
    }

    /// The kinds of the arguments in shaders of this version.
    pub fn arguments(self, version: Version) -> impl Iterator<Item = ArgumentKind> + Clone {
        self.all_arguments().iter().copied().filter(move |kind| kind.is_in(version))
    }

    /// Whether instructions write or declare a register. A predicate register follows it, or comes first.
    pub(crate) fn has_destination(self) -> bool {
        self.all_arguments().contains(&ArgumentKind::Destination)
    }
}
