//! Listing containers, against DXC 1.7 in its process, in one run: `cargo bench -p dxil --bench disassemble`. It prints the
//! best and the median time of rounds in which all take turns, and their ratios to ours, for three sets.
//!
//! The work is the same: both make the text of `dxc -dumpbin` of a container in memory. `DXC17_BENCH` names another wrapper
//! of DXC than `dxc17`, whose `bench disasm LIST` lists the files of a list in one process and prints its time.

use std::fs;
use std::path::PathBuf;

use dxil::container::Container;
use dxil::text::Style;
use measure::{Peer, Set, mean, ratio, rounds, row};

fn main() {
    for set in Set::ALL {
        let dxc = Peer::new("DXC17_BENCH", "dxc17", "disasm");
        let mut paths = set.containers(&["containers/dxc110", "containers/dxc17"]);
        paths.retain(|path| listing(&read(path)).is_some());
        let paths = dxc.accepted(paths);
        let files: Vec<_> = paths.iter().map(read).collect();
        let bytes: usize = files.iter().map(Vec::len).sum();
        let text: usize = files.iter().filter_map(|it| listing(it)).sum();
        println!("{set:?}: {} containers of {bytes} bytes, {text} bytes of text", files.len());
        let [ours, theirs] = rounds([
            &mut || Some(mean(|| files.iter().filter_map(|it| listing(it)).sum::<usize>())),
            &mut || dxc.time(&paths),
        ]);
        row("container to listing, in process", &ours, &ours);
        row("  DXC 1.7, in its process", &theirs, &ours);
        ratio("listing of a container", set, &ours, &theirs);
    }
}

fn read(path: &PathBuf) -> Vec<u8> {
    fs::read(path).expect("a container")
}

/// The length of what `dxc -dumpbin` prints of a container; `None` for one without a program.
fn listing(file: &[u8]) -> Option<usize> {
    let container = Container::parse(file).expect("a container");
    Some(dxil::disassemble(&container, Style::Dxc).ok()?.len())
}
