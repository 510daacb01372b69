//! What operands choose from.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::names;
use super::sets::counted;
use crate::model::{Enumeration, Spec};

pub(super) fn enumerations(spec: &Spec) -> TokenStream {
    let types = spec.enumerations.iter().map(declaration);
    let variants = spec
        .enumerations
        .iter()
        .map(|it| (names::enumeration(it), format!(" [`{0}`](struct@crate::{0})", it.name)));
    let doc = " The enumerations that operands choose from.";
    let variants = variants.map(|(name, _)| {
        let doc = format!(" The values of [`crate::{name}`].");
        (name, doc)
    });
    let all = counted(&quote!(Enumeration), doc, variants);
    let rows = spec.enumerations.iter().map(row);
    let count = spec.enumerations.len();
    quote! {
        #(#types)*

        #all

        static ENUMERATIONS: [EnumerationRow; #count] = [#(#rows),*];
    }
}

fn declaration(it: &Enumeration) -> TokenStream {
    let name = names::enumeration(it);
    let doc = format!(" {}", it.doc);
    let values = it.values.iter().map(|value| {
        let doc = format!(" {}", value.doc);
        let number = Literal::i64_unsuffixed(value.value);
        let variant = names::value(value);
        if it.flags {
            let constant = names::constant(value);
            quote!(#[doc = #doc] #variant #constant = #number,)
        } else {
            quote!(#[doc = #doc] #variant = #number,)
        }
    });
    if it.flags {
        quote!(enumeration! { #[doc = #doc] flags #name { #(#values)* } })
    } else {
        quote!(enumeration! { #[doc = #doc] enum #name { #(#values)* } })
    }
}

fn row(it: &Enumeration) -> TokenStream {
    let (name, flags) = (&it.name, it.flags);
    let values = it.values.iter().map(|value| {
        let (name, number) = (&value.name, Literal::i64_unsuffixed(value.value));
        quote!((#name, #number))
    });
    quote!(EnumerationRow { name: #name, flags: #flags, values: &[#(#values),*] })
}
