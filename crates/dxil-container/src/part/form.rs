//! Records that refer to other data of their part, and their owned forms, which have the data instead.

use crate::Error;

/// Copies the data that the fields of records refer to.
pub(crate) trait Follow<Field, Form> {
    /// Returns a copy of the data.
    fn follow(&self, field: Field) -> Result<Form, Error>;

    /// Returns a copy, unless the field is the default, which refers to nothing.
    fn follow_some(&self, field: Field) -> Result<Option<Form>, Error>
    where
        Field: Default + PartialEq,
    {
        if field == Field::default() { Ok(None) } else { self.follow(field).map(Some) }
    }
}

/// Places the data that the fields of records are to refer to.
pub(crate) trait Refer<Form, Field: Default> {
    /// Returns the reference to it.
    fn refer(&mut self, form: &Form) -> Field;

    /// Returns the reference to it, or the default, which refers to nothing.
    fn refer_some(&mut self, form: &Option<Form>) -> Field {
        form.as_ref().map_or_else(Field::default, |form| self.refer(form))
    }
}

/// Declares records of a part and their owned forms, both by the fields in the order of the file.
///
/// Makes two structures of each name: the record in the module `record`, the owned form beside it. The
/// form has `of`, which copies the record, and `place`, which makes the record again.
///
/// - `field: Type` is in both.
/// - `offset: Type => name: Type`: the record refers to data that the form has. The copier
///   [follows](Follow) the reference, the placer [makes](Refer) one.
/// - `field: Type = expression`: the record alone has the field. The expression may use the fields of the
///   form, and the placer.
/// - `form field: Type = expression`: the form alone has the field. The expression may use the record, with
///   its place, and the copier.
/// - `pub struct Name: Default`: the form derives it; a record always does.
/// - `pub struct Name of View`: copies of this view, which derefs to the record, instead of the record
///   with its place.
macro_rules! forms {
    (
        |$view:ident, $copier:ident: $copier_ty:ty, $placer:ident: $placer_ty:ty|
        $(
            $(#[$meta:meta])*
            pub struct $name:ident $(: $default:ident)? $(of $of:ty)? { $($fields:tt)* }
        )*
    ) => {
        pub(crate) mod record {
            #[allow(clippy::wildcard_imports, unused_imports)]
            use super::*;

            $($crate::part::forms! { @record {$(#[$meta])* $name} {} $($fields)* })*
        }

        $($crate::part::forms! {
            @form {
                $view $copier $placer
                {$crate::part::forms! { @view $name $($of)? }} {$copier_ty} {$placer_ty}
                $(#[$meta])* #[derive(Clone, PartialEq, Debug $(, $default)?)] $name
            }
            {} {} {} $($fields)*
        })*
    };

    // The record.
    (@record {$(#[$meta:meta])* $name:ident} {$($record:tt)*}) => {
        $crate::record::record! {
            $(#[$meta])*
            pub struct $name { $($record)* }
        }
    };
    (
        @record $head:tt $record:tt
        $(#[$meta:meta])* form $field:ident: $ty:ty = $copy:expr, $($rest:tt)*
    ) => {
        $crate::part::forms! { @record $head $record $($rest)* }
    };
    (
        @record $head:tt {$($record:tt)*}
        $(#[$meta:meta])* $field:ident: $ty:ty
        $(=> $(#[$form_meta:meta])* $form:ident: $form_ty:ty)? $(= $value:expr)?, $($rest:tt)*
    ) => {
        $crate::part::forms! {
            @record $head {$($record)* $(#[$meta])* pub $field: $ty,} $($rest)*
        }
    };

    // The form, field by field: that of the form, its copy, and that of the record.
    (
        @form $head:tt {$($fields:tt)*} {$($copy:tt)*} {$($place:tt)*}
        $(#[$meta:meta])* form $field:ident: $ty:ty = $value:expr, $($rest:tt)*
    ) => {
        $crate::part::forms! {
            @form $head {$($fields)* {$(#[$meta])* $field $ty}} {$($copy)* $field: $value,}
            {$($place)*} $($rest)*
        }
    };
    (
        @form $head:tt $fields:tt $copy:tt {$($place:tt)*}
        $(#[$meta:meta])* $field:ident: $ty:ty = $value:expr, $($rest:tt)*
    ) => {
        $crate::part::forms! { @form $head $fields $copy {$($place)* $field: $value,} $($rest)* }
    };
    (
        @form {$view:ident $copier:ident $placer:ident $($head:tt)*}
        {$($fields:tt)*} {$($copy:tt)*} {$($place:tt)*}
        $(#[$meta:meta])* $field:ident: $ty:ty
        => $(#[$form_meta:meta])* $form:ident: $form_ty:ty, $($rest:tt)*
    ) => {
        $crate::part::forms! {
            @form {$view $copier $placer $($head)*}
            {$($fields)* {$(#[$form_meta])* $form $form_ty}}
            {$($copy)* $form: $crate::part::Follow::follow($copier, $view.$field)?,}
            {$($place)* $field: $crate::part::Refer::refer($placer, $form),}
            $($rest)*
        }
    };
    (
        @form {$view:ident $($head:tt)*} {$($fields:tt)*} {$($copy:tt)*} {$($place:tt)*}
        $(#[$meta:meta])* $field:ident: $ty:ty, $($rest:tt)*
    ) => {
        $crate::part::forms! {
            @form {$view $($head)*}
            {$($fields)* {$(#[$meta])* $field $ty}}
            {$($copy)* $field: $view.$field,}
            {$($place)* $field: *$field,}
            $($rest)*
        }
    };
    (
        @form {
            $view:ident $copier:ident $placer:ident {$view_ty:ty} {$copier_ty:ty} {$placer_ty:ty}
            $(#[$meta:meta])* $name:ident
        }
        {$({$(#[$field_meta:meta])* $field:ident $ty:ty})*} {$($copy:tt)*} {$($place:tt)*}
    ) => {
        $(#[$meta])*
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub struct $name {
            $($(#[$field_meta])* pub $field: $ty,)*
        }

        #[allow(unused_variables)]
        impl $name {
            /// Copies a record and the data that it refers to.
            fn of($view: &$view_ty, $copier: &$copier_ty) -> Result<Self, $crate::Error> {
                Ok(Self { $($copy)* })
            }

            /// Places the data that the record refers to, and makes the record.
            fn place(&self, $placer: &mut $placer_ty) -> record::$name {
                let Self { $($field),* } = self;
                record::$name { $($place)* }
            }
        }
    };
    // A copy is of the record with its place, unless another view is named.
    (@view $name:ident) => { $crate::At<record::$name> };
    (@view $name:ident $of:ty) => { $of };
}

pub(crate) use forms;
