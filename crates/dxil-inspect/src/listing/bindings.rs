//! The resources and their registers.

use dxil_metadata::Resources;

use super::comments::Comments;
use crate::rows::binding::Binding;

/// Prints a row for each resource.
pub(super) fn print(comments: &mut Comments, resources: &Resources) {
    comments.lines([
        "",
        " Resource Bindings:",
        "",
        " Name                                 Type  Format         Dim      ID      HLSL Bind  Count",
        " ------------------------------ ---------- ------- ----------- ------- -------------- ------",
    ]);
    let Resources { srvs, uavs, cbuffers, samplers } = resources;
    for resource in [cbuffers, samplers, srvs, uavs].into_iter().flatten().flatten() {
        row(comments, &Binding::of_metadata(resource));
    }
    comments.blank();
}

fn row(comments: &mut Comments, binding: &Binding<'_>) {
    comments.put("; ");
    comments.left(&binding.name, 31);
    comments.right(binding.kind, 10);
    comments.right(&binding.format, 8);
    comments.right(&binding.dim, 12);
    comments.right(&binding.id, 8);
    comments.right(&binding.bind, 15);
    comments.right(&binding.count, 6);
    comments.put("\n");
}
