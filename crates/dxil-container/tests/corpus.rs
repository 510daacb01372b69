//! Every container, whoever made it, is read, explained and written again.

mod fixtures;

use std::ops::Range;

use dxil_container::read::Part;
use dxil_container::tree::{Describe, Node};
use dxil_container::{Container, write};

/// Collects the failures of a check over every container, and shows them all.
fn for_each_container(mut check: impl FnMut(&[u8]) -> Result<(), Vec<String>>) {
    let mut failures = Vec::new();
    for fixture in fixtures::all().into_iter().chain(fixtures::of_other_producers()) {
        if let Err(errors) = check(&fixture.bytes) {
            failures.extend(errors.into_iter().map(|error| format!("{}: {error}", fixture.name)));
        }
    }
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

/// Every part is read by a typed view, and its fields cover every byte of it.
#[test]
fn every_byte_is_explained() {
    for_each_container(|bytes| {
        let container = Container::parse(bytes).map_err(|error| vec![error.to_string()])?;
        let errors: Vec<_> = container.parts().filter_map(|part| unexplained(&part)).collect();
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    });
}

/// The error in the tree of a part, if there is one.
fn unexplained(part: &Part<'_>) -> Option<String> {
    let four_cc = part.four_cc();
    let view = match part.view() {
        Ok(dxil_container::read::PartView::Unknown(_)) => {
            return Some(format!("{four_cc} unknown"));
        }
        Ok(view) => view,
        Err(error) => return Some(error.to_string()),
    };
    let mut ranges: Vec<Range<usize>> = Vec::new();
    let each = &mut |leaf: &Node<'_>| ranges.push(leaf.range.clone());
    view.describe().iter().for_each(|node| node.for_each_leaf(each));
    ranges.sort_by_key(|range| (range.start, range.end));
    let mut end = part.data().offset();
    for range in ranges {
        if range.start > end {
            return Some(format!("{four_cc}: nothing explains {end:#x}..{:#x}", range.start));
        }
        end = end.max(range.end);
    }
    let wanted = part.data().range().end;
    (end != wanted).then(|| format!("{four_cc}: explained to {end:#x} of {wanted:#x}"))
}

/// Every part has an owned form that holds all of it, and the file is written again as it was.
#[test]
fn every_container_is_written_again() {
    for_each_container(|bytes| {
        let (container, errors) =
            write::Container::read(bytes).map_err(|error| vec![error.to_string()])?;
        let mut errors: Vec<_> = errors.iter().map(ToString::to_string).collect();
        if matches!(container.layout, write::Layout::Explicit(_)) {
            errors.push("its parts are not one after the other".into());
        }
        if container.write().as_deref() != Ok(bytes) {
            errors.push("other bytes are written".into());
        }
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    });
}
