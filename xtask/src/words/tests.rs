//! Checks that the table agrees with its shaders, without a compiler.

use std::collections::BTreeSet;
use std::fs;

use super::{folder, source};
use crate::calls::source::read_all;

/// The path and the text of every shader.
fn shaders() -> Vec<(String, String)> {
    let sources = read_all(&folder().join("words")).unwrap().into_iter();
    let shaders = sources.map(|it| (it.name, fs::read_to_string(&it.path).unwrap()));
    shaders.collect()
}

#[test]
fn the_table_has_the_words_of_the_shaders() {
    let shaders = shaders();
    let words: BTreeSet<&str> = shaders.iter().flat_map(|(_, text)| source::words(text)).collect();
    let table = fs::read_to_string(folder().join("words.tsv")).unwrap();
    let rows = table.lines().skip(1).map(|row| row.split('\t').next().unwrap());
    let words: Vec<&str> = words.into_iter().collect();
    assert_eq!(rows.collect::<Vec<_>>(), words, "renew it with `cargo run -p xtask -- words`");
}

/// Otherwise the operations of the lines would say nothing about the word.
#[test]
fn every_word_stands_in_its_lines() {
    for (name, text) in shaders() {
        for word in source::words(&text) {
            let last = word.rsplit("::").next().unwrap();
            let (with, without) = (source::shader(&text, Some(word)), source::shader(&text, None));
            let mut lines =
                with.lines().zip(without.lines()).filter(|(with, without)| with != without);
            assert!(lines.any(|(line, _)| line.contains(last)), "{name}.hlsl: {word}");
        }
    }
}
