//! The programs that DXC makes without data for reflection.
//!
//! The crate `dxil-assemble` must make the same of the programs with that data: in tests, of the own sources
//! and of the corpus, whose programs DXC has stripped; here, of the whole corpus compiled with that data.

use std::collections::BTreeMap;
use std::path::Path;

use dxil_assemble::{Options as AssembleOptions, Reflection, assemble};
use dxil_container::FourCC;
use dxil_container::layout::HashFlags;
use dxil_container::read::{Container, Program};
use dxil_container::write::ShaderHash;

use crate::chore::{Options, Report};
use crate::containers::{self, Product, Variant};
use crate::error::Error;
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tools};

/// The option that keeps the data in the program.
const KEEP: &str = "-Qkeep_reflect_in_dxil";

/// The option that omits the data.
const STRIP: &str = "-Qstrip_reflect";

/// Renews the containers of the own sources and the file, or reports how they would change.
pub(super) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures");
    let folder = fixtures.join("stripped");
    let mut output = Output::new(&folder, options.check);
    let mut report = Report::default();
    let mut lines = vec![Some("container\tprogram".to_owned())];
    let corpus = [fixtures.join("containers/hlsl"), fixtures.join("calls/hlsl")];
    for (prefix, sources) in
        [("containers/dxc110", &corpus[..]), ("stripped", &[folder.join("hlsl")][..])]
    {
        let scratch = containers::prepare(sources)?;
        let variants: Vec<Variant> =
            containers::read_all(&sources[0])?.into_iter().filter(is_compared).collect();
        let mut compile = |option: &str| -> Result<BTreeMap<String, Vec<u8>>, Error> {
            let variants: Vec<Variant> = variants.iter().map(|it| with(it, option)).collect();
            let all: Vec<_> = variants.iter().collect();
            let compiled = containers::compile(tools, &scratch, &all, &mut report.errors)?;
            Ok(compiled.into_iter().map(|(it, container)| (it.name.clone(), container)).collect())
        };
        let kept = compile(KEEP)?;
        let stripped = reassemble(tools, compile(STRIP)?)?;
        for (name, program) in stripped {
            let Some(kept) = kept.get(&name) else { continue };
            match strip(kept) {
                Ok(ours) if ours == program => {}
                Ok(ours) => {
                    let why = format!("stripped, it is {ours}, not {program}");
                    report.errors.push(Error::refused(&name, why));
                }
                Err(why) => report.errors.push(Error::refused(&name, why)),
            }
            if prefix == "stripped" {
                output.put(&format!("{name}.dxbc"), kept)?;
            }
            lines.push(Some(format!("{prefix}/{name}\t{program}")));
        }
    }
    output.put_lines("programs.tsv", &lines)?;
    report.summary = format!("{} programs without reflection", lines.len().saturating_sub(1));
    report.changes = output.changes;
    Ok(report)
}

/// Whether DXC 1.10 makes a program of the variant, the same each time.
fn is_compared(variant: &Variant) -> bool {
    variant.compiler == Compiler::Dxc110
        && variant.product == Product::Shader
        && variant.is_listed()
        && !variant.options.iter().any(|option| option == "-Qstrip_debug")
}

/// The variant with an option in place of others for reflection.
fn with(variant: &Variant, option: &str) -> Variant {
    let mut variant = variant.clone();
    variant.options.retain(|option| option != KEEP && option != STRIP);
    variant.options.push(option.to_owned());
    variant
}

/// Size and MD5 of the programs of containers, as DXC's assembler writes them.
fn reassemble(
    tools: &Tools,
    containers: BTreeMap<String, Vec<u8>>,
) -> Result<BTreeMap<String, String>, Error> {
    let scratch = Scratch::new()?;
    let mut jobs = Vec::new();
    for (name, container) in &containers {
        let bitcode = bitcode(container, FourCC::DXIL).map_err(|why| Error::refused(name, why))?;
        let (file, output) = (format!("{name}.bc"), format!("{name}.dxbc"));
        scratch.write(&file, &bitcode)?;
        jobs.push(Job::Assemble { file, output });
    }
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    let mut programs = BTreeMap::new();
    for ((name, _), outcome) in containers.into_iter().zip(outcomes) {
        outcome.done(&name)?;
        let program = program(&scratch.read(&format!("{name}.dxbc"))?);
        let program = program.map_err(|why| Error::refused(&name, why))?;
        programs.insert(name, program);
    }
    Ok(programs)
}

/// Size and MD5 of the program that `dxil-assemble` makes without the data.
fn strip(container: &[u8]) -> Result<String, String> {
    let bitcode = bitcode(container, FourCC::ILDB).or_else(|_| bitcode(container, FourCC::DXIL))?;
    let module = dxil_bitcode::read(&bitcode).map_err(|error| error.to_string())?;
    let reflection = Reflection::Strip;
    let options = AssembleOptions { unchecked: true, reflection, ..AssembleOptions::default() };
    let assembled = assemble(&module, &options).map_err(|errors| errors[0].to_string())?;
    program(&assembled.write().map_err(|error| error.to_string())?)
}

fn bitcode(container: &[u8], part: FourCC) -> Result<Vec<u8>, String> {
    let container = Container::parse(container).map_err(|error| error.to_string())?;
    let part = container.part(part).ok_or("no program")?;
    Ok(Program::parse(&part).map_err(|error| error.to_string())?.bitcode.to_vec())
}

/// Size and MD5 of the program.
fn program(container: &[u8]) -> Result<String, String> {
    let container = Container::parse(container).map_err(|error| error.to_string())?;
    let data = container.part(FourCC::DXIL).ok_or("no program")?.data();
    let hash = ShaderHash::of(&data, HashFlags::default()).hash.digest;
    Ok(format!("{}:{hash}", data.len()))
}
