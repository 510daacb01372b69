//! Printing the largest modules of the fixtures: `cargo bench -p dxil-text`. The throughput is that
//! of the text.

use std::fs;
use std::path::Path;

use divan::Bencher;
use divan::counter::BytesCount;
use dxil_container::{Container, FourCC, read::Program};
use dxil_ir::Module;
use dxil_text::Style;

fn main() {
    divan::main();
}

/// The modules of the containers of 16 KiB and more, or of those that `DXIL_BENCH` lists.
fn modules() -> Vec<Module> {
    let paths: Vec<_> = match std::env::var("DXIL_BENCH") {
        Ok(list) => list.split_whitespace().map(Into::into).collect(),
        Err(_) => {
            let root =
                Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
            let files = fs::read_dir(root.join("dxc110")).expect("the corpus");
            files.map(|file| file.expect("an entry").path()).collect()
        }
    };
    let files = paths.iter().map(|path| fs::read(path).expect("a file"));
    files.filter(|file| file.len() >= 1 << 14).filter_map(|file| module(&file)).collect()
}

fn module(file: &[u8]) -> Option<Module> {
    let container = Container::parse(file).ok()?;
    let part = container.part(FourCC(*b"ILDB")).or_else(|| container.part(FourCC(*b"DXIL")))?;
    let program = Program::parse(&part).expect("a program");
    Some(dxil_bitcode::read(&program.bitcode).expect("a module"))
}

#[divan::bench(args = [Style::Dxc, Style::Llvm])]
fn print(bencher: Bencher<'_, '_>, style: Style) {
    let modules = modules();
    let print = |module| dxil_text::print(module, style).expect("a text").len();
    let bytes: usize = modules.iter().map(print).sum();
    bencher.counter(BytesCount::new(bytes)).bench(|| modules.iter().map(print).sum::<usize>());
}
