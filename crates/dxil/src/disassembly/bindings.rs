//! Where resources are bound.

use alloc::borrow::Cow;
use alloc::format;

use dxil_container::layout::ResourceKind;

use super::listing::Listing;
use super::words::{self, ResourceWords};
use crate::metadata::{Resource, ResourceContent, Resources};

/// Prints a row for each resource.
pub(super) fn print(listing: &mut Listing, resources: &Resources) {
    listing.lines([
        "",
        " Resource Bindings:",
        "",
        " Name                                 Type  Format         Dim      ID      HLSL Bind  Count",
        " ------------------------------ ---------- ------- ----------- ------- -------------- ------",
    ]);
    let Resources { srvs, uavs, cbuffers, samplers } = resources;
    for resource in [cbuffers, samplers, srvs, uavs].into_iter().flatten().flatten() {
        row(listing, resource);
    }
    listing.blank();
}

fn row(listing: &mut Listing, resource: &Resource) {
    let words = ResourceWords::of(resource.class());
    listing.put("; ");
    listing.left(&resource.name, 31);
    listing.right(words.name, 10);
    listing.right(element_format(resource), 8);
    listing.right(&dim(resource), 12);
    listing.right(&format!("{}{}", words.id, resource.id), 8);
    listing.right(&words.bind(resource.lower_bound, resource.space), 15);
    match resource.range_size {
        u32::MAX => listing.put("unbounded"),
        count => listing.format(format_args!("{count:6}")),
    }
    listing.put("\n");
}

/// What its elements are.
fn element_format(resource: &Resource) -> &'static str {
    if let ResourceContent::CBuffer(_) | ResourceContent::Sampler(_) = resource.content {
        return "NA";
    }
    words::buffer_format(resource.kind()).unwrap_or_else(|| {
        let component_type = resource.properties().and_then(|it| it.element_type().copied());
        words::component_type(component_type.unwrap_or_default()).unwrap_or("invalid")
    })
}

/// Its shape; that of buffers is how they are used.
fn dim(resource: &Resource) -> Cow<'static, str> {
    let kind = resource.kind();
    let (is_uav, has_counter, samples) = match &resource.content {
        ResourceContent::CBuffer(_) | ResourceContent::Sampler(_) => return "NA".into(),
        ResourceContent::Srv(srv) => (false, false, srv.sample_count),
        ResourceContent::Uav(uav) => (true, uav.has_counter, 0),
    };
    let word = words::buffer_use(kind, is_uav, has_counter).or_else(|| words::dim(kind));
    let word = word.unwrap_or("invalid");
    match kind {
        ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray if samples != 0 => {
            format!("{word}{samples}").into()
        }
        _ => word.into(),
    }
}
