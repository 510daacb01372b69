//! Shaders of Direct3D 9 in FXC's containers and without one: each is written as it was read.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use dxbc_code::enumeration::MinPrecision;
use dxbc_code::level9::{
    Argument, ArgumentKind, Destination, Instruction, Kind, Opcode, RegisterType, Shader, Source,
    SourceModifier, Statement, Version, write,
};
use dxbc_code::{Component, Error, ErrorKind, PrintOptions};
use dxil_container::read::{Container, PartView};

/// The containers of FXC in the repository.
fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers/fxc");
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "dxbc"));
    paths.sort();
    paths
}

/// The shaders of a container, and those of the functions in a library.
fn shaders_of(container: &Container<'_>) -> Vec<Vec<u8>> {
    let mut shaders = Vec::new();
    for part in container.parts() {
        match part.view() {
            Ok(PartView::Level9(part)) => shaders.push(part.shader.to_vec()),
            Ok(PartView::LinkFunction(function)) => {
                shaders.extend(shaders_of(&function.container().expect("a function")));
            }
            _ => {}
        }
    }
    shaders
}

/// The shaders of the repository, with the paths of their files.
fn corpus() -> Vec<(PathBuf, Vec<u8>)> {
    let mut all = Vec::new();
    for path in files() {
        let file = fs::read(&path).expect("a file");
        let shaders = shaders_of(&Container::parse(&file).expect("a container"));
        all.extend(shaders.into_iter().map(|shader| (path.clone(), shader)));
    }
    all.extend(files_of_direct3d9());
    all
}

/// The shaders without a container.
fn files_of_direct3d9() -> Vec<(PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/direct3d9");
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "bin"));
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), fs::read(path).expect("a file"))).collect()
}

/// All that a table of constants states, if the shader has one.
fn read_table(bytes: &[u8]) -> Result<usize, Error> {
    let Some(table) = Shader::parse(bytes)?.constant_table()? else { return Ok(0) };
    table.creator()?;
    let mut count = 0;
    for constant in table.constants()? {
        let constant = constant?;
        for value in table.default_value(&constant).into_iter().flatten() {
            value?;
        }
        let mut types = vec![constant.type_offset];
        while let Some(offset) = types.pop().filter(|_| count < 1000) {
            for member in table.members(&table.constant_type(offset)?) {
                types.push(member?.1);
            }
            count += 1;
        }
    }
    Ok(count)
}

/// A table that is cut off or damaged is an error or another table.
#[test]
fn damaged_tables_of_constants_end() {
    let (mut whole, mut errors) = (0, 0);
    for (path, bytes) in files_of_direct3d9() {
        assert!(Shader::is_file(&bytes), "{}", path.display());
        whole += usize::from(read_table(&bytes).expect("a table of FXC") > 0);
        for place in 0..bytes.len().min(2000) {
            let mut damaged = bytes.clone();
            damaged[place] = 0xff;
            for file in [&bytes[..place], &damaged] {
                if let Err(error) = read_table(file) {
                    errors += 1;
                    // Offsets in a damaged table may lead anywhere.
                    assert!(error.token() <= 1 << 30, "{}: {error}", path.display());
                }
            }
        }
    }
    assert!(whole >= 8 && errors > 1000, "{whole} tables, {errors} errors");
}

fn read(bytes: &[u8]) -> Result<(Version, Vec<Statement>), Error> {
    let shader = Shader::parse(bytes)?;
    let statements = shader.statements().map(|it| it.map(|it| it.statement));
    Ok((shader.version, statements.collect::<Result<_, _>>()?))
}

#[test]
fn shaders_are_written_word_for_word() {
    let (all, mut opcodes) = (corpus(), BTreeSet::new());
    for (path, bytes) in &all {
        let (version, statements) =
            read(bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(statements.last(), Some(&Statement::End), "{}", path.display());
        assert!(write(version, &statements).as_ref() == Ok(bytes), "{}", path.display());
        opcodes.extend(statements.iter().filter_map(|it| match it {
            Statement::Instruction(it) => Some(it.opcode),
            _ => None,
        }));
    }
    println!("{} shaders with {} opcodes", all.len(), opcodes.len());
    assert!(all.len() >= 15 && opcodes.len() >= 15, "{} {opcodes:?}", all.len());
}

/// Shaders with every opcode, register, modifier and declaration, which `cargo run -p xtask -- level9-listings` has FXC
/// list.
#[test]
fn listings_are_those_of_fxc() {
    let mut opcodes = BTreeSet::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/level9");
    let entries = fs::read_dir(folder).expect("a folder");
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.extension().is_none_or(|extension| extension != "bin") {
            continue;
        }
        let bytes = fs::read(&path).expect("a shader");
        let theirs = fs::read_to_string(path.with_extension("txt")).expect("a listing");
        let shader = Shader::parse(&bytes).expect("a shader");
        let ours = shader.print(PrintOptions::default(), usize::MAX).expect("a listing");
        let ours = String::from_utf8(ours).expect("text");
        for (line, (ours, theirs)) in ours.lines().zip(theirs.lines()).enumerate() {
            assert_eq!(ours, theirs, "{}, line {}", path.display(), line + 1);
        }
        assert_eq!(ours, theirs, "{}", path.display());
        let (version, statements) = read(&bytes).expect("a shader");
        assert_eq!(write(version, &statements), Ok(bytes));
        opcodes.extend(statements.iter().filter_map(|it| match it {
            Statement::Instruction(it) => Some(it.opcode),
            _ => None,
        }));
    }
    assert_eq!(opcodes.len(), Opcode::ALL.len());
}

#[test]
fn every_truncation_is_an_error() {
    for (path, bytes) in corpus() {
        for size in 0..bytes.len() {
            let error = read(&bytes[..size]).err();
            let error = error.unwrap_or_else(|| panic!("{}: {size} bytes", path.display()));
            assert!(error.offset() <= size, "{}: {error}", path.display());
        }
    }
}

#[test]
fn changed_bits_are_kept_or_refused() {
    let (mut kept, mut refused) = (0, 0);
    for (path, bytes) in corpus() {
        // Tables of constants make shaders long.
        let step = if bytes.len() > 1000 { 13 } else { 1 };
        for bit in (0..bytes.len() * 8).step_by(step) {
            let mut changed = bytes.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            match read(&changed) {
                Ok((version, statements)) => {
                    let written = write(version, &statements).expect("it was read");
                    // An opcode may become the end.
                    assert!(changed.starts_with(&written), "{}: bit {bit}", path.display());
                    kept += 1;
                }
                Err(error) => {
                    assert!(error.offset() <= changed.len(), "{}: {error}", path.display());
                    refused += 1;
                }
            }
        }
    }
    assert!(kept > 5000 && refused > 5000, "{kept} kept, {refused} refused");
}

fn source(relative: Option<Box<Source>>) -> Source {
    Source {
        ty: RegisterType::ConstBool,
        number: 5,
        relative,
        precision: MinPrecision::Float16,
        swizzle: [Component::W, Component::Z, Component::Y, Component::X],
        modifier: SourceModifier::AbsNeg,
    }
}

/// Every opcode is written with each kind of argument that it has, with a predicate and with relative addresses.
#[test]
fn every_opcode_is_written_and_read() {
    for (major, kind) in [(2, Kind::Pixel), (3, Kind::Vertex)] {
        let version = Version { kind, major, minor: 0 };
        for &opcode in Opcode::ALL {
            let relative = || Some(Box::new(source(None)));
            let arguments: Vec<_> = opcode
                .arguments(version)
                .map(|kind| match kind {
                    ArgumentKind::Destination => Argument::Destination(Destination {
                        ty: RegisterType::Misc,
                        number: 2047,
                        relative: relative(),
                        precision: MinPrecision::Float2_8,
                        mask: 5,
                        modifiers: 3,
                        shift: 15,
                    }),
                    ArgumentKind::Token => Argument::Token(0xffff),
                    _ => Argument::Source(source(relative())),
                })
                .collect();
            let predicate = Some(source(None));
            let instruction =
                Instruction { opcode, controls: 0xa5, co_issue: major == 3, predicate, arguments };
            let statements = [Statement::Instruction(instruction), Statement::End];
            let bytes = write(version, &statements).expect("it fits");
            assert_eq!(read(&bytes), Ok((version, statements.to_vec())));
        }
    }
}

/// In shader model 1, no register but `a0.x` can be a relative address.
#[test]
fn model_1_has_one_relative_address() {
    let version = Version { kind: Kind::Vertex, major: 1, minor: 1 };
    let address = source(None);
    let argument = Argument::Source(source(Some(Box::new(address))));
    let (opcode, arguments) = (Opcode::Label, vec![argument]);
    let instruction =
        Instruction { opcode, controls: 0, co_issue: false, predicate: None, arguments };
    let error = write(version, &[Statement::Instruction(instruction)]).expect_err("no `a0.x`");
    assert_eq!((error.kind(), error.token()), (&ErrorKind::Operand, 1));
}

#[test]
fn errors_name_cause_and_place() {
    let error = |tokens: &[u32]| {
        let bytes: Vec<u8> = tokens.iter().flat_map(|token| token.to_le_bytes()).collect();
        let error = read(&bytes).expect_err("an error");
        (error.kind().clone(), error.token())
    };
    let unknown = |what, number| ErrorKind::UnknownValue(what, number);
    assert_eq!(error(&[]), (ErrorKind::Truncated("the version"), 0));
    assert_eq!(error(&[0x1234_0200]), (unknown("kind of shader", 0x1234), 0));
    let model = "shader model of Direct3D 9 that is read";
    assert_eq!(error(&[0xffff_0104]), (unknown(model, 1), 0));
    // In shader model 1, instructions have no length, and a relative address is `a0.x`.
    let length = ErrorKind::ReservedBits(0x0200_0000);
    assert_eq!(error(&[0xfffe_0101, 0x0200_0001, 0x800f_0000, 0x80e4_0000]), (length, 1));
    assert_eq!(error(&[0xfffe_0101, 1, 0x800f_0000]), (ErrorKind::Length(2), 1));
    assert_eq!(error(&[0xffff_0200, 100]), (ErrorKind::UnknownOpcode(100), 1));
    assert_eq!(error(&[0xffff_0200, 0x0300_0001, 0, 0]), (ErrorKind::Length(3), 1));
    assert_eq!(error(&[0xffff_0200, 0x8000_0000]), (ErrorKind::ReservedBits(1 << 31), 1));
    // Operands without their highest bit, and with a modifier that is none; a token too many; a comment without an end.
    assert_eq!(error(&[0xffff_0200, 0x0100_0041, 0]), (ErrorKind::ReservedBits(1 << 31), 2));
    assert_eq!(error(&[0xffff_0200, 0x0100_0028, 0x8e00_0000]), (unknown("modifier", 14), 2));
    assert_eq!(error(&[0xffff_0200, 0x0100_0000, 0]), (ErrorKind::Length(1), 1));
    assert_eq!(error(&[0xffff_0200, 0x0002_fffe, 0]), (ErrorKind::Length(2), 1));
    assert_eq!(error(&[0xffff_0200]), (ErrorKind::Truncated("the opcode"), 1));
    // A relative address has none of its own.
    let relative = [0xffff_0200, 0x0300_0028, 0xa000_2000, 0x8000_2000, 0x8000_0000];
    assert_eq!(error(&relative), (ErrorKind::ReservedBits(1 << 13), 3));
}
