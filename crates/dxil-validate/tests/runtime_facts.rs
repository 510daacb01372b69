//! Changes of `PSV0` in a container that is valid, and the rules that DXC's validator names for them.

use std::collections::BTreeSet;
use std::path::Path;

use dxil_container::write::{Container, PartData, Psv};
use dxil_validate::validate;

/// The names of rules that a shader breaks whose `PSV0` is changed.
fn changed(name: &str, change: impl FnOnce(&mut Psv)) -> Vec<String> {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers/dxc110");
    let bytes = std::fs::read(folder.join(name)).expect("a container");
    let (mut container, _) = Container::read(&bytes).expect("it can be read");
    let psv = container.parts.iter_mut().find_map(|part| match &mut part.data {
        PartData::Psv(psv) => Some(psv),
        _ => None,
    });
    change(psv.expect("it has PSV0"));
    let report = validate(&container.write().expect("it can be written"));
    let names = report.findings.iter().filter_map(|it| it.dxc).map(|it| it.name().to_owned());
    names.collect::<BTreeSet<_>>().into_iter().collect()
}

#[test]
fn the_name_of_a_system_value_and_the_size_of_tables_are_not_compared() {
    let names = changed("ps_bright.dxbc", |psv| {
        psv.signatures.outputs[0].semantic_name.0 = 1;
    });
    assert_eq!(names, [""; 0]);
}

#[test]
fn references_out_of_tables_are_those_of_another_part() {
    let names = changed("ps_pass-6_7.dxbc", |psv| {
        psv.signatures.inputs[0].semantic_indexes = 1;
    });
    assert_eq!(names, ["CONTAINER.CONTENTINVALID", "CONTAINER.PARTMATCHES"]);
    let names = changed("ps_empty.dxbc", |psv| psv.info.entry_function_name.0 = 0x2001);
    let unused = "CONTAINER.UNUSEDITEMINTABLE";
    assert_eq!(names, ["CONTAINER.CONTENTINVALID", "CONTAINER.PARTMATCHES", unused]);
}

#[test]
fn shapes_of_matrices_are_compared() {
    let names = changed("cs_matrices-6_10.dxbc", |psv| {
        psv.signatures.semantic_indexes.swap(4, 5);
    });
    assert_eq!(names, ["CONTAINER.CONTENTMATCHES", "CONTAINER.PARTMATCHES"]);
}
