//! Decoding programs against the crate `dxbc`, in one run: `cargo bench -p dxbc-code --bench decode`.

use std::fs;
use std::hint::black_box;
use std::path::Path;

use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use dxbc_code::{Located, Program};
use dxil_container::Container;
use dxil_container::read::PartView;

fn main() {
    divan::main();
}

/// The programs of FXC of which both read as many statements: all but those that the crate `dxbc` refuses.
fn corpus() -> Vec<Vec<u8>> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    let mut programs = Vec::new();
    for folder in ["containers/fxc", "dxbc"] {
        for file in fs::read_dir(fixtures.join(folder)).expect("the corpus") {
            let path = file.expect("an entry").path();
            if path.extension().is_some_and(|extension| extension == "dxbc") {
                let file = fs::read(path).expect("a container");
                let container = Container::parse(&file).expect("a container");
                let parts = container.parts();
                let code = parts.filter(|it| matches!(it.view(), Ok(PartView::Bytecode(_))));
                programs.extend(code.map(|part| part.data().to_vec()));
            }
        }
    }
    programs.retain(|program| {
        let ours = Program::parse(program).expect("a program").statements().count();
        dxbc::shex::decode(program).is_ok_and(|theirs| theirs.instructions.len() == ours)
    });
    assert!(programs.len() > 150, "{} programs", programs.len());
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

/// One statement at a time, in the memory of the one before.
#[divan::bench]
fn ours(bencher: Bencher<'_, '_>) {
    measure(bencher, |program| {
        let mut statements = Program::parse(program).expect("a program").statements();
        let mut located = Located::default();
        while statements.read_into(&mut located).expect("a statement") {
            black_box(&located);
        }
    });
}

/// One statement at a time, each in memory of its own.
#[divan::bench]
fn ours_iterated(bencher: Bencher<'_, '_>) {
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
