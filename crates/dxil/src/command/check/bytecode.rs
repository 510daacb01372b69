//! The findings in DXBC programs.

use std::fmt::Write as _;

use dxbc_code::Program;
use dxil_container::read::PartView;
use dxil_container::{Container, FourCC};
use dxil_inspect::text::escaped;
use dxil_validate::dxbc::{Finding, Signatures, check};
use serde_json::{Value as Json, json};

use crate::failure::{Failure, Result};
use crate::text::{BAD, FAINT, TITLE};

/// A finding, with the place of its statement in the file.
pub(super) struct Told {
    pub(super) finding: Finding,
    /// The part that has the program.
    part: FourCC,
    /// The first byte of the statement.
    pub(super) offset: usize,
}

/// The findings in the programs of a container, those of a library's functions included; `None` if it has no program.
pub(super) fn findings(container: &Container<'_>) -> Result<Option<Vec<Told>>> {
    let mut all = of_parts(container, 0)?;
    for part in container.parts() {
        if let PartView::LinkFunction(function) = part.view()? {
            if let Some(more) = of_parts(&function.container()?, function.bytes.offset())? {
                all.get_or_insert_default().extend(more);
            }
        }
    }
    Ok(all)
}

/// The findings in the programs of a container that begins at this byte of the file.
fn of_parts(container: &Container<'_>, start: usize) -> Result<Option<Vec<Told>>> {
    let mut all = None;
    for part in container.parts() {
        let Ok(PartView::Bytecode(_)) = part.view() else { continue };
        let (data, part) = (part.data(), part.four_cc());
        let signatures = Signatures::of(container)?;
        let findings = Program::parse(&data).and_then(|program| check(&program, &signatures));
        let findings =
            findings.map_err(|error| Failure::new(format_args!("part {part}: {error}")))?;
        let told = findings.into_iter().map(|finding| Told {
            part,
            offset: start + data.offset() + 4 * finding.token,
            finding,
        });
        all.get_or_insert_with(Vec::new).extend(told);
    }
    Ok(all)
}

impl Told {
    /// The finding as text.
    pub(super) fn text(&self, file: &str) -> String {
        let Self { finding: Finding { rule, token, message }, part, offset } = self;
        let message = escaped(message.as_bytes());
        let mut out = format!("{BAD}error[{rule}]{BAD:#}{TITLE}: {message}{TITLE:#}\n");
        // Writing to a string cannot fail.
        let _ =
            writeln!(out, " {FAINT}-->{FAINT:#} {file}: {part}, token {token}, byte {offset:#x}\n");
        out
    }

    /// The finding as JSON.
    pub(super) fn json(&self) -> Json {
        let Self { finding: Finding { rule, token, message }, part, offset } = self;
        json!({
            "rule": rule.id(),
            "message": escaped(message.as_bytes()),
            "part": part.to_string(),
            "token": token,
            "offset": offset,
        })
    }
}
