//! The shader features that scalars require.

use proc_macro2::TokenStream;
use quote::quote;

use super::names;
use crate::model::{FeatureId, Scalar, Shape, Spec};

/// The table of the features, by scalar.
pub(super) fn scalars(spec: &Spec) -> TokenStream {
    let rows = Scalar::ALL.map(|scalar| scalar_features(spec, scalar));
    let count = rows.len();
    quote! {
        pub(crate) static SCALAR_FEATURES: [[Option<ShaderFeature>; 2]; #count] = [#(#rows),*];
    }
}

/// The features that a scalar requires with 16-bit types of minimum precision, and with native
/// ones.
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
