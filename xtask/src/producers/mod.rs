//! `xtask producers`: containers of other compilers than DXC, with DXC's listings and verdicts.

mod commands;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::files::{files, stem};
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tools};
use crate::verdicts::Verdicts;
use commands::{Recipe, recipes};

/// Containers by name: the folder, a slash, the name without extension.
type Containers = BTreeMap<String, Vec<u8>>;

/// Renews the containers of the compilers that variables name, and the listing and the verdict of
/// all.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/producers");
    let mut report = Report::default();
    let made = make(tools, &recipes(), &folder, &mut report)?;
    let mut all = Containers::new();
    for producer in ["llvm", "mesa", "slang"] {
        for path in files(&folder.join(producer), "dxbc")? {
            let stem = stem(&path);
            all.insert(format!("{producer}/{stem}"), fs::read(&path).map_err(Error::io(&path))?);
        }
    }
    let count = made.len();
    all.extend(made);
    let mut output = Output::new(&folder, options.check);
    for (name, bytes) in &all {
        output.put(&format!("{name}.dxbc"), bytes)?;
    }
    judge(tools, &all, &mut output)?;
    let total = all.len();
    report.summary =
        format!("{count} of {total} containers compiled, {total} listings, {total} verdicts");
    report.changes = output.changes;
    Ok(report)
}

/// Runs the recipes whose programs are there, and returns the containers that they make.
fn make(
    tools: &Tools,
    recipes: &[Recipe],
    folder: &Path,
    report: &mut Report,
) -> Result<Containers, Error> {
    let mut made = Containers::new();
    // Recipes that lack the same programs are listed together.
    let mut skipped = BTreeMap::<_, Vec<&str>>::new();
    for recipe in recipes {
        let mut missing: Vec<&str> =
            recipe.commands.iter().map(|&(variable, _)| variable).collect();
        missing.retain(|variable| tools.other(variable).is_none());
        missing.dedup();
        if !missing.is_empty() {
            skipped.entry((recipe.folder, missing)).or_default().extend(&recipe.containers);
            continue;
        }
        match follow(tools, recipe, &folder.join(recipe.folder)) {
            Ok(containers) => made.extend(containers),
            Err(error) => report.errors.push(error),
        }
    }
    report.skipped.extend(skipped.into_iter().map(|((producer, missing), names)| {
        format!("{producer}/{{{}}}.dxbc: no variable {}", names.join(","), missing.join(", "))
    }));
    Ok(made)
}

/// Runs a recipe until it makes the containers in the folder, at most `tries` times, and returns
/// the last result.
fn follow(tools: &Tools, recipe: &Recipe, folder: &Path) -> Result<Containers, Error> {
    let scratch = Scratch::new()?;
    for source in &recipe.sources {
        scratch.copy(&folder.join(source))?;
    }
    let mut made = Containers::new();
    for _ in 0..recipe.tries {
        run_commands(tools, recipe, &scratch)?;
        let mut is_known = true;
        for name in &recipe.containers {
            let file = format!("{name}.dxbc");
            let bytes = scratch.read(&file)?;
            is_known &= fs::read(folder.join(file)).is_ok_and(|current| current == bytes);
            made.insert(format!("{}/{name}", recipe.folder), bytes);
        }
        if is_known {
            break;
        }
    }
    Ok(made)
}

fn run_commands(tools: &Tools, recipe: &Recipe, scratch: &Scratch) -> Result<(), Error> {
    for (variable, arguments) in &recipe.commands {
        let mut command = tools.other(variable).expect("none is missing").command();
        command.args(arguments.split_whitespace()).current_dir(&scratch.folder);
        let output = command.output().map_err(Error::io(Path::new(variable)))?;
        if !output.status.success() {
            let message = [output.stderr, output.stdout].concat();
            let what = format!("{}/{}", recipe.folder, recipe.containers.join(", "));
            return Err(Error::refused(what, String::from_utf8_lossy(&message)));
        }
    }
    Ok(())
}

/// Renews listings and verdicts.
fn judge(tools: &Tools, all: &Containers, output: &mut Output<'_>) -> Result<(), Error> {
    let scratch = Scratch::new()?;
    // The tools read files named by number, all in one folder.
    for (number, bytes) in all.values().enumerate() {
        scratch.write(&format!("{number}.dxbc"), bytes)?;
    }
    let numbers = 0..all.len();
    let list = numbers.clone().map(|number| Job::Disassemble {
        file: format!("{number}.dxbc"),
        output: format!("{number}.txt"),
    });
    let listed = tools.run(Compiler::Dxc110, &scratch.folder, &list.collect::<Vec<_>>())?;
    let validate = numbers.map(|number| Job::Validate { file: format!("{number}.dxbc") });
    let validated = tools.run(Compiler::Dxc110, &scratch.folder, &validate.collect::<Vec<_>>())?;
    let mut verdicts = Verdicts::default();
    for (number, name) in all.keys().enumerate() {
        listed[number].done(name)?;
        output.put(&format!("{name}.txt"), &scratch.read(&format!("{number}.txt"))?)?;
        verdicts.insert(name.clone(), &validated[number]);
    }
    output.put("verdicts.tsv", verdicts.render().as_bytes())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn recipe(container: &'static str, variable: &'static str) -> Recipe {
        Recipe {
            folder: "mesa",
            containers: vec![container],
            sources: vec!["cs_wide.comp".to_owned()],
            commands: vec![
                ("GLSLANG", "cs_wide.comp -o cs_wide.spv".to_owned()),
                (variable, format!("cs_wide.spv -o {container}.dxbc")),
            ],
            tries: 2,
        }
    }

    #[test]
    fn recipes_run_fail_or_are_skipped() {
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/producers");
        let scripts = Scratch::new().unwrap();
        scripts.write("copy.sh", b"cp \"$1\" \"$3\"").unwrap();
        scripts.write("fail.sh", b"echo no SPIR-V >&2; exit 1").unwrap();
        let script = |name| Some(format!("sh {}", scripts.folder.join(name).display()));
        let tools = Tools::from_variables(|variable| match variable {
            "GLSLANG" | "SPIRV2DXIL" => script("copy.sh"),
            "SPIRV2DXIL_22" => script("fail.sh"),
            _ => None,
        });
        let variables =
            [("a", "SPIRV2DXIL"), ("b", "SPIRV2DXIL_22"), ("c", "CLANG"), ("d", "CLANG")];
        let recipes = variables.map(|(container, variable)| recipe(container, variable));
        let mut report = Report::default();
        let made = make(&tools, &recipes, &folder, &mut report).unwrap();
        let source = fs::read(folder.join("mesa/cs_wide.comp")).unwrap();
        assert_eq!(made, [("mesa/a".to_owned(), source)].into());
        let errors: Vec<_> = report.errors.iter().map(Error::to_string).collect();
        assert_eq!(errors, ["mesa/b: no SPIR-V\n"]);
        assert_eq!(report.skipped, ["mesa/{c,d}.dxbc: no variable CLANG"]);
    }
}
