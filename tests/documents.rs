//! Links in the documents of the repository.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// All Markdown files in a folder, except in folders that git does not track.
fn documents(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default();
        if path.is_dir() && name != "target" && name != ".git" {
            documents(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            found.push(path);
        }
    }
}

/// The lines of a document outside of code blocks.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut in_code = false;
    text.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        in_code ^= is_fence;
        !in_code && !is_fence
    })
}

/// The anchors of a document's headings, as GitHub makes them.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = prose(text).filter(|line| line.starts_with('#'));
    let anchors = headings.map(|heading| {
        let text = heading.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
        text.chars().filter(|it| it.is_alphanumeric() || "-_".contains(*it)).collect()
    });
    anchors.collect()
}

/// The error of a link of a document; `None` if it leads to a file, a folder or a heading.
fn fault(document: &Path, link: &str) -> Option<String> {
    if link.contains("://") {
        return None;
    }
    let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
    let target = match file {
        "" => document.to_owned(),
        file => document.with_file_name(file),
    };
    if !target.exists() {
        return Some(format!("{}: {link}: no such file", document.display()));
    }
    if anchor.is_empty() || anchors(&fs::read_to_string(&target).ok()?).contains(anchor) {
        return None;
    }
    Some(format!("{}: {link}: no such heading", document.display()))
}

#[test]
fn links_lead_to_files_and_headings() {
    let mut found = Vec::new();
    documents(Path::new(env!("CARGO_MANIFEST_DIR")), &mut found);
    let (mut count, mut faults) = (0, Vec::new());
    for document in &found {
        let text = fs::read_to_string(document).expect("a text");
        for line in prose(&text) {
            let links = line.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0));
            for link in links {
                count += 1;
                faults.extend(fault(document, link));
            }
        }
    }
    assert!(count > 100, "{count} links in {} documents", found.len());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
