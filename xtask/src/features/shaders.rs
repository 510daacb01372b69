//! The SFI0 flags of the shaders in `tests/fixtures/calls`.

use std::fs;

use super::dxc::Dxc;
use super::fixtures;
use crate::error::Error;

/// A row for each variant: the file, the variant as the file of its calls has it, the flags.
pub(super) fn shaders(dxc: &Dxc) -> Result<String, Error> {
    let variants = variants()?;
    let hlsl = fixtures().join("calls/hlsl");
    let mut jobs = Vec::new();
    for (at, (file, variant)) in variants.iter().enumerate() {
        let (from, to) = (hlsl.join(file), dxc.scratch.folder.join(file));
        fs::copy(&from, to).map_err(Error::io(&from))?;
        jobs.push(format!("compile\t{file}\t{}\t-o\t{at}.dxo", variant.replace(' ', "\t")));
    }
    let mut text = "# file\tvariant\tSFI0\n".to_owned();
    for (at, outcome) in dxc.run(&jobs)?.into_iter().enumerate() {
        if !outcome.success {
            return Err(Error::refused(&jobs[at], &outcome.message));
        }
        let flags = dxc.feature_info(&jobs[at], &format!("{at}.dxo"))?;
        let (file, variant) = &variants[at];
        text += &format!("{file}\t{variant}\t{flags:x}\n");
    }
    Ok(text)
}

/// The variants of every HLSL file, as the file of its calls lists them.
fn variants() -> Result<Vec<(String, String)>, Error> {
    let folder = fixtures().join("calls");
    let entries = fs::read_dir(&folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let mut paths: Vec<_> =
        entries.map_err(Error::io(&folder))?.iter().map(fs::DirEntry::path).collect();
    paths.sort();
    let mut variants = Vec::new();
    for path in paths.iter().filter(|it| it.extension().is_some_and(|it| it == "txt")) {
        let text = fs::read_to_string(path).map_err(Error::io(path))?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let lines = text.lines().filter_map(|line| line.strip_prefix("variant "));
        variants.extend(lines.map(|it| (format!("{name}.hlsl"), it.to_owned())));
    }
    Ok(variants)
}
