//! Compares the text of the modern dialect with what `opt -S` of LLVM 23 prints.

use std::fs;
use std::path::{Path, PathBuf};

use dxil_ir::{Dialect, Module, verify};
use dxil_text::Style;
use expect_test::expect_file;

/// The texts in `tests/modern`, and in `NAME.opt` what `opt -S - < NAME.ll` prints of each.
fn texts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/modern");
    let entries = fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry"));
    let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == "ll"));
    files.sort();
    assert!(!files.is_empty());
    files
}

fn parse(text: &str) -> Module {
    dxil_text::parse_as(text, Dialect::Modern).unwrap_or_else(|error| panic!("{error}"))
}

fn print(module: &Module) -> String {
    dxil_text::print(module, Style::Llvm).expect("a text").to_string()
}

/// What `opt` printed, without the comment that names the file.
fn expected(path: &Path) -> String {
    let text = fs::read_to_string(path.with_extension("opt")).expect("what opt printed");
    text.split_once('\n').expect("a line").1.to_owned()
}

#[test]
fn texts_are_printed_as_opt_prints_them() {
    for path in texts() {
        let mut module = parse(&fs::read_to_string(&path).expect("a text"));
        if module.source_filename.is_empty() {
            // LLVM takes the name of the file, which is not in the text.
            module.source_filename = "<stdin>".into();
        }
        assert_eq!(print(&module), expected(&path), "{}", path.display());
    }
}

#[test]
fn printed_texts_are_read_again() {
    for path in texts() {
        let text = expected(&path);
        assert_eq!(print(&parse(&text)), text, "{}", path.display());
    }
}

#[test]
fn modules_are_valid_and_cannot_be_bitcode() {
    for path in texts() {
        let module = parse(&fs::read_to_string(&path).expect("a text"));
        let errors = verify::verify(&module);
        assert!(errors.is_empty(), "{}: {}", path.display(), errors[0]);
        let refused = dxil_bitcode::write(&module).expect_err("a modern module").to_string();
        assert!(refused.contains("DXIL has no "), "{}: {refused}", path.display());
    }
}

/// What is of one dialect is an error in the other.
#[test]
fn dialects_are_told_apart() {
    for text in [
        "@x = global i32 poison",
        "@x = dso_local global i32 0",
        "declare void @f(ptr)",
        "declare void @f() memory(none)",
        "define float @f(float %x) { %y = fneg float %x ret float %y }",
        "define i32 @f(i32 %x) { %y = or disjoint i32 %x, 1 ret i32 %y }",
    ] {
        assert!(dxil_text::parse(text).is_err(), "{text}");
        assert!(dxil_text::parse_as(text, Dialect::Modern).is_ok(), "{text}");
    }
}

/// A comment without an end is an error where it begins, in a body, too, and takes no time for each `/*` in it.
#[test]
fn comments_end() {
    let unclosed = "; a comment\ndefine void @f() {\n  ret void\n}\n/* no end\n";
    let in_body = "define void @f() {\n  ret void\n/* no end\n}\n";
    let many = format!("{unclosed}{}", " /*".repeat(100_000));
    for (text, place) in [(unclosed, "5:1"), (in_body, "3:1"), (&many, "5:1")] {
        let refused =
            dxil_text::parse_as(text, Dialect::Modern).expect_err("a comment without an end");
        let refused = refused.to_string();
        assert!(refused.contains(place) && refused.contains("ends with `*/`"), "{refused}");
    }
}

/// The texts in `tests/modern_refused`, which LLVM 23 refuses, have the messages beside them.
#[test]
fn texts_with_errors_are_refused() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/modern_refused");
    for entry in fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|found| found == "ll") {
            let text = fs::read_to_string(&path).expect("a text");
            let refused = dxil_text::parse_as(text, Dialect::Modern).expect_err("errors");
            let name = path.file_name().expect("a name").to_string_lossy();
            let message = format!("{}\n", refused.display(&name));
            expect_file![path.with_extension("txt")].assert_eq(&message);
        }
    }
}
