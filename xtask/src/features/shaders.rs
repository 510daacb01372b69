//! The SFI0 flags of the shaders in `tests/fixtures/calls`.

use std::fs;

use super::fixtures;
use super::measure::feature_info;
use crate::chore::Sample;
use crate::error::Error;
use crate::files::{files, stem};
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tools};

/// The file's lines: one for each variant with the file, the variant as the file of its calls has
/// it, and the flags; and the number of variants that are asked for.
pub(super) fn shaders(
    tools: &Tools,
    sample: Sample,
) -> Result<(Vec<Option<String>>, usize), Error> {
    let variants = variants()?;
    let asked = sample.of(&variants);
    let hlsl = fixtures().join("calls/hlsl");
    let scratch = Scratch::new()?;
    let mut jobs = Vec::new();
    for (at, (file, variant)) in &asked {
        scratch.copy(&hlsl.join(file))?;
        let options = variant.split(' ').map(str::to_owned).collect();
        let output = format!("{at}.dxo");
        jobs.push(Job::Compile { source: file.clone(), options, output });
    }
    let mut lines = vec![None; variants.len() + 1];
    lines[0] = Some("# file\tvariant\tSFI0".to_owned());
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    for (&(at, (file, variant)), outcome) in asked.iter().zip(outcomes) {
        outcome.done(format_args!("{file}: variant `{variant}`"))?;
        let flags = feature_info(&scratch.read(&format!("{at}.dxo"))?)?;
        lines[at + 1] = Some(format!("{file}\t{variant}\t{flags:x}"));
    }
    Ok((lines, asked.len()))
}

/// The variants of every HLSL file, as the file of its calls lists them.
fn variants() -> Result<Vec<(String, String)>, Error> {
    let folder = fixtures().join("calls");
    let mut variants = Vec::new();
    for path in files(&folder, "txt")? {
        let text = fs::read_to_string(&path).map_err(Error::io(&path))?;
        let name = stem(&path);
        let lines = text.lines().filter_map(|line| line.strip_prefix("variant "));
        variants.extend(lines.map(|it| (format!("{name}.hlsl"), it.to_owned())));
    }
    Ok(variants)
}
