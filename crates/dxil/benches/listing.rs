//! Listing containers of FXC, against `D3DDisassemble` in its process, in one run: `cargo bench -p dxil --bench listing`. It
//! prints the best and the median time of rounds in which both take turns, and their ratios to ours. FXC's fixtures have no
//! large shader.
//!
//! The work is the same: both make the text of `fxc /dumpbin` of a container in memory. `FXC_BENCH` names another wrapper
//! of FXC, whose `bench disasm LIST` lists the files of a list in one process and prints its time.

use std::fs;
use std::path::PathBuf;

use dxil::container::{Container, FourCC};
use dxil::disassemble;
use dxil::text::Style;
use measure::{Peer, Set, mean, ratio, rounds, row};

fn main() {
    for set in [Set::Ordinary, Set::Debug] {
        let fxc = Peer::new("FXC_BENCH", "fxc", "disasm");
        let mut paths = set.containers(&["containers/fxc", "dxbc"]);
        paths.retain(has_code);
        let files: Vec<_> = paths.iter().map(|path| fs::read(path).expect("a container")).collect();
        let bytes: usize = files.iter().map(Vec::len).sum();
        let text: usize = files.iter().map(|file| listing(file)).sum();
        println!("{set:?}: {} containers of {bytes} bytes, {text} bytes of text", files.len());
        let [ours, theirs] = rounds([
            &mut || Some(mean(|| files.iter().map(|file| listing(file)).sum::<usize>())),
            &mut || fxc.time(&paths),
        ]);
        row("container to listing, in process", &ours, &ours);
        row("  D3DDisassemble, in its process", &theirs, &ours);
        ratio("listing of DXBC", set, &ours, &theirs);
    }
}

/// Whether a container has a program, and none of level 9 beside it: FXC lists both.
fn has_code(path: &PathBuf) -> bool {
    let file = fs::read(path).expect("a file");
    let container = Container::parse(&file).expect("a container");
    let has = |name| container.part(name).is_some();
    (has(FourCC::SHDR) || has(FourCC::SHEX)) && !has(FourCC::AON9)
}

/// The length of what `fxc /dumpbin` prints of a container.
fn listing(file: &[u8]) -> usize {
    let container = Container::parse(file).expect("a container");
    disassemble(&container, Style::Dxc).expect("a text").len()
}
