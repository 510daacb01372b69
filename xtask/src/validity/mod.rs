//! `xtask validity`: the verdict of DXC's validator on a module with one call, for every operation
//! by stage and shader model, and by overload and shader model.

mod row;
mod verdict;

use std::path::Path;

use dxil_ops::{OpCode, ShaderStage};

use crate::call::{self, Call};
use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use crate::tool::Tools;
use row::{ASKED, Kind, Row};

/// Measures again, and writes the fixtures or reports how they would change.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/validity");
    let mut output = Output::new(&folder, options.check);
    let mut summary = Vec::new();
    for kind in [Kind::Stages, Kind::Overloads] {
        let text = output.current_text(kind.file())?;
        let mut rows = rows(kind, &text)?;
        let total = rows.len();
        let mut lines = vec![None; total + 1];
        lines[0] = Some(kind.head().to_owned());
        let asked: Vec<_> = rows
            .iter_mut()
            .enumerate()
            .filter(|(index, _)| options.sample.has(*index, total))
            .collect();
        let calls = ask(tools, asked, &mut lines)?;
        output.put_lines(kind.file(), &lines)?;
        summary.push(format!("{calls} modules for {}", kind.file()));
    }
    Ok(Report { changes: output.changes, summary: summary.join(", "), ..Report::default() })
}

/// The rows of the file, and those of operations that it lacks.
fn rows(kind: Kind, text: &str) -> Result<Vec<Row>, Error> {
    let mut rows = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let row = Row::parse(kind, line);
        rows.push(row.ok_or_else(|| Error::refused(kind.file(), format!("no row: {line}")))?);
    }
    let missing: Vec<OpCode> =
        OpCode::ALL.iter().copied().filter(|op| rows.iter().all(|row| row.op != *op)).collect();
    for op in missing {
        rows.extend(Row::of_operation(kind, op));
    }
    rows.sort_by_key(|row| row.op.to_u32());
    Ok(rows)
}

/// Measures the cells of these rows; returns the number of modules.
fn ask(
    tools: &Tools,
    rows: Vec<(usize, &mut Row)>,
    lines: &mut [Option<String>],
) -> Result<usize, Error> {
    let calls: Vec<Call> = rows.iter().flat_map(|(_, row)| row.calls()).collect();
    let modules: Vec<String> = calls.iter().map(|call| call.module(call::UNUSED_FLAG)).collect();
    let modules: Vec<&str> = modules.iter().map(String::as_str).collect();
    let mut outcomes = call::verdicts(tools, &modules)?.into_iter();
    for (index, row) in rows {
        for cell in row.cells.iter_mut().filter(|cell| ASKED.contains(*cell)) {
            let outcome = outcomes.next().expect("an outcome for each module");
            *cell = verdict::cell(row.op, &outcome)?;
        }
        lines[index + 1] = Some(row.to_string());
    }
    Ok(calls.len())
}

/// The stage, as the fixtures name it.
fn stage_name(stage: ShaderStage) -> String {
    if stage == ShaderStage::PatchConstant { "hull_pc".to_owned() } else { stage.to_string() }
}
