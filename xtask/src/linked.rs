//! `xtask linked`: the shaders that DXC's linker makes of libraries.
//!
//! A source of `tests/fixtures/linked/hlsl` says which libraries it is compiled to, and how they are linked:
//!
//! ```text
//! // library: a -T lib_6_6 -D A
//! // link: a b -T ps_6_6 -E main
//! // link: a b -T lib_6_6 -E main -exports new=old
//! ```
//!
//! The libraries are kept. Of each shader, a line has DXC's verdict, its parts and the operations that it
//! calls. The validator must accept what `dxil-link` makes, too.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use dxil_assemble::{Options as AssembleOptions, assemble};
use dxil_container::FourCC;
use dxil_container::layout::HashFlags;
use dxil_container::read::{Container, Program};
use dxil_container::write::ShaderHash;
use dxil_ir::{Module, calls::Call};
use dxil_link::{Export, Exports, Library, Options as LinkOptions, Target};
use dxil_metadata::Target as Profile;
use dxil_ops::Version;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::files::{files, stem};
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Outcome, Tools};

/// The first line of the file.
const HEAD: &str = "source\tlibraries\tprofile\tentry\toptions\tverdict\tparts\toperations";

/// The validator of DXC 1.10, for which its linker makes shaders.
const VALIDATOR: Version = Version::new(1, 10);

/// A library of a source.
struct Compiled {
    name: String,
    source: String,
    options: Vec<String>,
}

/// A shader of libraries.
struct Linked {
    source: String,
    libraries: Vec<String>,
    profile: String,
    entry: String,
    /// The exports of a library: the options of DXC's linker.
    options: Vec<String>,
}

/// Renews the libraries and the file, or reports how they would change.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/linked");
    let mut output = Output::new(&folder, options.check);
    let mut report = Report::default();
    let scratch = Scratch::new()?;
    let (compiled, linked) = cases(&folder.join("hlsl"), &scratch)?;
    let run = |jobs: &[Job]| tools.run(Compiler::Dxc110, &scratch.folder, jobs);

    let file = |library: &str| format!("{library}.lib");
    let jobs: Vec<_> = compiled.iter().map(|it| it.job(file(&it.name))).collect();
    for (library, outcome) in compiled.iter().zip(run(&jobs)?) {
        outcome.done(&library.name)?;
        output.put(&file(&library.name), &scratch.read(&file(&library.name))?)?;
    }
    let theirs = |index: usize| format!("{index}.theirs");
    let jobs: Vec<_> = linked.iter().enumerate().map(|(index, it)| it.job(theirs(index))).collect();
    let outcomes = run(&jobs)?;
    let mut lines = vec![Some(HEAD.to_owned())];
    for (index, (shader, outcome)) in linked.iter().zip(&outcomes).enumerate() {
        let facts = match outcome {
            Outcome::Done(_) => facts(&scratch.read(&theirs(index))?)?,
            _ => "-\t-".to_owned(),
        };
        let (libraries, verdict) = (shader.libraries.join(" "), message(outcome));
        let Linked { source, profile, entry, options, .. } = shader;
        let options = if options.is_empty() { "-".to_owned() } else { options.join(" ") };
        lines.push(Some(format!(
            "{source}\t{libraries}\t{profile}\t{entry}\t{options}\t{verdict}\t{facts}"
        )));
    }
    output.put_lines("linked.tsv", &lines)?;
    let accepted = validate_ours(tools, &scratch, &linked, &mut report)?;
    report.summary = format!(
        "{} libraries, {} shaders; the validator accepts {accepted} of ours",
        compiled.len(),
        linked.len()
    );
    report.changes = output.changes;
    Ok(report)
}

/// The libraries and shaders of all sources, which are copied to the folder of the compiler.
fn cases(folder: &Path, scratch: &Scratch) -> Result<(Vec<Compiled>, Vec<Linked>), Error> {
    let (mut compiled, mut linked) = (Vec::new(), Vec::new());
    for path in files(folder, "hlsl")? {
        scratch.copy(&path)?;
        let text = fs::read_to_string(&path).map_err(Error::io(&path))?;
        let stem = stem(&path);
        for line in text.lines() {
            let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
            if let Some(rest) = line.strip_prefix("// library: ") {
                let mut options = words(rest);
                let name = format!("{stem}-{}", options.remove(0));
                compiled.push(Compiled { name, source: format!("{stem}.hlsl"), options });
            } else if let Some(rest) = line.strip_prefix("// link: ") {
                linked.push(Linked::parse(&stem, &words(rest))?);
            }
        }
    }
    Ok((compiled, linked))
}

impl Compiled {
    fn job(&self, output: String) -> Job {
        Job::Compile { source: self.source.clone(), options: self.options.clone(), output }
    }
}

impl Linked {
    /// Reads what follows `// link: `.
    fn parse(source: &str, words: &[String]) -> Result<Self, Error> {
        const EXPECTED: &str = "expected LIBRARY... -T PROFILE -E ENTRY [OPTION...]";
        let end = words.iter().position(|word| word.starts_with('-')).unwrap_or(words.len());
        let (libraries, target) = words.split_at(end);
        match target {
            [t, profile, e, entry, options @ ..] if t == "-T" && e == "-E" => Ok(Self {
                source: source.to_owned(),
                libraries: libraries.to_vec(),
                profile: profile.clone(),
                entry: entry.clone(),
                options: options.to_vec(),
            }),
            _ => Err(Error::refused(source, EXPECTED)),
        }
    }

    /// The same choice of exports for `dxil-link`.
    fn exports(&self) -> Result<Exports, String> {
        match self.options.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            [] => Ok(Exports::All),
            ["-export-shaders-only"] => Ok(Exports::EntryPoints),
            ["-exports", list] => {
                let list = Export::parse_list(list).map_err(|error| error.to_string())?;
                Ok(Exports::Listed(list))
            }
            _ => Err("unknown options".to_owned()),
        }
    }

    fn files(&self) -> Vec<String> {
        self.libraries.iter().map(|name| format!("{}-{name}.lib", self.source)).collect()
    }

    fn job(&self, output: String) -> Job {
        let target = ["-T", &self.profile, "-E", &self.entry].map(str::to_owned);
        let options = target.into_iter().chain(self.options.iter().cloned()).collect();
        Job::Link { libraries: self.files(), options, output }
    }

    /// The container that `dxil-link` and `dxil-assemble` make.
    fn ours(&self, scratch: &Scratch) -> Result<Vec<u8>, String> {
        let text = |error: Error| error.to_string();
        let mut libraries = Vec::new();
        for name in self.files() {
            let module = module(&scratch.read(&name).map_err(text)?).map_err(text)?;
            libraries.push(Library { name, module });
        }
        let profile = Profile::from_profile(&self.profile).ok_or("no profile")?;
        let target = Target { profile, entry: self.entry.as_str().into() };
        let validator_version = Some(VALIDATOR);
        let options = LinkOptions { validator_version, exports: self.exports()? };
        let linked = dxil_link::link(&libraries, &target, &options);
        let linked = linked.map_err(|errors| errors[0].to_string())?;
        let assembled = assemble(&linked, &AssembleOptions::default());
        let assembled = assembled.map_err(|errors| errors[0].to_string())?;
        assembled.write().map_err(|error| error.to_string())
    }
}

/// Has the validator judge our shaders, which it must accept. Returns their number.
fn validate_ours(
    tools: &Tools,
    scratch: &Scratch,
    linked: &[Linked],
    report: &mut Report,
) -> Result<usize, Error> {
    let (mut jobs, mut judged) = (Vec::new(), Vec::new());
    for (index, shader) in linked.iter().enumerate() {
        let name = format!("{} {} {}", shader.source, shader.libraries.join(" "), shader.profile);
        // A test lists what is refused.
        if let Ok(container) = shader.ours(scratch) {
            let file = format!("{index}.ours");
            scratch.write(&file, &container)?;
            jobs.push(Job::Validate { file });
            judged.push(name);
        }
    }
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    report.errors.extend(judged.iter().zip(&outcomes).filter_map(|(it, ours)| ours.done(it).err()));
    Ok(outcomes.iter().filter(|outcome| outcome.is_done()).count())
}

/// The verdict: `linked`, `crashes`, or the first lines of the message.
fn message(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Done(_) => "linked".to_owned(),
        Outcome::Crashed => "crashes".to_owned(),
        Outcome::Refused(message) if message.is_empty() => "crashes".to_owned(),
        Outcome::Refused(message) => {
            let lines = message.lines().map(str::trim).filter(|line| !line.is_empty());
            // Further lines repeat the cause for each instruction.
            lines.take(2).collect::<Vec<_>>().join(" / ")
        }
    }
}

/// Name, size and MD5 of each part that does not hold a program, and how often each operation is called.
fn facts(bytes: &[u8]) -> Result<String, Error> {
    let refused = |error| Error::refused("a shader", error);
    let container = Container::parse(bytes).map_err(refused)?;
    let parts = container.parts().map(|part| {
        let hash = ShaderHash::of(&part.data(), HashFlags::default()).hash.digest;
        format!("{}:{}:{hash}", part.four_cc(), part.data().len())
    });
    let parts = parts.collect::<Vec<_>>().join(" ");
    let module = module(bytes)?;
    let mut operations = BTreeMap::new();
    for call in Call::all(&module) {
        let name = call.operation(&module).map_or("?", |op| op.name());
        *operations.entry(name).or_insert(0_usize) += 1;
    }
    let operations = operations.iter().map(|(name, count)| format!("{name}:{count}"));
    Ok(format!("{parts}\t{}", operations.collect::<Vec<_>>().join(" ")))
}

/// The module of a container, with debug information if it has some.
fn module(bytes: &[u8]) -> Result<Module, Error> {
    let refused = |error| Error::refused("a container", error);
    let container = Container::parse(bytes).map_err(refused)?;
    let part = container.part(FourCC::ILDB).or_else(|| container.part(FourCC::DXIL));
    let part = part.ok_or_else(|| Error::refused("a container", "it has no program"))?;
    let bitcode = Program::parse(&part).map_err(refused)?.bitcode;
    dxil_bitcode::read(&bitcode).map_err(|error| Error::refused("a program", error))
}
