//! The hash of a shader, and the name of its debug information.

use bstr::BStr;
use dxil_container::layout::{HashFlags, ShaderHash};

use super::comments::Comments;

/// Prints the name of the file with debug information, unless it is empty.
pub(super) fn print_debug_name(comments: &mut Comments, name: &BStr) {
    // DXC reads the name as a C string.
    let name = name.split(|byte| *byte == 0).next().unwrap_or_default();
    if !name.is_empty() {
        comments.put("; shader debug name: ");
        comments.put(name);
        comments.put("\n");
    }
}

/// Prints the hash, and whether it includes the source.
pub(super) fn print(comments: &mut Comments, hash: &ShaderHash) {
    let source = hash.flags.contains(HashFlags::IncludesSource);
    let source = if source { " (includes source)" } else { "" };
    comments.line(format_args!(" shader hash: {}{source}", hash.digest));
}
