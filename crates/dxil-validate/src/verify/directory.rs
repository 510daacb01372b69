//! The header and the directory.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::ToString as _;
use alloc::vec::Vec;

use dxil_container::layout::Header;
use dxil_container::{Container, ErrorKind, FourCC};

use super::{Report, Rule};
use crate::dxc::of_file as dxc;

/// Compares the header with the file.
pub(super) fn header(report: &mut Report, container: &Container<'_>) {
    let header = container.header();
    let Header { major_version: major, minor_version: minor, file_size, .. } = *header;
    if (major, minor) != (1, 0) {
        let message = format!("the version is {major}.{minor}, it can be 1.0");
        report.add(Rule::Header, None, header.field_range(|it| it.major_version).start, message);
    }
    let least = container.offsets().range().end;
    if (file_size as usize) < least {
        let message = format!("the size is {file_size}, the directory ends at {least}");
        report.add(Rule::FileSize, None, header.field_range(|it| it.file_size).start, message);
    }
    if header.part_count == 0 {
        report.add(
            Rule::Directory,
            None,
            header.field_range(|it| it.part_count).start,
            "there are no parts",
        );
    }
}

/// Checks that each part has a place and a name of its own.
pub(super) fn parts(report: &mut Report, container: &Container<'_>) {
    for error in container.errors() {
        let is_size = matches!(error.kind(), ErrorKind::Truncated { what: "the container", .. });
        let rule = if is_size { Rule::FileSize } else { Rule::Directory };
        report.unreadable(rule, &error);
    }
    let mut parts: Vec<_> = container.parts().map(|it| (it.range(), it.four_cc())).collect();
    let mut names = BTreeSet::new();
    for (range, name) in &parts {
        if !may_repeat(*name) && !names.insert(name.0) {
            let message = format!("the file has another part {name} before");
            report.add(dxc::CONTAINER_PART_REPEATED, Some(*name), range.start, message);
        }
    }
    parts.sort_by_key(|(range, _)| range.start);
    let mut last = (container.offsets().range().end, None);
    for (range, name) in parts {
        if range.start < last.0 {
            let other = last.1.map_or("the directory".to_string(), |it: FourCC| format!("{it}"));
            report.add(Rule::Directory, Some(name), range.start, format_args!("lies over {other}"));
        }
        if range.start > last.0 {
            let gap = range.start - last.0;
            report.add(
                Rule::Directory,
                Some(name),
                range.start,
                format_args!("there are {gap} bytes before it"),
            );
        }
        if range.end > last.0 {
            last = (range.end, Some(name));
        }
    }
}

/// Whether FXC gives several parts this name: the functions of a library, and their forms for level 9.
fn may_repeat(name: FourCC) -> bool {
    name == FourCC::LIBF || name == FourCC::AON9
}
