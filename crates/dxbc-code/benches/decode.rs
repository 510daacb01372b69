//! Decoding programs against the crate `dxbc`, in one run: `cargo bench -p dxbc-code --bench decode`.

use std::fs;
use std::hint::black_box;

use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use dxbc_code::Program;
use dxil_container::Container;
use dxil_container::read::PartView;

fn main() {
    divan::main();
}

/// The programs of FXC that both decode.
fn corpus() -> Vec<Vec<u8>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/fxc");
    let mut programs = Vec::new();
    for file in fs::read_dir(folder).expect("the corpus") {
        let path = file.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "dxbc") {
            continue;
        }
        let file = fs::read(path).expect("a container");
        let container = Container::parse(&file).expect("a container");
        for part in container.parts() {
            if matches!(part.view(), Ok(PartView::Bytecode(_)))
                && dxbc::shex::decode(&part.data()).is_ok()
            {
                programs.push(part.data().to_vec());
            }
        }
    }
    assert!(programs.len() > 100, "{} programs", programs.len());
    programs
}

/// Every statement, with its operands.
fn measure(bencher: Bencher<'_, '_>, decode: impl Fn(&[u8]) + Sync) {
    let programs = corpus();
    bencher
        .counter(ItemsCount::new(programs.len()))
        .counter(BytesCount::new(programs.iter().map(Vec::len).sum::<usize>()))
        .bench(|| programs.iter().for_each(|program| decode(black_box(program))));
}

/// One statement at a time.
#[divan::bench]
fn ours(bencher: Bencher<'_, '_>) {
    measure(bencher, |program| {
        let program = Program::parse(program).expect("a program");
        for located in program.statements() {
            black_box(located.expect("a statement"));
        }
    });
}

/// All statements at once, as the crate `dxbc` gives them.
#[divan::bench]
fn ours_collected(bencher: Bencher<'_, '_>) {
    measure(bencher, |program| {
        let program = Program::parse(program).expect("a program");
        black_box(program.statements().collect::<Result<Vec<_>, _>>().expect("statements"));
    });
}

#[divan::bench]
fn dxbc(bencher: Bencher<'_, '_>) {
    measure(bencher, |program| {
        black_box(dxbc::shex::decode(program).expect("a program"));
    });
}
