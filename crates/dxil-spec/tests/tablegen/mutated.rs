//! Files that are damaged at random: nothing panics, errors point into the text, and files that are
//! still accepted have the meaning that they have for `llvm-tblgen`.

use std::path::PathBuf;

use dxil_spec::tablegen::{load_text, render};

use crate::files;
use crate::oracle::{Meaning, Oracle};

/// A small generator of pseudorandom numbers (SplitMix64), with the same numbers in each run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    fn choose<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }
}

/// The words, numbers, strings, marks and spaces of a text, none lost.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let same = |kind: fn(char) -> bool| rest.find(|char| !kind(char)).unwrap_or(rest.len());
        let length = if first.is_whitespace() {
            same(char::is_whitespace)
        } else if first.is_alphanumeric() || first == '_' {
            same(|char| char.is_alphanumeric() || char == '_')
        } else if first == '"' {
            rest[1..].find('"').map_or(1, |end| end + 2)
        } else if rest.starts_with("...") {
            3
        } else {
            first.len_utf8()
        };
        let (token, after) = rest.split_at(length);
        tokens.push(token);
        rest = after;
    }
    tokens
}

/// A text with one to three of its tokens removed, doubled, swapped or replaced.
fn mutate(random: &mut Random, text: &str) -> String {
    let mut tokens = tokens(text);
    for _ in 0..1 + random.below(3) {
        if tokens.is_empty() {
            break;
        }
        let at = random.below(tokens.len());
        let other = random.below(tokens.len());
        match random.below(6) {
            0 => drop(tokens.remove(at)),
            1 => tokens.insert(at, tokens[other]),
            2 => tokens.swap(at, other),
            3 => tokens[at] = tokens[other],
            4 => tokens[at] = random.choose(&WORDS),
            _ => tokens.insert(at, random.choose(&WORDS)),
        }
    }
    tokens.concat()
}

fn seeds(folders: &[&str]) -> Vec<String> {
    let files = folders.iter().flat_map(|folder| files(folder));
    files.filter_map(|file| std::fs::read_to_string(file).ok()).collect()
}

const WORDS: [&str; 56] = [
    "class",
    "def",
    "defvar",
    "defset",
    "foreach",
    "let",
    "in",
    "include",
    "int",
    "bit",
    "string",
    "list",
    "code",
    "bits",
    "dag",
    "multiclass",
    "if",
    "assert",
    "true",
    "false",
    "?",
    "0",
    "1",
    "-1",
    "0x10",
    "0b1",
    "\"s\"",
    "[]",
    "<",
    ">",
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    ":",
    ";",
    ",",
    ".",
    "...",
    "-",
    "=",
    "#",
    "!listsplat",
    "NAME",
    "A",
    "B",
    "X",
    "x",
    "i",
    "v",
    " ",
    "\n",
    "/*",
    "//",
];

#[test]
fn damaged_files_are_handled() {
    let seeds = seeds(&["ok", "err"]);
    let mut random = Random(1);
    for _ in 0..4000 {
        let seed = &seeds[random.below(seeds.len())];
        let text = mutate(&mut random, seed);
        check(&text);
        let cut = (0..=random.below(text.len() + 1)).rev().find(|at| text.is_char_boundary(*at));
        check(&text[..cut.unwrap_or(0)]);
    }
}

#[test]
fn soup_of_tokens_is_handled() {
    let mut random = Random(2);
    for _ in 0..4000 {
        let length = random.below(60);
        let soup: Vec<_> = (0..length).map(|_| random.choose(&WORDS)).collect();
        check(&soup.join(" "));
    }
}

/// Reading any text ends, and the errors point into it and can be rendered.
fn check(text: &str) {
    let (sources, records) = load_text("mutated.td", text);
    if let Err(errors) = records {
        assert!(!errors.is_empty());
        for error in &errors {
            let notes = error.notes.iter().map(|(span, _)| *span);
            for span in notes.chain([error.span]) {
                let whole = &sources.file(span.file).text;
                let range = span.start as usize..span.end as usize;
                assert!(whole.get(range).is_some(), "{span:?} of {error:?} in {text:?}");
            }
        }
        assert!(!render(&errors, &sources).is_empty());
    }
}

/// Runs as many turns as `MUTATIONS` says; a few by default.
#[test]
fn damaged_files_that_are_accepted_mean_the_same() {
    let Some(oracle) = Oracle::find() else { return };
    let wanted = std::env::var("MUTATIONS").ok().and_then(|count| count.parse().ok());
    let start = std::env::var("MUTATIONS_SEED").ok().and_then(|seed| seed.parse().ok());
    let seeds = seeds(&["ok"]);
    let mut random = Random(start.unwrap_or(3));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join(format!("mutated-{}.td", std::process::id()));
    let (mut compared, mut wrong) = (0, Vec::new());
    for _ in 0..wanted.unwrap_or(2000) {
        let seed = &seeds[random.below(seeds.len())];
        let text = mutate(&mut random, seed);
        let (_, Ok(ours)) = load_text("mutated.td", &text) else { continue };
        std::fs::write(&file, &text).expect("the folder for temporary files can be written");
        compared += 1;
        match oracle.read(&file, &[]) {
            Err(complaint) => wrong.push(format!("{text}\nllvm-tblgen rejects it: {complaint}")),
            Ok(theirs) => {
                let lines = Meaning::of_records(&ours).differences(&Meaning::of_json(&theirs));
                if !lines.is_empty() {
                    wrong.push(format!("{text}\n{}", lines.join("\n")));
                }
            }
        }
    }
    let _ = std::fs::remove_file(&file);
    assert!(compared > 0, "no mutation was accepted");
    assert!(wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n=====\n"));
}
