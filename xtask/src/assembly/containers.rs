//! The containers that DXC's assembler makes of the modules of all fixtures.
//!
//! A line has a module, the digest of the container that DXC makes of it, the validator's verdict on that
//! container, and name, size and MD5 of each part. The crate `dxil-assemble` must make the same.

use std::fs;
use std::path::Path;

use dxil_assemble::{Options as AssembleOptions, assemble};
use dxil_container::layout::HashFlags;
use dxil_container::read::{Container, Program};
use dxil_container::write::ShaderHash;
use dxil_container::{Digest, FourCC};

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::files::{files, stem};
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Outcome, Tools};
use crate::verdicts::verdict;

/// The folders of containers, in `tests/fixtures`.
const FOLDERS: [&str; 6] = [
    "containers/dxc110",
    "containers/dxc17",
    "producers/llvm",
    "producers/mesa",
    "producers/slang",
    "built",
];

/// The folder of texts, in `tests/fixtures`.
const TEXTS: &str = "assembled";

/// What DXC's validator says of texts that break rules, or just keep them, in `tests/fixtures`.
const VERDICTS: &str = "rules/verdicts.tsv";

/// A text that DXC's assembler changes: it gives a function of another operation's name that of its own.
const RENAMED: &str = "rules/resources/handle_of_another_name-kept";

/// The first line of the file.
const HEAD: &str = "module\tdigest\tverdict\tparts";

/// A module of a fixture.
struct Sample {
    /// The path of the container without extension, and the part; `text` for a text.
    name: String,
    bitcode: Vec<u8>,
}

/// Renews the file, or reports how it would change; and asks the validator about our own containers.
pub(super) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures");
    let mut report = Report::default();
    let samples = samples(&fixtures)?;
    let scratch = Scratch::new()?;
    for (index, sample) in samples.iter().enumerate() {
        scratch.write(&format!("{index}.bc"), &sample.bitcode)?;
    }
    let run = |job: &dyn Fn(usize) -> Job| {
        let jobs: Vec<Job> = (0..samples.len()).map(job).collect();
        tools.run(Compiler::Dxc110, &scratch.folder, &jobs)
    };
    let theirs = |index: usize| format!("{index}.dxbc");
    let assembled =
        run(&|index| Job::Assemble { file: format!("{index}.bc"), output: theirs(index) })?;
    let verdicts = run(&|index| Job::Validate { file: theirs(index) })?;
    let mut lines = vec![Some(HEAD.to_owned())];
    for (index, sample) in samples.iter().enumerate() {
        let name = &sample.name;
        lines.push(Some(match &assembled[index] {
            Outcome::Done(_) => {
                let container = scratch.read(&theirs(index))?;
                let verdict = verdict(&verdicts[index]);
                format!(
                    "{name}\t{}\t{verdict}\t{}",
                    Digest::compute(&container),
                    parts(name, &container)?
                )
            }
            refused => format!("{name}\t-\t{}\t-", verdict(refused)),
        }));
    }
    let folder = fixtures.join("assembled");
    let mut output = Output::new(&folder, options.check);
    output.put_lines("parts.tsv.gz", &lines)?;
    let accepted = validate_ours(tools, &scratch, &samples, &verdicts, &mut report)?;
    report.summary = format!(
        "{} modules assembled, the validator accepts {accepted} of our containers",
        samples.len()
    );
    report.changes = output.changes;
    Ok(report)
}

/// Has the validator judge the containers that `dxil-assemble` makes: it must accept those of the modules
/// of which it accepts DXC's. Returns the number that it accepts.
fn validate_ours(
    tools: &Tools,
    scratch: &Scratch,
    samples: &[Sample],
    theirs: &[Outcome],
    report: &mut Report,
) -> Result<usize, Error> {
    let mut jobs = Vec::new();
    let mut judged = Vec::new();
    for (index, sample) in samples.iter().enumerate() {
        if !theirs[index].is_done() {
            continue;
        }
        match container(&sample.bitcode) {
            Ok(container) => {
                let file = format!("{index}.ours");
                scratch.write(&file, &container)?;
                jobs.push(Job::Validate { file });
                judged.push(sample);
            }
            Err(why) => report.errors.push(Error::refused(&sample.name, why)),
        }
    }
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    let errors = judged.iter().zip(&outcomes).filter_map(|(it, ours)| ours.done(&it.name).err());
    report.errors.extend(errors);
    Ok(outcomes.iter().filter(|outcome| outcome.is_done()).count())
}

/// Our container of a module.
fn container(bitcode: &[u8]) -> Result<Vec<u8>, String> {
    let module = dxil_bitcode::read(bitcode).map_err(|error| error.to_string())?;
    let assembled = assemble(&module, &AssembleOptions::default());
    let assembled = assembled.map_err(|diagnostics| diagnostics[0].to_string())?;
    assembled.write().map_err(|error| error.to_string())
}

/// The modules of all containers, those that run and those with debug information, of all texts, and of those that keep rules.
fn samples(fixtures: &Path) -> Result<Vec<Sample>, Error> {
    let mut samples = Vec::new();
    for folder in FOLDERS {
        for file in files(&fixtures.join(folder), "dxbc")? {
            let bytes = fs::read(&file).map_err(Error::io(&file))?;
            let stem = stem(&file);
            let refused = |error| Error::refused(file.display(), error);
            let container = Container::parse(&bytes).map_err(refused)?;
            for four_cc in [FourCC::DXIL, FourCC::ILDB] {
                let Some(part) = container.part(four_cc) else { continue };
                let bitcode = Program::parse(&part).map_err(refused)?.bitcode.to_vec();
                samples.push(Sample { name: format!("{folder}/{stem}/{four_cc}"), bitcode });
            }
        }
    }
    for file in files(&fixtures.join(TEXTS), "ll")? {
        samples.push(text(fixtures, &format!("{TEXTS}/{}", stem(&file)))?);
    }
    let file = fixtures.join(VERDICTS);
    let verdicts = fs::read_to_string(&file).map_err(Error::io(&file))?;
    let valid = verdicts.lines().filter_map(|line| line.strip_suffix(".ll\tvalid"));
    for name in valid.filter(|name| *name != RENAMED) {
        samples.push(text(fixtures, name)?);
    }
    Ok(samples)
}

/// The module of a text.
fn text(fixtures: &Path, name: &str) -> Result<Sample, Error> {
    let file = fixtures.join(format!("{name}.ll"));
    let text = fs::read(&file).map_err(Error::io(&file))?;
    let refused = |error: String| Error::refused(file.display(), error);
    let module = dxil_text::parse(&text).map_err(|errors| refused(errors.to_string()))?;
    let bitcode = dxil_bitcode::write(&module).map_err(|error| refused(error.to_string()))?;
    Ok(Sample { name: format!("{name}/text"), bitcode })
}

/// Name, size and MD5 of each part.
fn parts(name: &str, container: &[u8]) -> Result<String, Error> {
    let container = Container::parse(container).map_err(|error| Error::refused(name, error))?;
    let parts = container.parts().map(|part| {
        let hash = ShaderHash::of(&part.data(), HashFlags::default()).hash.digest;
        format!("{}:{}:{hash}", part.four_cc(), part.data().len())
    });
    Ok(parts.collect::<Vec<_>>().join(" "))
}
