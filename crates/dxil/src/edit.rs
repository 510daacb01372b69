//! What all commands share that change containers.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use dxil_container::write::{Container, Layout, PartData, Signing};
use dxil_container::{DIGEST_RANGE, Digest, Verdict};

use crate::failure::{Failure, Result};
use crate::input::{self, Inputs, Kind, Source};
use crate::output::{Destination, EditOutput};
use crate::ui::Ui;

/// How a command that changes containers goes about it.
#[derive(Args)]
pub(crate) struct EditOptions {
    #[command(flatten)]
    output: EditOutput,

    /// The digest of what is written [default: as before; what was signed is signed again]
    #[arg(long, value_enum, value_name = "KIND")]
    digest: Option<DigestKind>,
}

/// The bytes that a part gets.
#[derive(Args)]
pub(crate) struct PartBytes {
    /// The file with its bytes; - is standard input.
    #[arg(short, long, value_name = "FILE")]
    data: PathBuf,
}

impl PartBytes {
    /// Reads them. Fails where standard input is to be the container, too.
    pub(crate) fn read(&self, inputs: &Inputs) -> Result<PartData> {
        if input::is_stdin(&self.data) && inputs.has_stdin() {
            return Err(Failure::new("standard input can be read once only"));
        }
        Ok(PartData::Raw(input::read(&self.data, Kind::Any)?))
    }
}

/// What the digest in the header can be.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum DigestKind {
    /// The hash of the file: the runtime takes it.
    Signed,
    /// Zeros: not signed.
    Zero,
    /// Ask the runtime in developer mode not to check.
    Bypass,
    /// The same for shader models in preview.
    PreviewBypass,
}

impl From<DigestKind> for Signing {
    fn from(kind: DigestKind) -> Self {
        match kind {
            DigestKind::Signed => Self::Sign,
            DigestKind::Zero => Self::Set(Digest::ZERO),
            DigestKind::Bypass => Self::Set(Digest::BYPASS),
            DigestKind::PreviewBypass => Self::Set(Digest::PREVIEW_BYPASS),
        }
    }
}

/// Changes every container, and writes what became of it.
pub(crate) fn run(
    ui: &mut Ui,
    inputs: &Inputs,
    options: &EditOptions,
    mut change: impl FnMut(&mut Container) -> Result,
) -> Result {
    let sources = inputs.find(Kind::Container)?;
    let destination = options.output.destination(&sources)?;
    let signing = options.digest.map(Signing::from);
    ui.for_each(sources, |ui, source, bytes| {
        let (edited, warning) = edit(bytes, signing, &mut change)?;
        if let Some(warning) = warning {
            ui.warn(format_args!("{source}: {warning}"));
        }
        write(ui, &destination, source, bytes, &edited)
    })
}

/// Writes an edited file; a file that would be replaced by itself stays as it is.
pub(crate) fn write(
    ui: &mut Ui,
    destination: &Destination,
    source: &Source,
    before: &[u8],
    after: &[u8],
) -> Result {
    let changed = before != after;
    if changed || !matches!(destination, Destination::InPlace) {
        destination.write(ui, source, after)?;
    }
    ui.tally(if changed { "changed" } else { "unchanged" });
    Ok(())
}

/// A changed container as a file, and what its reader should know.
///
/// Parts are edited as their bytes, so that those that cannot be understood are no obstacle.
fn edit(
    bytes: &[u8],
    signing: Option<Signing>,
    change: impl FnOnce(&mut Container) -> Result,
) -> Result<(Vec<u8>, Option<String>)> {
    let before = Container::read_raw(bytes)?;
    let mut container = before.clone();
    change(&mut container)?;
    let changed = container.parts != before.parts;
    container.signing = match (signing, Digest::verify(bytes)) {
        (Some(signing), _) => signing,
        (None, Verdict::Wrong { .. }) if changed => {
            return Err(Failure::new("its digest is wrong: say with --digest what it becomes"));
        }
        (None, _) => before.signing,
    };
    if !changed {
        return Ok((signed(bytes, container.signing), None));
    }
    let Layout::Explicit(places) = &before.layout else { return Ok((container.write()?, None)) };
    container.layout = Layout::Aligned;
    let lost: usize = places.gaps.iter().map(|(_, bytes)| bytes.len()).sum();
    let warning = format!("its parts are placed anew, {lost} bytes outside of parts are lost");
    Ok((container.write()?, Some(warning)))
}

/// The file with another digest and nothing else changed.
pub(crate) fn signed(bytes: &[u8], signing: Signing) -> Vec<u8> {
    let digest = match signing {
        Signing::Sign => Digest::compute(bytes),
        Signing::Set(digest) => digest,
    };
    let mut signed = bytes.to_vec();
    signed[DIGEST_RANGE].copy_from_slice(&digest.0);
    signed
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// Calls the function with every file of the corpus.
    fn for_each_container(mut check: impl FnMut(&Path, &[u8])) {
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
        let sources = Inputs::one(&corpus).find(Kind::Container).expect("the corpus is there");
        assert!(sources.files.len() >= 300, "{} containers", sources.files.len());
        for source in sources.files {
            check(&source.path, &input::read(&source.path, Kind::Container).expect("a container"));
        }
    }

    /// The container, wherever its parts lie.
    fn parts_anywhere(bytes: &[u8]) -> Container {
        let container = Container::read_raw(bytes).expect("a container");
        Container { layout: Layout::Aligned, ..container }
    }

    /// Taking a part out, in whatever form, and putting it back changes nothing.
    #[test]
    fn parts_come_back() {
        for_each_container(|path, bytes| {
            let before = parts_anywhere(bytes);
            for index in 0..before.parts.len() {
                let mut taken = None;
                let removed = edit(bytes, None, |container| {
                    taken = Some(container.parts.remove(index));
                    Ok(())
                });
                let (removed, _) = removed.expect("one part less");
                assert_ne!(removed, bytes, "{}: part {index}", path.display());
                let added = edit(&removed, None, |container| {
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
