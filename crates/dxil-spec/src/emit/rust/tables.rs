//! The rows behind the methods.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::{features, names, types};
use crate::model::{
    Argument, FIRST_EXPERIMENTAL, Operation, Scalar, Selection, Shape, Spec, TypeId, Version,
    newest,
};

/// The most overloads that a call has: `dxil_ops` has room for so many.
const MOST_DIMENSIONS: usize = 4;

pub(super) fn tables(spec: &Spec) -> TokenStream {
    let mut properties = Properties::default();
    let ops: Vec<_> = spec.ops.iter().map(|op| op_row(spec, op, &mut properties)).collect();
    let core = spec.ops.iter().filter(|op| op.opcode < Some(FIRST_EXPERIMENTAL)).count();
    let (versions, count) = (spec.versions.len(), ops.len());
    let stages = properties.stages.tokens("STAGE_SETS", &quote!(StageSet));
    let overloads = properties.overloads.tokens("OVERLOAD_SETS", &quote!(OverloadSet));
    let attributes = properties.attributes.tokens("ATTRIBUTE_SETS", &quote!(AttributeSet));
    let arguments = properties.arguments.tokens("ARGUMENTS", &quote!(Argument));
    let requirements = properties.requirements.tokens("REQUIREMENTS", &quote!(Requirement));
    let (scalars, names) = (features::scalars(spec), argument_names(spec));
    let (classes, types) = (classes(spec), type_rows(spec));
    let (intrinsics, descriptions) = (intrinsics(spec), descriptions(spec));
    quote! {
        pub(crate) const VERSIONS: usize = #versions;
        pub(crate) const CORE: usize = #core;

        pub(crate) static OPS: [OpRow; #count] = [#(#ops),*];

        #stages
        #overloads
        #attributes
        #arguments
        #requirements
        #scalars
        #classes
        #types
        #intrinsics
        #descriptions
        #names
    }
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
    let arguments = op.arguments.iter().map(|argument| argument_row(spec, argument));
    let (arguments, argument_count) = properties.arguments.place(arguments);
    let requirements = op.requirements.iter().map(|it| features::requirement(spec, it));
    let (requirements, requirement_count) = properties.requirements.place(requirements);
    let since = Literal::u8_unsuffixed(op.since.minor);
    let translated = Literal::u8_unsuffixed(op.since_translated.unwrap_or(op.since).minor);
    let validated = Literal::u8_unsuffixed(op.since_validated.unwrap_or(op.since).minor);
    let dimensions = Literal::usize_unsuffixed(op.dimensions());
    let (overloads, stages, attributes) = properties.rows(spec, op);
    quote! {
        OpRow {
            name: #name,
            arguments: #arguments,
            argument_count: #argument_count,
            class: OpClass::#class,
            result: #result,
            since: #since,
            since_translated: #translated,
            since_validated: #validated,
            dimensions: #dimensions,
            overloads: #overloads,
            stages: #stages,
            attributes: #attributes,
            requirements: #requirements,
            requirement_count: #requirement_count
        }
    }
}

/// The tables that the rows of operations refer to.
#[derive(Default)]
struct Properties {
    stages: Rows,
    overloads: Rows,
    attributes: Rows,
    arguments: Lists,
    requirements: Lists,
}

impl Properties {
    /// The rows of an operation's overloads, stages and attributes.
    fn rows(&mut self, spec: &Spec, op: &Operation) -> (Literal, Literal, Literal) {
        let overloads = (0..op.dimensions()).map(|dimension| {
            columns(spec, op, |version| {
                let entry = newest(&op.overloads, version);
                entry.map_or(0, |entry| {
                    let types = entry.value[dimension].iter();
                    types.map(|ty| overload_bit(spec, ty.value)).fold(0, |a, b| a | b)
                })
            })
        });
        let stages = columns(spec, op, |version| stage_bits(spec, op, version));
        let attributes = columns(spec, op, |version| {
            let entry = newest(&op.attributes, version);
            entry.map_or(0, |entry| entry.value.iter().fold(0, |bits, id| bits | 1 << id.0))
        });
        (
            self.overloads.place(&overloads.collect::<Vec<_>>()),
            self.stages.place(&[stages]),
            self.attributes.place(&[attributes]),
        )
    }
}

/// A row: what holds in each version. Nothing before the operation exists.
fn columns(spec: &Spec, op: &Operation, bits: impl Fn(Version) -> u32) -> Vec<u32> {
    let column = |version| if version < op.since { 0 } else { bits(version) };
    spec.versions().map(column).collect()
}

/// The stages of an operation in a version, as bits, as far as they exist then.
fn stage_bits(spec: &Spec, op: &Operation, version: Version) -> u32 {
    let Some(entry) = newest(&op.stages, version) else { return 0 };
    let allowed = spec.stages.iter().enumerate().filter(|(id, stage)| {
        stage.first_version() <= version && entry.value.allows(crate::model::StageId(*id))
    });
    allowed.fold(0, |bits, (id, _)| bits | 1 << id)
}

/// The bit of a type in a set of overloads: the number of its `OverloadKind`.
pub(super) fn overload_bit(spec: &Spec, ty: TypeId) -> u32 {
    let scalars = Scalar::ALL.len();
    let kind = match spec[ty].shape {
        Shape::Scalar(scalar) => scalar as usize,
        Shape::Vector(scalar) => scalars + scalar as usize,
        Shape::UserDefined => 2 * scalars,
        Shape::Object => 2 * scalars + 1,
        _ => unreachable!("no overload is of this type: checked"),
    };
    1 << kind
}

/// What changes by version: distinct rows, in the order of their first use.
#[derive(Default)]
struct Rows(Vec<Vec<u32>>);

impl Rows {
    /// Where these rows stand together.
    fn place(&mut self, rows: &[Vec<u32>]) -> Literal {
        let there = self.0.windows(rows.len().max(1)).position(|window| window == rows);
        let place = there.unwrap_or_else(|| {
            if rows.is_empty() {
                return 0;
            }
            self.0.extend_from_slice(rows);
            self.0.len() - rows.len()
        });
        Literal::usize_unsuffixed(place)
    }

    fn tokens(&self, name: &str, set: &TokenStream) -> TokenStream {
        let name = quote::format_ident!("{name}");
        let count = self.0.len();
        let rows = self.0.iter().map(|row| {
            let sets = row.iter().map(|bits| {
                let bits: Literal = format!("{bits:#x}").parse().expect("a number is a literal");
                quote!(#set::from_bits(#bits))
            });
            quote!([#(#sets),*])
        });
        quote!(pub(crate) static #name: [[#set; VERSIONS]; #count] = [#(#rows),*];)
    }
}

/// Lists in one table, one after another: operations with the same list share it.
#[derive(Default)]
struct Lists {
    /// Where each distinct list begins, by its text.
    known: HashMap<String, usize>,
    rows: Vec<TokenStream>,
}

impl Lists {
    /// Where a list begins, and how long it is.
    fn place(&mut self, list: impl Iterator<Item = TokenStream>) -> (Literal, Literal) {
        let list: Vec<_> = list.collect();
        let (rows, length) = (&mut self.rows, list.len());
        let place = self.known.entry(quote!(#(#list),*).to_string()).or_insert_with(|| {
            rows.extend(list);
            rows.len() - length
        });
        (Literal::usize_unsuffixed(*place), Literal::usize_unsuffixed(length))
    }

    fn tokens(&self, name: &str, row: &TokenStream) -> TokenStream {
        let name = quote::format_ident!("{name}");
        let (rows, count) = (&self.rows, self.rows.len());
        quote!(pub(crate) static #name: [#row; #count] = [#(#rows),*];)
    }
}

fn argument_row(spec: &Spec, argument: &Argument) -> TokenStream {
    let (name, ty) = (names::argument_name(argument), names::ty(&spec[argument.ty]));
    let (constant, undef) = (argument.constant, argument.undef);
    let validation = names::validation(argument);
    let enumeration = argument.enumeration.map_or_else(
        || quote!(None),
        |id| {
            let name = names::enumeration(&spec[id]);
            quote!(Some(crate::enumeration::Enumeration::#name))
        },
    );
    let range = argument.range.map_or_else(
        || quote!(None),
        |(min, max)| {
            let (min, max) = (Literal::i64_unsuffixed(min), Literal::i64_unsuffixed(max));
            quote!(Some((#min, #max)))
        },
    );
    let until = argument.until.map_or_else(
        || quote!(None),
        |version| {
            let minor = Literal::u8_unsuffixed(version.minor);
            quote!(Some(#minor))
        },
    );
    quote! {
        Argument {
            name: ArgumentName::#name,
            ty: Type::#ty,
            constant: #constant,
            undef: #undef,
            range: #range,
            until: #until,
            enumeration: #enumeration,
            validation: Validation::#validation
        }
    }
}

/// The names of arguments: an enum of them takes a byte where a name takes sixteen.
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
        let forms = (0..MOST_DIMENSIONS).map(|dimension| form(spec, id, dimension));
        let mut ops = spec.ops.iter().filter(|op| op.class.0 == id);
        let bare = ops.any(|op| op.overloads.is_empty());
        quote!(ClassRow { name: #name, forms: [#(#forms),*], bare: #bare })
    });
    let count = spec.classes.len();
    quote!(pub(crate) static CLASSES: [ClassRow; #count] = [#(#rows),*];)
}

/// How the overload of this dimension is written in the names of a class's functions.
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
    let count = spec.ops.len();
    quote! {
        #[cfg(feature = "descriptions")]
        pub(crate) static DESCRIPTIONS: [&str; #count] = [#(#docs),*];
    }
}
