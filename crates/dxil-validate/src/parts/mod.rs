//! The parts of a container: those that its program needs, and no others.
//!
//! DXC's validator demands these of what it accepts; files of other compilers may have other parts.

mod bound;
mod derived;
mod outside;
mod rule;
mod tables;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_container::layout::ShaderHash;
use dxil_container::{Container, FourCC};
use dxil_derive::{Shader, with_resource_usage};
use dxil_format::ShaderKind;
use dxil_ir::Module;
use dxil_metadata::ShaderMetadata;

use crate::dxc::{self, Named, of_parts};

pub use bound::check_root_signature;
pub use rule::Rule;

/// The parts of every container.
const OF_ALL: [FourCC; 8] = [
    FourCC::DXIL,
    FourCC::ILDB,
    FourCC::ILDN,
    FourCC::HASH,
    FourCC::SFI0,
    FourCC::STAT,
    FourCC::RDEF,
    FourCC::PRIV,
];
/// The parts of libraries.
const OF_LIBRARIES: [FourCC; 2] = [FourCC::RDAT, FourCC::VERS];
/// The parts of shaders.
const OF_SHADERS: [FourCC; 5] =
    [FourCC::ISG1, FourCC::OSG1, FourCC::PSG1, FourCC::PSV0, FourCC::RTS0];
/// The stages with a third signature.
const WITH_PATCH_CONSTANTS: [ShaderKind; 3] =
    [ShaderKind::Hull, ShaderKind::Domain, ShaderKind::Mesh];

/// A rule that a container breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The rule.
    pub rule: Rule,
    /// The rule that DXC's validator reports, if it reports one by name.
    pub dxc: Option<dxc::Rule>,
    /// The part, unless it is missing.
    pub part: Option<FourCC>,
    /// The byte of the file at which the part begins.
    pub offset: usize,
    /// The error.
    pub message: String,
}

/// Finds the parts of a program in a container that has none.
#[must_use]
pub fn check_without_program(container: &Container<'_>) -> Vec<Finding> {
    let programs = [FourCC::DXIL, FourCC::ILDB, FourCC::SHEX, FourCC::SHDR];
    let has_program = programs.into_iter().any(|name| container.part(name).is_some());
    let parts = [FourCC::PSV0, FourCC::RDAT, FourCC::HASH];
    let part = parts.into_iter().find_map(|name| container.part(name)).filter(|_| !has_program);
    let message = "the container has a part of a program, but no program";
    let found = part.map(|part| {
        finding(Rule::Needed.into(), Some(part.four_cc()), part.range().start, message.into())
    });
    found.into_iter().collect()
}

/// Compares the parts of a container that has a program with those that its module needs.
#[must_use]
pub fn check(container: &Container<'_>, module: &Module) -> Vec<Finding> {
    // What cannot be read is reported of the module.
    let metadata = crate::module::read_contained(module).ok();
    metadata.map(|metadata| check_with(container, module, &metadata)).unwrap_or_default()
}

/// Checks the same as [`check`] with the metadata of the module, if it is read already.
#[must_use]
pub fn check_with(
    container: &Container<'_>,
    module: &Module,
    metadata: &ShaderMetadata,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    let Some(target) = metadata.target else { return findings };
    let names: Vec<_> = container.parts().map(|part| part.four_cc()).collect();
    if !names.contains(&FourCC::DXIL) {
        return findings;
    }
    let kind = target.kind;
    let is_library = kind == ShaderKind::Library;
    let own: &[FourCC] = if is_library { &OF_LIBRARIES } else { &OF_SHADERS };
    for part in container.parts() {
        let name = part.four_cc();
        let message = |of: &str| format!("{name} is no part of {of}");
        let (rule, message) = if !OF_ALL.contains(&name) && !own.contains(&name) {
            let of =
                if is_library { "a container with a library" } else { "a container with a shader" };
            (of_parts::CONTAINER_PART_INVALID, message(of))
        } else if name == FourCC::PSG1 && !WITH_PATCH_CONSTANTS.contains(&kind) {
            (
                of_parts::CONTAINER_PART_MATCHES.by(Rule::Known),
                message(&format!("a container with a {kind} shader")),
            )
        } else if name == FourCC::HASH && part.data().len() != size_of::<ShaderHash>() {
            let size = part.data().len();
            (of_parts::CONTAINER_PART_INVALID, format!("a hash of {size} bytes is none"))
        } else {
            continue;
        };
        findings.push(finding(rule, Some(name), part.range().start, message));
    }
    let rule = of_parts::CONTAINER_PART_MISSING;
    for &name in needed(kind, metadata) {
        if !names.contains(&name) {
            findings.push(finding(rule, None, 0, format!("the container has no {name}")));
        }
    }
    if !is_library {
        bound::check(container, kind, &mut findings);
    }
    if let Ok(shader) = Shader::new(module, with_resource_usage(module, metadata)) {
        derived::check(container, &shader, &mut findings);
    }
    findings
}

/// Looks at what parts would state of a module that is in no container.
pub(crate) fn check_module(module: &Module, metadata: ShaderMetadata) -> Vec<Finding> {
    let Ok(shader) = Shader::new(module, metadata) else { return Vec::new() };
    let mut findings = bound::check_stated(&shader);
    findings.extend(derived::dependencies(&shader, 0));
    findings.extend(derived::resource_usage(&shader));
    findings
}

/// The parts that a container must have.
fn needed(kind: ShaderKind, metadata: &ShaderMetadata) -> &'static [FourCC] {
    /// The last of them only some shaders need.
    const OF_SHADERS: [FourCC; 5] =
        [FourCC::ISG1, FourCC::OSG1, FourCC::SFI0, FourCC::PSV0, FourCC::PSG1];
    if kind == ShaderKind::Library {
        return &[FourCC::RDAT];
    }
    let signatures = metadata.entry_points.first().and_then(|entry| entry.signatures.as_ref());
    let has_more = signatures
        .and_then(|signatures| signatures.patch_constants.as_ref())
        .is_some_and(|elements| !elements.is_empty());
    match has_more && WITH_PATCH_CONSTANTS.contains(&kind) {
        true => &OF_SHADERS,
        false => &OF_SHADERS[..4],
    }
}

fn finding(
    Named { rule, dxc }: Named<Rule>,
    part: Option<FourCC>,
    offset: usize,
    message: String,
) -> Finding {
    Finding { rule, dxc, part, offset, message }
}
