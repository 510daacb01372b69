//! Assembling shaders from text and from bitcode, against DXC's own assembler and LLVM's `llvm-as`, and
//! a text a thousand times as long as another, in one run: `cargo bench -p dxil --bench assemble`. It prints
//! a table: the best and the median time of rounds in which all take turns, and their ratios to ours.
//!
//! Three sets of shaders: ordinary ones, with containers of less than 8 KB; those with debug information; and
//! four as long as those of games.
//!
//! The work is the same. DXC's assembler reads a text or bitcode and makes all parts with the hash of the
//! program. It neither validates nor signs: so do we here. Rows of their own have the signed container, and
//! the checks that are on by default, which DXC leaves to its validator.
//!
//! `LLVM_AS` names another program than `llvm-as-14`: later ones refuse pointers with types. `DXC` names
//! a wrapper of DXC, whose `bench assemble LIST` assembles the files of a list in one process and prints
//! its time: tests/fixtures/containers/README.md describes it.

#[path = "peers/mod.rs"]
mod peers;
#[path = "rounds/mod.rs"]
mod rounds;
#[path = "shaders/mod.rs"]
mod shaders;
#[path = "table/mod.rs"]
mod table;

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use dxil::assemble::Options;
use dxil::container::Digest;
use dxil::container::write::Signing;
use dxil::ir::Module;
use peers::{REPEATS, dxc};
use rounds::{mean, rounds};
use shaders::{LARGE, Set, listing};
use table::row;

/// Shaders with listings of 23 and 25 KB, one of them with debug information.
const SHORT: [&str; 2] = ["cs_casts-minimum", "lib_use_lists-debug"];

/// How often a short listing is repeated for a long one.
const COPIES: usize = 1000;

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    for set in Set::ALL {
        let listings = set.listings();
        let texts: Vec<_> = listings.iter().map(|it| fs::read(it).expect("a listing")).collect();
        let bytes: usize = texts.iter().map(Vec::len).sum();
        println!("{set:?}: {} listings of {bytes} bytes", texts.len());
        containers("text", &texts, read, &listings, folder.path());
        from_bitcode(&texts, &listings, folder.path());
    }
    let texts = LARGE.map(|name| fs::read(listing(name)).expect("a listing"));
    files(&texts, folder.path());
    SHORT.into_iter().for_each(lengths);
}

/// Containers of the bitcode of listings.
fn from_bitcode(texts: &[Vec<u8>], listings: &[PathBuf], folder: &Path) {
    let bitcode: Vec<_> = texts.iter().map(|text| assemble(text)).collect();
    let paths: Vec<_> =
        (0..listings.len()).map(|number| folder.join(format!("{number}.bitcode"))).collect();
    for (path, bitcode) in paths.iter().zip(&bitcode) {
        fs::write(path, bitcode).expect("a file");
    }
    let read = |bitcode: &[u8]| dxil::bitcode::read(bitcode).expect("a module");
    containers("bitcode", &bitcode, read, &paths, folder);
}

/// Containers of files of a kind, which `read` reads and DXC reads at these paths.
fn containers(
    kind: &str,
    files: &[Vec<u8>],
    read: impl Fn(&[u8]) -> Module,
    paths: &[PathBuf],
    folder: &Path,
) {
    let of_all = |options: Options| {
        let files = files.iter();
        files.for_each(|it| drop(black_box(container(read(it), &options))));
    };
    let unsigned = || of_all(as_dxc());
    let signed = || of_all(Options { signing: Signing::Sign, ..as_dxc() });
    let checked = || of_all(Options { unchecked: false, ..as_dxc() });
    let only_read = || files.iter().for_each(|it| drop(black_box(read(it))));
    let [ours, signed, checked, part, theirs] = rounds([
        &mut || Some(mean(REPEATS, unsigned)),
        &mut || Some(mean(REPEATS, signed)),
        &mut || Some(mean(REPEATS, checked)),
        &mut || Some(mean(REPEATS, only_read)),
        &mut || dxc("dxc17", "assemble", paths, folder),
    ]);
    row(&format!("{kind} to container, in process"), &ours, &ours);
    row(&format!("  of which reading the {kind}"), &part, &ours);
    row("  with a signature", &signed, &ours);
    row("  with our checks", &checked, &ours);
    row("  DXC's assembler, in its process", &theirs, &ours);
}

/// Files of bitcode of long files of text, so that the start of a process hardly counts.
fn files(texts: &[Vec<u8>], folder: &Path) {
    let files = LARGE.map(|name| folder.join(name).with_extension("ll"));
    for (path, text) in files.iter().zip(texts) {
        fs::write(path, copies(text, REPEATS)).expect("a file");
    }
    let [ours, theirs] = rounds([
        &mut || Some(mean(1, || files.iter().for_each(|path| assemble_file(path)))),
        &mut || llvm_as(&files),
    ]);
    row("file of text to file of bitcode, in process", &ours, &ours);
    row("  llvm-as, a process for each file", &theirs, &ours);
}

/// The time for a byte of a short text, and of a long one. The short one is assembled as often as it takes
/// as long, so that other work of the machine disturbs both alike.
fn lengths(name: &str) {
    let short = fs::read(listing(name)).expect("a listing");
    let long = copies(&short, COPIES);
    let per_byte = |time: Duration, text: &[u8]| time.as_secs_f64() * 1e9 / text.len() as f64;
    let [first, second] =
        rounds([&mut || Some(mean(long.len() / short.len(), || assemble(&short))), &mut || {
            Some(mean(1, || assemble(&long)))
        }]);
    let (first, second) = (per_byte(first[0], &short), per_byte(second[0], &long));
    let ratio = second / first;
    let [short, long] = [short.len(), long.len()];
    println!(
        "{name}: {short} bytes {first:.2} ns/byte, {long} bytes {second:.2} ns/byte   {ratio:.2}"
    );
}

fn read(text: &[u8]) -> Module {
    dxil::text::parse(text).expect("a module")
}

/// What DXC's assembler does: its validator checks and signs later.
fn as_dxc() -> Options {
    Options { unchecked: true, signing: Signing::Set(Digest::ZERO), ..Options::default() }
}

/// A container; `None` for a module that is refused.
fn container(module: Module, options: &Options) -> Option<Vec<u8>> {
    dxil::assemble::assemble(module, options).ok()?.write().ok()
}

fn assemble(text: &[u8]) -> Vec<u8> {
    dxil::bitcode::write(&read(text)).expect("bitcode")
}

/// Does what `llvm-as` does: the bitcode lies beside the text.
fn assemble_file(path: &Path) {
    let bitcode = assemble(&fs::read(path).expect("a file"));
    fs::write(path.with_extension("bc"), bitcode).expect("a file");
}

/// A text with its function bodies and its numbered metadata a number of times, under other names and
/// numbers.
fn copies(text: &[u8], count: usize) -> Vec<u8> {
    let text = String::from_utf8_lossy(text);
    let (mut once, mut repeated) = (String::new(), String::new());
    let mut in_body = false;
    let mut nodes = 0;
    for line in text.lines().filter(|line| !line.starts_with(';')) {
        in_body |= line.starts_with("define");
        let is_node = line.starts_with('!') && line.as_bytes()[1].is_ascii_digit();
        nodes += usize::from(is_node);
        let place = if in_body || is_node { &mut repeated } else { &mut once };
        writeln!(place, "{line}").expect("a string");
        in_body &= line != "}";
    }
    let defined: Vec<&str> = repeated.lines().filter_map(defined_name).collect();
    let mut all = once + &repeated;
    for copy in 1..count {
        let mut rest = repeated.as_str();
        while let Some(index) = rest.find(['!', '@']) {
            let (before, after) = rest.split_at(index + 1);
            all += before;
            let length = after.find(|it: char| !is_name(it)).unwrap_or(after.len());
            let (name, after) = after.split_at(length);
            match name.parse::<usize>() {
                Ok(number) if before.ends_with('!') => {
                    write!(all, "{}", number + copy * nodes).expect("a string");
                }
                _ if before.ends_with('@') && defined.contains(&name) => {
                    write!(all, "{name}.{copy}").expect("a string");
                }
                _ => all += name,
            }
            rest = match after.strip_prefix('"') {
                // The name or text between quotes stays.
                Some(quoted) if name.is_empty() => {
                    let end = quoted.find('"').map_or(quoted.len(), |end| end + 1);
                    all.push('"');
                    all += &quoted[..end];
                    if before.ends_with('@') && defined.contains(&&quoted[..end - 1]) {
                        all.pop();
                        write!(all, ".{copy}\"").expect("a string");
                    }
                    &quoted[end..]
                }
                _ => after,
            };
        }
        all += rest;
    }
    all.into_bytes()
}

fn is_name(it: char) -> bool {
    it.is_ascii_alphanumeric() || "-$._".contains(it)
}

/// The name that a line defines a function by, without quotes.
fn defined_name(line: &str) -> Option<&str> {
    let (_, name) = line.strip_prefix("define")?.split_once('@')?;
    match name.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"').map(|(name, _)| name),
        None => name.split_once('(').map(|(name, _)| name),
    }
}

/// The time that `llvm-as` takes; `None` if it is missing.
fn llvm_as(files: &[PathBuf]) -> Option<Duration> {
    let program = env::var("LLVM_AS").unwrap_or_else(|_| "llvm-as-14".into());
    let start = Instant::now();
    for path in files {
        let mut command = Command::new(&program);
        command.arg(path).arg("-o").arg(path.with_extension("bc")).stderr(Stdio::null());
        match command.status() {
            Ok(status) => assert!(status.success(), "{program} fails"),
            Err(error) => {
                println!("skipped: {program}: {error}");
                return None;
            }
        }
    }
    Some(start.elapsed())
}
