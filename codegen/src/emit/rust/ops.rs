//! A struct for each operation.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::names;
use crate::emit::describe;
use crate::model::{Operation, Spec};

pub(super) fn ops(spec: &Spec) -> TokenStream {
    let ops = spec.ops.iter().filter(|op| !op.reserved).map(|op| operation(spec, op));
    quote!(#(#ops)*)
}

fn operation(spec: &Spec, op: &Operation) -> TokenStream {
    let name = names::op(op);
    let doc = format!(" {}", op.doc.value);
    let count = Literal::usize_unsuffixed(op.arguments.len() + 1);
    let fields = op.arguments.iter().map(|argument| {
        let field = names::argument(argument);
        let mut doc = format!(" `{}`", describe::type_name(spec, op, argument.ty));
        for demand in describe::demands(spec, argument) {
            doc += ", ";
            doc += &demand;
        }
        quote!(#[doc = #doc] #field,)
    });
    quote!(operation! { #[doc = #doc] #name[#count] { #(#fields)* } })
}
