//! `xtask dxbc`: the DXBC that FXC makes of `tests/fixtures/dxbc/hlsl` and `tests/fixtures/effects/hlsl`, and the shaders of
//! `tests/fixtures/direct3d9/hlsl`, with FXC's listings, and digests of the listings with options.

use std::collections::BTreeSet;
use std::path::Path;

use md5::{Digest as _, Md5};

use crate::chore::{Options, Report};
use crate::containers::{self, Variant, listing};
use crate::error::Error;
use crate::files::{files, stem};
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tools};

/// The file with the digests, and its first line.
const DIGESTS: &str = "options.tsv";
const HEAD: &str = "container\toptions\tmd5";

/// The flags of `D3DDisassemble` for hexadecimal values, numbers, offsets, both of them, no comments, all of these, default
/// values, no debug information, and cycles, which FXC refuses. Colours are left out: they make the listing HTML.
const FLAGS: [&[&str]; 9] = [
    &["-Lx"],
    &["-Ni"],
    &["-No"],
    &["-Ni", "-No"],
    &["-Nf"],
    &["-Lx", "-Ni", "-No", "-Nf"],
    &["-Nd"],
    &["-Ndbg"],
    &["-Nc"],
];

/// Renews the containers, listings and digests, or reports how they would change.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/dxbc");
    let mut report = Report::default();
    let mut output = Output::new(&folder, options.check);
    let mut count = compile(tools, &folder, &mut output, &mut report)?;
    let mut changes = Vec::new();
    for other in ["effects", "direct3d9"].map(|name| folder.with_file_name(name)) {
        let mut output = Output::new(&other, options.check);
        count += compile(tools, &other, &mut output, &mut report)?;
        changes.append(&mut output.changes);
    }
    let digests = if tools.has_batch(Compiler::Fxc) {
        digests(tools, &folder, &mut output)?
    } else {
        report.skipped.push(format!("{DIGESTS}: no command line of fxc has all the options"));
        0
    };
    report.summary = format!("{count} containers, {digests} digests of listings");
    report.changes = output.changes;
    report.changes.append(&mut changes);
    Ok(report)
}

/// Compiles the sources, and lists the containers.
fn compile(
    tools: &Tools,
    folder: &Path,
    output: &mut Output<'_>,
    report: &mut Report,
) -> Result<usize, Error> {
    let sources = folder.join("hlsl");
    let variants = containers::read_all(&sources)?;
    let scratch = containers::prepare(&[sources])?;
    let all: Vec<&Variant> = variants.iter().collect();
    let compiled = containers::compile(tools, &scratch, &all, &mut report.errors)?;
    let jobs: Vec<Job> = compiled.iter().map(|(variant, _)| variant.disassemble()).collect();
    let outcomes = tools.run(Compiler::Fxc, &scratch.folder, &jobs)?;
    for ((variant, container), outcome) in compiled.iter().zip(outcomes) {
        outcome.done(&variant.name)?;
        let file = variant.file_name();
        if variant.varies() && output.current(&file)?.is_some_and(|it| it.len() == container.len())
        {
            continue;
        }
        output.put(&file, container)?;
        let text = scratch.read(&format!("{}.txt", variant.path()))?;
        output.put(&format!("{}.txt", variant.name), &listing::stored(&text))?;
    }
    let known: BTreeSet<String> = variants
        .iter()
        .flat_map(|variant| [variant.file_name(), format!("{}.txt", variant.name)])
        .collect();
    output.find_orphans("", |file| known.contains(file))?;
    Ok(compiled.len())
}

/// Digests of FXC's listings with each option, of all containers of FXC. FXC refuses some, which are left out.
fn digests(tools: &Tools, folder: &Path, output: &mut Output<'_>) -> Result<usize, Error> {
    let scratch = Scratch::new()?;
    let (mut cases, mut jobs) = (Vec::new(), Vec::new());
    let [containers, effects, direct3d9] =
        ["containers/fxc", "effects", "direct3d9"].map(|it| folder.with_file_name(it));
    for (folder, extension) in [
        (&*containers, "dxbc"),
        (folder, "dxbc"),
        (&*effects, "dxbc"),
        (&*effects, "fxo"),
        (&*direct3d9, "bin"),
    ] {
        for path in files(folder, extension)? {
            scratch.copy(&path)?;
            for flags in FLAGS {
                let case = (stem(&path), flags.join(" "));
                jobs.push(Job::DisassembleDxbc {
                    file: format!("{}.{extension}", case.0),
                    options: flags.iter().map(|&flag| flag.to_owned()).collect(),
                    output: format!("{}{}.txt", case.0, flags.concat()),
                });
                cases.push(case);
            }
        }
    }
    let outcomes = tools.run(Compiler::Fxc, &scratch.folder, &jobs)?;
    let mut table = format!("{HEAD}\n");
    let mut count = 0;
    for ((name, flags), outcome) in cases.iter().zip(outcomes) {
        if outcome.is_done() {
            let text = scratch.read(&format!("{name}{}.txt", flags.replace(' ', "")))?;
            let digest = Md5::digest(listing::stored(&text));
            let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
            table += &format!("{name}\t{flags}\t{digest}\n");
            count += 1;
        }
    }
    output.put(DIGESTS, table.as_bytes())?;
    Ok(count)
}
