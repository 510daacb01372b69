//! `xtask level9-listings`: shaders of Direct3D 9 with every opcode, register, modifier and declaration that
//! `dxbc_code::level9` reads, and FXC's listing of each.
//!
//! FXC lists statements without a look at what surrounds them, so that one shader has all of them.

use std::path::Path;

use dxbc_code::Component;
use dxbc_code::enumeration::MinPrecision;
use dxbc_code::level9::{
    Argument, ArgumentKind, Destination, Instruction, Kind, Opcode, RegisterType, Source,
    SourceModifier, Statement, Version, write,
};

use crate::chore::{Options, Report};
use crate::containers::listing;
use crate::error::Error;
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tools};

/// The versions, by the names of their files: each kind, both shader models, and minor versions that FXC names.
const VERSIONS: [(&str, Kind, u8, u8); 6] = [
    ("ps_2_x", Kind::Pixel, 2, 1),
    ("ps_3_sw", Kind::Pixel, 3, 0xff),
    ("vs_2_sw", Kind::Vertex, 2, 0xff),
    ("vs_3_0", Kind::Vertex, 3, 0),
    ("lib_ps_2_0", Kind::LibraryPixel, 2, 0),
    ("lib_vs_3_1", Kind::LibraryVertex, 3, 1),
];

const XYZW: [Component; 4] = [Component::X, Component::Y, Component::Z, Component::W];

/// Renews the shaders and listings, or reports how they would change.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let scratch = Scratch::new()?;
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("crates/dxbc-code/tests/level9");
    let mut output = Output::new(&folder, options.check);
    let mut jobs = Vec::new();
    for (name, kind, major, minor) in VERSIONS {
        let version = Version { kind, major, minor };
        let shader = write(version, &statements(version)).map_err(|it| Error::refused(name, it))?;
        scratch.write(&format!("{name}.bin"), &shader)?;
        output.put(&format!("{name}.bin"), &shader)?;
        jobs.push(Job::Disassemble { file: format!("{name}.bin"), output: format!("{name}.txt") });
    }
    let outcomes = tools.run(Compiler::Fxc, &scratch.folder, &jobs)?;
    for ((name, ..), outcome) in VERSIONS.iter().zip(outcomes) {
        outcome.done(name)?;
        let text = scratch.read(&format!("{name}.txt"))?;
        output.put(&format!("{name}.txt"), &listing::stored(&text))?;
    }
    let summary = format!("{} shaders", VERSIONS.len());
    Ok(Report { changes: output.changes, summary, ..Report::default() })
}

/// All statements of a shader.
fn statements(version: Version) -> Vec<Statement> {
    let instructions = opcodes(version)
        .into_iter()
        .chain(controls(version))
        .chain(declarations(version))
        .chain(constants())
        .chain(operands());
    let mut statements: Vec<_> = instructions.map(Statement::Instruction).collect();
    let comment = |bytes: &[u8; 12]| {
        let words = bytes.chunks(4).filter_map(|word| word.try_into().ok());
        Statement::Comment(words.map(u32::from_le_bytes).collect())
    };
    statements.extend([comment(b"TEXTa text\0\0"), comment(b"NAMEa text\0\0"), Statement::End]);
    statements
}

/// Each opcode as it is, under a predicate, and issued together with the instruction before.
fn opcodes(version: Version) -> Vec<Instruction> {
    let mut all = Vec::new();
    for opcode in Opcode::ALL {
        let plain = instruction(*opcode, version);
        let predicate = Some(source(RegisterType::Predicate, 0));
        // Of these, which have no predicate, FXC takes another argument for it.
        if !matches!(opcode, Opcode::Dcl | Opcode::BreakP) {
            all.push(Instruction { predicate, ..plain.clone() });
        }
        all.extend([Instruction { co_issue: true, ..plain.clone() }, plain]);
    }
    all
}

/// Opcodes with controls, with each value that has a meaning and one that has none.
fn controls(version: Version) -> Vec<Instruction> {
    let opcodes = [Opcode::IfC, Opcode::BreakC, Opcode::SetP, Opcode::TexLd, Opcode::Mov];
    let each = |opcode| {
        (0..8).map(move |controls| Instruction { controls, ..instruction(opcode, version) })
    };
    opcodes.into_iter().flat_map(each).collect()
}

/// Declarations of each meaning.
fn declarations(version: Version) -> Vec<Instruction> {
    let usages = (0..16).flat_map(|usage| [0, 1, 15].map(|index| usage | index << 16));
    let textures = (1..16).map(|texture| texture << 27);
    let declaration = |meaning| Instruction {
        arguments: vec![
            Argument::Token(meaning),
            Argument::Destination(destination(RegisterType::Input, 1)),
        ],
        ..instruction(Opcode::Dcl, version)
    };
    usages.chain(textures).map(declaration).collect()
}

/// Definitions of numbers in each form: large, small, infinite, with few and many digits.
fn constants() -> Vec<Instruction> {
    let floats: [f32; 15] = [
        0.0,
        -0.0,
        1.0,
        -1.5,
        0.1,
        1.0 / 3.0,
        1e-4,
        9.999e-5,
        123_456.79,
        999_999_940.0,
        1e9,
        -1e20,
        f32::MAX,
        f32::MIN_POSITIVE,
        1e-45,
    ];
    // A number between two with nine digits, infinities, and what is not a number.
    let others = [0x4980_0001, 0x7f80_0000, 0xff80_0000, 0x7fc0_0000, 0xffc0_0000];
    let values: Vec<u32> = floats.into_iter().map(f32::to_bits).chain(others).collect();
    let define = |opcode, ty, values: &[u32]| {
        let register = Argument::Destination(destination(ty, 3));
        let values = values.iter().map(|value| Argument::Token(*value));
        plain(opcode, [register].into_iter().chain(values).collect())
    };
    let floats = values.chunks(4).map(|values| define(Opcode::Def, RegisterType::Const, values));
    let integers = define(Opcode::DefI, RegisterType::ConstInt, &[0, 1, u32::MAX, 1 << 31]);
    let booleans = [0, 1, 2].map(|value| define(Opcode::DefB, RegisterType::ConstBool, &[value]));
    floats.chain([integers]).chain(booleans).collect()
}

/// Moves with each register, mask, swizzle, modifier and relative address.
fn operands() -> Vec<Instruction> {
    let (r0, r1) = (|| destination(RegisterType::Temp, 0), || source(RegisterType::Temp, 1));
    let mut moves = Vec::new();
    for ty in RegisterType::ALL {
        for number in [0, 1, 2, 2047] {
            moves.push((destination(*ty, number), source(*ty, number)));
        }
        let relative = || Some(Box::new(source(RegisterType::Loop, 0)));
        let written = Destination { relative: relative(), mask: 6, ..destination(*ty, 1) };
        let address =
            Source { swizzle: [Component::Y; 4], ..source(RegisterType::AddressOrTexture, 0) };
        let read = Source {
            relative: Some(Box::new(address)),
            modifier: SourceModifier::AbsNeg,
            ..source(*ty, 1)
        };
        moves.extend([(written, r1()), (r0(), read)]);
    }
    for bits in 0..16 {
        moves.push((Destination { mask: bits, ..r0() }, r1()));
        moves.push((Destination { modifiers: bits, ..r0() }, r1()));
        moves.push((Destination { shift: bits, ..r0() }, r1()));
    }
    for modifier in SourceModifier::ALL {
        moves.push((r0(), Source { modifier: *modifier, swizzle: [Component::Z; 4], ..r1() }));
    }
    for precision in [MinPrecision::Float16, MinPrecision::Float2_8] {
        moves.push((Destination { precision, ..r0() }, Source { precision, ..r1() }));
    }
    for swizzle in ["xxxx", "wwww", "wzyx", "xxyy", "xyzz", "zwww"] {
        moves.push((r0(), Source { swizzle: self::swizzle(swizzle), ..r1() }));
    }
    let instruction = |(destination, source)| {
        plain(Opcode::Mov, vec![Argument::Destination(destination), Argument::Source(source)])
    };
    moves.into_iter().map(instruction).collect()
}

/// The components with these four letters.
fn swizzle(letters: &str) -> [Component; 4] {
    let mut components = XYZW;
    for (component, letter) in components.iter_mut().zip(letters.chars()) {
        *component = match letter {
            'x' => Component::X,
            'y' => Component::Y,
            'z' => Component::Z,
            _ => Component::W,
        };
    }
    components
}

/// An instruction with some argument for each kind.
fn instruction(opcode: Opcode, version: Version) -> Instruction {
    let argument = |(number, kind)| match kind {
        ArgumentKind::Destination => Argument::Destination(destination(RegisterType::Temp, number)),
        ArgumentKind::Token => Argument::Token(u32::from(number) << 16),
        ArgumentKind::Source | ArgumentKind::SourceOf2 => {
            Argument::Source(source(RegisterType::Const, number))
        }
    };
    plain(opcode, (0..).zip(opcode.arguments(version)).map(argument).collect())
}

const fn plain(opcode: Opcode, arguments: Vec<Argument>) -> Instruction {
    Instruction { opcode, controls: 0, co_issue: false, predicate: None, arguments }
}

const fn destination(ty: RegisterType, number: u16) -> Destination {
    let precision = MinPrecision::Default;
    Destination { ty, number, relative: None, precision, mask: 15, modifiers: 0, shift: 0 }
}

const fn source(ty: RegisterType, number: u16) -> Source {
    let precision = MinPrecision::Default;
    Source { ty, number, relative: None, precision, swizzle: XYZW, modifier: SourceModifier::None }
}
