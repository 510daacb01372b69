//! The enum of all operations.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::names;
use crate::emit::describe;
use crate::model::{Operation, Spec};

pub(super) fn opcodes(spec: &Spec) -> TokenStream {
    let variants = spec.ops.iter().map(|op| {
        let name = names::op(op);
        let number = op.opcode.unwrap_or_default();
        let number = if op.is_experimental() {
            format!("{number:#x}").parse().unwrap_or_else(|_| Literal::u32_unsuffixed(number))
        } else {
            Literal::u32_unsuffixed(number)
        };
        let docs = doc(spec, op);
        quote!(#(#[doc = #docs])* #name = #number,)
    });
    let all = spec.ops.iter().map(names::op);
    quote! {
        /// A DXIL operation.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u32)]
        #[non_exhaustive]
        pub enum OpCode {
            #(#variants)*
        }

        impl OpCode {
            /// All operations, by opcode, the experimental ones last.
            pub const ALL: &'static [Self] = &[#(Self::#all),*];
        }
    }
}

/// The lines of a variant's documentation.
pub(super) fn doc(spec: &Spec, op: &Operation) -> Vec<String> {
    if op.reserved {
        return vec![format!(" Reserved since DXIL {}: no call may use it.", op.since)];
    }
    let mut lines = vec![
        format!(" {}", op.doc.value),
        String::new(),
        " ```text".to_owned(),
        format!(" {}", describe::prototype(spec, op)),
        " ```".to_owned(),
        String::new(),
    ];
    let facts = describe::facts(spec, op).into_iter();
    lines.extend(facts.map(|(name, value)| format!(" - {name}: {value}")));
    lines
}
