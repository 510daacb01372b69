//! Programs: the statements of a part's header about its module.

use alloc::format;
use alloc::string::ToString as _;
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
    let read = dxil_bitcode::read_dxil(&program.bitcode);
    let module = read.map_err(|error| error.to_string());
    let compared = module.and_then(|module| match target(report, part, header, &module) {
        Ok(()) => Ok(module),
        Err(error) => Err(error.to_string()),
    });
    let offset = program.bitcode.offset();
    match compared {
        Ok(module) => {
            if is_judged {
                for error in dxil_ir::verify::verify(&module) {
                    report.add(dxc::BITCODE_VALID, name, offset, error);
                }
            }
            Some(module)
        }
        Err(message) => {
            report.add(dxc::BITCODE_VALID.by(Rule::Module), name, offset, message);
            None
        }
    }
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
