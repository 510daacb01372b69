//! Owned forms of damaged parts: an error says which string cannot be read.

use std::fs;
use std::path::Path;

use dxil_container::read::{Container, PartView};
use dxil_container::{At, FourCC, Record, write};

/// The error of a part after the word at a place of the file was made the largest.
fn error(name: &str, four_cc: FourCC, place: impl Fn(&PartView<'_>) -> usize) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
    let mut bytes = fs::read(root.join(name)).expect(name);
    let container = Container::parse(&bytes).expect("a sound file");
    let part = container.part(four_cc).expect("the part");
    let place = place(&part.view().expect("a sound part"));
    bytes[place..place + 4].fill(0xff);
    let part = Container::parse(&bytes).expect("a sound file").part(four_cc).expect("the part");
    let view = part.view().expect("strings are read later");
    let error = write::PartData::try_from(&view).expect_err("no string there");
    assert_eq!(write::PartData::read(&part), Err(error.clone()));
    error.to_string().split_once(": ").expect("a place").1.to_owned()
}

/// The place of the first word of a record, or of a later one.
fn word<T: Record>(record: Option<At<T>>, index: usize) -> usize {
    record.expect("a record").offset() + 4 * index
}

#[test]
fn strings_that_are_outside() {
    let library = "fxc/fxc_library_parameters-5_0.dxbc";
    let errors = [
        error(library, FourCC::LIBH, |view| match view {
            PartView::LinkLibrary(view) => word(view.functions.get(0), 1),
            _ => panic!("a library"),
        }),
        error("fxc/fxc_linkage.dxbc", FourCC::IFCE, |view| match view {
            PartView::Interfaces(view) => word(view.types.get(0), 0),
            _ => panic!("interfaces"),
        }),
        error("fxc/fxc_variables-5_1.dxbc", FourCC::RDEF, |view| match view {
            PartView::ResourceDefinitions(view) => word(view.bindings.get(0), 0),
            _ => panic!("definitions"),
        }),
    ];
    expect_test::expect![[r#"
        LIBH: a string would be at 0xffffffff, past the end at 0x65
        IFCE: a string would be at 0xffffffff, past the end at 0x120
        RDEF: a string would be at 0xffffffff, past the end at 0x900"#]]
    .assert_eq(&errors.join("\n"));
}
