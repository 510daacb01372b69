//! DXBC programs in documents and hex: the instructions cover the program, whole or damaged.

use std::fs;
use std::path::Path;

use dxbc_code::Program;
use dxil_container::read::PartView;
use dxil_container::tree::{Content, Label, Node};
use dxil_container::{Container, Value};
use dxil_inspect::{FxcOptions, parts};

/// The fields of each program's part, and the bytes of the part with their place in the file.
fn for_each_program(file: &[u8], mut each: impl FnMut(&[Node<'_>], &[u8], usize)) {
    let container = Container::parse(file).expect("a container");
    for part in container.parts() {
        if let Ok(PartView::Bytecode(_)) = part.view() {
            let nodes = parts::describe(&part).expect("a program");
            each(&nodes, &part.data(), part.data().offset());
        }
    }
}

fn field<'n, 'a>(nodes: &'n [Node<'a>], name: &str) -> Option<&'n Node<'a>> {
    nodes.iter().find(|node| matches!(node.label, Label::Name(label) if label == name))
}

/// The leaves follow one another without gaps.
fn covers(nodes: &[Node<'_>], start: usize, size: usize) {
    let mut end = start;
    for node in nodes {
        node.for_each_leaf(&mut |leaf| {
            assert_eq!(leaf.range.start, end, "{:?}", leaf.label);
            end = leaf.range.end;
        });
    }
    assert_eq!(end, start + size);
}

fn files() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers/fxc");
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    let paths = entries.map(|entry| entry.path());
    let paths = paths.filter(|path| path.extension().is_some_and(|it| it == "dxbc"));
    paths.map(|path| fs::read(path).expect("a file")).collect()
}

#[test]
fn instructions_have_the_bytes_of_the_program() {
    let (mut programs, mut count) = (0, 0);
    for file in files() {
        for_each_program(&file, |nodes, bytes, start| {
            covers(nodes, start, bytes.len());
            let program = Program::parse(bytes).expect("a program");
            let places = program.statements().map(|it| start + 4 * it.expect("a statement").token);
            let instructions = field(nodes, "instructions").expect("a list").children();
            assert!(places.eq(instructions.iter().map(|node| node.range.start)));
            programs += 1;
            count += instructions.len();
        });
    }
    assert!(programs >= 120 && count >= 2400, "{programs} programs, {count} instructions");
}

/// After the instruction that cannot be read, the bytes are shown; all before it is.
#[test]
fn damaged_programs_are_shown_up_to_the_damage() {
    let mut damaged = 0;
    for file in files() {
        let mut places = Vec::new();
        for_each_program(&file, |_, bytes, start| {
            let program = Program::parse(bytes).expect("a program");
            let tokens = program.statements().map(|it| it.expect("a statement").token);
            places.extend(tokens.map(|token| start + 4 * token));
        });
        for (number, place) in places.into_iter().enumerate() {
            let mut file = file.clone();
            // 0x7ff is no opcode.
            file[place] = 0xff;
            file[place + 1] |= 7;
            for_each_program(&file, |nodes, bytes, start| {
                covers(nodes, start, bytes.len());
                let unreadable = field(nodes, "unreadable").expect("the rest");
                assert_eq!(unreadable.range.start, place);
                let instructions = field(nodes, "instructions").expect("a list").children();
                assert_eq!(instructions.len(), number);
                let Content::Value(Value::Bytes(rest)) = &unreadable.content else {
                    panic!("{unreadable:?}")
                };
                assert_eq!(**rest, bytes[place - start..]);
            });
            damaged += 1;
        }
    }
    assert!(damaged >= 2400, "{damaged} damaged programs");
}

/// A container of DXIL is none without a program: the error says which function lists it.
#[test]
fn dxil_is_no_dxbc() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/fixtures/containers/dxc110/as_dispatch-6_5.dxbc");
    let file = fs::read(file).expect("a file");
    let container = Container::parse(&file).expect("a container");
    let error = dxil_inspect::disassemble_dxbc(&container, FxcOptions::default());
    assert_eq!(
        error.expect_err("no DXBC").to_string(),
        "the container has DXIL, no DXBC: list it with `dxil_inspect::disassemble`, which lists either"
    );
}
