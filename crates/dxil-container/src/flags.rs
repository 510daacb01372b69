//! Flag words as fields of records.

/// Declares a flag word as [`dxil_format::flags!`] does, which can be a field of a record.
macro_rules! flags {
    ($(#[$meta:meta])* pub struct $name:ident($repr:ty) $($rest:tt)*) => {
        dxil_format::flags! { $(#[$meta])* pub struct $name($repr) $($rest)* }
        $crate::flags::flags_field!($name($repr));
    };
}

/// Lets a flag word be a field of a record.
macro_rules! flags_field {
    ($($name:ident($repr:ty)),*) => {$(
        #[cfg(test)]
        $crate::documentation::names!(Flags $name($repr) |item| item.0.trailing_zeros());
        $crate::field::wrapper!($name: $repr, |this| $crate::Value::Flags(this.word()));
    )*};
}

pub(crate) use {flags, flags_field};
