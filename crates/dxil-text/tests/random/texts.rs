//! Random changes to listings: each is read or refused, and what is read and verified survives.

use std::fs;
use std::path::Path;

use dxil_ir::verify::verify;

use super::{Random, print, survives};

/// Texts of at most 12 KB: listings, and modules by hand.
fn texts() -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = [
        (root.join("../../tests/fixtures/containers/dxc110"), "txt"),
        (root.join("../../tests/fixtures/producers/llvm"), "txt"),
        (root.join("tests/assembly/accepted"), "ll"),
    ];
    let mut texts = Vec::new();
    for (folder, extension) in folders {
        let mut paths: Vec<_> = fs::read_dir(folder).expect("a folder").flatten().collect();
        paths.sort_by_key(fs::DirEntry::path);
        for path in paths.iter().map(fs::DirEntry::path) {
            if path.extension().is_some_and(|found| found == extension) {
                texts.push(fs::read(path).expect("a text"));
            }
        }
    }
    texts.retain(|text| text.len() < 12 << 10);
    assert!(texts.len() > 200, "{}", texts.len());
    texts
}

/// Divides a text into words, each with what is between it and the next one.
fn words(text: &[u8]) -> Vec<&[u8]> {
    let is_start = |pair: &[u8]| pair[0] == b' ' || pair[0] == b'\n' || b"(,{[".contains(&pair[0]);
    let mut words = Vec::new();
    let mut start = 0;
    for (index, pair) in text.windows(2).enumerate() {
        if is_start(pair) {
            words.push(&text[start..=index]);
            start = index + 1;
        }
    }
    words.push(&text[start..]);
    words
}

/// Removes, repeats, moves or replaces a few words.
fn change(text: &[u8], other: &[u8], random: &mut Random) -> Vec<u8> {
    let (mut words, others) = (words(text), words(other));
    for _ in 0..=random.below(3) {
        let index = random.below(words.len());
        match random.below(5) {
            0 => drop(words.remove(index)),
            1 => words.insert(index, words[random.below(words.len())]),
            2 => words[index] = words[random.below(words.len())],
            3 => words[index] = others[random.below(others.len())],
            _ => {
                let length = random.below(words[index].len());
                words[index] = &words[index][..length];
            }
        }
        if words.is_empty() {
            break;
        }
    }
    words.concat()
}

#[test]
fn changed_texts_are_read_or_refused_and_modules_survive() {
    let texts = texts();
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut read, mut verified) = (0, 0);
    for round in 0..4 * texts.len() {
        let text = &texts[round % texts.len()];
        let other = &texts[random.below(texts.len())];
        let changed = change(text, other, &mut random);
        let module = match dxil_text::parse(&changed) {
            Ok(module) => module,
            Err(errors) => {
                assert!(errors.iter().all(|error| error.place().offset() <= changed.len()));
                assert!(errors.display("text").to_string().contains("error: "));
                continue;
            }
        };
        read += 1;
        // Every module can be printed.
        let _ = print(&module);
        if verify(&module).is_empty() {
            verified += 1;
            let text = || String::from_utf8_lossy(&changed).into_owned();
            survives(module).unwrap_or_else(|error| panic!("{error}\n{}", text()));
        }
    }
    eprintln!("{read} read, {verified} verified");
    assert!(read > 100 && verified > 50, "{read} read, {verified} verified");
}
