//! One description of a part, from which follow its view, its owned form, and the ways between them.

mod field;
mod form;

pub(crate) use field::{
    Cut, FormField, FormOf, Gaps, Group, Placed, ViewField, Writer, fields, group, reserve, set,
    words,
};
pub(crate) use form::{Follow, Refer, forms};

/// Declares a part by its fields in the order of the file.
///
/// Makes two structures of the same name. The view, in the module `view`, has the fields with their
/// places, `parse` and [`Describe`](crate::Describe). The owned form has them without places, `write`,
/// and `From` the view. The line of a field has its type in the view, its type in the owned form
/// after `=>`, and after `=` its reading: an expression that may use the cursor, the part if it
/// is named, too, and the fields before.
///
/// - Without `=>`, the owned form lacks the field. With `=> pad`, it writes zeros in its place, up to a
///   multiple of 4 bytes.
/// - `field: Name { .. }` declares the record `Name`. The owned form has the record's fields, but for
///   those with a value: that is computed when the part is written, of the other fields of the form.
///   They are [`Placed`].
/// - `=> (expression)`: the owned form lacks the field. The value, of the other fields of the form, is
///   computed when the part is written.
/// - `where (condition)`: the field is written if that holds.
/// - `let pattern = expression;` takes a step between fields.
/// - `as (expression)`: this is written in place of the field.
/// - `form field: Type = |view| expression` is a field that the owned form alone has, and its value, copied
///   from the view.
/// - `pub struct Name: Default`: the owned form derives it; those of groups always do.
/// - `pub fallible` in place of `pub struct`: the copies may fail. The owned form has `TryFrom` the view.
/// - `pub view` in place of `pub struct` makes the view alone: the owned form is written by hand.
/// - `pub group` and `pub fields` make a type of field of another part, which takes itself off the cursor:
///   in the tree a [`group`] or the [`fields`] alone. They may have arguments, `|cursor, name: Type|`,
///   for reading and writing.
///
/// A type's [`ViewField`], [`FormOf`] and [`FormField`] describe, copy and write its fields.
macro_rules! part {
    (
        $(#[$meta:meta])*
        pub $kind:ident $name:ident $(: $default:ident)? |$cursor:ident $(, $part:ident)?| { $($fields:tt)* }
    ) => {
        $crate::part::part! {
            @part ($cursor) {$kind [$($part)?] {$(#[derive($default)])?} $(#[$meta])* $name} $($fields)*
        }
    };
    (
        $(#[$meta:meta])*
        pub $kind:ident $name:ident |$cursor:ident, $($arg:ident: $arg_ty:ty),+| { $($fields:tt)* }
    ) => {
        $crate::part::part! {
            @part ($cursor) {$kind [$($arg: $arg_ty),+] {} $(#[$meta])* $name} $($fields)*
        }
    };
    (@part ($cursor:ident) $head:tt $($fields:tt)*) => {
        $crate::part::part! {
            @field ($cursor nodes view out start) {
                $head view {} names {} read {} owned {} owned_names {} write {} finish {} copy {}
            }
            $($fields)*
        }
    };

    // A record: divides its fields into those that the owned form has and those that are computed.
    (
        @field $ids:tt $state:tt
        $(#[$meta:meta])* pub $field:ident: $record:ident { $($fields:tt)* } = $read:expr,
        $($rest:tt)*
    ) => {
        $crate::part::part! {
            @record $ids $state {$(#[$meta])* $field $record {$read}}
            all {} given {} values {}
            {$($fields)*} $($rest)*
        }
    };
    (
        @record $ids:tt $state:tt $head:tt
        all {$($all:tt)*} given $given:tt values {$($values:tt)*}
        {$(#[$meta:meta])* $field:ident: $ty:ty = $value:expr, $($fields:tt)*} $($rest:tt)*
    ) => {
        $crate::part::part! {
            @record $ids $state $head
            all {$($all)* $(#[$meta])* pub $field: $ty,}
            given $given
            values {$($values)* $field: ($value) as $ty,}
            {$($fields)*} $($rest)*
        }
    };
    (
        @record $ids:tt $state:tt $head:tt
        all {$($all:tt)*} given {$($given:tt)*} values {$($values:tt)*}
        {$(#[$meta:meta])* $field:ident: $ty:ty, $($fields:tt)*} $($rest:tt)*
    ) => {
        $crate::part::part! {
            @record $ids $state $head
            all {$($all)* $(#[$meta])* pub $field: $ty,}
            given {$($given)* {$(#[$meta])* $field $ty}}
            values {$($values)* $field: *$field,}
            {$($fields)*} $($rest)*
        }
    };
    (
        @record ($cursor:ident $nodes:ident $from:ident $out:ident $start:ident) {
            $name:tt
            view {$($view:tt)*} names {$($names:tt)*} read {$($statements:tt)*}
            owned {$($owned:tt)*} owned_names {$($owned_names:tt)*} write {$($write:tt)*}
            finish {$($finish:tt)*} copy {$($copy:tt)*}
        }
        {$(#[$meta:meta])* $field:ident $record:ident {$read:expr}}
        all {$($all:tt)*}
        given {$({$(#[$given_meta:meta])* $given:ident $given_ty:ty})*}
        values {$($values:tt)*}
        {} $($rest:tt)*
    ) => {
        $crate::record::record! {
            $(#[$meta])*
            pub struct $record { $($all)* }
        }

        $crate::part::part! {
            @field ($cursor $nodes $from $out $start) {
                $name
                view {$($view)* $(#[$meta])* pub $field: $crate::At<$record>,}
                names {$($names)* $field}
                read {$($statements)* let $field: $crate::At<$record> = $read;}
                owned {$($owned)* $($(#[$given_meta])* pub $given: $given_ty,)*}
                owned_names {$($owned_names)* $($given)*}
                write {$($write)* let $field = $crate::part::reserve::<$record>($out);}
                finish {$($finish)* $crate::part::set($out, $field, &$record { $($values)* });}
                copy {$($copy)* $($given: $from.$field.$given,)*}
            }
            $($rest)*
        }
    };

    (@field ($cursor:ident $($ids:ident)*) {
        $name:tt view $view:tt names $names:tt read {$($statements:tt)*} $($state:tt)*
    } let $pattern:pat = $read:expr; $($rest:tt)*) => {
        $crate::part::part! {
            @field ($cursor $($ids)*) {
                $name view $view names $names read {$($statements)* let $pattern = $read;} $($state)*
            }
            $($rest)*
        }
    };

    // A field of the owned form alone.
    (
        @field $ids:tt $state:tt
        $(#[$meta:meta])* form $field:ident: Vec<u8> $(as ($as:expr))? = $($rest:tt)*
    ) => {
        $crate::part::part! {
            @form_only $ids $state [serde(with = "crate::serde::readable")]
            {$(#[$meta])* $field: Vec<u8> $(as ($as))?} $($rest)*
        }
    };
    (
        @field $ids:tt $state:tt
        $(#[$meta:meta])* form $field:ident: $owned:ty $(as ($as:expr))? = $($rest:tt)*
    ) => {
        $crate::part::part! {
            @form_only $ids $state [] {$(#[$meta])* $field: $owned $(as ($as))?} $($rest)*
        }
    };
    (
        @form_only ($cursor:ident $nodes:ident $from:ident $out:ident $start:ident) {
            $name:tt view $view:tt names $names:tt read $read:tt
            owned {$($owned:tt)*} owned_names {$($owned_names:tt)*} write {$($write:tt)*}
            finish $finish:tt copy {$($copy:tt)*}
        }
        [$($serde:meta)?] {$(#[$meta:meta])* $field:ident: $owned_ty:ty $(as ($as:expr))?}
        |$view_name:ident| $value:expr, $($rest:tt)*
    ) => {
        $crate::part::part! {
            @field ($cursor $nodes $from $out $start) {
                $name view $view names $names read $read
                owned {
                    $($owned)* $(#[$meta])* $(#[cfg_attr(feature = "serde", $serde)])?
                    pub $field: $owned_ty,
                }
                owned_names {$($owned_names)* $field}
                write {
                    $($write)*
                    $crate::part::part! { @write ($out $start) {} $field $(as ($as))? }
                }
                finish $finish
                copy {$($copy)* $field: { let $view_name = $from; $value },}
            }
            $($rest)*
        }
    };

    // The bytes of a field of the owned form.
    (@write ($out:ident $start:ident) {$($if:tt)*} $field:ident $(as ($as:expr))?) => {
        let form = $field;
        $(let $field = &$as;)?
        let start = $out.len() - $start;
        $($if)* { $crate::part::FormField::write($field, $out); }
        #[allow(unused_variables)]
        let $field = $crate::part::Placed { form, field: $field, start, end: $out.len() - $start };
    };

    // A field that the owned form lacks and that is computed.
    (
        @field ($cursor:ident $nodes:ident $from:ident $out:ident $start:ident) $state:tt
        $(#[$meta:meta])* $vis:vis $field:ident: $view:ty
            => ($value:expr) $(where ($if:expr))? = $read:expr, $($rest:tt)*
    ) => {
        $crate::part::part! {
            @add ($cursor $nodes $from $out $start) $state {$(#[$meta])* $vis $field: $view = $read}
            {} {} {$(if $if)? { $crate::part::FormField::write(&$value, $out); }} {} $($rest)*
        }
    };

    // Any other field: first its form in the owned form.
    (
        @field ($cursor:ident $nodes:ident $from:ident $out:ident $start:ident) $state:tt
        $(#[$meta:meta])* pub $field:ident: $view:ty => pad = $read:expr, $($rest:tt)*
    ) => {
        $crate::part::part! {
            @add ($cursor $nodes $from $out $start) $state {$(#[$meta])* pub $field: $view = $read}
            {} {} {$crate::write::pad($out, $start);} {} $($rest)*
        }
    };
    (
        @field $ids:tt $state:tt
        $(#[$meta:meta])* pub $field:ident: $view:ty => Vec<u8> $(as ($as:expr))? = $($rest:tt)*
    ) => {
        $crate::part::part! {
            @owned $ids $state [serde(with = "crate::serde::readable")] {} {$(as ($as))?}
            $(#[$meta])* pub $field: $view => Vec<u8> = $($rest)*
        }
    };
    (
        @field $ids:tt $state:tt
        $(#[$meta:meta])* pub $field:ident: $view:ty => BString $(as ($as:expr))? = $($rest:tt)*
    ) => {
        $crate::part::part! {
            @owned $ids $state [serde(with = "crate::serde::readable")] {} {$(as ($as))?}
            $(#[$meta])* pub $field: $view => BString = $($rest)*
        }
    };
    (
        @field $ids:tt $state:tt
        $(#[$meta:meta])* pub $field:ident: $view:ty => Option<BString> $(as ($as:expr))? = $($rest:tt)*
    ) => {
        $crate::part::part! {
            @owned $ids $state [serde(with = "crate::serde::readable")] {} {$(as ($as))?}
            $(#[$meta])* pub $field: $view => Option<BString> = $($rest)*
        }
    };
    (
        @field $ids:tt $state:tt
        $(#[$meta:meta])* $vis:vis $field:ident: $view:ty
            => $owned:ty $(as ($as:expr))? $(where ($if:expr))? = $($rest:tt)*
    ) => {
        $crate::part::part! {
            @owned $ids $state [] {$(if $if)?} {$(as ($as))?}
            $(#[$meta])* $vis $field: $view => $owned = $($rest)*
        }
    };
    (@field $ids:tt $state:tt $(#[$meta:meta])* $vis:vis $field:ident: $view:ty = $read:expr, $($rest:tt)*) => {
        $crate::part::part! {
            @add $ids $state {$(#[$meta])* $vis $field: $view = $read} {} {} {} {} $($rest)*
        }
    };
    (
        @owned ($cursor:ident $nodes:ident $from:ident $out:ident $start:ident) $state:tt
        [$($serde:meta)?] $if:tt {$($as:tt)*}
        $(#[$meta:meta])* $vis:vis $field:ident: $view:ty => $owned:ty = $read:expr, $($rest:tt)*
    ) => {
        $crate::part::part! {
            @add ($cursor $nodes $from $out $start) $state {$(#[$meta])* $vis $field: $view = $read}
            {$(#[$meta])* $(#[cfg_attr(feature = "serde", $serde)])? pub $field: $owned,} {$field}
            {$crate::part::part! { @write ($out $start) $if $field $($as)* }}
            {$field: $crate::part::FormOf::of(&$from.$field),}
            $($rest)*
        }
    };

    // Then the field joins the others.
    (
        @add ($cursor:ident $nodes:ident $from:ident $out:ident $start:ident) {
            $name:tt
            view {$($view:tt)*} names {$($names:tt)*} read {$($statements:tt)*}
            owned {$($owned:tt)*} owned_names {$($owned_names:tt)*} write {$($write:tt)*}
            finish $finish:tt copy {$($copy:tt)*}
        }
        {$(#[$meta:meta])* $vis:vis $field:ident: $view_ty:ty = $read:expr}
        {$($field_owned:tt)*} {$($field_name:tt)*} {$($field_write:tt)*} {$($field_copy:tt)*}
        $($rest:tt)*
    ) => {
        $crate::part::part! {
            @field ($cursor $nodes $from $out $start) {
                $name
                view {$($view)* $(#[$meta])* $vis $field: $view_ty,}
                names {$($names)* $field}
                read {$($statements)* let $field: $view_ty = $read;}
                owned {$($owned)* $($field_owned)*}
                owned_names {$($owned_names)* $($field_name)*}
                write {$($write)* $($field_write)*}
                finish $finish
                copy {$($copy)* $($field_copy)*}
            }
            $($rest)*
        }
    };

    // All fields are known: the view, and the owned form unless that is written by hand.
    (@field ($cursor:ident $nodes:ident $from:ident $($ids:ident)*) {
        {struct $part:tt $default:tt $(#[$meta:meta])* $name:ident}
        view $view:tt names $names:tt read $read:tt
        owned $owned:tt owned_names $owned_names:tt write $write:tt finish $finish:tt copy {$($copy:tt)*}
    }) => {
        $crate::part::part! { @part_view ($cursor) $part {$(#[$meta])*} $name $view $names $read }
        $crate::part::part! {
            @form ($($ids)*) [] {$(#[$meta])*} $default $name $owned $owned_names $write $finish
        }

        impl From<&view::$name<'_>> for $name {
            fn from($from: &view::$name<'_>) -> Self {
                Self { $($copy)* }
            }
        }
    };
    (@field ($cursor:ident $nodes:ident $from:ident $($ids:ident)*) {
        {fallible $part:tt $default:tt $(#[$meta:meta])* $name:ident}
        view $view:tt names $names:tt read $read:tt
        owned $owned:tt owned_names $owned_names:tt write $write:tt finish $finish:tt copy {$($copy:tt)*}
    }) => {
        $crate::part::part! { @part_view ($cursor) $part {$(#[$meta])*} $name $view $names $read }
        $crate::part::part! {
            @form ($($ids)*) [] {$(#[$meta])*} $default $name $owned $owned_names $write $finish
        }

        /// Fails if the content of the part cannot be decompressed or read.
        impl TryFrom<&view::$name<'_>> for $name {
            type Error = $crate::Error;

            fn try_from($from: &view::$name<'_>) -> Result<Self, $crate::Error> {
                Ok(Self { $($copy)* })
            }
        }
    };
    (@field ($cursor:ident $($ids:ident)*) {
        {view $part:tt $default:tt $(#[$meta:meta])* $name:ident}
        view $view:tt names $names:tt read $read:tt $($owned:tt)*
    }) => {
        $crate::part::part! { @part_view ($cursor) $part {$(#[$meta])*} $name $view $names $read }
    };
    (@field ($cursor:ident $nodes:ident $from:ident $($ids:ident)*) {
        {$kind:ident [$($arg:ident: $arg_ty:ty),*] {$($default:tt)*} $(#[$meta:meta])* $name:ident}
        view $view:tt names $names:tt read {$($read:tt)*}
        owned $owned:tt owned_names $owned_names:tt write $write:tt finish $finish:tt copy {$($copy:tt)*}
    }) => {
        $crate::part::part! {
            @view {$(#[$meta])*} $name $view $names {
                /// Takes it off the front of the rest of the part.
                #[inline(always)]
                pub(crate) fn take(
                    $cursor: &mut $crate::cursor::Cursor<'a>, $($arg: $arg_ty),*
                ) -> Result<Self, $crate::Error> {
                    $($read)*
                    Ok($crate::part::part! { @self $names })
                }
            }
        }
        $crate::part::part! {
            @form ($($ids)*) [$($arg: $arg_ty),*] {$(#[$meta])*} {#[derive(Default)]} $name
            $owned $owned_names $write $finish
        }

        impl<'a> $crate::part::ViewField<'a> for view::$name<'a> {
            fn describe(&self, name: &'static str, nodes: &mut alloc::vec::Vec<$crate::tree::Node<'a>>) {
                $crate::part::$kind(name, nodes, |nodes| self.add_to(nodes));
            }
        }

        impl $crate::part::Group for view::$name<'_> {}

        $crate::part::part! { @form_field [$($arg)*] $name }

        impl $crate::part::FormOf<Option<view::$name<'_>>> for Option<$name> {
            fn of(view: &Option<view::$name<'_>>) -> Self {
                view.as_ref().map(|$from| $name { $($copy)* })
            }
        }

        impl $crate::part::FormOf<Option<view::$name<'_>>> for $name {
            fn of(view: &Option<view::$name<'_>>) -> Self {
                Option::of(view).unwrap_or_default()
            }
        }
    };
    (@form_field [] $name:ident) => {
        impl $crate::part::FormField for $name {
            fn write(&self, out: &mut alloc::vec::Vec<u8>) {
                Self::write(self, out);
            }
        }
    };
    (@form_field [$($args:tt)+] $name:ident) => {};
    (
        @form ($out:ident $start:ident) [$($arg:ident: $arg_ty:ty),*]
        {$(#[$meta:meta])*} {$($default:tt)*} $name:ident
        {$($owned:tt)*} {$($owned_names:ident)*} {$($write:tt)*} {$($finish:tt)*}
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Debug)]
        $($default)*
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub struct $name { $($owned)* }

        impl $name {
            /// Appends its bytes.
            #[allow(unused_variables)]
            pub(crate) fn write(&self, $out: &mut alloc::vec::Vec<u8>, $($arg: $arg_ty),*) {
                let $start = $out.len();
                let Self { $($owned_names),* } = self;
                $($write)*
                $($finish)*
            }
        }
    };
    (
        @part_view ($cursor:ident) [$($part:ident)?] $meta:tt $name:ident
        $view:tt $names:tt {$($read:tt)*}
    ) => {
        $crate::part::part! {
            @view $meta $name $view $names {
                /// Reads the part.
                ///
                /// # Errors
                ///
                /// Fails if the part ends before all that it states to have.
                pub fn parse(part: &$crate::read::Part<'a>) -> Result<Self, $crate::Error> {
                    Self::parse_in_place(part)
                }

                /// The same, compiled into its caller, so that the view is made where it stays: to copy
                /// what was just written in pieces stalls.
                #[inline(always)]
                pub(crate) fn parse_in_place(
                    part: &$crate::read::Part<'a>
                ) -> Result<Self, $crate::Error> {
                    $(let $part = part;)?
                    Self::read(part.cursor() $(, $part)?)
                }

                /// Reads from the start of the part.
                #[inline(always)]
                pub(crate) fn read(
                    mut $cursor: $crate::cursor::Cursor<'a>
                    $(, $part: &$crate::read::Part<'a>)?
                ) -> Result<Self, $crate::Error> {
                    $($read)*
                    Ok($crate::part::part! { @self $names })
                }
            }
        }
    };
    (@self {$($names:ident)*}) => { Self { $($names),* } };
    (
        @view {$(#[$meta:meta])*} $name:ident {$($view:tt)*} {$($names:ident)*} {$($functions:tt)*}
    ) => {
        #[deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]
        pub(crate) mod view {
            #[allow(clippy::wildcard_imports, unused_imports)]
            use super::*;

            $(#[$meta])*
            #[derive(Clone, Copy, Debug)]
            pub struct $name<'a> { $($view)* }

            impl<'a> $name<'a> {
                $($functions)*

                /// Appends the nodes of its fields.
                pub(super) fn add_to(&self, nodes: &mut alloc::vec::Vec<$crate::tree::Node<'a>>) {
                    let Self { $($names),* } = self;
                    $($crate::part::ViewField::describe($names, stringify!($names), nodes);)*
                }
            }

            impl<'a> $crate::Describe<'a> for $name<'a> {
                fn describe(&self) -> alloc::vec::Vec<$crate::tree::Node<'a>> {
                    let mut nodes = alloc::vec::Vec::new();
                    self.add_to(&mut nodes);
                    nodes
                }
            }
        }
    };
}

pub(crate) use part;
