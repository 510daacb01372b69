//! The types of operands.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::names;
use super::sets::counted;
use crate::model::{Scalar, Shape, Spec, Type};

/// The types that operands may have: those with a number in the tables.
pub(super) fn operands(spec: &Spec) -> impl Iterator<Item = &Type> {
    spec.types.iter().filter(|ty| ty.shape.is_operand())
}

pub(super) fn types(spec: &Spec) -> TokenStream {
    let variants = operands(spec).map(|ty| (names::ty(ty), doc(&ty.shape)));
    counted(&quote!(Type), " The type of a result or an argument.", variants)
}

fn doc(shape: &Shape) -> String {
    match shape {
        Shape::Plain(ir) => format!(" `{ir}`"),
        Shape::Scalar(scalar) => format!(" `{}`", scalar.suffix()),
        Shape::Overload(0) => {
            " The type of the overload, the first where there are several.".into()
        }
        Shape::Overload(dimension) => format!(" The type of overload {dimension}."),
        Shape::OverloadElement => " The overload, or the element of its vector.".into(),
        Shape::OverloadShaped(scalar) => {
            format!(
                " `{}`, in a vector as wide as the overload's where it is one.",
                scalar.suffix()
            )
        }
        Shape::OverloadPointer { dimension, address_space } => format!(
            " A pointer to overload {dimension}, or its vector's element, in address space \
             {address_space}.",
        ),
        Shape::OverloadVector(width) => format!(" A vector of {width} of the overload."),
        Shape::OverloadStruct(prefix) => format!(" `{prefix}` and the overload's name."),
        Shape::Vector(_) | Shape::UserDefined | Shape::Object | Shape::Opaque => String::new(),
    }
}

pub(super) fn shape(shape: &Shape) -> TokenStream {
    let dimension = |dimension: usize| u8::try_from(dimension).unwrap_or(u8::MAX);
    match shape {
        Shape::Plain(ir) => quote!(Shape::Plain(#ir)),
        Shape::Scalar(it) => {
            let it = scalar(*it);
            quote!(Shape::Scalar(#it))
        }
        Shape::Overload(it) => {
            let it = dimension(*it);
            quote!(Shape::Overload(#it))
        }
        Shape::OverloadElement => quote!(Shape::OverloadElement),
        Shape::OverloadShaped(it) => {
            let it = scalar(*it);
            quote!(Shape::OverloadShaped(#it))
        }
        Shape::OverloadPointer { dimension: it, address_space } => {
            let it = dimension(*it);
            quote!(Shape::OverloadPointer { dimension: #it, address_space: #address_space })
        }
        Shape::OverloadVector(width) => quote!(Shape::OverloadVector(#width)),
        Shape::OverloadStruct(prefix) => quote!(Shape::OverloadStruct(#prefix)),
        Shape::Vector(_) | Shape::UserDefined | Shape::Object | Shape::Opaque => {
            unreachable!("no operand has a type of this shape: checked")
        }
    }
}

fn scalar(scalar: Scalar) -> TokenStream {
    let name = format_ident!("{}", scalar.suffix().to_uppercase());
    quote!(Scalar::#name)
}
