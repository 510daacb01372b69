//! Programs of FXC: each is read, checked against the tables, and written again word for word.
//!
//! Beside the containers of the repository, the test reads those in the folders that the variable `DXBC_FOLDERS` lists,
//! as `PATH` does.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use dxbc_code::{Argument, Error, Instruction, Located, OpClass, Opcode, Program, Statement};
use dxil_container::read::{Container, PartView};

/// The programs in the containers of a folder, each with the path of its file.
fn programs(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let mut programs = Vec::new();
    for path in paths.into_iter().filter(|path| path.extension().is_some_and(|it| it == "dxbc")) {
        let file = fs::read(&path).expect("a file");
        let container = Container::parse(&file).expect("a container");
        programs.extend(programs_of(&container).into_iter().map(|it| (path.clone(), it)));
    }
    programs
}

/// The programs of a container, and those of the functions in a library.
fn programs_of(container: &Container<'_>) -> Vec<Vec<u8>> {
    let mut programs = Vec::new();
    for part in container.parts() {
        match part.view() {
            Ok(PartView::Bytecode(_)) => programs.push(part.data().to_vec()),
            Ok(PartView::LinkFunction(function)) => {
                programs.extend(programs_of(&function.container().expect("a function")));
            }
            _ => {}
        }
    }
    programs
}

const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures");

/// The programs that the tests damage.
fn corpus() -> Vec<(PathBuf, Vec<u8>)> {
    let programs = programs(&Path::new(FIXTURES).join("containers/fxc"));
    assert!(programs.len() >= 130, "{} programs", programs.len());
    programs
}

/// The programs of the repository.
fn all_programs() -> Vec<(PathBuf, Vec<u8>)> {
    let mut all = corpus();
    all.extend(programs(&Path::new(FIXTURES).join("dxbc")));
    all
}

fn read(bytes: &[u8]) -> Result<(Program<'_>, Vec<Statement>), Error> {
    let program = Program::parse(bytes)?;
    let statements = program.statements().map(|located| located.map(|it| it.statement));
    let statements = statements.collect::<Result<Vec<_>, _>>()?;
    Ok((program, statements))
}

/// The program, which is written as it was read.
fn read_back<'a>(path: &Path, bytes: &'a [u8]) -> (Program<'a>, Vec<Statement>) {
    let (program, statements) =
        read(bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let written = program.write(&statements).expect("it was read");
    assert!(written == bytes, "{} is written otherwise", path.display());
    (program, statements)
}

#[test]
fn programs_are_written_word_for_word() {
    let mut all = all_programs();
    let listed = env::var_os("DXBC_FOLDERS").unwrap_or_default();
    let listed = env::split_paths(&listed).filter(|folder| !folder.as_os_str().is_empty());
    all.extend(listed.flat_map(|folder| programs(&folder)));
    let mut opcodes = BTreeSet::new();
    for (path, bytes) in &all {
        let (program, statements) = read_back(path, bytes);
        assert!(program.trailing().is_empty(), "{}", path.display());
        for statement in &statements {
            let Statement::Instruction(instruction) = statement else { continue };
            opcodes.insert(instruction.opcode);
            let fits = instruction.check(program.kind, program.model);
            let mnemonic = instruction.opcode.mnemonic();
            fits.unwrap_or_else(|misfit| panic!("{}: {mnemonic}: {misfit}", path.display()));
        }
    }
    println!("{} programs with {} of {} opcodes", all.len(), opcodes.len(), Opcode::ALL.len());
}

/// `unreached.tsv` has the opcodes that no program of the repository has, each with what was tried to make FXC emit it.
#[test]
fn programs_reach_all_opcodes_but_those_listed() {
    let mut reached = BTreeSet::new();
    for (_, bytes) in all_programs() {
        let (_, statements) = read(&bytes).expect("a program");
        reached.extend(statements.iter().map(|statement| match statement {
            Statement::Instruction(instruction) => instruction.opcode,
            Statement::CustomData(_) => Opcode::CustomData,
        }));
    }
    let unreached = Opcode::ALL.iter().filter(|opcode| !reached.contains(opcode));
    let unreached: Vec<&str> = unreached.map(|opcode| opcode.mnemonic()).collect();
    let rows = include_str!("unreached.tsv").lines().skip(1);
    let listed: Vec<&str> = rows
        .map(|row| {
            let (mnemonic, tried) = row.split_once('\t').expect("two columns");
            assert!(!tried.is_empty(), "{mnemonic} has no reason");
            mnemonic
        })
        .collect();
    assert_eq!(unreached, listed, "{} opcodes are reached", reached.len());
}

/// The bytes with another number of tokens in the header.
fn with_count(bytes: &[u8], count: usize) -> Vec<u8> {
    let count = u32::try_from(count).expect("a short program").to_le_bytes();
    [&bytes[..4], &count, &bytes[8..]].concat()
}

/// A program that ends too early is an error at its end, unless it ends between statements.
#[test]
fn every_truncation_is_an_error() {
    for (path, bytes) in corpus() {
        let program = Program::parse(&bytes).expect("a header");
        let starts =
            program.statements().map(|located: Result<Located, _>| located.expect("read").token);
        let starts: BTreeSet<_> = starts.chain([bytes.len() / 4]).collect();
        for size in 0..bytes.len() {
            assert!(Program::parse(&bytes[..size]).is_err(), "{}: {size} bytes", path.display());
        }
        for count in Program::HEADER_TOKENS..bytes.len() / 4 {
            let truncated = with_count(&bytes[..count * 4], count);
            let whole = starts.contains(&count);
            match read(&truncated) {
                Ok(_) => assert!(whole, "{}: {count} tokens", path.display()),
                Err(error) => {
                    assert!(!whole, "{}: {error}", path.display());
                    let last = starts.range(..count).next_back().expect("a statement");
                    assert!(
                        (*last..=count).contains(&error.token()),
                        "{}: {error}",
                        path.display()
                    );
                    assert_eq!(error.offset(), error.token() * 4);
                }
            }
        }
    }
}

/// A program with one bit changed is an error, or is written as it is.
#[test]
fn changed_bits_are_kept_or_refused() {
    let (mut kept, mut refused) = (0, 0);
    for (path, bytes) in corpus() {
        // Every bit of the first tokens, which are declarations, and some of the others.
        let first = 64..bytes.len().min(128) * 8;
        let others = (first.end..bytes.len() * 8).step_by(37);
        for bit in first.chain(others) {
            let mut changed = bytes.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            match read(&changed) {
                Ok(_) => {
                    read_back(&path, &changed);
                    kept += 1;
                }
                Err(error) => {
                    assert!(error.offset() <= changed.len(), "{}: {error}", path.display());
                    refused += 1;
                }
            }
        }
    }
    println!("{kept} kept, {refused} refused");
    assert!(kept > 50_000 && refused > 50_000, "{kept} kept, {refused} refused");
}

#[test]
fn statements_in_the_memory_of_others_are_those_in_memory_of_their_own() {
    // What the last program left is what the next one begins with.
    let mut located = Located::default();
    for (path, bytes) in all_programs() {
        let program = Program::parse(&bytes).expect("a program");
        let mut reused = program.statements();
        for own in program.statements() {
            assert!(reused.read_into(&mut located).expect("a statement"), "{}", path.display());
            assert_eq!(located, own.expect("a statement"), "{}", path.display());
        }
        assert!(!reused.read_into(&mut located).expect("the end"), "{}", path.display());
    }
}

/// Every opcode that is not data can be written with arguments as its parameters say, and is read again.
#[test]
fn every_opcode_is_written_and_read() {
    use dxbc_code::enumeration::OperandType;
    use dxbc_code::{Components, Operand, ParameterKind, Writer};
    use dxil_ops::ShaderModel;

    let register = || Operand::register(OperandType::Temp, 1, Components::Mask(15));
    for model in [(4, 0), (5, 0), (5, 1)].map(|(major, minor)| ShaderModel { major, minor }) {
        for &opcode in Opcode::ALL.iter().filter(|it| it.class() != OpClass::Data) {
            let arguments = opcode.parameters_in(model).map(|parameter| match parameter.kind {
                ParameterKind::Token => Argument::Token(7),
                ParameterKind::Tokens => Argument::Tokens(vec![1, 2, 3]),
                _ => Argument::Operand(register()),
            });
            let instruction = Instruction::new(opcode, arguments.collect::<Vec<_>>());
            let mut writer = Writer::new(dxil_format::ShaderKind::Pixel, model);
            writer.push(&Statement::Instruction(instruction.clone())).expect("it fits");
            let mut without = instruction.clone();
            if without.arguments.pop().is_some() {
                writer.push(&Statement::Instruction(without)).expect_err("an argument is missing");
            }
            let bytes = writer.finish().expect("it fits");
            let (_, statements) = read(&bytes).expect("it was written");
            assert_eq!(statements, [Statement::Instruction(instruction)]);
        }
    }
}
