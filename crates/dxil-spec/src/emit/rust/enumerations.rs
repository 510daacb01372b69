//! The enumerations of operands.

use std::fmt::Write as _;

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::names;
use super::sets::counted;
use crate::emit::describe;
use crate::model::{Enumeration, Spec};

/// A type for each enumeration.
pub(super) fn types(spec: &Spec) -> String {
    let mut text = String::new();
    for it in &spec.enumerations {
        // Writing to a string cannot fail.
        let _ = declaration(it, &mut text);
    }
    text
}

fn declaration(it: &Enumeration, text: &mut String) -> std::fmt::Result {
    let kind = if it.flags { "flags" } else { "enum" };
    writeln!(text, "enumeration! {{\n    /// {}", it.doc)?;
    writeln!(text, "    {kind} {} {{", names::enumeration(it))?;
    for value in &it.values {
        writeln!(text, "        /// {}", describe::value(value))?;
        let name = if it.flags { names::constant(value) } else { names::value(value) };
        writeln!(text, "        {name} {:?} = {},", value.name, value.value)?;
    }
    writeln!(text, "    }}\n}}")
}

/// The enum of all enumerations, and the table of their values.
pub(super) fn tables(spec: &Spec) -> TokenStream {
    let variants = spec.enumerations.iter().map(|it| {
        let name = names::enumeration(it);
        let doc = format!(" The values of [`crate::{name}`].");
        (name, doc)
    });
    let doc = " The enumerations that operands choose from.";
    let all = counted(&quote!(Enumeration), doc, variants);
    let rows = spec.enumerations.iter().map(row);
    let count = spec.enumerations.len();
    quote! {
        #all

        static ENUMERATIONS: [EnumerationRow; #count] = [#(#rows),*];
    }
}

fn row(it: &Enumeration) -> TokenStream {
    let (name, flags) = (&it.name, it.flags);
    let values = it.values.iter().map(|value| {
        let (name, number) = (&value.name, Literal::i64_unsuffixed(value.value));
        let since = names::version(value.first_version());
        quote!((#name, #number, Version::#since))
    });
    quote!(EnumerationRow { name: #name, flags: #flags, values: &[#(#values),*] })
}
