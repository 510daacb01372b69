//! Identifiers for the names of the spec.

use heck::{ToShoutySnakeCase, ToSnakeCase, ToUpperCamelCase};
use proc_macro2::{Ident, Span};
use quote::format_ident;

use crate::model::{
    Argument, Attribute, EnumValue, Enumeration, Feature, OpClass, Operation, Stage, Type, Version,
};

/// An identifier, raw if it is a keyword.
fn identifier(name: &str) -> Ident {
    syn::parse_str(name).unwrap_or_else(|_| Ident::new_raw(name, Span::call_site()))
}

pub(super) fn op(op: &Operation) -> Ident {
    identifier(&op.name.to_upper_camel_case())
}

pub(super) fn class(class: &OpClass) -> Ident {
    identifier(&class.name.to_upper_camel_case())
}

pub(super) fn stage(stage: &Stage) -> Ident {
    identifier(&stage.title.to_upper_camel_case())
}

pub(super) fn attribute(attribute: &Attribute) -> Ident {
    identifier(&attribute.name.to_upper_camel_case())
}

/// The name unchanged: that of a feature has more capitals than words.
pub(super) fn feature(feature: &Feature) -> Ident {
    identifier(&feature.name.replace('_', ""))
}

/// The name of a type without the suffix `Ty`.
pub(super) fn type_name(ty: &Type) -> &str {
    ty.name.strip_suffix("Ty").unwrap_or(&ty.name)
}

pub(super) fn ty(ty: &Type) -> Ident {
    identifier(&type_name(ty).to_upper_camel_case())
}

pub(super) fn argument(argument: &Argument) -> Ident {
    identifier(&argument.name.to_snake_case())
}

pub(super) fn validation(argument: &Argument) -> Ident {
    identifier(&format!("{:?}", argument.validation))
}

/// The variant of an argument's name, which tells `Origin_X` from `origin_X`.
pub(super) fn argument_name(argument: &Argument) -> Ident {
    identifier(&argument.name)
}

pub(super) fn version(version: Version) -> Ident {
    format_ident!("V{}_{}", version.major, version.minor)
}

pub(super) fn enumeration(enumeration: &Enumeration) -> Ident {
    identifier(&enumeration.name.to_upper_camel_case())
}

pub(super) fn value(value: &EnumValue) -> Ident {
    identifier(&value.name.to_upper_camel_case())
}

pub(super) fn constant(value: &EnumValue) -> Ident {
    identifier(&value.name.to_shouty_snake_case())
}
