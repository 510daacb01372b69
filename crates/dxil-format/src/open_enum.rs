//! Enumerations: numbers, some of which have a name.

/// Declares an enumeration that can hold any number, with names for the known ones.
///
/// A name is the identifier, unless another spelling follows the number. Each type has:
///
/// - a constant for each known number, and `NAMED`, the list of all with their names;
/// - `name()` and `from_name(name)`;
/// - `Display` and `Debug`: the name, or the number where it has none;
/// - with the feature `serde` of `dxil-format`: `Serialize` and `Deserialize`.
///
/// ```
/// dxil_format::open_enum! {
///     /// The version of a root signature.
///     pub enum RootSignatureVersion(u32) {
///         /// Version 1.0.
///         V1_0 = 1 => "1.0",
///         /// Version 1.1.
///         V1_1 = 2 => "1.1",
///     }
/// }
///
/// assert_eq!(RootSignatureVersion::V1_1.name(), Some("1.1"));
/// assert_eq!(RootSignatureVersion(7).to_string(), "7");
/// ```
///
/// The values of an enumeration of [`dxil_ops`], and more:
///
/// ```
/// dxil_format::open_enum! {
///     /// The class of a resource.
///     pub enum Class(u8) from ResourceClass {
///         /// No class.
///         None = 255,
///     }
/// }
///
/// assert_eq!(Class::CBuffer, Class(2));
/// ```
///
/// The same numbers in an integer of another size:
///
/// ```
/// dxil_format::open_enum! {
///     /// A shader kind in a byte.
///     pub enum Kind(u8) as dxil_format::ShaderKind(u16);
/// }
///
/// assert_eq!(Kind(13).to_string(), "Mesh");
/// assert_eq!(dxil_format::ShaderKind::from(Kind(13)), dxil_format::ShaderKind::Mesh);
/// ```
#[macro_export]
macro_rules! open_enum {
    ($(#[$meta:meta])* pub enum $name:ident($repr:ty) {
        $($(#[$item_meta:meta])* $item:ident = $number:expr $(=> $spelling:literal)?,)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(pub $repr);

        #[allow(non_upper_case_globals, reason = "DXC's spelling")]
        impl $name {
            $($(#[$item_meta])* pub const $item: Self = Self($number);)*
        }

        impl $name {
            /// The values with a name, and their names.
            pub const NAMED: &'static [(Self, &'static str)] =
                &[$((Self($number), $crate::spelling!($item $(=> $spelling)?)),)*];

            /// The name, unless the number is unknown.
            #[must_use]
            pub fn name(self) -> Option<&'static str> {
                Self::NAMED.iter().find(|(item, _)| *item == self).map(|(_, name)| *name)
            }

            /// The value of this name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                Self::NAMED.iter().find(|(_, known)| *known == name).map(|(item, _)| *item)
            }
        }

        $crate::display_name!($name);
        $crate::serialize_name!($name);
    };

    ($(#[$meta:meta])* pub enum $name:ident($repr:ty) as $($of:ident)::+($wide:ty);) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(pub $repr);

        impl $name {
            /// The values with a name, and their names.
            pub const NAMED: &'static [($($of)::+, &'static str)] = $($of)::+::NAMED;

            /// The name, unless the number is unknown.
            #[must_use]
            pub fn name(self) -> Option<&'static str> {
                $($of)::+::from(self).name()
            }

            /// The value of this name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                $($of)::+::from_name(name).map(Self::from)
            }
        }

        impl From<$name> for $($of)::+ {
            fn from(narrow: $name) -> Self {
                Self(narrow.0 as $wide)
            }
        }

        /// Keeps the low bits where the number has more.
        impl From<$($of)::+> for $name {
            fn from(wide: $($of)::+) -> Self {
                Self(wide.0 as $repr)
            }
        }

        $crate::display_name!($name);
        $crate::serialize_name!($name);
    };

    ($(#[$meta:meta])* pub enum $name:ident($repr:ty) from $of:ident { $($more:tt)* }) => {
        $crate::private::for_each_value! {
            $of => [$crate::open_enum] { @append [$(#[$meta])* pub enum $name($repr)] [$($more)*] }
        }
    };

    (@append [$($head:tt)*] [$($more:tt)*] $($values:tt)*) => {
        $crate::open_enum! { $($head)* { $($values)* $($more)* } }
    };
}

/// Implements `Display` and `Debug`: the name, or the number where it has none.
#[doc(hidden)]
#[macro_export]
macro_rules! display_name {
    ($name:ident) => {
        /// The name, or the number where it has none.
        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self.name() {
                    Some(name) => f.pad(name),
                    None => self.0.fmt(f),
                }
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }
    };
}

/// The given spelling, or else the identifier.
#[doc(hidden)]
#[macro_export]
macro_rules! spelling {
    ($item:ident) => {
        stringify!($item)
    };
    ($item:ident => $spelling:literal) => {
        $spelling
    };
}

/// Without the feature `serde`, nothing.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! serialize_name {
    ($name:ident) => {};
}

/// Without the feature `serde`, nothing.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! serialize_flags {
    ($name:ident) => {};
}
