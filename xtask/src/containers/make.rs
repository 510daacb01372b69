//! Makes the fixtures of HLSL: containers, listings, verdicts.

use super::source::{Product, Variant};
use super::{listing, pdb};
use crate::chore::Report;
use crate::error::Error;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Outcome, Tools};
use std::collections::BTreeMap;
use std::path::Path;
use std::thread;

/// The fixtures of one variant.
#[derive(Debug)]
pub(super) struct Made<'v> {
    pub(super) variant: &'v Variant,
    pub(super) container: Vec<u8>,
    /// `None` unless [`Variant::is_listed`].
    pub(super) listing: Option<Vec<u8>>,
    /// `None` unless [`Variant::is_judged`].
    pub(super) verdict: Option<Outcome>,
}

/// Makes these variants; failures become errors.
pub(super) fn make<'v>(
    tools: &Tools,
    scratch: &Scratch,
    variants: &[&'v Variant],
    report: &mut Report,
) -> Result<Vec<Made<'v>>, Error> {
    let compiled = compile(tools, scratch, variants, &mut report.errors)?;
    let compiled_variants: Vec<&Variant> = compiled.iter().map(|(variant, _)| *variant).collect();
    let mut listings = disassemble(tools, scratch, &compiled_variants, &mut report.errors)?;
    let mut verdicts = validate(tools, scratch, &compiled_variants)?;
    let made = compiled.into_iter().map(|(variant, container)| {
        let path = variant.path();
        let (listing, verdict) = (listings.remove(&path), verdicts.remove(&path));
        Made { variant, container, listing, verdict }
    });
    Ok(made.collect())
}

pub(crate) fn compile<'v>(
    tools: &Tools,
    scratch: &Scratch,
    variants: &[&'v Variant],
    errors: &mut Vec<Error>,
) -> Result<Vec<(&'v Variant, Vec<u8>)>, Error> {
    let mut compiled = Vec::new();
    let compiler = |variant: &Variant| variant.compiler;
    for (variant, outcome) in by_compiler(tools, scratch, variants, compiler, Variant::compile)? {
        if let Err(error) = outcome.done(variant.path()) {
            errors.push(error);
            continue;
        }
        let mut error = |message: &str| errors.push(Error::refused(variant.path(), message));
        let file = variant.container();
        let mut container = scratch.read(&file)?;
        if variant.product == Product::ProgramDatabase {
            let Some(inner) = pdb::container_of_private_data(&container) else {
                error("there is no program database with a container");
                continue;
            };
            container = inner;
            scratch.write(&file, &container)?;
        }
        if names(&container, &scratch.folder) {
            error("the container says where it was made");
            continue;
        }
        compiled.push((variant, container));
    }
    Ok(compiled)
}

/// Whether a compiler stored the path of this folder.
fn names(container: &[u8], folder: &Path) -> bool {
    let name = folder.file_name().unwrap_or_default().as_encoded_bytes();
    container.windows(name.len()).any(|window| window == name)
}

/// The stored parts of the listings, by path of the variant.
fn disassemble(
    tools: &Tools,
    scratch: &Scratch,
    variants: &[&Variant],
    errors: &mut Vec<Error>,
) -> Result<BTreeMap<String, Vec<u8>>, Error> {
    let listed: Vec<&Variant> = variants.iter().filter(|v| v.is_listed()).copied().collect();
    let mut listings = BTreeMap::new();
    let listed = by_compiler(tools, scratch, &listed, Variant::lister, Variant::disassemble)?;
    for (variant, outcome) in listed {
        let path = variant.path();
        if let Err(error) = outcome.done(&path) {
            errors.push(error);
            continue;
        }
        let listing = scratch.read(&format!("{path}.txt"))?;
        let kept = match variant.compiler {
            Compiler::Fxc => listing::stored(&listing),
            Compiler::Dxc110 | Compiler::Dxc17 => listing,
        };
        listings.insert(path, kept);
    }
    Ok(listings)
}

/// The verdicts of the newest validator on DXC's containers, by path of the variant.
fn validate(
    tools: &Tools,
    scratch: &Scratch,
    variants: &[&Variant],
) -> Result<BTreeMap<String, Outcome>, Error> {
    let judged: Vec<&Variant> = variants.iter().filter(|v| v.is_judged()).copied().collect();
    let jobs: Vec<Job> = judged.iter().map(|variant| variant.validate()).collect();
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    Ok(judged.iter().map(|variant| variant.path()).zip(outcomes).collect())
}

/// Runs a job for each variant with the compiler that `which` names, in parallel.
fn by_compiler<'v>(
    tools: &Tools,
    scratch: &Scratch,
    variants: &[&'v Variant],
    which: impl Fn(&Variant) -> Compiler + Sync,
    job: impl Fn(&Variant) -> Job + Sync,
) -> Result<Vec<(&'v Variant, Outcome)>, Error> {
    let (which, job) = (&which, &job);
    let run = |compiler: Compiler| {
        let own: Vec<&Variant> =
            variants.iter().filter(|v| which(v) == compiler).copied().collect();
        let jobs: Vec<Job> = own.iter().map(|variant| job(variant)).collect();
        let outcomes = tools.run(compiler, &scratch.folder, &jobs);
        outcomes.map(|outcomes| own.into_iter().zip(outcomes).collect::<Vec<_>>())
    };
    thread::scope(|scope| {
        let runs = Compiler::ALL.map(|compiler| scope.spawn(move || run(compiler)));
        let results = runs.map(|run| run.join().expect("a run does not panic"));
        results.into_iter().collect::<Result<Vec<_>, _>>().map(|results| results.concat())
    })
}
