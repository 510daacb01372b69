//! Compares the text of modules with DXC 1.10's.

use std::fs;
use std::path::{Path, PathBuf};

use dxil_text::Style;

/// The files of a folder with this extension, sorted.
fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry"));
    let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.sort();
    assert!(!files.is_empty());
    files
}

/// The text without the comments that DXC prints before the module.
fn module_text(text: &str) -> &str {
    let mut rest = text;
    while let Some((line, others)) = rest.split_once('\n') {
        if !line.starts_with(';') || line.starts_with("; Function Attrs") {
            break;
        }
        rest = others;
    }
    rest
}

/// The first line that differs, in both texts.
fn difference(theirs: &str, ours: &str) -> Option<String> {
    let (mut theirs, mut ours) = (theirs.lines(), ours.lines());
    for number in 1.. {
        match (theirs.next(), ours.next()) {
            (None, None) => break,
            (a, b) if a == b => {}
            (a, b) => {
                let [a, b] = [a, b].map(|line| line.unwrap_or("the end"));
                return Some(format!("line {number}\n  expected {a}\n  found    {b}"));
            }
        }
    }
    None
}

#[test]
fn modules_by_hand_have_the_text_that_dxc_prints() {
    let mut failures = Vec::new();
    for path in files("tests/modules", "txt") {
        let module = fs::read(path.with_extension("bc")).expect("a module");
        let module = dxil_bitcode::read(&module).expect("a module");
        let text = dxil_text::print(&module, Style::Dxc).expect("a text").to_string();
        let expected = fs::read_to_string(&path).expect("DXC's text");
        let expected = module_text(&expected);
        if text != expected {
            let difference = difference(expected, &text).unwrap_or_else(|| "line ends".into());
            failures.push(format!("{}: {difference}", path.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn modules_by_hand_are_written_as_dxc_wrote_them() {
    for path in files("tests/modules", "bc") {
        let bitcode = fs::read(&path).expect("a module");
        let module = dxil_bitcode::read(&bitcode).expect("a module");
        let written = dxil_bitcode::write(&module).expect("bitcode");
        assert!(written == bitcode, "{}", path.display());
    }
}

/// DXC's disassembler crashes at calls through pointers, so that there is nothing to compare with.
#[test]
fn calls_through_pointers_are_printed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/modules/callees.bc");
    let module = dxil_bitcode::read(&fs::read(&path).expect("a module")).expect("a module");
    let text = dxil_text::print(&module, Style::Dxc).expect("a text").to_string();
    let source = fs::read_to_string(path.with_extension("ll")).expect("the source");
    let calls = |text: &str| -> Vec<_> {
        let calls = text.lines().filter(|line| line.starts_with("  call void"));
        calls.map(str::to_owned).collect()
    };
    assert_eq!(calls(&text), calls(&source));
}

#[test]
fn the_style_of_llvm_leaves_out_comments_behind_instructions() {
    for name in ["metadata", "operations"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/modules/{name}.bc"));
        let module = dxil_bitcode::read(&fs::read(path).expect("a module")).expect("a module");
        let print = |style| dxil_text::print(&module, style).expect("a text").to_string();
        let (dxc, llvm) = (print(Style::Dxc), print(Style::Llvm));
        assert_ne!(dxc, llvm);
        for (dxc, llvm) in dxc.lines().zip(llvm.lines()) {
            let comment = dxc.strip_prefix(llvm).expect("the same instruction");
            assert!(comment.is_empty() || comment.trim_start().starts_with("; "), "{comment}");
        }
    }
}
