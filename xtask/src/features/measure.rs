//! Asks DXC's validator which shader features calls require.

use std::collections::{BTreeMap, BTreeSet};
use std::thread;

use dxil_ops::{ShaderStage, Target, Version};

use super::dxc::Dxc;
use super::module::Call;
use crate::batch::Outcome;
use crate::error::Error;

/// A raw shader flag (`StencilRef`) that no call sets. A module that declares it declares
/// what is wrong, and the validator says what would be right.
const UNUSED_FLAG: u64 = 1 << 11;

/// As many modules as lie in the folder at a time, and as DXC does in one process.
const CHUNK: usize = 2000;

/// The SFI0 flags of each call: those of its module, less those of the module without it.
pub(super) fn features(dxc: &Dxc, calls: &[Call]) -> Result<Vec<u64>, Error> {
    let bare = |call: &Call| Call { op: None, overloads: Vec::new(), ..call.clone() };
    let modules: Vec<Call> = calls.iter().cloned().chain(calls.iter().map(bare)).collect();
    let modules: Vec<(String, bool)> =
        modules.iter().map(|it| (it.module(UNUSED_FLAG), it.target.native_16bit)).collect();
    // Many calls have the same bare module.
    let distinct: Vec<&(String, bool)> =
        modules.iter().collect::<BTreeSet<_>>().into_iter().collect();
    let raw = raw_flags(dxc, &distinct)?;
    let info =
        feature_infos(dxc, raw.iter().copied().zip(distinct.iter().map(|it| it.1)).collect())?;
    let found: BTreeMap<_, _> =
        distinct.iter().zip(raw).map(|(&module, raw)| (module, info[&(raw, module.1)])).collect();
    let (with, without) = modules.split_at(calls.len());
    Ok(with.iter().zip(without).map(|(with, without)| found[with] & !found[without]).collect())
}

/// The raw shader flags that the validator finds in each module.
fn raw_flags(dxc: &Dxc, modules: &[&(String, bool)]) -> Result<Vec<u64>, Error> {
    let mut found = Vec::new();
    let half = modules.len().div_ceil(2);
    thread::scope(|scope| {
        let threads: Vec<_> = modules
            .chunks(half.max(1))
            .enumerate()
            .map(|(thread, modules)| {
                scope.spawn(move || {
                    let chunks = modules.chunks(CHUNK).map(|chunk| chunk_flags(dxc, thread, chunk));
                    chunks.collect::<Result<Vec<_>, _>>()
                })
            })
            .collect();
        for thread in threads {
            found.extend(thread.join().expect("no thread panics")?.concat());
        }
        Ok(found)
    })
}

fn chunk_flags(dxc: &Dxc, thread: usize, modules: &[&(String, bool)]) -> Result<Vec<u64>, Error> {
    let mut jobs = Vec::new();
    for (at, (module, _)) in modules.iter().enumerate() {
        let file = format!("{thread}-{at}");
        dxc.scratch.write(&format!("{file}.ll"), module.as_bytes())?;
        jobs.push(format!("assemble\t{file}.ll\t-o\t{file}.dxo"));
        jobs.push(format!("validate\t{file}.dxo"));
    }
    let outcomes = dxc.run(&jobs)?;
    let pairs = modules.iter().zip(outcomes.chunks(2));
    let flags = pairs.map(|((module, _), pair)| {
        actual_flags(pair).ok_or_else(|| Error::refused(module, format_args!("{pair:?}")))
    });
    flags.collect()
}

/// What the validator says after `actual=`; it always rejects the module.
fn actual_flags(pair: &[Outcome]) -> Option<u64> {
    let [assembled, validated] = pair else { return None };
    let (_, said) = validated.message.split_once("actual=").filter(|_| assembled.success)?;
    said.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// What DXC writes into SFI0 for raw shader flags, with native 16-bit types or without.
fn feature_infos(
    dxc: &Dxc,
    raw: BTreeSet<(u64, bool)>,
) -> Result<BTreeMap<(u64, bool), u64>, Error> {
    let mut infos = BTreeMap::new();
    for (flags, native_16bit) in raw {
        let target = Target { native_16bit, ..Target::new(Version::V1_6, ShaderStage::Vertex) };
        let call = Call { op: None, overloads: Vec::new(), target, validator: target.version };
        dxc.scratch.write("info.ll", call.module(flags).as_bytes())?;
        let job = "assemble\tinfo.ll\t-o\tinfo.dxo";
        let outcomes = dxc.run(&[job.to_owned()])?;
        if let Some(failed) = outcomes.iter().find(|it| !it.success) {
            return Err(Error::refused(job, &failed.message));
        }
        infos.insert((flags, native_16bit), dxc.feature_info(job, "info.dxo")?);
    }
    Ok(infos)
}
