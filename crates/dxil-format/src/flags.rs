//! Flag words: bits, some of which have a name.

use core::fmt;

/// Declares a flag word that can hold any bits, with names for the known ones.
///
/// Each flag has the number of its bit; a name is the identifier, unless another spelling follows. Each
/// type has:
///
/// - a constant for each known flag, and `NAMED`, the list of all with their names;
/// - `contains`, `union`, `difference` and `|`;
/// - `names()`, `unknown()` and `from_name(name)`;
/// - `Display` and `Debug`: the names joined by ` | `, unknown bits in hexadecimal, or 0;
/// - with the feature `serde` of `dxil-format`: `Serialize` and `Deserialize`.
///
/// ```
/// dxil_format::flags! {
///     /// Directions of a parameter.
///     pub struct Directions(u32) {
///         /// Passed to the function.
///         In = 0,
///         /// Returned by the function.
///         Out = 1,
///     }
/// }
///
/// assert_eq!(Directions::In | Directions::Out, Directions(3));
/// assert_eq!(Directions(6).unknown(), Directions(4));
/// ```
///
/// `pub struct Name(u64) from ShaderFeature { ... }` begins with the shader features of [`dxil_ops`].
#[macro_export]
macro_rules! flags {
    ($(#[$meta:meta])* pub struct $name:ident($repr:ty) {
        $($(#[$item_meta:meta])* $item:ident = $bit:expr $(=> $spelling:literal)?,)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name(pub $repr);

        #[allow(non_upper_case_globals, reason = "DXC's spelling")]
        impl $name {
            $($(#[$item_meta])* pub const $item: Self = Self(1 << $bit);)*
        }

        $crate::private::flag_operations!($name);

        impl $name {
            /// The flags with a name, and their names, from the lowest bit on.
            pub const NAMED: &'static [(Self, &'static str)] =
                &[$((Self(1 << $bit), $crate::spelling!($item $(=> $spelling)?)),)*];

            /// The names of the flags that are set and have one, from the lowest bit on.
            pub fn names(self) -> impl Iterator<Item = &'static str> + Clone {
                self.word().names()
            }

            /// The bits that are set and have no name.
            #[must_use]
            pub fn unknown(self) -> Self {
                Self(self.word().unknown() as $repr)
            }

            /// The flag of this name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                Self::NAMED.iter().find(|(_, known)| *known == name).map(|(flag, _)| *flag)
            }

            /// The flag word without its type.
            #[must_use]
            pub fn word(self) -> $crate::FlagWord {
                const NAMED: &[(u64, &str)] =
                    &[$((1 << $bit, $crate::spelling!($item $(=> $spelling)?)),)*];
                $crate::FlagWord::new(self.0.into(), NAMED)
            }
        }

        /// The names joined by ` | `, unknown bits in hexadecimal, or 0.
        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.word().fmt(f)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }

        $crate::serialize_flags!($name);
    };

    ($(#[$meta:meta])* pub struct $name:ident($repr:ty) from $of:ident { $($more:tt)* }) => {
        $crate::private::for_each_value! {
            $of => [$crate::flags] { @append [$(#[$meta])* pub struct $name($repr)] [$($more)*] }
        }
    };

    (@append [$($head:tt)*] [$($more:tt)*] $($values:tt)*) => {
        $crate::flags! { $($head)* { $($values)* $($more)* } }
    };
}

/// A flag word of any type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct FlagWord {
    /// The bits.
    pub bits: u64,
    named: &'static [(u64, &'static str)],
}

impl FlagWord {
    /// A word in which these flags have names, from the lowest bit on.
    #[must_use]
    pub const fn new(bits: u64, named: &'static [(u64, &'static str)]) -> Self {
        Self { bits, named }
    }

    /// The names of the flags that are set and have one, from the lowest bit on.
    pub fn names(self) -> impl Iterator<Item = &'static str> + Clone {
        let set = self.named.iter().filter(move |(flag, _)| self.bits & flag != 0);
        set.map(|(_, name)| *name)
    }

    /// The bits that are set and have no name.
    #[must_use]
    pub fn unknown(self) -> u64 {
        self.named.iter().fold(self.bits, |rest, (flag, _)| rest & !flag)
    }
}

/// The names joined by ` | `, unknown bits in hexadecimal, or 0.
impl fmt::Display for FlagWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for name in self.names() {
            write!(f, "{between}{name}")?;
            between = " | ";
        }
        match (self.unknown(), between) {
            (0, "") => f.write_str("0"),
            (0, _) => Ok(()),
            (unknown, _) => write!(f, "{between}{unknown:#x}"),
        }
    }
}

impl fmt::Debug for FlagWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
