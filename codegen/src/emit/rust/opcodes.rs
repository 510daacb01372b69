//! The enum of all operations.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::names;
use crate::emit::{describe, markdown};
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
    let mut item = |what: &str, text: String| {
        if !text.is_empty() {
            lines.push(format!(" - {what}: {text}"));
        }
    };
    let versions = |entries: Vec<(crate::model::Version, String)>| {
        let parts = entries.into_iter().map(|(version, text)| format!("{text} (DXIL {version})"));
        parts.collect::<Vec<_>>().join("; ")
    };
    item("since", markdown::since(op));
    for argument in &op.arguments {
        let demands = describe::demands(spec, argument).join(", ");
        item(&format!("`{}`", argument.name), demands);
    }
    item(
        "overloads",
        versions(describe::by_version(&op.overloads, |it| describe::overloads(spec, it))),
    );
    item("stages", versions(describe::by_version(&op.stages, |it| describe::stages(spec, it))));
    item(
        "attributes",
        versions(describe::by_version(&op.attributes, |it| describe::attributes(spec, it))),
    );
    lines
}
