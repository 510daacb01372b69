//! Modules read, written and printed, against LLVM 14 in its process, in one run: `cargo bench -p dxil --bench modules`. It
//! prints the best and the median time of rounds in which all take turns, and their ratios to ours, for three sets.
//!
//! The work is the same: bitcode in memory becomes a module and is freed, and a module becomes bitcode or text in memory.
//! LLVM reads all bodies and metadata at once, verifies nothing and has one thread. `benches/peers/llvm14.cpp` is its
//! program, which `cargo run -p xtask -- peers` builds; `LLVM14_PEER` names another one.

use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};

use dxil::container::read::Program;
use dxil::container::{Container, FourCC};
use dxil::ir::Module;
use dxil::text::Style;
use measure::{Peer, Set, mean, ratio, rounds, row};

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    for set in Set::ALL {
        let containers = set.containers(&["containers/dxc110", "containers/dxc17"]);
        let files = containers.iter().filter_map(|it| extract(it, folder.path())).collect();
        let files = llvm("print").accepted(files);
        let bitcodes: Vec<_> = files.iter().map(|it| fs::read(it).expect("bitcode")).collect();
        let modules: Vec<_> = bitcodes.iter().map(|it| read(it)).collect();
        let bytes: usize = bitcodes.iter().map(Vec::len).sum();
        println!("{set:?}: {} modules of {bytes} bytes", files.len());
        compare("read", set, &files, || bitcodes.iter().for_each(|it| drop(black_box(read(it)))));
        let write = |module: &Module| dxil::bitcode::write(module).expect("bitcode");
        compare("write", set, &files, || modules.iter().for_each(|it| drop(black_box(write(it)))));
        let print = |module: &Module| dxil::text::print(module, Style::Llvm).expect("a text");
        compare("print", set, &files, || modules.iter().for_each(|it| drop(black_box(print(it)))));
    }
}

/// Measures a task, and LLVM's time for it.
fn compare(task: &'static str, set: Set, files: &[PathBuf], mut run: impl FnMut()) {
    let llvm = llvm(task);
    let [ours, theirs] = rounds([&mut || Some(mean(&mut run)), &mut || llvm.time(files)]);
    row(&format!("{task} a module, in process"), &ours, &ours);
    row("  LLVM 14, in its process", &theirs, &ours);
    ratio(&format!("{task} a module"), set, &ours, &theirs);
}

fn llvm(task: &'static str) -> Peer {
    Peer::built("LLVM14_PEER", "llvm14", task)
}

fn read(bitcode: &[u8]) -> Module {
    dxil::bitcode::read(bitcode).expect("a module")
}

/// Writes the program of a container, that for debuggers if it has one, to a file; `None` if it has none.
fn extract(path: &Path, folder: &Path) -> Option<PathBuf> {
    let file = fs::read(path).expect("a container");
    let container = Container::parse(&file).expect("a container");
    let part = [FourCC::ILDB, FourCC::DXIL].into_iter().find_map(|it| container.part(it))?;
    let bitcode = Program::parse(&part).expect("a program").bitcode;
    let names = [path.parent()?.file_name()?, path.file_stem()?].map(|it| it.to_string_lossy());
    let file = folder.join(names.join("-")).with_extension("bc");
    fs::write(&file, &bitcode[..]).expect("a file");
    Some(file)
}
