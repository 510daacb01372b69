//! Each file of `typed` is a module that is lowered already. A golden beside it has its counterpart in the dialect of DXIL.
//! `UPDATE_EXPECT=1` renews the goldens.

use std::fs;
use std::path::Path;

use dxil_ir::Dialect;
use dxil_lower::to_dxil;
use dxil_text::Style;
use expect_test::expect_file;

#[test]
fn typed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/typed");
    test_tools::goldens(&folder, |text| {
        let module = dxil_text::parse_as(text, Dialect::Modern).expect("a module");
        let module = to_dxil(&module).expect("a module of DXIL");
        dxil_text::print(&module, Style::Llvm).expect("text").to_string()
    });
}

/// What `dxil llc` prints of a module with debug information: `nodes.out` is also what LLVM 23's `llc` prints of it, but
/// for the target, the order of named metadata, attributes, and the last node, which LLVM numbers and leaves out.
#[test]
fn annotated() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/annotated/nodes.ll");
    let text = fs::read_to_string(&path).expect("a file");
    let mut module = dxil_text::parse_as(text, Dialect::Modern).expect("a module");
    let annotations = dxil_lower::debug_annotations(&mut module);
    let text = dxil_text::print_annotated(&module, &annotations).expect("text").to_string();
    expect_file![path.with_extension("out")].assert_eq(&text);
}

/// DXC's modules are of that dialect already, with debug information as LLVM 3.7 has it and arithmetic that is `fast`.
#[test]
fn what_is_dxil_stays() {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers/dxc110");
    for name in ["ps_debug-embedded", "lib_use_lists-debug", "lib_resources-16bit"] {
        let text = fs::read(folder.join(name).with_extension("txt")).expect("a listing");
        let module = dxil_text::parse(&text).expect("a module");
        let same = to_dxil(&module).expect("a module of DXIL");
        let [before, after] =
            [module, same].map(|it| dxil_text::print(&it, Style::Llvm).expect("text").to_string());
        assert_eq!(before, after, "{name}");
    }
}
