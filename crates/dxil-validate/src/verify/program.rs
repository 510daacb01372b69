//! Programs: the statements of a part's header about its module.

use alloc::format;
use core::fmt::Display;

use dxil_container::At;
use dxil_container::layout::ProgramHeader;
use dxil_container::read::{Part, Program};
use dxil_ir::Module;

use super::{Report, Rule};
use crate::dxc::{Named, of_file as dxc};
use dxil_metadata::{Error, Target, dxil_version};
use dxil_ops::Version;

/// Compares a program with its header, and judges its module. Returns the module if it can be read.
pub(super) fn verify(
    report: &mut Report,
    part: &Part<'_>,
    program: &Program<'_>,
    is_judged: bool,
) -> Option<Module> {
    let (name, header) = (Some(part.four_cc()), &program.header);
    let (stated, size) = (u64::from(header.size) * 4, part.data().len() as u64);
    if stated != size {
        let message = format!("the program states {stated} bytes, the part has {size}");
        report.add(Rule::ProgramSize, name, header.field_range(|it| it.size).start, message);
    }
    let offset = program.bitcode.offset();
    let module = match dxil_bitcode::read_dxil(&program.bitcode) {
        Ok(module) => module,
        Err(error) => {
            report.add(dxc::BITCODE_VALID.by(Rule::Module), name, offset, error);
            return None;
        }
    };
    if let Err(error) = target(report, part, header, &module) {
        report.add(dxc::BITCODE_VALID.by(Rule::Module), name, offset, error);
        return None;
    }
    if is_judged {
        for error in dxil_ir::verify::verify(&module) {
            report.add(dxc::BITCODE_VALID, name, offset, error);
        }
    }
    Some(module)
}

/// Compares the header with `dx.shaderModel` and `dx.version`.
fn target(
    report: &mut Report,
    part: &Part<'_>,
    header: &At<ProgramHeader>,
    module: &Module,
) -> Result<(), Error> {
    let (Target { kind, model }, version) = (Target::of(module)?, dxil_version(module)?);
    let stated_version = Version::new(header.dxil_major, header.dxil_minor);
    let all: [(Named<Rule>, _, _, _, &dyn Display, &dyn Display); 3] = [
        (
            dxc::SM_PROGRAM_VERSION,
            header.field_range(|it| it.shader_model),
            "shader model",
            header.shader_model.get() == model,
            &header.shader_model,
            &model,
        ),
        (
            Rule::Target.into(),
            header.field_range(|it| it.kind),
            "kind of shader",
            header.kind == kind,
            &header.kind,
            &kind,
        ),
        (
            Rule::Target.into(),
            header.field_range(|it| it.dxil_major),
            "DXIL version",
            stated_version == version,
            &stated_version,
            &version,
        ),
    ];
    for (rule, range, what, is_same, said, is) in all {
        if !is_same {
            let message = format!("the {what} is {said}, that of the module is {is}");
            report.add(rule, Some(part.four_cc()), range.start, message);
        }
    }
    Ok(())
}
