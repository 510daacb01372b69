//! Which shader features calls require.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::names;
use super::tables::overload_bit;
use crate::model::{FeatureId, Requirement, Scalar, Shape, Spec, StageId};

/// What an operation requires.
pub(super) fn requirement(spec: &Spec, it: &Requirement) -> TokenStream {
    let feature = names::feature(&spec[it.feature]);
    let stages = bits(stages(spec, it));
    let overloads = it.overloads.iter().map(|&ty| overload_bit(spec, ty));
    let overloads = bits(overloads.fold(0, |a, b| a | b));
    quote! {
        Requirement {
            feature: ShaderFeature::#feature,
            stages: StageSet::from_bits(#stages),
            overloads: OverloadSet::from_bits(#overloads)
        }
    }
}

fn stages(spec: &Spec, requirement: &Requirement) -> u32 {
    let stages = (0..spec.stages.len()).filter(|&id| requirement.stages.allows(StageId(id)));
    stages.fold(0, |bits, id| bits | 1 << id)
}

fn bits(bits: u32) -> Literal {
    format!("{bits:#x}").parse().expect("a number is a literal")
}

/// What scalars require.
pub(super) fn scalars(spec: &Spec) -> TokenStream {
    let rows = Scalar::ALL.map(|scalar| scalar_features(spec, scalar));
    let count = rows.len();
    quote! {
        pub(crate) static SCALAR_FEATURES: [[Option<ShaderFeature>; 2]; #count] = [#(#rows),*];
    }
}

/// What a scalar requires where 16-bit types are of minimum precision, and where native.
fn scalar_features(spec: &Spec, scalar: Scalar) -> TokenStream {
    let ty = spec.types.iter().find(|ty| ty.shape == Shape::Scalar(scalar));
    let features = ty.map_or([None; 2], |ty| ty.features);
    let features = features.map(|feature: Option<FeatureId>| {
        feature.map_or_else(
            || quote!(None),
            |id| {
                let feature = names::feature(&spec[id]);
                quote!(Some(ShaderFeature::#feature))
            },
        )
    });
    quote!([#(#features),*])
}
