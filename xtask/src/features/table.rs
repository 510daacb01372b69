//! The tables of calls that are measured.

use dxil_ops::{
    OpCode, Overload, OverloadDimensions, OverloadKind, OverloadSet, Scalar, ShaderStage, Target,
    Version, check,
};

use super::measure::features;
use crate::call::Call;
use crate::chore::Sample;
use crate::error::Error;
use crate::tool::Tools;

/// The newest validator that DXC has.
const VALIDATOR: Version = Version::V1_10;

/// A row for each operation, overload, mode of 16-bit types and stage; a column a version.
pub(super) fn calls() -> Table {
    let mut table =
        Table::new("# opcode\tname\toverloads\t16-bit types\tstage\tby DXIL version, 1.0 to 1.10");
    for (op, overloads) in functions() {
        let modes = [false, true].into_iter();
        let rows = modes.flat_map(|mode| ShaderStage::ALL.iter().map(move |&stage| (mode, stage)));
        for (native_16bit, stage) in rows {
            let cells = Version::ALL.iter().map(|&version| {
                let target = Target { version, stage, native_16bit };
                let overloads = overloads.clone();
                let valid = check(op, target, &overloads).is_ok();
                valid.then_some(Call {
                    op: Some(op),
                    overloads,
                    target,
                    validator: VALIDATOR,
                    has_handle: true,
                })
            });
            table.row(format!("{}\t{stage}", name(op, &overloads, native_16bit)), cells);
        }
    }
    table
}

/// A row for each operation; a column a version of the validator.
pub(super) fn validators() -> Table {
    let mut table = Table::new(
        "# opcode\tname\toverloads\t16-bit types\tstage\tDXIL version\tby validator, 1.0 to 1.10",
    );
    for &op in OpCode::ALL {
        let Some((target, overloads)) = place(op) else { continue };
        let Target { version, stage, native_16bit } = target;
        let cells = Version::ALL.iter().map(|&validator| {
            Some(Call {
                op: Some(op),
                overloads: overloads.clone(),
                target,
                validator,
                has_handle: true,
            })
        });
        let name = name(op, &overloads, native_16bit);
        table.row(format!("{name}\t{stage}\t{version}"), cells);
    }
    table
}

/// A place where the operation is valid: in a mesh shader if it can be, as more is asked of
/// those than of others.
fn place(op: OpCode) -> Option<(Target, Vec<Overload<'static>>)> {
    let mut places: Vec<Target> = Version::ALL
        .iter()
        .flat_map(|&version| op.stages(version).iter().map(move |it| Target::new(version, it)))
        .collect();
    places.sort_by_key(|it| it.stage != ShaderStage::Mesh);
    let lists = overload_lists(op);
    let calls = places.iter().flat_map(|&target| lists.iter().map(move |list| (target, list)));
    let mut valid = calls.filter(|(target, list)| check(op, *target, list).is_ok());
    valid.next().map(|(target, list)| (target, list.clone()))
}

/// Every operation with every overload.
fn functions() -> impl Iterator<Item = (OpCode, Vec<Overload<'static>>)> {
    OpCode::ALL.iter().flat_map(|&op| overload_lists(op).into_iter().map(move |list| (op, list)))
}

fn name(op: OpCode, overloads: &[Overload<'_>], native_16bit: bool) -> String {
    let overloads: Vec<_> = overloads.iter().map(Overload::to_string).collect();
    let mode = if native_16bit { "native" } else { "minprec" };
    format!("{}\t{op}\t{}\t{mode}", op.to_u32(), overloads.join("."))
}

/// Every overload that the operation has in some version; of several dimensions, one varies
/// at a time.
fn overload_lists(op: OpCode) -> Vec<Vec<Overload<'static>>> {
    let dimensions = Version::ALL.iter().map(|&version| op.overloads(version));
    let mut sets = vec![
        OverloadSet::EMPTY;
        dimensions.clone().map(OverloadDimensions::len).max().unwrap_or(0)
    ];
    for dimension in dimensions {
        for (set, more) in sets.iter_mut().zip(dimension.iter()) {
            *set = set.union(more);
        }
    }
    let Some(first) = sets
        .iter()
        .map(|set| set.iter().next().map(|kind| overload(op, kind)))
        .collect::<Option<Vec<_>>>()
    else {
        return Vec::new();
    };
    let mut lists = vec![first.clone()];
    for (dimension, set) in sets.iter().enumerate() {
        for kind in set.iter().skip(1) {
            let mut list = first.clone();
            list[dimension] = overload(op, kind);
            lists.push(list);
        }
    }
    lists
}

/// An overload of a kind.
fn overload(op: OpCode, kind: OverloadKind) -> Overload<'static> {
    match kind {
        OverloadKind::UserDefined => Overload::UserDefined("struct.S"),
        OverloadKind::Object if op == OpCode::CreateHandleForLib => {
            Overload::Object("dx.types.Handle")
        }
        OverloadKind::Object => Overload::Object("mC4M5N4U1S2"),
        _ => {
            let scalar = Scalar::ALL[kind as usize % Scalar::ALL.len()];
            let vector = kind as usize >= Scalar::ALL.len();
            if vector { Overload::Vector(scalar, 4) } else { Overload::Scalar(scalar) }
        }
    }
}

/// Rows of calls to be measured.
pub(super) struct Table {
    head: &'static str,
    rows: Vec<(String, Vec<Option<Call>>)>,
}

impl Table {
    fn new(head: &'static str) -> Self {
        Self { head, rows: Vec::new() }
    }

    /// Adds a row unless all its cells are empty.
    fn row(&mut self, name: String, cells: impl Iterator<Item = Option<Call>>) {
        let row: Vec<_> = cells.collect();
        if row.iter().any(Option::is_some) {
            self.rows.push((name, row));
        }
    }

    /// The table's lines: in each cell the SFI0 flags in hexadecimal, a dot where it is empty; and
    /// the number of calls that are asked for.
    pub(super) fn measure(
        &self,
        tools: &Tools,
        sample: Sample,
    ) -> Result<(Vec<Option<String>>, usize), Error> {
        let asked = sample.of(&self.rows);
        let calls = asked.iter().flat_map(|(_, (_, cells))| cells.iter().flatten());
        let calls: Vec<Call> = calls.cloned().collect();
        let mut flags = features(tools, &calls)?.into_iter();
        let mut lines = vec![None; self.rows.len() + 1];
        lines[0] = Some(self.head.to_owned());
        for (index, (name, cells)) in asked {
            let cells = cells.iter().map(|cell| match cell.as_ref().and_then(|_| flags.next()) {
                Some(flags) => format!("{flags:x}"),
                None => ".".to_owned(),
            });
            lines[index + 1] = Some(format!("{name}\t{}", cells.collect::<Vec<_>>().join(" ")));
        }
        Ok((lines, calls.len()))
    }
}
