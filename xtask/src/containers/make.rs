//! From HLSL to what is checked in: containers, their listings' heads, verdicts.

use super::compiler::{self, Compiler};
use super::error::Error;
use super::scratch::Scratch;
use super::source::{Product, Variant};
use super::{listing, pdb};
use crate::batch::Outcome;
use std::collections::BTreeMap;
use std::thread;

/// What the compilers made of one variant.
#[derive(Debug)]
pub(super) struct Made<'v> {
    pub(super) variant: &'v Variant,
    pub(super) container: Vec<u8>,
    /// Absent if [`Variant::is_listed`] is not so.
    pub(super) listing: Option<String>,
    /// Absent for what FXC made, for which there is no validator.
    pub(super) verdict: Option<Outcome>,
}

/// Makes these variants; those that fail become errors.
pub(super) fn make<'v>(
    scratch: &Scratch,
    variants: &[&'v Variant],
    errors: &mut Vec<Error>,
) -> Result<Vec<Made<'v>>, Error> {
    let compiled = compile(scratch, variants, errors)?;
    let compiled_variants: Vec<&Variant> = compiled.iter().map(|(variant, _)| *variant).collect();
    let mut listings = disassemble(scratch, &compiled_variants, errors)?;
    let mut verdicts = validate(scratch, &compiled_variants)?;
    let made = compiled.into_iter().map(|(variant, container)| {
        let path = variant.path();
        let (listing, verdict) = (listings.remove(&path), verdicts.remove(&path));
        Made { variant, container, listing, verdict }
    });
    Ok(made.collect())
}

fn compile<'v>(
    scratch: &Scratch,
    variants: &[&'v Variant],
    errors: &mut Vec<Error>,
) -> Result<Vec<(&'v Variant, Vec<u8>)>, Error> {
    let mut compiled = Vec::new();
    for (variant, outcome) in by_compiler(scratch, variants, |v| compiler::compile(v, "dxbc"))? {
        let mut error = |message: &str| {
            errors.push(Error::Compiler { variant: variant.path(), message: message.to_owned() });
        };
        if !outcome.success {
            error(&outcome.message);
            continue;
        }
        let file = format!("{}.dxbc", variant.path());
        let mut container = scratch.read(&file)?;
        if variant.product == Product::ProgramDatabase {
            let Some(inner) = pdb::container_of_private_data(&container) else {
                error("there is no program database with a container");
                continue;
            };
            container = inner;
            scratch.write(&file, &container)?;
        }
        if scratch.is_named_in(&container) {
            error("the container says where it was made");
            continue;
        }
        compiled.push((variant, container));
    }
    Ok(compiled)
}

/// The heads of the listings, by path of the variant.
fn disassemble(
    scratch: &Scratch,
    variants: &[&Variant],
    errors: &mut Vec<Error>,
) -> Result<BTreeMap<String, String>, Error> {
    let listed: Vec<&Variant> = variants.iter().filter(|v| v.is_listed()).copied().collect();
    let mut listings = BTreeMap::new();
    for (variant, outcome) in by_compiler(scratch, &listed, |v| compiler::disassemble(v, "txt"))? {
        let path = variant.path();
        if outcome.success {
            let bytes = scratch.read(&format!("{path}.txt"))?;
            let text = String::from_utf8_lossy(&bytes);
            listings.insert(path, listing::head(&text, variant.compiler.comment()));
        } else {
            errors.push(Error::Compiler { variant: path, message: outcome.message });
        }
    }
    Ok(listings)
}

/// What the newest validator says of what DXC made, by path of the variant.
fn validate(scratch: &Scratch, variants: &[&Variant]) -> Result<BTreeMap<String, Outcome>, Error> {
    let of_dxc: Vec<&Variant> =
        variants.iter().filter(|v| v.compiler != Compiler::Fxc).copied().collect();
    let jobs: Vec<String> = of_dxc.iter().map(|variant| compiler::validate(variant)).collect();
    let outcomes = Compiler::Dxc110.run(&scratch.folder, &jobs)?;
    Ok(of_dxc.iter().map(|variant| variant.path()).zip(outcomes).collect())
}

/// Runs a job for each variant; the compilers work beside each other.
fn by_compiler<'v>(
    scratch: &Scratch,
    variants: &[&'v Variant],
    job: impl Fn(&Variant) -> String + Sync,
) -> Result<Vec<(&'v Variant, Outcome)>, Error> {
    let job = &job;
    let run = |compiler: Compiler| {
        let own: Vec<&Variant> =
            variants.iter().filter(|v| v.compiler == compiler).copied().collect();
        let jobs: Vec<String> = own.iter().map(|variant| job(variant)).collect();
        let outcomes =
            if jobs.is_empty() { Ok(Vec::new()) } else { compiler.run(&scratch.folder, &jobs) };
        outcomes.map(|outcomes| own.into_iter().zip(outcomes).collect::<Vec<_>>())
    };
    thread::scope(|scope| {
        let runs = Compiler::ALL.map(|compiler| scope.spawn(move || run(compiler)));
        let results = runs.map(|run| run.join().expect("a run does not panic"));
        results.into_iter().collect::<Result<Vec<_>, _>>().map(|results| results.concat())
    })
}
