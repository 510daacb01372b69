//! Compares `check` with the verdicts of DXC's validator: one module for each operation, stage and
//! shader model, and one for each operation, overload and shader model.
//!
//! Every cell is compared. For deliberate differences, a rule below says so, and
//! `docs/spec-sources.md` says why; any other difference fails. `validator_accepts` must know the
//! invalid calls that the validator accepts.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Read;
use std::path::Path;

use dxil_ops::{
    OpCode, Overload, OverloadKind, OverloadSet, Scalar, ShaderStage, StageSet, Target, Version,
    check, validator_accepts,
};
use flate2::read::GzDecoder;

/// One verdict: a call, and whether the validator accepts the module around it.
struct Cell<'a> {
    op: OpCode,
    target: Target,
    overloads: Vec<Overload<'a>>,
    accepted: bool,
}

/// A deliberate difference.
struct Difference {
    name: &'static str,
    /// The verdict of the validator on these cells.
    accepted: bool,
    holds: fn(&Cell<'_>) -> bool,
}

const DIFFERENCES: &[Difference] = &[
    Difference { name: "reserved operation", accepted: true, holds: |cell| cell.op.is_reserved() },
    Difference {
        name: "node in DXIL 1.10",
        accepted: false,
        holds: |cell| {
            // Operations that node shaders of 1.9 may call, and those that begin with 1.10.
            let before = Target { version: Version::V1_9, ..cell.target };
            let Target { version, stage, .. } = cell.target;
            (version, stage) == (Version::V1_10, ShaderStage::Node)
                && (cell.op.since() == Version::V1_10
                    || validator_accepts(cell.op, before, &cell.overloads))
        },
    },
    Difference {
        name: "barrier of mode 0 without a thread group",
        accepted: false,
        holds: |cell| {
            let groups = [
                ShaderStage::Compute,
                ShaderStage::Amplification,
                ShaderStage::Mesh,
                ShaderStage::Node,
                ShaderStage::Library,
                ShaderStage::PatchConstant,
            ];
            cell.op == OpCode::Barrier && !groups.contains(&cell.target.stage)
        },
    },
    Difference {
        name: "native vector before DXIL 1.9",
        accepted: true,
        holds: |cell| {
            let vector = |it: &Overload<'_>| matches!(it, Overload::Vector(..));
            cell.target.version < Version::V1_9 && cell.overloads.iter().any(vector)
        },
    },
    Difference {
        name: "native 16-bit type before DXIL 1.2",
        accepted: true,
        holds: |cell| {
            let short = |it: &Overload<'_>| OverloadSet::SIXTEEN_BITS.contains(it.kind());
            cell.target.native_16bit
                && cell.target.version < Version::V1_2
                && cell.overloads.iter().any(short)
        },
    },
];

/// The numbers of cells that agree, and that differ for each reason.
#[derive(Default)]
struct Tally {
    agree: usize,
    differ: BTreeMap<&'static str, usize>,
    unexplained: Vec<String>,
}

impl Tally {
    fn compare(&mut self, cell: &Cell<'_>) {
        let ours = check(cell.op, cell.target, &cell.overloads);
        let lenient = validator_accepts(cell.op, cell.target, &cell.overloads);
        if ours.is_ok() == cell.accepted && lenient == cell.accepted {
            self.agree += 1;
            return;
        }
        let rule = DIFFERENCES.iter().find(|it| it.accepted == cell.accepted && (it.holds)(cell));
        match rule {
            // `validator_accepts` knows the verdict.
            Some(rule) if lenient || !cell.accepted => {
                *self.differ.entry(rule.name).or_default() += 1;
            }
            _ => {
                let Target { version, stage, native_16bit } = cell.target;
                let verdict = if cell.accepted { "accepts" } else { "rejects" };
                self.unexplained.push(format!(
                    "the validator {verdict} {} {:?} in {stage}, DXIL {version}, native {native_16bit}; we say {ours:?}, and of it {lenient}",
                    cell.op, cell.overloads,
                ));
            }
        }
    }

    fn report(&self, what: &str) -> String {
        let mut report = String::new();
        let total = self.agree + self.differ.values().sum::<usize>() + self.unexplained.len();
        let _ = writeln!(report, "{what}: {total} verdicts, {} agree", self.agree);
        for (name, count) in &self.differ {
            let _ = writeln!(report, "  {name}: {count} differ");
        }
        report
    }
}

fn fixture(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/validity").join(name);
    let file = std::fs::File::open(path).expect("the fixture is there");
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).expect("the fixture is compressed text");
    text
}

/// The rows of a fixture: the operation, the fields after its name, and the verdicts with
/// their versions, as far as there are any.
fn rows(text: &str) -> impl Iterator<Item = (OpCode, Vec<&str>, Vec<(Version, bool)>)> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut fields = line.split('\t');
        let opcode = fields.next().and_then(|it| it.parse().ok()).expect("an opcode");
        let op = OpCode::from_u32(opcode).unwrap_or_else(|| panic!("no operation {opcode}"));
        assert_eq!(fields.next(), Some(op.name()), "the name of {opcode}");
        let mut fields: Vec<_> = fields.collect();
        let verdicts = fields.pop().expect("verdicts");
        assert_eq!(verdicts.len(), Version::ALL.len(), "a verdict for each version");
        let verdicts = Version::ALL.iter().zip(verdicts.bytes());
        let verdicts = verdicts.filter_map(|(&version, verdict)| match verdict {
            b'+' => Some((version, true)),
            b'-' => Some((version, false)),
            // There is no such target or module.
            b'?' | b'.' => None,
            other => panic!("a verdict {other:?}"),
        });
        (op, fields, verdicts.collect())
    })
}

fn stage(name: &str) -> ShaderStage {
    let name = if name == "hull_pc" { "patchconstant" } else { name };
    ShaderStage::from_name(name).unwrap_or_else(|| panic!("no stage {name}"))
}

/// Overloads that the operation has in this version, or else in any version.
fn valid_overloads(op: OpCode, version: Version) -> Vec<Overload<'static>> {
    let versions = std::iter::once(version).chain(Version::ALL.iter().copied());
    let dimensions = versions
        .map(|version| op.overloads(version))
        .find(|dimensions| dimensions.iter().all(|set| !set.is_empty()));
    let any = |set: OverloadSet| match set.iter().next().expect("an overload in some version") {
        OverloadKind::UserDefined => Overload::UserDefined("struct.PL"),
        OverloadKind::Object => Overload::Object("dx.types.Handle"),
        kind => {
            let scalar = Scalar::ALL[kind as usize % Scalar::ALL.len()];
            let vector = kind as usize >= Scalar::ALL.len();
            if vector { Overload::Vector(scalar, 4) } else { Overload::Scalar(scalar) }
        }
    };
    dimensions.map_or_else(Vec::new, |dimensions| dimensions.iter().map(any).collect())
}

#[test]
fn agrees_with_the_validator() {
    let mut stages = Tally::default();
    for (op, fields, verdicts) in rows(&fixture("stages.tsv.gz")) {
        let stage = stage(fields[0]);
        for (version, accepted) in verdicts {
            let target = Target::new(version, stage);
            let overloads = valid_overloads(op, version);
            stages.compare(&Cell { op, target, overloads, accepted });
        }
    }

    let mut overloads = Tally::default();
    for (op, fields, verdicts) in rows(&fixture("overloads.tsv.gz")) {
        let native_16bit = fields[1] == "native";
        for (version, accepted) in verdicts {
            // The entry point of the module has a stage that may call the operation.
            let versions = std::iter::once(version).chain(Version::ALL.iter().copied().rev());
            let mut stages = versions.map(|version| op.stages(version)).flat_map(StageSet::iter);
            let stage = stages.next().unwrap_or(ShaderStage::Library);
            let target = Target { version, stage, native_16bit };
            let overloads_ = parse_overloads(op, fields[0]);
            overloads.compare(&Cell { op, target, overloads: overloads_, accepted });
        }
    }

    let report = stages.report("stages") + &overloads.report("overloads");
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/validator.txt");
    expect_test::expect_file![golden].assert_eq(&report);
    let unexplained = [stages.unexplained, overloads.unexplained].concat();
    assert!(
        unexplained.is_empty(),
        "{} unexplained differences:\n{}",
        unexplained.len(),
        unexplained.join("\n"),
    );
}

/// The overloads in the name of a function. They may be others than the class takes, so that this
/// does not use the parser of names.
fn parse_overloads<'a>(op: OpCode, text: &'a str) -> Vec<Overload<'a>> {
    let one = |part: &'a str| {
        Overload::parse_number(part).unwrap_or(if part.starts_with("struct.") {
            Overload::UserDefined(part)
        } else {
            Overload::Object(part)
        })
    };
    // Its objects are structs of the program, too.
    if op == OpCode::CreateHandleForLib {
        return vec![Overload::parse_number(text).unwrap_or(Overload::Object(text))];
    }
    if text.starts_with("struct.") { vec![one(text)] } else { text.split('.').map(one).collect() }
}
