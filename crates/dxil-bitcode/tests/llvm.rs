//! Compares modules in modern bitcode with what `opt -S` of LLVM 23 prints of them.

use std::fs;
use std::path::{Path, PathBuf};

use dxil_bitcode::{Bitcode, LazyModule, Places};
use dxil_ir::{Dialect, Module, verify};
use dxil_text::Style;

/// The files in `tests/llvm`: `NAME.PRODUCER.bc`, and in `NAME.PRODUCER.opt` what `opt -S` prints of each.
fn files() -> Vec<(PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/llvm");
    let entries = fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry"));
    let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == "bc"));
    files.sort();
    assert!(files.len() > 20, "{}", files.len());
    let read = |path: PathBuf| fs::read(&path).map(|bytes| (path, bytes));
    files.into_iter().map(read).collect::<Result<_, _>>().expect("bitcode")
}

fn print(module: &Module) -> String {
    dxil_text::print(module, Style::Llvm).expect("a text").to_string()
}

fn expected(path: &Path) -> String {
    fs::read_to_string(path.with_extension("opt")).expect("what opt printed")
}

#[test]
fn modules_are_printed_as_opt_prints_them() {
    for (path, bitcode) in files() {
        let module = dxil_bitcode::read(&bitcode);
        let module = module.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(module.types.dialect(), Dialect::Modern);
        assert_eq!(print(&module), expected(&path), "{}", path.display());
    }
}

/// The text that is printed is read as an equal module.
#[test]
fn texts_and_bitcode_are_the_same_module() {
    for (path, bitcode) in files() {
        let module = dxil_bitcode::read(&bitcode).expect("a module");
        let text = print(&module);
        let again = dxil_text::parse_as(&text, Dialect::Modern);
        let again = again.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(print(&again), text, "{}", path.display());
    }
}

#[test]
fn modules_are_valid() {
    for (path, bitcode) in files() {
        let module = dxil_bitcode::read(&bitcode).expect("a module");
        let errors = verify::verify(&module);
        assert!(errors.is_empty(), "{}: {}", path.display(), errors[0]);
    }
}

#[test]
fn bodies_are_read_on_request() {
    for (path, bitcode) in files() {
        let mut lazy = LazyModule::read(&bitcode).expect("a module");
        let functions: Vec<_> = lazy.module().functions.ids().collect();
        for id in functions.into_iter().rev() {
            lazy.read_body(id).expect("a body");
        }
        let module = lazy.into_module().expect("a module");
        assert_eq!(print(&module), expected(&path), "{}", path.display());
    }
}

#[test]
fn records_have_places() {
    for (path, bitcode) in files() {
        let module = dxil_bitcode::read(&bitcode).expect("a module");
        let places = Places::read(&bitcode, &module);
        let places = places.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for (function, id) in module.functions.iter().flat_map(|(function, it)| {
            let ids = it.body.iter().flat_map(|body| body.instructions.ids());
            ids.map(move |id| (function, id))
        }) {
            assert!(places.instruction(function, id).is_some(), "{}", path.display());
        }
    }
}

/// A module of modern LLVM is no program of DXIL, and cannot be written.
#[test]
fn modern_modules_are_not_dxil() {
    for (path, bitcode) in files() {
        let error = dxil_bitcode::read_dxil(&bitcode).expect_err("it is modern").to_string();
        assert_eq!(error, "the module is of LLVM 5 or later, which DXIL is not");
        let file = Bitcode::read(&bitcode).expect("a module");
        let producer = file.identification().expect("a block").expect("it is stated").producer;
        assert!(producer.starts_with(b"LLVM"), "{}: {producer}", path.display());
        let refused = file.write().expect_err("it is modern").to_string();
        assert!(refused.contains("DXIL has no "), "{}: {refused}", path.display());
    }
}

/// No part of a file can be left out, and no damage makes the reader panic.
#[test]
fn damage_is_an_error_or_another_module() {
    for (_, bitcode) in files().into_iter().step_by(8) {
        for length in (4..bitcode.len()).step_by(4 * 29) {
            assert!(dxil_bitcode::read(&bitcode[..length]).is_err());
        }
        for index in (8..bitcode.len()).step_by(37) {
            let mut damaged = bitcode.clone();
            damaged[index] ^= 0x55;
            drop(dxil_bitcode::read(&damaged));
        }
    }
}
