//! Versions, stages, attributes, features and classes: enums, and constants with their numbers.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::names;
use crate::model::Spec;

pub(super) fn versions(spec: &Spec) -> TokenStream {
    let names = spec.versions().map(names::version);
    let constants = spec.versions().zip(names.clone()).map(|(version, name)| {
        let (major, minor) = (version.major, version.minor);
        let doc = format!(" DXIL {version}, shader model {}.{minor}.", major + 5);
        quote!(#[doc = #doc] pub const #name: Self = Self::new(#major, #minor);)
    });
    quote! {
        impl Version {
            #(#constants)*

            /// All versions, ascending.
            pub const ALL: &'static [Self] = &[#(Self::#names),*];
        }
    }
}

pub(super) fn stages(spec: &Spec) -> TokenStream {
    let rows = spec.stages.iter().map(|stage| {
        let name = &stage.name;
        let since = names::version(stage.first_version());
        quote!(StageRow { name: #name, since: Version::#since })
    });
    let (count, rows) = (spec.stages.len(), rows.collect::<Vec<_>>());
    let variants = spec.stages.iter().map(|stage| {
        let article = if stage.title.starts_with(['a', 'i', 'u']) { "an" } else { "a" };
        (names::stage(stage), format!(" Code of {article} {} shader.", stage.title))
    });
    // Two of the stages are not shaders.
    let variants = variants.map(|(name, doc)| match name.to_string().as_str() {
        "PatchConstant" => (name, " A hull shader's patch-constant function.".to_owned()),
        "Library" => (name, " A function of a library that is no entry point.".to_owned()),
        "Node" => (name, " A node of a work graph.".to_owned()),
        _ => (name, doc),
    });
    let doc = " A place that a call may stand in: an entry point by its kind, or a function.";
    let counted = counted(&quote!(ShaderStage), doc, variants);
    quote! {
        #counted

        static STAGES: [StageRow; #count] = [#(#rows),*];
    }
}

pub(super) fn attributes(spec: &Spec) -> TokenStream {
    let variants = spec
        .attributes
        .iter()
        .map(|attribute| (names::attribute(attribute), format!(" {}", attribute.doc)));
    let counted = counted(
        &quote!(Attribute),
        " An attribute of calls, which says whether a pass may move or remove them.",
        variants,
    );
    let names: Vec<_> = spec.attributes.iter().map(|attribute| &attribute.name).collect();
    let count = names.len();
    quote! {
        #counted

        static ATTRIBUTE_NAMES: [&str; #count] = [#(#names),*];
    }
}

pub(super) fn features(spec: &Spec) -> TokenStream {
    let variants = spec.features.iter().map(|it| (names::feature(it), format!(" {}", it.doc)));
    let doc = " A feature that a program requires of the device besides the shader model: a flag of the \
               SFI0 part, whose bit is the variant's number.";
    let counted = counted(&quote!(ShaderFeature), doc, variants);
    let names: Vec<_> = spec.features.iter().map(|it| &it.name).collect();
    let validators = spec.features.iter().map(|it| Literal::u8_unsuffixed(it.validator.minor));
    let count = names.len();
    quote! {
        #counted

        static FEATURE_NAMES: [&str; #count] = [#(#names),*];
        static FEATURE_VALIDATORS: [u8; #count] = [#(#validators),*];
    }
}

pub(super) fn classes(spec: &Spec) -> TokenStream {
    let variants =
        spec.classes.iter().map(|class| (names::class(class), format!(" `dx.op.{}`", class.name)));
    let doc = " A class of operations: those that share functions.";
    counted(&quote!(OpClass), doc, variants)
}

/// An enum whose variants count from zero, with a list of them.
pub(super) fn counted(
    name: &TokenStream,
    doc: &str,
    variants: impl Iterator<Item = (Ident, String)>,
) -> TokenStream {
    let (names, docs): (Vec<_>, Vec<_>) = variants.unzip();
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[non_exhaustive]
        pub enum #name {
            #(#[doc = #docs] #names,)*
        }

        impl #name {
            /// All of them, in the order of their numbers.
            pub const ALL: &'static [Self] = &[#(Self::#names),*];
        }
    }
}
