//! Enumerations and sets of flags, the values of operands.

use crate::named::named;
use crate::version::Version;

/// Defines the type of an enumeration.
macro_rules! enumeration {
    ($(#[$doc:meta])* enum $name:ident { $($(#[$value_doc:meta])* $value:ident $text:literal = $number:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(i32)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$value_doc])* $value = $number,)*
        }

        impl $name {
            /// All values.
            pub const ALL: &'static [Self] = &[$(Self::$value),*];

            /// The value with this number.
            #[must_use]
            pub const fn from_i32(number: i32) -> Option<Self> {
                match number {
                    $($number => Some(Self::$value),)*
                    _ => None,
                }
            }

            /// The value's name, as DXC spells it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $text,)*
                }
            }
        }
    };
    ($(#[$doc:meta])* flags $name:ident { $($(#[$value_doc:meta])* $value:ident $text:literal = $number:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(pub i32);

        impl $name {
            $($(#[$value_doc])* pub const $value: Self = Self($number);)*
        }

        crate::flag_operations!($name);
    };
}

generated!("enumerations.rs");
// Enumeration, ENUMERATIONS and a type for each enumeration

/// A row of the table of enumerations.
struct EnumerationRow {
    name: &'static str,
    flags: bool,
    values: &'static [(&'static str, i32, Version)],
}

#[cfg(test)]
pub(crate) fn table_bytes() -> usize {
    let rows = ENUMERATIONS.iter().map(|row| {
        let names: usize = row.values.iter().map(|(name, ..)| name.len()).sum();
        row.name.len() + size_of_val(row.values) + names
    });
    size_of_val(&ENUMERATIONS) + rows.sum::<usize>()
}

impl Enumeration {
    /// The enumeration's name, as DXC spells it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ENUMERATIONS[self as usize].name
    }

    /// Whether values are flags, of which an operand has any combination.
    #[must_use]
    pub const fn is_flags(self) -> bool {
        ENUMERATIONS[self as usize].flags
    }

    /// The values: the name, the number and the first version of each.
    #[must_use]
    pub const fn values(self) -> &'static [(&'static str, i32, Version)] {
        ENUMERATIONS[self as usize].values
    }

    /// Whether the number is a value of this version, or a combination of its flags.
    ///
    /// ```
    /// use dxil_ops::{BarrierSemanticFlag, Enumeration, Version};
    /// assert!(Enumeration::WaveOpKind.allows(3, Version::V1_0));
    /// assert!(!Enumeration::WaveOpKind.allows(4, Version::V1_0));
    /// let reorder = BarrierSemanticFlag::REORDER_SCOPE.0;
    /// assert!(!Enumeration::BarrierSemanticFlag.allows(reorder, Version::V1_8));
    /// assert!(Enumeration::BarrierSemanticFlag.allows(reorder, Version::V1_9));
    /// ```
    #[must_use]
    pub const fn allows(self, number: i32, version: Version) -> bool {
        let values = self.values();
        let (mut all, mut one, mut i) = (0, false, 0);
        while i < values.len() {
            let (_, value, since) = values[i];
            if since.column() <= version.column() {
                all |= value;
                one |= value == number;
            }
            i += 1;
        }
        if self.is_flags() { number & !all == 0 } else { one }
    }
}

named! {
    Enumeration,
    /// Finds an enumeration by its name, such as `WaveOpKind`.
}
