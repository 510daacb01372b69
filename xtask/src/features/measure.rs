//! Measures with DXC's validator which shader features calls require.

use std::collections::{BTreeMap, BTreeSet};

use dxil_container::FourCC;
use dxil_container::read::{Container, Features};
use dxil_ops::{ShaderStage, Target, Version};

use crate::call::{self, Call};
use crate::error::Error;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Outcome, Tools};

/// The SFI0 flags of each call: those of its module, without those of the module without the call.
pub(super) fn features(tools: &Tools, calls: &[Call]) -> Result<Vec<u64>, Error> {
    let bare = |call: &Call| Call { op: None, overloads: Vec::new(), ..call.clone() };
    let modules: Vec<Call> = calls.iter().cloned().chain(calls.iter().map(bare)).collect();
    let modules: Vec<(String, bool)> =
        modules.iter().map(|it| (it.module(call::UNUSED_FLAG), it.target.native_16bit)).collect();
    // Many calls have the same bare module.
    let distinct: Vec<&(String, bool)> =
        modules.iter().collect::<BTreeSet<_>>().into_iter().collect();
    let raw = raw_flags(tools, &distinct)?;
    let info =
        feature_infos(tools, &raw.iter().copied().zip(distinct.iter().map(|it| it.1)).collect())?;
    let found: BTreeMap<_, _> =
        distinct.iter().zip(raw).map(|(&module, raw)| (module, info[&(raw, module.1)])).collect();
    let (with, without) = modules.split_at(calls.len());
    Ok(with.iter().zip(without).map(|(with, without)| found[with] & !found[without]).collect())
}

/// The raw shader flags that the validator finds in each module.
fn raw_flags(tools: &Tools, modules: &[&(String, bool)]) -> Result<Vec<u64>, Error> {
    let texts: Vec<&str> = modules.iter().map(|(module, _)| module.as_str()).collect();
    let verdicts = call::verdicts(tools, &texts)?;
    let flags = texts.iter().zip(&verdicts).map(|(module, verdict)| {
        actual_flags(verdict).ok_or_else(|| Error::refused(module, verdict.message()))
    });
    flags.collect()
}

/// The number after `actual=` in the validator's error; it always rejects the module.
fn actual_flags(verdict: &Outcome) -> Option<u64> {
    let (_, rest) = verdict.message().split_once("actual=")?;
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// The SFI0 flags that DXC writes for raw shader flags, with or without native 16-bit types.
fn feature_infos(
    tools: &Tools,
    raw: &BTreeSet<(u64, bool)>,
) -> Result<BTreeMap<(u64, bool), u64>, Error> {
    let scratch = Scratch::new()?;
    let mut jobs = Vec::new();
    for (number, &(flags, native_16bit)) in raw.iter().enumerate() {
        let target = Target { native_16bit, ..Target::new(Version::V1_6, ShaderStage::Vertex) };
        let call = Call {
            op: None,
            overloads: Vec::new(),
            target,
            validator: target.version,
            has_handle: true,
        };
        let (file, output) = (format!("{number}.ll"), format!("{number}.dxo"));
        scratch.write(&file, call.module(flags).as_bytes())?;
        jobs.push(Job::Assemble { file, output });
    }
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    let infos = raw.iter().zip(outcomes).enumerate().map(|(number, (&raw, outcome))| {
        outcome.done(format_args!("a module with the flags {:x}", raw.0))?;
        Ok((raw, feature_info(&scratch.read(&format!("{number}.dxo"))?)?))
    });
    infos.collect()
}

/// The flags in the SFI0 part of a container.
pub(super) fn feature_info(container: &[u8]) -> Result<u64, Error> {
    let refused = |error| Error::refused("SFI0", error);
    let part = Container::parse(container).map_err(refused)?.part(FourCC::SFI0);
    let part = part.ok_or_else(|| Error::refused("SFI0", "the container has none"))?;
    Ok(Features::parse(&part).map_err(refused)?.flags.0)
}
