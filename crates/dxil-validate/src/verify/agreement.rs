//! Statements of parts about the program that runs, and about one another.

use alloc::borrow::Cow;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;

use dxil_container::layout::rdat::FunctionInfo2;
use dxil_container::layout::{self, HashFlags, ShaderKind};
use dxil_container::read::{Part, Program, Psv, Rdat, ShaderHash, Signature};
use dxil_container::{At, Container, Digest, FourCC, write};
use dxil_ir::Module;

use super::{Report, Rule};
use crate::dxc::of_file as dxc;
use dxil_metadata::{self as metadata, EntryPoint, ShaderMetadata, Signatures};

/// The hash of the program that `HASH` must have, if it can be told: not of the module as compiled
/// ([`HashFlags::IncludesSource`]), and not in a program database, whose container has another module.
#[must_use]
pub fn expected_hash(container: &Container<'_>) -> Option<Digest> {
    stated_and_expected_hash(container).map(|(_, expected)| expected)
}

/// Compares `HASH` with the bitcode of `DXIL`.
pub(super) fn hash(report: &mut Report, container: &Container<'_>) {
    let Some((hash, expected)) = stated_and_expected_hash(container) else { return };
    if hash.digest != expected {
        let place = hash.field_range(|it| it.digest).start;
        let message = format!("the hash is {}, that of the bitcode is {expected}", hash.digest);
        report.add(Rule::Hash, Some(FourCC::HASH), place, message);
    }
}

/// The content of `HASH`, and the hash that it must have.
fn stated_and_expected_hash(container: &Container<'_>) -> Option<(At<layout::ShaderHash>, Digest)> {
    let hash = ShaderHash::parse(&container.part(FourCC::HASH)?).ok()?.hash;
    let program = Program::parse(&container.part(FourCC::DXIL)?).ok()?;
    let includes_source = hash.flags.contains(HashFlags::IncludesSource);
    let expected = || write::ShaderHash::of(&program.bitcode, hash.flags).hash.digest;
    (!includes_source).then(|| (hash, expected()))
}

/// Compares `PSV0`, the signatures and `RDAT` with the program that runs, its module and its metadata, if that is read
/// already.
///
/// # Errors
///
/// The metadata of the module cannot be read.
pub(super) fn module(
    report: &mut Report,
    container: &Container<'_>,
    psv: Option<&Psv<'_>>,
    kind: ShaderKind,
    module: &Module,
    metadata: Option<&ShaderMetadata>,
) -> Result<(), metadata::Error> {
    if kind == ShaderKind::Library {
        if let Some(rdat) = container.part(FourCC::RDAT) {
            functions(report, &rdat, module);
        }
        return Ok(());
    }
    let entry = match metadata.and_then(|it| it.entry_points.first()) {
        Some(entry) => Cow::Borrowed(entry),
        None => Cow::Owned(EntryPoint::first(module)?),
    };
    if let Some(psv) = psv {
        runtime_info(report, psv, kind, &entry);
    }
    signatures(report, container, psv, &entry);
    Ok(())
}

/// Compares the stage and the entry point.
fn runtime_info(report: &mut Report, psv: &Psv<'_>, kind: ShaderKind, entry: &EntryPoint) {
    let start = |range: Option<Range<usize>>| range.unwrap_or(psv.info.range()).start;
    if let Some(stage) = psv.stage().filter(|stage| *stage != kind) {
        let place = psv.info.field_range(|it| it.shader_stage);
        let message = format!("the stage is {stage}, that of the program is {kind}");
        report.add(
            dxc::CONTAINER_CONTENT_MATCHES.by(Rule::Stage),
            Some(FourCC::PSV0),
            start(place),
            message,
        );
    }
    if let Some(name) = psv.entry_function_name().filter(|name| **name != entry.name) {
        let place = psv.info.field_range(|it| it.entry_function_name);
        let message = format!("the entry point is {}, that of the module is {}", *name, entry.name);
        report.add(
            dxc::CONTAINER_CONTENT_MATCHES.by(Rule::EntryPoint),
            Some(FourCC::PSV0),
            start(place),
            message,
        );
    }
}

/// Compares the numbers of elements. An element of several rows is one in `PSV0` and in the module, and
/// several in the signature's part.
fn signatures(
    report: &mut Report,
    container: &Container<'_>,
    psv: Option<&Psv<'_>>,
    entry: &EntryPoint,
) {
    let signatures = entry.signatures.as_ref();
    let of = |get: fn(&Signatures) -> &Option<Vec<metadata::SignatureElement>>| {
        signatures.and_then(|signatures| get(signatures).as_deref()).unwrap_or_default()
    };
    let inputs = of(|signatures| &signatures.inputs);
    let outputs = of(|signatures| &signatures.outputs);
    let patch_constants = of(|signatures| &signatures.patch_constants);
    let counts = psv.map(|psv| psv.info).map(|info| {
        let inputs = info.field_range(|it| it.sig_input_elements);
        let outputs = info.field_range(|it| it.sig_output_elements);
        let patch_constants = info.field_range(|it| it.sig_patch_const_or_prim_elements);
        [
            inputs.map(|range| (range, info.sig_input_elements)),
            outputs.map(|range| (range, info.sig_output_elements)),
            patch_constants.map(|range| (range, info.sig_patch_const_or_prim_elements)),
        ]
    });
    let names = [FourCC::ISG1, FourCC::OSG1, FourCC::PSG1];
    let signatures = names.into_iter().zip([inputs, outputs, patch_constants]);
    for ((four_cc, elements), count) in signatures.zip(counts.unwrap_or_default()) {
        if let Some((range, count)) = count {
            let count = usize::from(count);
            if count != elements.len() {
                let message = format!(
                    "{four_cc} has {count} elements, in the module it has {}",
                    elements.len()
                );
                report.add(
                    dxc::CONTAINER_CONTENT_MATCHES,
                    Some(FourCC::PSV0),
                    range.start,
                    message,
                );
            }
        }
        let part = container.part(four_cc);
        if let Some((part, Ok(signature))) = part.map(|part| (part, Signature::parse(&part))) {
            let rows: usize = elements.iter().map(|it| it.semantic_indexes.len()).sum();
            if signature.len() != rows {
                let message = format!(
                    "there are {} elements, in the module there are {rows}",
                    signature.len()
                );
                report.add(
                    dxc::CONTAINER_PART_MATCHES,
                    Some(four_cc),
                    part.data().offset(),
                    message,
                );
            }
        }
    }
}

/// Looks for the functions of a library.
fn functions(report: &mut Report, part: &Part<'_>, module: &Module) {
    let Ok(rdat) = Rdat::parse(part) else { return };
    let names: BTreeSet<_> = module.functions.iter().map(|(_, it)| it.name.as_slice()).collect();
    for function in rdat.table::<FunctionInfo2>().iter() {
        let Ok(name) = rdat.string(function.name) else { continue };
        if !names.contains(&***name) {
            let message = format!("the module has no function {}", *name);
            report.add(
                dxc::CONTAINER_PART_MATCHES.by(Rule::Function),
                Some(part.four_cc()),
                function.offset(),
                message,
            );
        }
    }
}
