//! Chores of this repository: `cargo run -p xtask -- <chore>`.

mod agreement;
mod alterations;
mod assembly;
mod built;
mod call;
mod calls;
mod chore;
mod chores;
mod clang;
mod containers;
mod damage;
mod derivations;
mod dxbc;
mod dxbc_listings;
mod error;
mod features;
mod files;
mod hlsl_names;
mod intrinsics;
mod level9_listings;
mod linked;
mod llvm_bitcode;
mod llvm_launchers;
mod llvm_text;
mod lowering;
mod modules;
mod opt;
mod output;
mod parallel;
mod peers;
mod pictures;
mod producers;
mod random;
mod release;
mod scratch;
mod table;
mod tool;
mod upgrade;
mod validator_rules;
mod validity;
mod verdicts;
mod violations;

use std::env;
use std::process::ExitCode;

use chore::{Options, Sample};
use chores::{CHORES, Chore, Takes};
use tool::Tools;

const USAGE: &str = "\
Renews the fixtures that reference compilers make, or checks them.

usage: cargo run -p xtask -- CHORE [--check] [--sample N] [--any-build] [NAME...]
       cargo run -p xtask -- help

chores:
";

const OPTIONS: &str = "
options:
  --check      write nothing: show how the files would change, exit 1 if they would
  --sample N   check only N entries of each file, evenly spread (alterations, damage, features,
               validity, violations: these ask a compiler thousands of times); the first N cases (agreement,
               derivations)
  --seed N     other cases (agreement)
  --keep DIR   write the cases that are judged otherwise to a folder (agreement)
  --any-build  write although the compiler is not the build that made the fixtures
  NAME         only these sources, such as `unary` or `unary.hlsl` (calls, containers)

tools: variables name the programs, with arguments if need be (FXC=\"wine fxc.exe\")
  DXC110, DXV110, DXA110, DXOPT110   dxc, dxv, dxa and dxopt of DXC 1.10; by default those on PATH
  DXC17, FXC                         dxc of DXC 1.7, fxc
  OPT23                              opt of LLVM 23, for `llvm-bitcode`, `llvm-text`, `lowering` and `upgrade`; by default opt or opt-23
  LLVM_AS15, LLVM_AS16, LLVM_AS19, LLVM_AS22, LLVM_AS23, RUSTC
                                     for `llvm-bitcode`, the fifth for `llvm-text`; by default llvm-as-15 and so on,
                                     and rustc
  TBLGEN23                           llvm-tblgen of LLVM 23, for `intrinsics`; by default llvm-tblgen-23
  CLANG_HLSL                         clang of LLVM 23 for HLSL, for `clang` and `llvm-bitcode`; by default clang-hlsl
  CLANG23, LLC23                     clang and llc of LLVM 23, for `clang` with folders; by default clang-23 and llc
  OPT14                              opt of LLVM 14, for `damage`; by default opt-14
  DXIL_PROFILE                       for `table`: what `release` counted, for benches as optimized as its command
  LLVM14_FLAGS, LLVM23_FLAGS, CXX    for `peers`: what C++ needs to use LLVM; by default what llvm-config-14 prints
  CLANG, GLSLANG, SPIRV2DXIL, SPIRV2DXIL_22, SLANGC
                                     for `producers`: tests/fixtures/producers/README.md
  DXC110_BATCH, DXC17_BATCH, FXC_BATCH
                                     programs that do many jobs in one process, which is faster

CONTRIBUTING.md says where the tools come from and how long each chore takes.
";

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let Some(name) = arguments.next() else { return misuse("name a chore") };
    if ["help", "-h", "--help"].contains(&name.as_str()) {
        print!("{}", usage());
        return ExitCode::SUCCESS;
    }
    let Some(chore) = CHORES.iter().find(|chore| chore.name == name) else {
        return misuse(&format!("there is no chore `{name}`"));
    };
    let (options, any_build) = match read_options(chore, arguments) {
        Ok(options) => options,
        Err(message) => return misuse(&message),
    };
    let tools = Tools::from_variables(|name| env::var(name).ok());
    let problems: Vec<String> =
        chore.compilers.iter().filter_map(|&compiler| tools.wrong_build(compiler)).collect();
    let is_error = !options.check && !any_build && !problems.is_empty();
    for problem in &problems {
        eprintln!("{}: {problem}", if is_error { "error" } else { "warning" });
    }
    if is_error {
        eprintln!("--check compares all the same, and --any-build writes");
        return ExitCode::FAILURE;
    }
    match (chore.run)(&tools, &options) {
        Ok(report) => report.conclude(options.check),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the options after the chore's name, and whether any build may write.
fn read_options(
    chore: &Chore,
    mut arguments: impl Iterator<Item = String>,
) -> Result<(Options, bool), String> {
    let (mut options, mut any_build) = (Options::default(), false);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--check" if !matches!(chore.takes, Takes::Known(_)) => options.check = true,
            "--any-build" => any_build = true,
            "--sample" if matches!(chore.takes, Takes::Sample) => {
                let count = arguments.next().and_then(|count| count.parse().ok());
                options.sample = Sample(Some(count.ok_or("--sample takes a number")?));
                // Half a file is no fixture.
                options.check = true;
            }
            "--seed" if matches!(chore.takes, Takes::Sample) => {
                let seed = arguments.next().and_then(|seed| seed.parse().ok());
                options.seed = seed.ok_or("--seed takes a number")?;
            }
            "--keep" if chore.name == "agreement" => {
                options.keep = Some(arguments.next().ok_or("--keep takes a folder")?.into());
            }
            flag if flag.starts_with('-') => {
                return Err(format!("`{}` has no option `{flag}`", chore.name));
            }
            name => match chore.takes {
                Takes::Names => options.names.push(name.trim_end_matches(".hlsl").to_owned()),
                Takes::Known(names) if names().contains(&name) => {
                    options.names.push(name.to_owned());
                }
                Takes::Known(names) if !names().is_empty() => {
                    let names = names().join(", ");
                    return Err(format!("`{}` has no `{name}`, only {names}", chore.name));
                }
                _ => return Err(format!("`{}` takes no name `{name}`", chore.name)),
            },
        }
    }
    Ok((options, any_build))
}

fn usage() -> String {
    let chores = CHORES.iter().map(|chore| format!("  {:<14} {}\n", chore.name, chore.about));
    [USAGE, &chores.collect::<String>(), OPTIONS].concat()
}

/// Exit code 2 tells a wrong command line from a failed chore.
fn misuse(message: &str) -> ExitCode {
    eprint!("error: {message}\n\n{}", usage());
    ExitCode::from(2)
}

#[cfg(test)]
mod tests {
    use super::{CHORES, read_options};

    #[test]
    fn options_are_those_of_the_chore() {
        let read = |chore: &str, words: &str| {
            let chore = CHORES.iter().find(|it| it.name == chore).unwrap();
            read_options(chore, words.split_whitespace().map(str::to_owned))
        };
        let (options, any_build) = read("calls", "--check unary.hlsl wave").unwrap();
        assert_eq!((options.check, any_build), (true, false));
        assert_eq!(options.names, ["unary", "wave"]);
        let (options, any_build) = read("validity", "--sample 20 --any-build").unwrap();
        assert_eq!((options.check, options.sample.0, any_build), (true, Some(20), true));
        assert_eq!(read("table", "modules llc").unwrap().0.names, ["modules", "llc"]);
        for (chore, words) in [
            ("calls", "--sample 3"),
            ("built", "a"),
            ("validity", "--sample x"),
            ("built", "--x"),
            ("table", "modules scaling"),
            ("peers", "--check"),
        ] {
            assert!(read(chore, words).is_err(), "{chore} {words}");
        }
        let message = read("peers", "lvm14").err().unwrap();
        assert_eq!(message, "`peers` has no `lvm14`, only llvm14, llc23");
    }
}
