//! Enumerations as fields of records.

/// Declares an enumeration as [`dxil_format::open_enum!`] does, which can be a field of a record.
macro_rules! open_enum {
    ($(#[$meta:meta])* pub enum $name:ident($repr:ty) $($rest:tt)*) => {
        dxil_format::open_enum! { $(#[$meta])* pub enum $name($repr) $($rest)* }
        $crate::open_enum::open_enum_field!($name($repr));
    };
}

/// Lets an enumeration be a field of a record.
macro_rules! open_enum_field {
    ($($name:ident($repr:ty)),*) => {$(
        #[cfg(test)]
        $crate::documentation::names!(Enumeration $name($repr) |item| item.0);
        $crate::field::wrapper!($name: $repr, |this| $crate::Value::Named {
            number: this.0.into(),
            name: this.name(),
        });
    )*};
}

pub(crate) use {open_enum, open_enum_field};
