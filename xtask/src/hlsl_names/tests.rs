//! Checks that the table agrees with its shaders, without a compiler.

use std::collections::BTreeSet;
use std::fs;

use super::{folder, source};
use crate::calls::source::read_all;

/// The path and the text of every shader.
fn shaders() -> Vec<(String, String)> {
    let sources = read_all(&folder().join("hlsl-names")).unwrap().into_iter();
    let shaders = sources.map(|it| (it.name, fs::read_to_string(&it.path).unwrap()));
    shaders.collect()
}

#[test]
fn the_table_has_the_names_of_the_shaders() {
    let shaders = shaders();
    let names: BTreeSet<&str> = shaders.iter().flat_map(|(_, text)| source::names(text)).collect();
    let table = fs::read_to_string(folder().join("hlsl-names.tsv")).unwrap();
    let rows = table.lines().skip(1).map(|row| row.split('\t').next().unwrap());
    let names: Vec<&str> = names.into_iter().collect();
    assert_eq!(rows.collect::<Vec<_>>(), names, "renew it with `cargo run -p xtask -- hlsl-names`");
}

/// Otherwise the operations of the lines would say nothing about the name.
#[test]
fn every_name_is_in_its_lines() {
    for (file, text) in shaders() {
        for name in source::names(&text) {
            let last = name.rsplit("::").next().unwrap();
            let (with, without) = (source::shader(&text, Some(name)), source::shader(&text, None));
            let mut lines =
                with.lines().zip(without.lines()).filter(|(with, without)| with != without);
            assert!(lines.any(|(line, _)| line.contains(last)), "{file}.hlsl: {name}");
        }
    }
}
