//! The resources and their registers.

use dxil_metadata::{Resource, Resources};

use super::comments::Comments;
use crate::names::ResourceNames;
use crate::rows::binding::Count;

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
        row(comments, resource);
    }
    comments.blank();
}

fn row(comments: &mut Comments, resource: &Resource) {
    let names = ResourceNames::of(resource.class());
    let bind = names.bind(resource.lower_bound, resource.space);
    comments.put("; ");
    comments.left(&resource.name, 31);
    comments.right(names.name, 10);
    comments.right(resource.content.listed_format(), 8);
    comments.right(&resource.content.listed_shape(), 12);
    comments.format_right(format_args!("{}{}", names.id, resource.id), 8);
    comments.format_right(format_args!("{bind}"), 15);
    comments.format(format_args!("{:>6}", Count::of(resource)));
    comments.put("\n");
}
