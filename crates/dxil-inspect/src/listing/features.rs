//! The features that a shader requires.

use dxil_container::layout::FeatureFlags;

use super::comments::Comments;

/// The bit of the first optional feature.
const FIRST_OPTIONAL: u32 = FeatureFlags::UsesDerivatives.0.trailing_zeros();
/// Optional features, by their bits.
const OPTIONAL: [&str; 2] = ["Function uses derivatives", "Function requires visible group"];

/// Prints the features, if there are any.
pub(super) fn print(comments: &mut Comments, flags: FeatureFlags) {
    let optional = flags.0 >> FIRST_OPTIONAL;
    if flags.0 != 0 {
        comments.lines(["", " Note: shader requires additional functionality:"]);
        names(comments, flags.0, &FeatureFlags::TITLES);
    }
    if optional != 0 {
        comments.lines([" Note: shader has optional feature flags set:"]);
        names(comments, optional, &OPTIONAL);
    }
}

/// Prints the names of the bits that are set.
fn names(comments: &mut Comments, bits: u64, names: &[&str]) {
    for (bit, name) in names.iter().enumerate() {
        if bits >> bit & 1 != 0 {
            comments.line(format_args!("       {name}"));
        }
    }
    comments.blank();
}
