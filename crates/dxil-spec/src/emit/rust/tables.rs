//! The tables of `dxil_ops`.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::rows::Properties;
use super::{features, names, types};
use crate::model::{Operation, Selection, Shape, Spec};

/// The maximum number of overloads of a call in `dxil_ops`.
const MAX_DIMENSIONS: usize = 4;

/// The shared rows as text, and the tables that refer to them as tokens.
pub(super) fn tables(spec: &Spec) -> (String, TokenStream) {
    let mut properties = Properties::default();
    // Experimental operations name rows first: a new core operation, which has a lower opcode, would
    // otherwise rename their rows.
    let (experimental, core): (Vec<_>, Vec<_>) =
        spec.ops.iter().partition(|op| op.is_experimental());
    for op in experimental {
        op_row(spec, op, &mut properties);
    }
    let ops: Vec<_> = spec.ops.iter().map(|op| op_row(spec, op, &mut properties)).collect();
    let core = core.len();
    let (versions, count) = (spec.versions.len(), ops.len());
    let (scalars, names) = (features::scalars(spec), argument_names(spec));
    let (classes, types) = (classes(spec), type_rows(spec));
    let (intrinsics, descriptions) = (intrinsics(spec), descriptions(spec));
    let tables = quote! {
        pub(crate) const VERSIONS: usize = #versions;
        pub(crate) const CORE: usize = #core;

        pub(crate) static OPS: [OpRow; #count] = [#(#ops),*];

        #scalars
        #classes
        #types
        #intrinsics
        #descriptions
        #names
    };
    (properties.text(), tables)
}

fn op_row(spec: &Spec, op: &Operation, properties: &mut Properties) -> TokenStream {
    let (name, class) = (&op.name, names::class(&spec[op.class]));
    let result = op.result.map_or_else(
        || quote!(None),
        |ty| {
            let ty = names::ty(&spec[ty]);
            quote!(Some(Type::#ty))
        },
    );
    let arguments = properties.arguments(spec, op);
    let requirements = properties.requirements(spec, op);
    let since = Literal::u8_unsuffixed(op.since.minor);
    let translated = Literal::u8_unsuffixed(op.since_translated.unwrap_or(op.since).minor);
    let validated = Literal::u8_unsuffixed(op.since_validated.unwrap_or(op.since).minor);
    let dimensions = Literal::usize_unsuffixed(op.dimensions());
    let overloads: [Ident; MAX_DIMENSIONS] =
        std::array::from_fn(|dimension| properties.overloads(spec, op, dimension));
    let (stages, attributes) = (properties.stages(spec, op), properties.attributes(spec, op));
    quote! {
        OpRow {
            name: #name,
            arguments: ArgumentList::#arguments,
            requirements: RequirementList::#requirements,
            class: OpClass::#class,
            result: #result,
            since: #since,
            since_translated: #translated,
            since_validated: #validated,
            dimensions: #dimensions,
            overloads: [#(OverloadRow::#overloads),*],
            stages: StageRow::#stages,
            attributes: AttributeRow::#attributes
        }
    }
}

/// The names of arguments, as an enum: it takes one byte, but a name sixteen.
fn argument_names(spec: &Spec) -> TokenStream {
    let arguments = spec.ops.iter().flat_map(|op| &op.arguments);
    let names: BTreeSet<&String> = arguments.clone().map(|argument| &argument.name).collect();
    let variants: BTreeMap<_, _> =
        arguments.map(|argument| (&argument.name, names::argument_name(argument))).collect();
    let (variants, count) = (variants.values(), names.len());
    quote! {
        /// The name of an argument.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        pub(crate) enum ArgumentName {
            #(#variants),*
        }

        pub(crate) static ARGUMENT_NAMES: [&str; #count] = [#(#names),*];
    }
}

fn classes(spec: &Spec) -> TokenStream {
    let rows = spec.classes.iter().enumerate().map(|(id, class)| {
        let name = &class.name;
        let forms = (0..MAX_DIMENSIONS).map(|dimension| form(spec, id, dimension));
        let mut ops = spec.ops.iter().filter(|op| op.class.0 == id);
        let bare = ops.any(|op| op.overloads.is_empty());
        quote!(ClassRow { name: #name, forms: [#(#forms),*], bare: #bare })
    });
    let count = spec.classes.len();
    quote!(pub(crate) static CLASSES: [ClassRow; #count] = [#(#rows),*];)
}

/// The form of the overload of this dimension in the names of a class's functions.
fn form(spec: &Spec, class: usize, dimension: usize) -> TokenStream {
    let entries = spec.ops.iter().filter(|op| op.class.0 == class).flat_map(|op| &op.overloads);
    let mut types = entries.filter_map(|entry| entry.value.get(dimension)).flatten();
    match types.next().map(|ty| &spec[ty.value].shape) {
        None => quote!(None),
        Some(Shape::UserDefined) => quote!(Some(Form::UserDefined)),
        Some(Shape::Object) => quote!(Some(Form::Object)),
        Some(_) => quote!(Some(Form::Number)),
    }
}

fn type_rows(spec: &Spec) -> TokenStream {
    let rows = types::operands(spec).map(|ty| {
        let (name, shape) = (names::type_name(ty), types::shape(&ty.shape));
        quote!(TypeRow { name: #name, shape: #shape })
    });
    let rows: Vec<_> = rows.collect();
    let count = rows.len();
    quote!(pub(crate) static TYPES: [TypeRow; #count] = [#(#rows),*];)
}

fn intrinsics(spec: &Spec) -> TokenStream {
    let mut by_name = BTreeSet::new();
    for (index, op) in spec.ops.iter().enumerate() {
        for (nth, intrinsic) in op.intrinsics.iter().enumerate() {
            by_name.insert((&intrinsic.name, index, nth));
        }
    }
    let count = by_name.len();
    let rows = by_name.into_iter().map(|(name, index, nth)| {
        let op = &spec.ops[index];
        let arguments = op.intrinsics[nth].arguments.iter().map(|it| selection(it.value));
        let op = names::op(op);
        quote!((OpCode::#op, Intrinsic::new(#name, &[#(#arguments),*])))
    });
    quote!(pub(crate) static INTRINSICS: [(OpCode, Intrinsic); #count] = [#(#rows),*];)
}

fn selection(selection: Selection) -> TokenStream {
    let (kind, value) = match selection {
        Selection::Argument(index) => (quote!(Argument), index),
        Selection::I8(value) => (quote!(I8), i64::from(value as i8)),
        Selection::I32(value) => (quote!(I32), i64::from(value as i32)),
    };
    let value = Literal::i64_unsuffixed(value);
    quote!(Selection::#kind(#value))
}

fn descriptions(spec: &Spec) -> TokenStream {
    let docs = spec.ops.iter().map(|op| &op.doc.value);
    let words = spec.ops.iter().map(|op| {
        let words = op.hlsl.iter().map(|word| &word.value);
        quote!(&[#(#words),*])
    });
    let count = spec.ops.len();
    quote! {
        #[cfg(feature = "descriptions")]
        pub(crate) static DESCRIPTIONS: [&str; #count] = [#(#docs),*];
        #[cfg(feature = "descriptions")]
        pub(crate) static HLSL: [&[&str]; #count] = [#(#words),*];
    }
}
