//! Decoding programs, against the crate `dxbc`, in one run: `cargo bench -p dxbc-code --bench decode`. It prints the best and
//! the median time of rounds in which all take turns, and their ratios to ours. FXC's fixtures have no large shader.
//!
//! The work is the same: every statement with its operands, of the programs of which both read as many. That crate gives
//! them in a vector; rows of their own have ours in a vector, and each in memory of its own.

use std::fs;
use std::hint::black_box;

use dxbc_code::{Located, Program};
use dxil_container::Container;
use dxil_container::read::PartView;
use measure::{Set, mean, ratio, rounds, row};

fn main() {
    for set in [Set::Ordinary, Set::Debug] {
        let programs = programs(set);
        let bytes: usize = programs.iter().map(Vec::len).sum();
        println!("{set:?}: {} programs of {bytes} bytes", programs.len());
        let each = |task: fn(&[u8])| mean(|| programs.iter().for_each(|it| task(black_box(it))));
        let [ours, owned, collected, theirs] = rounds([
            &mut || Some(each(decode)),
            &mut || Some(each(decode_owned)),
            &mut || Some(each(decode_all)),
            &mut || Some(each(|it| drop(black_box(dxbc::shex::decode(it).expect("a program"))))),
        ]);
        row("each statement in the memory of the last", &ours, &ours);
        row("  each in memory of its own", &owned, &ours);
        row("  all in a vector", &collected, &ours);
        row("  all in a vector, the crate dxbc", &theirs, &ours);
        ratio("DXBC decoded", set, &ours, &theirs);
    }
}

/// The programs of a set of which both read as many statements: all but those that the crate `dxbc` refuses.
fn programs(set: Set) -> Vec<Vec<u8>> {
    let mut programs = Vec::new();
    for path in set.containers(&["containers/fxc", "dxbc"]) {
        let file = fs::read(path).expect("a container");
        let container = Container::parse(&file).expect("a container");
        let code = container.parts().filter(|it| matches!(it.view(), Ok(PartView::Bytecode(_))));
        programs.extend(code.map(|part| part.data().to_vec()));
    }
    programs.retain(|program| {
        let ours = Program::parse(program).expect("a program").statements().count();
        dxbc::shex::decode(program).is_ok_and(|theirs| theirs.instructions.len() == ours)
    });
    programs
}

/// One statement at a time, in the memory of the one before.
fn decode(program: &[u8]) {
    let mut statements = Program::parse(program).expect("a program").statements();
    let mut located = Located::default();
    while statements.read_into(&mut located).expect("a statement") {
        black_box(&located);
    }
}

/// One statement at a time, each in memory of its own.
fn decode_owned(program: &[u8]) {
    for located in Program::parse(program).expect("a program").statements() {
        black_box(located.expect("a statement"));
    }
}

/// All statements at once, as the crate `dxbc` gives them.
fn decode_all(program: &[u8]) {
    let program = Program::parse(program).expect("a program");
    black_box(program.statements().collect::<Result<Vec<_>, _>>().expect("statements"));
}
