//! Options and steps that the commands share which change containers.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use dxil_container::write::{Container, Layout, PartData, Signing};
use dxil_container::{DIGEST_RANGE, Digest, FourCC, Verdict, read};
use dxil_validate::verify::{Finding, Rule, expected_hash, verify};

use crate::failure::{Failure, Result};
use crate::input::{self, Inputs, Kind, Source};
use crate::output::{Destination, EditOutput};
use crate::reply::Reply;
use crate::ui::Ui;

// The options of a command that changes containers.
#[derive(Args)]
pub(crate) struct EditOptions {
    #[command(flatten)]
    output: EditOutput,

    /// The digest of the written file [default: as before; a signed file is signed again]
    #[arg(long, value_enum, value_name = "KIND")]
    digest: Option<DigestKind>,
}

// The new bytes of a part.
#[derive(Args)]
pub(crate) struct PartBytes {
    /// The file with its bytes; - is standard input.
    #[arg(short, long, value_name = "FILE")]
    data: PathBuf,
}

impl PartBytes {
    /// Reads the bytes. Fails if standard input is also the container.
    pub(crate) fn read(&self, inputs: &Inputs) -> Result<PartData> {
        if input::is_stdin(&self.data) && inputs.has_stdin() {
            return Err(Failure::new("standard input can be read once only"));
        }
        Ok(PartData::Raw(input::read(&self.data, Kind::Any)?))
    }
}

/// The digest to be written into the header.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum DigestKind {
    /// The hash of the file, which the runtime checks.
    Sign,
    /// A marker: the runtime does not check released shader models.
    Bypass,
    /// A marker: the runtime does not check shader models in preview, in developer mode.
    PreviewBypass,
    /// Zeros: not signed.
    Zero,
    /// The present digest, right or wrong.
    Keep,
}

impl DigestKind {
    /// The signing that gives a file this digest. A file without a digest keeps zeros.
    pub(crate) fn signing(self, file: &[u8]) -> Signing {
        match self {
            Self::Sign => Signing::Sign,
            Self::Bypass => Signing::Set(Digest::BYPASS),
            Self::PreviewBypass => Signing::Set(Digest::PREVIEW_BYPASS),
            Self::Zero => Signing::Set(Digest::ZERO),
            Self::Keep => {
                let stored = file.get(DIGEST_RANGE).and_then(|bytes| bytes.try_into().ok());
                Signing::Set(stored.map_or(Digest::ZERO, Digest))
            }
        }
    }

    /// Whether the digest asserts to the runtime that the file is valid.
    pub(crate) fn vouches(self) -> bool {
        matches!(self, Self::Sign | Self::Bypass | Self::PreviewBypass)
    }

    /// The file with this digest, otherwise unchanged.
    ///
    /// Fails if the file ends before the end of the digest.
    pub(crate) fn put(self, file: &[u8]) -> Result<Vec<u8>> {
        signed(file, self.signing(file))
    }
}

/// Changes each container, and writes the result. `change` may add warnings.
pub(crate) fn run(
    ui: &mut Ui,
    inputs: &Inputs,
    options: &EditOptions,
    change: impl Fn(&mut Container, &mut Vec<String>) -> Result + Sync,
) -> Result {
    let sources = inputs.find(Kind::Container, ui.jobs)?;
    let destination = options.output.destination(&sources)?;
    ui.for_each(sources, |reply, source, bytes| {
        let (edited, warnings) = edit(bytes, options.digest, &change)?;
        for warning in warnings {
            reply.warn(format_args!("{source}: {warning}"));
        }
        write(reply, &destination, source, bytes, &edited)
    })
}

/// Writes an edited file, unless it would replace an equal file.
pub(crate) fn write(
    reply: &mut Reply,
    destination: &Destination,
    source: &Source,
    before: &[u8],
    after: &[u8],
) -> Result {
    let changed = before != after;
    if changed || !matches!(destination, Destination::InPlace) {
        destination.write(reply, source, after)?;
    }
    reply.tally(if changed { "changed" } else { "unchanged" });
    Ok(())
}

/// Changes a container; returns the file and warnings.
///
/// Parts are edited as bytes, so that parts that cannot be parsed are no obstacle.
fn edit(
    bytes: &[u8],
    digest: Option<DigestKind>,
    change: impl FnOnce(&mut Container, &mut Vec<String>) -> Result,
) -> Result<(Vec<u8>, Vec<String>)> {
    let before = Container::read_raw(bytes)?;
    let (mut container, mut warnings) = (before.clone(), Vec::new());
    change(&mut container, &mut warnings)?;
    let changed = container.parts != before.parts;
    container.signing = match (digest, Digest::verify(bytes)) {
        (Some(digest), _) => digest.signing(bytes),
        (None, Verdict::Wrong { .. }) if changed => {
            return Err(Failure::new("its digest is wrong: choose the new one with --digest"));
        }
        (None, _) => before.signing,
    };
    if !changed {
        return Ok((signed(bytes, container.signing)?, warnings));
    }
    if let Layout::Explicit(places) = &before.layout {
        container.layout = Layout::Aligned;
        let lost: usize = places.gaps.iter().map(|(_, bytes)| bytes.len()).sum();
        warnings
            .push(format!("its parts are laid out anew; {lost} bytes outside of parts are lost"));
    }
    renew_hash(&before, &mut container, &mut warnings)?;
    let edited = container.write()?;
    warnings.extend(new_findings(bytes, &edited));
    Ok((edited, warnings))
}

/// Updates `HASH` if the program was changed and `HASH` was not.
fn renew_hash(before: &Container, container: &mut Container, warnings: &mut Vec<String>) -> Result {
    let same = |name| before.part(name) == container.part(name);
    if same(FourCC::DXIL) || !same(FourCC::HASH) {
        return Ok(());
    }
    let written = container.write()?;
    let expected = expected_hash(&read::Container::parse(&written)?);
    let has_program = container.part(FourCC::DXIL).is_some();
    match (container.part_mut(FourCC::HASH), expected) {
        (Some(PartData::Raw(hash)), Some(digest)) => {
            let flags = std::mem::size_of::<u32>();
            hash[flags..flags + digest.0.len()].copy_from_slice(&digest.0);
        }
        (Some(_), None) if has_program => {
            warnings.push("HASH is still that of the module before the change".to_owned());
        }
        _ => {}
    }
    Ok(())
}

/// The findings in a changed file that it did not have before the change. They exclude the digest,
/// which an option sets.
fn new_findings(before: &[u8], after: &[u8]) -> Vec<String> {
    let mut new: Vec<_> = verify(after).findings;
    new.retain(|finding| finding.rule != Rule::Digest);
    if !new.is_empty() {
        let known = verify(before).findings;
        let same = |a: &Finding, b: &Finding| (a.rule, &a.message) == (b.rule, &b.message);
        new.retain(|new| !known.iter().any(|known| same(known, new)));
    }
    new.iter().map(ToString::to_string).collect()
}

/// The file with another digest, otherwise unchanged.
fn signed(bytes: &[u8], signing: Signing) -> Result<Vec<u8>> {
    let digest = match signing {
        Signing::Sign => Digest::compute(bytes),
        Signing::Set(digest) => digest,
    };
    let mut signed = bytes.to_vec();
    let place = signed.get_mut(DIGEST_RANGE);
    place
        .ok_or_else(|| Failure::new("the file ends before its digest"))?
        .copy_from_slice(&digest.0);
    Ok(signed)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::parallel::Jobs;

    /// Calls the function with every file of the corpus.
    fn for_each_container(mut check: impl FnMut(&Path, &[u8])) {
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
        let sources =
            Inputs::one(&corpus).find(Kind::Container, Jobs::Cores).expect("the corpus is there");
        assert!(sources.files.len() >= 300, "{} containers", sources.files.len());
        for source in sources.files {
            check(&source.path, &input::read(&source.path, Kind::Container).expect("a container"));
        }
    }

    /// The container without the places of its parts.
    fn parts_anywhere(bytes: &[u8]) -> Container {
        let container = Container::read_raw(bytes).expect("a container");
        Container { layout: Layout::Aligned, ..container }
    }

    /// Removing a part and adding it again changes nothing.
    #[test]
    fn parts_come_back() {
        for_each_container(|path, bytes| {
            let before = parts_anywhere(bytes);
            for index in 0..before.parts.len() {
                let mut taken = None;
                let removed = edit(bytes, None, |container, _| {
                    taken = Some(container.parts.remove(index));
                    Ok(())
                });
                let (removed, _) = removed.expect("one part less");
                assert_ne!(removed, bytes, "{}: part {index}", path.display());
                let added = edit(&removed, None, |container, _| {
                    container.parts.insert(index, taken.expect("a part"));
                    Ok(())
                });
                let (added, _) = added.expect("the part again");
                // Without its last part, a file can look as if made by DXC for old validators.
                assert_eq!(parts_anywhere(&added), before, "{}: part {index}", path.display());
                assert_eq!(Digest::verify(&added), Digest::verify(bytes), "{}", path.display());
            }
        });
    }
}
