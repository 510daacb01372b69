//! Comparisons with LLVM's `obj2yaml` and `yaml2obj`.
//!
//! The variable `YAML_FILES` may name a folder with LLVM's own tests, which are compared as well.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use dxil_yaml::{from_yaml, to_yaml};
use test_tools::{Program, Tool};

use crate::fixtures;

/// `obj2yaml` and `yaml2obj` of LLVM 21 and older know fewer parts.
const PRINTER: Tool = Tool { name: "obj2yaml", oldest: 22, newest: None };
const READER: Tool = Tool { name: "yaml2obj", oldest: 22, newest: None };

/// LLVM's own tests, if there are any: path and text.
fn tests_of_llvm() -> Vec<(String, String)> {
    let Some(folder) = std::env::var_os("YAML_FILES") else { return Vec::new() };
    let texts = paths(Path::new(&folder)).into_iter().map(|path| {
        let text = fs::read_to_string(&path).expect("a text");
        (path.display().to_string(), text)
    });
    let texts: Vec<_> = texts.collect();
    assert!(texts.len() >= 50, "{} files", texts.len());
    texts
}

/// All files in a folder that end with `.yaml`.
fn paths(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(paths(&path));
        } else if path.extension().is_some_and(|extension| extension == "yaml") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// Gives a program this input. It must read all of it before it writes.
fn run(program: &Program, input: &[u8]) -> Output {
    let mut run = Command::new(&program.path)
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a program");
    run.stdin.take().expect("a pipe").write_all(input).expect("a program that reads");
    run.wait_with_output().expect("a program")
}

/// Whether a program knows the parts that came with LLVM 23.
fn is_new(program: &Program) -> bool {
    program.version >= 23
}

/// Each test of LLVM is read, and refused where LLVM refuses it.
#[test]
fn tests_of_llvm_are_read() {
    let mut failures = Vec::new();
    for (path, text) in tests_of_llvm() {
        let is_refused = text.contains("RUN: not yaml2obj");
        match from_yaml(&text) {
            Ok(_) if is_refused => failures.push(format!("{path}: is read")),
            Err(errors) if !is_refused => failures.push(format!("{path}:\n{errors}")),
            _ => {}
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The texts of the corpus, as far as LLVM knows their keys, and LLVM's own tests become what `yaml2obj`
/// makes of them: the same bytes, but for the place of a name in the string table of `PSV0`, which `yaml2obj`
/// sorts and DXC does not.
#[test]
fn texts_become_the_same_containers() {
    let Some(program) = READER.find() else { return };
    let is_new = is_new(&program);
    let corpus = fixtures::all().into_iter().map(|fixture| {
        let text = to_yaml(&fixture.bytes).expect("a container");
        (fixture.name, known_to_llvm(&text, is_new, false))
    });
    let mut count = 0;
    for (name, text) in corpus.chain(tests_of_llvm()) {
        let theirs = run(&program, text.as_bytes());
        let Ok(ours) = from_yaml(&text) else { continue };
        // Older versions do not know all keys.
        if theirs.status.success() {
            let meaning = |file: &[u8]| Some(known_to_llvm(&to_yaml(file).ok()?, is_new, true));
            // It does not write zeros that end the file.
            let same =
                ours.strip_prefix(&*theirs.stdout).is_some_and(|rest| rest == vec![0; rest.len()])
                    || meaning(&ours).is_some_and(|ours| Some(ours) == meaning(&theirs.stdout));
            assert!(same, "{name}");
            count += 1;
        }
    }
    assert!(count >= 300, "{count} texts");
}

/// The parts that LLVM knows, the newer ones since 23.
const PARTS: [&str; 8] = ["DXIL", "SFI0", "HASH", "PSV0", "ISG1", "OSG1", "PSG1", "RTS0"];
const NEWER_PARTS: [&str; 5] = ["ILDB", "ILDN", "VERS", "SRCI", "PRIV"];

/// Keys that LLVM does not have, or not in this part, or that `yaml2obj` ignores.
fn is_added(part: &str, key: &str, is_new: bool, is_read: bool) -> bool {
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
        "StringTable" => is_read || !is_new || part != "PSV0",
        "RuntimeInfoSize" => is_read || !is_new,
        _ => false,
    }
}

/// The lines of our text that `obj2yaml` would write, or `yaml2obj` would read.
fn known_to_llvm(text: &str, is_new: bool, is_read: bool) -> String {
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
        if is_added(part, key, is_new, is_read)
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

/// The recorded files are those of `yaml2obj`, the recorded texts those of `obj2yaml`.
#[test]
fn records_are_those_of_llvm() {
    if let Some(program) = READER.find().filter(is_new) {
        for (path, text, file) in crate::stated::texts() {
            assert!(run(&program, text.as_bytes()).stdout == file, "{}", path.display());
        }
        let file = run(&program, include_bytes!("llvm_23/private.yaml")).stdout;
        assert_eq!(file, include_bytes!("llvm_23/private.dxbc"));
    }
    if let Some(program) = PRINTER.find().filter(is_new) {
        for (name, text) in [
            ("rootsig_flags-1_1", &include_bytes!("llvm_23/rootsig_flags-1_1.yaml")[..]),
            ("cs_wave_barrier", &include_bytes!("llvm_23/cs_wave_barrier.yaml")[..]),
        ] {
            let file = fixtures::root().join("dxc110").join(name).with_extension("dxbc");
            let file = fs::read(file).expect("a container");
            assert!(run(&program, &file).stdout == text, "{name}");
        }
    }
}

/// The corpus becomes the same text as with `obj2yaml`, but for keys that are added.
#[test]
fn containers_become_the_same_text() {
    let Some(program) = PRINTER.find() else { return };
    let mut count = 0;
    for fixture in fixtures::all() {
        let theirs = run(&program, &fixture.bytes);
        // It fails on some containers of old validators.
        if theirs.status.success() {
            let text = to_yaml(&fixture.bytes).expect("a container");
            let ours = known_to_llvm(&text, is_new(&program), false);
            let theirs = String::from_utf8(theirs.stdout).expect("UTF-8");
            assert!(ours == theirs, "{}:\n{ours}\n{theirs}", fixture.name);
            count += 1;
        }
    }
    assert!(count >= 300, "{count} containers");
}
