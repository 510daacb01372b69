//! LLVM's own files and programs, where there are any: `YAML_FILES` is a folder with its tests,
//! `YAML2OBJ` is a program of LLVM 23 or newer, `OBJ2YAML` one of LLVM 22 or newer.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use dxil_container::yaml::{from_yaml, to_yaml};

use crate::fixtures;

/// The value of a variable, or a note that the test is skipped without it.
fn variable(name: &str) -> Option<PathBuf> {
    let value = std::env::var_os(name).map(PathBuf::from);
    if value.is_none() {
        eprintln!("skipped: {name} is not set");
    }
    value
}

/// All files in a folder that end with `.yaml`.
fn texts(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(texts(&path));
        } else if path.extension().is_some_and(|extension| extension == "yaml") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// Each test of LLVM is read, and refused where LLVM refuses it.
#[test]
fn files_are_read() {
    let Some(folder) = variable("YAML_FILES") else { return };
    let mut failures = Vec::new();
    let files = texts(&folder);
    for path in &files {
        let text = fs::read_to_string(path).expect("a text");
        let is_refused = text.contains("RUN: not yaml2obj");
        match from_yaml(&text) {
            Ok(_) if is_refused => failures.push(format!("{}: is read", path.display())),
            Err(errors) if !is_refused => failures.push(format!("{}:\n{errors}", path.display())),
            _ => {}
        }
    }
    assert!(files.len() >= 50, "{} files", files.len());
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Each test of LLVM becomes the same bytes as with `yaml2obj`.
#[test]
fn files_become_the_same_bytes() {
    let (Some(folder), Some(program)) = (variable("YAML_FILES"), variable("YAML2OBJ")) else {
        return;
    };
    let mut count = 0;
    for path in texts(&folder) {
        let theirs = Command::new(&program).arg(&path).output().expect("yaml2obj");
        let Ok(ours) = from_yaml(&fs::read_to_string(&path).expect("a text")) else { continue };
        // Older versions do not know all keys.
        if theirs.status.success() {
            assert!(theirs.stdout == ours, "{}", path.display());
            count += 1;
        }
    }
    assert!(count >= 50, "{count} files");
}

/// The parts that LLVM knows, the newer ones since 23.
const PARTS: [&str; 8] = ["DXIL", "SFI0", "HASH", "PSV0", "ISG1", "OSG1", "PSG1", "RTS0"];
const NEWER_PARTS: [&str; 5] = ["ILDB", "ILDN", "VERS", "SRCI", "PRIV"];

/// Keys that LLVM does not have, or not in this part.
fn is_added(part: &str, key: &str, is_new: bool) -> bool {
    match key {
        "Gaps"
        | "DXILOffset"
        | "Patches"
        | "MipLODBiasBits"
        | "MinLODBits"
        | "MaxLODBits"
        | "SemanticIndices"
        | "LinAlg"
        | "NumBytesGroupSharedMemory"
        | "RuntimeFlags"
        | "CompressedEntries" => true,
        "StringTable" => !is_new || part != "PSV0",
        "RuntimeInfoSize" => !is_new,
        _ => false,
    }
}

/// What LLVM would write of our text.
fn known_to_llvm(text: &str, is_new: bool) -> String {
    let (mut part, mut is_mesh) = ("", false);
    let mut skipped = usize::MAX;
    let mut known = String::new();
    for line in text.split_inclusive('\n') {
        let indent = line.len() - line.trim_start_matches([' ', '-']).len();
        if indent > skipped {
            continue;
        }
        skipped = usize::MAX;
        let (key, value) = line.trim_start_matches([' ', '-']).split_once(':').unwrap_or_default();
        if let ("  - Name", name) = (line.split(':').next().unwrap_or_default(), value.trim()) {
            part = name;
        }
        is_mesh = if key == "ShaderStage" { value.trim() == "13" } else { is_mesh };
        let is_known = PARTS.contains(&part) || is_new && NEWER_PARTS.contains(&part);
        let is_part_key =
            indent == 4 && !["Name", "Size"].contains(&key) && !line.starts_with("...");
        if is_added(part, key, is_new)
            || is_part_key && !part.is_empty() && !is_known
            || key == "PatchOrPrimMasks" && is_mesh
        {
            skipped = indent;
            continue;
        }
        known.push_str(line);
    }
    known
}

/// The corpus becomes the same text as with `obj2yaml`, but for keys that are added.
#[test]
fn containers_become_the_same_text() {
    let Some(program) = variable("OBJ2YAML") else { return };
    let version = Command::new(&program).arg("--version").output().expect("obj2yaml").stdout;
    let is_new = !String::from_utf8_lossy(&version).contains("version 22");
    let mut count = 0;
    for fixture in fixtures::all() {
        let path = fixtures::root().join(&fixture.name).with_extension("dxbc");
        let theirs = Command::new(&program).arg(&path).output().expect("obj2yaml");
        // It fails on some containers of old validators.
        if theirs.status.success() {
            let ours = known_to_llvm(&to_yaml(&fixture.bytes).expect("a container"), is_new);
            let theirs = String::from_utf8(theirs.stdout).expect("UTF-8");
            assert!(ours == theirs, "{}:\n{ours}\n{theirs}", fixture.name);
            count += 1;
        }
    }
    assert!(count >= 300, "{count} containers");
}
