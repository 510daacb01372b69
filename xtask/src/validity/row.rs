//! A row of the tables: an operation, and a cell for each shader model.

use std::fmt;

use dxil_ops::{OpCode, Overload, OverloadKind, OverloadSet, Scalar, ShaderStage, Target, Version};

use super::stage_name;
use crate::call::Call;

/// Cells with a verdict: accepted and rejected.
pub(super) const ASKED: [u8; 2] = *b"+-";

/// A table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Stages,
    Overloads,
}

impl Kind {
    pub(super) const fn file(self) -> &'static str {
        match self {
            Self::Stages => "stages.tsv.gz",
            Self::Overloads => "overloads.tsv.gz",
        }
    }

    pub(super) const fn head(self) -> &'static str {
        match self {
            Self::Stages => {
                "# opcode\tname\tstage\tverdicts for SM 6.0 to 6.10: + accepted, - rejected, \
                 ? no such target"
            }
            Self::Overloads => {
                "# opcode\tname\toverload\t16-bit mode\tverdicts for SM 6.0 to 6.10: + accepted, \
                 - rejected, ? could not be formed, . not tried"
            }
        }
    }
}

/// A row: the operation, the stage or overload, and the cells.
#[derive(Debug, Clone)]
pub(super) struct Row {
    pub(super) op: OpCode,
    subject: Subject,
    pub(super) cells: Vec<u8>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Subject {
    Stage(ShaderStage),
    Overload { name: String, overloads: Vec<Overload<'static>>, native_16bit: bool },
}

impl Row {
    pub(super) fn parse(kind: Kind, line: &str) -> Option<Self> {
        let mut fields = line.split('\t');
        let op = OpCode::from_u32(fields.next()?.parse().ok()?)?;
        fields.next().filter(|name| *name == op.name())?;
        let subject = match kind {
            Kind::Stages => {
                let name = fields.next()?;
                Subject::Stage(*ShaderStage::ALL.iter().find(|it| stage_name(**it) == name)?)
            }
            Kind::Overloads => {
                let name = fields.next()?.to_owned();
                let overloads = parse_overloads(op, &name)?;
                Subject::Overload { name, overloads, native_16bit: fields.next()? == "native" }
            }
        };
        let cells = fields.next()?.as_bytes().to_vec();
        (cells.len() == Version::ALL.len()).then_some(Self { op, subject, cells })
    }

    /// The rows of an operation that has none yet.
    pub(super) fn of_operation(kind: Kind, op: OpCode) -> Vec<Self> {
        let row = |subject: Subject| {
            let first = match &subject {
                Subject::Stage(stage) => first_target(*stage),
                Subject::Overload { .. } => op.since(),
            };
            let empty = if kind == Kind::Stages { b'?' } else { b'.' };
            let cell = |&version: &Version| if version < first { empty } else { ASKED[0] };
            Self { op, subject, cells: Version::ALL.iter().map(cell).collect() }
        };
        match kind {
            Kind::Stages => {
                let mut stages = ShaderStage::ALL.to_vec();
                stages.sort_by_key(|&stage| stage_name(stage));
                stages.into_iter().map(|stage| row(Subject::Stage(stage))).collect()
            }
            Kind::Overloads if op.overloads(Version::V1_10).len() != 1 => Vec::new(),
            Kind::Overloads => {
                let scalars = Scalar::ALL.iter().map(|&it| Overload::Scalar(it));
                let vectors = Scalar::ALL.iter().map(|&it| Overload::Vector(it, 4));
                let subject = |overload: Overload<'static>| Subject::Overload {
                    name: overload.to_string(),
                    overloads: vec![overload],
                    native_16bit: false,
                };
                scalars.chain(vectors).map(|overload| row(subject(overload))).collect()
            }
        }
    }

    /// The calls of the cells with verdicts.
    pub(super) fn calls(&self) -> impl Iterator<Item = Call> {
        let cells = Version::ALL.iter().zip(&self.cells);
        cells.filter(|(_, cell)| ASKED.contains(cell)).map(|(&version, _)| self.call(version))
    }

    fn call(&self, version: Version) -> Call {
        let (stage, native_16bit, overloads) = match &self.subject {
            Subject::Stage(stage) => (*stage, false, any_overloads(self.op, version)),
            Subject::Overload { overloads, native_16bit, .. } => {
                (any_stage(self.op, version), *native_16bit, overloads.clone())
            }
        };
        let target = Target { version, stage, native_16bit };
        Call { op: Some(self.op), overloads, target, validator: Version::V1_10, has_handle: false }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}\t", self.op.to_u32(), self.op.name())?;
        match &self.subject {
            Subject::Stage(stage) => f.write_str(&stage_name(*stage))?,
            Subject::Overload { name, native_16bit, .. } => {
                let mode = if *native_16bit { "native" } else { "minprec" };
                write!(f, "{name}\t{mode}")?;
            }
        }
        write!(f, "\t{}", String::from_utf8_lossy(&self.cells))
    }
}

/// The first version that has shaders of the stage, or a library for them.
fn first_target(stage: ShaderStage) -> Version {
    match stage {
        ShaderStage::Amplification | ShaderStage::Mesh => Version::V1_5,
        ShaderStage::Node => Version::V1_8,
        ShaderStage::Library
        | ShaderStage::RayGeneration
        | ShaderStage::Intersection
        | ShaderStage::AnyHit
        | ShaderStage::ClosestHit
        | ShaderStage::Miss
        | ShaderStage::Callable => Version::V1_1,
        _ => Version::V1_0,
    }
}

/// A stage that may call the operation in this version, or else in any version. Not a node if there
/// are others, because the validator rejects all nodes of shader model 6.10.
fn any_stage(op: OpCode, version: Version) -> ShaderStage {
    let versions = std::iter::once(version).chain(Version::ALL.iter().copied().rev());
    let stages = versions.map(|version| op.stages(version)).find(|stages| !stages.is_empty());
    let stages = || stages.iter().flat_map(|stages| stages.iter());
    let mut others = stages().filter(|stage| *stage != ShaderStage::Node);
    others.next().or_else(|| stages().next()).unwrap_or(ShaderStage::Library)
}

/// Overloads that the operation has in this version, or else in any version.
fn any_overloads(op: OpCode, version: Version) -> Vec<Overload<'static>> {
    let versions = std::iter::once(version).chain(Version::ALL.iter().copied());
    let mut dimensions = versions.map(|version| op.overloads(version));
    let found = dimensions.find(|dimensions| dimensions.iter().all(|set| !set.is_empty()));
    found
        .map_or_else(Vec::new, |sets| sets.iter().filter_map(|set| any_overload(op, set)).collect())
}

fn any_overload(op: OpCode, set: OverloadSet) -> Option<Overload<'static>> {
    Some(match set.iter().next()? {
        OverloadKind::UserDefined => Overload::UserDefined("struct.PL"),
        OverloadKind::Object if op == OpCode::CreateHandleForLib => {
            Overload::Object("dx.types.Handle")
        }
        OverloadKind::Object => Overload::Object("mC9M4N4U0S1"),
        kind => {
            let scalar = Scalar::ALL[kind as usize % Scalar::ALL.len()];
            let is_vector = kind as usize >= Scalar::ALL.len();
            if is_vector { Overload::Vector(scalar, 4) } else { Overload::Scalar(scalar) }
        }
    })
}

/// The types in rows that are not numbers.
const TYPES: [&str; 4] = ["struct.PL", "struct.Obj", "dx.types.Handle", "mC9M4N4U0S1"];

/// The overloads of a row; the operation may have others.
fn parse_overloads(op: OpCode, name: &str) -> Option<Vec<Overload<'static>>> {
    let one = |part: &str| match Overload::parse_number(part) {
        Some(Overload::Scalar(scalar)) => Some(Overload::Scalar(scalar)),
        Some(Overload::Vector(scalar, width)) => Some(Overload::Vector(scalar, width)),
        _ => TYPES.into_iter().find(|it| *it == part).map(|name| {
            let is_payload = name == TYPES[0] && op != OpCode::CreateHandleForLib;
            if is_payload { Overload::UserDefined(name) } else { Overload::Object(name) }
        }),
    };
    match TYPES.contains(&name) {
        true => Some(vec![one(name)?]),
        false => name.split('.').map(one).collect(),
    }
}
