//! `xtask agreement`: valid containers with one thing changed at random, and whether the validator and we name the same
//! rules. Each case follows from its number and the seed. `--keep` writes those that are judged otherwise to a folder.

mod code;
mod metadata;
mod part;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use dxil::validate::{Severity, validate};
use dxil_assemble::{Options as AssembleOptions, assemble};
use dxil_container::FourCC;
use dxil_container::write::{Container, PartData};
use dxil_ir::Module;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::parallel;
use crate::random::Random;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Outcome, Tools};
use crate::validator_rules::Words;

/// The number of cases without `--sample`.
const COUNT: usize = 3000;

/// The folder of the containers that are changed.
const COMPILER: &str = "dxc110";

/// A container that the validator accepts.
struct Source {
    name: String,
    container: Container,
    module: Module,
}

/// A container with one thing changed.
struct Case {
    /// The container, and what is changed.
    text: String,
    bytes: Vec<u8>,
}

/// How the names of rules compare.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Agreement {
    BothAccept,
    SameRules,
    OtherRules,
    ValidatorRefuses,
    WeRefuse,
    Crash,
}

impl Agreement {
    const fn title(self) -> &'static str {
        match self {
            Self::BothAccept => "both accept",
            Self::SameRules => "both refuse for the same rules",
            Self::OtherRules => "both refuse otherwise",
            Self::ValidatorRefuses => "only the validator refuses",
            Self::WeRefuse => "only we refuse",
            Self::Crash => "the validator crashes",
        }
    }
}

/// Compares the verdicts, prints what differs by rule, and counts.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures");
    let words = Words::read(&fixtures.join("rules/words.tsv"))?;
    let sources = sources(&fixtures.join("containers"))?;
    let numbers: Vec<u64> = (0..options.sample.0.unwrap_or(COUNT) as u64).collect();
    let cases = parallel::map(&numbers, |number| {
        Case::new(&sources, &mut Random(options.seed << 32 | number))
    });
    let cases: Vec<Case> = cases.into_iter().collect();
    let scratch = Scratch::new()?;
    let mut jobs = Vec::new();
    for (number, case) in cases.iter().enumerate() {
        let file = format!("{number}.dxbc");
        scratch.write(&file, &case.bytes)?;
        jobs.push(Job::Validate { file });
    }
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    let ours = parallel::map(&cases, ours);
    let mut counts = BTreeMap::<Agreement, usize>::new();
    let mut differences = BTreeMap::<String, Vec<usize>>::new();
    for (number, (outcome, ours)) in outcomes.iter().zip(&ours).enumerate() {
        let (agreement, difference) = compare(outcome, ours, &words);
        *counts.entry(agreement).or_default() += 1;
        if let Some(difference) = difference {
            let text = format!("{}: {difference}", agreement.title());
            differences.entry(text).or_default().push(number);
        }
    }
    print(&differences, &cases, &outcomes);
    if let Some(folder) = &options.keep {
        let mut numbers = differences.values().flatten().copied();
        numbers.try_for_each(|number| keep(folder, number, &cases[number]))?;
    }
    let counts = counts.iter().map(|(agreement, count)| format!("{}: {count}", agreement.title()));
    let summary = format!("{} cases; {}", cases.len(), counts.collect::<Vec<_>>().join("; "));
    Ok(Report { summary, ..Report::default() })
}

/// Prints each difference with its number of cases, the first of these and what the validator says of one, the most
/// frequent ones first.
fn print(differences: &BTreeMap<String, Vec<usize>>, cases: &[Case], outcomes: &[Outcome]) {
    let mut sorted: Vec<_> = differences.iter().collect();
    sorted.sort_by_key(|(_, numbers)| std::cmp::Reverse(numbers.len()));
    for (text, numbers) in sorted {
        println!("{} cases: {text}", numbers.len());
        for number in numbers.iter().take(3) {
            println!("    {number}: {}", cases[*number].text);
        }
        for line in outcomes[numbers[0]].message().lines().take(6) {
            println!("        | {line}");
        }
    }
}

/// Writes the container of a case to a folder.
fn keep(folder: &Path, number: usize, case: &Case) -> Result<(), Error> {
    let path = folder.join(format!("{number}.dxbc"));
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&path, &case.bytes))
        .map_err(Error::io(&path))
}

/// The containers that the validator accepts and that have a program.
fn sources(folder: &Path) -> Result<Vec<Source>, Error> {
    let path = folder.join("verdicts.tsv");
    let verdicts = fs::read_to_string(&path).map_err(Error::io(&path))?;
    let valid = verdicts.lines().filter_map(|line| line.strip_suffix("\tvalid"));
    let mut sources = Vec::new();
    for name in valid.filter(|name| name.starts_with(COMPILER)) {
        let path = folder.join(format!("{name}.dxbc"));
        sources.extend(Source::read(name, &path)?);
    }
    Ok(sources)
}

impl Source {
    /// Reads a container; `None` if it has no program, or also one with debug information.
    fn read(name: &str, path: &PathBuf) -> Result<Option<Self>, Error> {
        let bytes = fs::read(path).map_err(Error::io(path))?;
        let refused = |error: &dyn std::fmt::Display| Error::refused(path.display(), error);
        let (container, _) = Container::read(&bytes).map_err(|error| refused(&error))?;
        let has = |name| container.parts.iter().any(|part| part.four_cc == name);
        if has(FourCC::ILDB) {
            return Ok(None);
        }
        let program = container.parts.iter().find_map(|part| match &part.data {
            PartData::Program(program) if part.four_cc == FourCC::DXIL => Some(program),
            _ => None,
        });
        let Some(program) = program else { return Ok(None) };
        let module = dxil_bitcode::read(&program.bitcode).map_err(|error| refused(&error))?;
        Ok(Some(Self { name: name.to_owned(), container, module }))
    }

    /// The container with another module: with its other parts as they were, or made anew.
    fn with_module(&self, module: &Module, keeps_parts: bool) -> Option<Container> {
        if !keeps_parts {
            let options = AssembleOptions { unchecked: true, ..AssembleOptions::default() };
            return assemble(module, &options).ok().map(|assembled| assembled.container);
        }
        let mut container = self.container.clone();
        for part in &mut container.parts {
            if let (PartData::Program(program), FourCC::DXIL) = (&mut part.data, part.four_cc) {
                program.set_bitcode(dxil_bitcode::write(module).ok()?);
            }
        }
        Some(container)
    }
}

impl Case {
    /// Changes a container at random, or another one if the change does not fit.
    fn new(sources: &[Source], random: &mut Random) -> Self {
        loop {
            let place = random.place(sources.len()).expect("containers");
            if let Some(case) = Self::of(&sources[place], random) {
                return case;
            }
        }
    }

    fn of(source: &Source, random: &mut Random) -> Option<Self> {
        let mut module = source.module.clone();
        let (text, container) = match random.below(10) {
            0..5 => {
                let text = code::change(&mut module, random)?;
                (text, source.with_module(&module, random.below(2) == 0)?)
            }
            5..8 => {
                let text = metadata::change(&mut module, random)?;
                (text, source.with_module(&module, random.below(4) == 0)?)
            }
            _ => {
                let mut container = source.container.clone();
                (part::change(&mut container, random)?, container)
            }
        };
        let bytes = container.write().ok()?;
        Some(Self { text: format!("{}: {text}", source.name), bytes })
    }
}

/// The names of our findings that are errors; `?` if none of them has one.
fn ours(case: &Case) -> BTreeSet<String> {
    let report = validate(&case.bytes);
    let errors = report.findings.iter().filter(|it| it.severity() == Severity::Error);
    let errors: Vec<_> = errors.map(|it| it.dxc).collect();
    let names: BTreeSet<_> = errors.iter().flatten().map(|it| it.name().to_owned()).collect();
    if names.is_empty() && !errors.is_empty() { BTreeSet::from(["?".to_owned()]) } else { names }
}

/// How the verdicts compare, and the rules that only one names.
fn compare(
    outcome: &Outcome,
    ours: &BTreeSet<String>,
    words: &Words,
) -> (Agreement, Option<String>) {
    let message = match outcome {
        Outcome::Done(_) if ours.is_empty() => return (Agreement::BothAccept, None),
        Outcome::Done(_) => return (Agreement::WeRefuse, Some(listed(ours))),
        Outcome::Crashed => return (Agreement::Crash, None),
        Outcome::Refused(message) => message,
    };
    let names = words.names(message);
    let theirs: BTreeSet<String> =
        names.split(',').filter(|it| it.contains('.')).map(str::to_owned).collect();
    if ours.is_empty() {
        let first = message.lines().next().unwrap_or_default().to_owned();
        let theirs = if theirs.is_empty() { first } else { listed(&theirs) };
        return (Agreement::ValidatorRefuses, Some(theirs));
    }
    // What is refused without a name, has no names to compare.
    if theirs.is_empty() || theirs == *ours {
        return (Agreement::SameRules, None);
    }
    let missing: BTreeSet<_> = theirs.difference(ours).cloned().collect();
    let extra: BTreeSet<_> = ours.difference(&theirs).cloned().collect();
    let same: BTreeSet<_> = ours.intersection(&theirs).cloned().collect();
    let [missing, extra, same] = [missing, extra, same].map(|names| listed(&names));
    let text = format!("missing {missing}; more {extra}; both {same}");
    (Agreement::OtherRules, Some(text))
}

fn listed(names: &BTreeSet<String>) -> String {
    match names.is_empty() {
        true => "none".to_owned(),
        false => names.iter().map(String::as_str).collect::<Vec<_>>().join(" "),
    }
}
