//! The DXBC programs of a container.

use alloc::string::ToString as _;
use alloc::vec::Vec;

use dxbc_code::Program;
use dxil_container::read::{Part, PartView};
use dxil_container::{Container, Error, FourCC};

use super::{Finding, Place, Rule};
use crate::dxbc::{Signatures, check};
use crate::verify;

/// Checks the DXBC programs of a container, those of a library's functions included. `None` if it has no program.
///
/// # Errors
///
/// A part or a program cannot be read.
pub fn bytecode(container: &Container<'_>) -> Result<Option<Vec<Finding>>, Finding> {
    let mut all = of_parts(container, 0)?;
    for part in container.parts().filter(|part| part.four_cc() == FourCC::LIBF) {
        if let PartView::LinkFunction(function) = part.view().map_err(|it| unreadable(&it, 0))? {
            let start = function.bytes.offset();
            let inner = function.container().map_err(|it| unreadable(&it, start))?;
            if let Some(more) = of_parts(&inner, start)? {
                all.get_or_insert_with(Vec::new).extend(more);
            }
        }
    }
    Ok(all)
}

/// The findings in the programs of a container that begins at this byte of the file.
fn of_parts(container: &Container<'_>, start: usize) -> Result<Option<Vec<Finding>>, Finding> {
    let mut all = None;
    let programs =
        container.parts().filter(|it| [FourCC::SHDR, FourCC::SHEX].contains(&it.four_cc()));
    for part in programs {
        if matches!(part.view(), Ok(PartView::Bytecode(_))) {
            let signatures = Signatures::of(container).map_err(|it| unreadable(&it, start))?;
            all.get_or_insert_with(Vec::new).extend(of_program(&part, start, &signatures)?);
        }
    }
    Ok(all)
}

fn of_program(
    part: &Part<'_>,
    start: usize,
    signatures: &Signatures,
) -> Result<Vec<Finding>, Finding> {
    let data = part.data();
    let start = start + data.offset();
    let findings = Program::parse(&data).and_then(|program| check(&program, signatures));
    let findings = findings.map_err(|error| Finding {
        rule: Rule::File(verify::Rule::Part),
        dxc: None,
        message: error.to_string(),
        place: Place::File { part: Some(part.four_cc()), offset: start + error.offset() },
    })?;
    let located = findings.into_iter().map(|finding| Finding {
        rule: Rule::Bytecode(finding.rule),
        dxc: None,
        message: finding.message,
        place: Place::Statement {
            part: part.four_cc(),
            token: finding.token,
            offset: start + 4 * finding.token,
        },
    });
    Ok(located.collect())
}

/// The finding that a part of a container at this byte of the file cannot be read.
fn unreadable(error: &Error, start: usize) -> Finding {
    Finding {
        rule: Rule::File(verify::Rule::Part),
        dxc: None,
        message: error.kind().to_string(),
        place: Place::File { part: error.part(), offset: start + error.offset() },
    }
}
