//! Chores of this repository: `cargo run -p xtask -- <chore>`.

mod agreement;
mod alterations;
mod assembly;
mod built;
mod call;
mod calls;
mod chore;
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

use chore::{Options, Report, Sample};
use error::Error;
use tool::{Compiler, Tools};

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

/// A chore, and its options.
struct Chore {
    name: &'static str,
    about: &'static str,
    run: fn(&Tools, &Options) -> Result<Report, Error>,
    takes: Takes,
    /// The compilers whose build matters.
    compilers: &'static [Compiler],
}

/// The limits that a chore accepts.
#[derive(Clone, Copy)]
enum Takes {
    All,
    /// Names of sources or folders.
    Names,
    /// Some of these names. Such a chore makes no fixtures, with which files could be compared.
    Known(fn() -> Vec<&'static str>),
    Sample,
}

const CHORES: [Chore; 30] = [
    Chore {
        name: "agreement",
        about: "containers changed at random, which the validator and we must refuse for the same rules",
        run: agreement::run,
        takes: Takes::Sample,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "alterations",
        about: "containers with one field altered, and the validator's verdict on each",
        run: alterations::run,
        takes: Takes::Sample,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "assembly",
        about: "what DXC's assembler makes of texts and of the modules of all fixtures, and what it refuses",
        run: assembly::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "built",
        about: "the validator's verdict on containers of our own builder, and DXC's listings",
        run: built::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "calls",
        about: "the operations that DXC calls in tests/fixtures/calls/hlsl",
        run: calls::run,
        takes: Takes::Names,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "containers",
        about: "the containers of DXC 1.10, DXC 1.7 and FXC for tests/fixtures/containers/hlsl",
        run: containers::run,
        takes: Takes::Names,
        compilers: &Compiler::ALL,
    },
    Chore {
        name: "damage",
        about: "damaged modules and the verdicts of LLVM's verifiers, in tests/fixtures/verify",
        run: damage::run,
        takes: Takes::Sample,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "dxbc",
        about: "the DXBC of tests/fixtures/dxbc/hlsl, and FXC's listings with each option",
        run: dxbc::run,
        takes: Takes::All,
        compilers: &[Compiler::Fxc],
    },
    Chore {
        name: "dxbc-listings",
        about: "FXC's listing of each DXBC opcode with each value of its controls",
        run: dxbc_listings::run,
        takes: Takes::All,
        compilers: &[Compiler::Fxc],
    },
    Chore {
        name: "derivations",
        about: "HLSL at random, whose derived metadata must be what DXC states; writes nothing",
        run: derivations::run,
        takes: Takes::Sample,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "features",
        about: "the shader features that the validator finds in calls and shaders",
        run: features::run,
        takes: Takes::Sample,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "intrinsics",
        about: "the table of LLVM 23's intrinsics, of its headers in the folder NAME",
        run: intrinsics::run,
        takes: Takes::Names,
        compilers: &[],
    },
    Chore {
        name: "level9-listings",
        about: "shaders of Direct3D 9 with all that FXC lists, in crates/dxbc-code/tests/level9",
        run: level9_listings::run,
        takes: Takes::All,
        compilers: &[Compiler::Fxc],
    },
    Chore {
        name: "linked",
        about: "libraries, and the shaders that DXC's linker makes of them",
        run: linked::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "clang",
        about: "LLVM IR that clang makes of HLSL, and the validator's verdicts on what we make of it; compares clang's own tests in folders NAME",
        run: clang::run,
        takes: Takes::Names,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "llvm-launchers",
        about: "programs named as LLVM's that call `dxil`, in the folder NAME",
        run: llvm_launchers::run,
        takes: Takes::Names,
        compilers: &[],
    },
    Chore {
        name: "lowering",
        about: "whether `opt` makes the same of modules as our passes, in crates/dxil-lower/tests",
        run: lowering::run,
        takes: Takes::All,
        compilers: &[],
    },
    Chore {
        name: "llvm-bitcode",
        about: "bitcode of LLVM 15 to 23, clang and rustc, and its text, in crates/dxil-bitcode/tests/llvm",
        run: llvm_bitcode::run,
        takes: Takes::All,
        compilers: &[],
    },
    Chore {
        name: "llvm-text",
        about: "texts of the modern dialect as `opt -S` prints them, and its messages, in crates/dxil-text/tests; compares texts in folders NAME",
        run: llvm_text::run,
        takes: Takes::Names,
        compilers: &[],
    },
    Chore {
        name: "modules",
        about: "modules by hand as DXC encodes and prints them, and some that it makes of HLSL",
        run: modules::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110, Compiler::Dxc17],
    },
    Chore {
        name: "peers",
        about: "the programs that benches compare with, of benches/peers, in target/peers; all or those NAMEd",
        run: peers::run,
        takes: Takes::Known(peers::names),
        compilers: &[],
    },
    Chore {
        name: "pictures",
        about: "pictures for README: the output of `dxil dump`, and the reference page in Chromium",
        run: pictures::run,
        takes: Takes::All,
        compilers: &[],
    },
    Chore {
        name: "producers",
        about: "containers of LLVM, Mesa and Slang, with DXC's listings and verdicts",
        run: producers::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "release",
        about: "the command in target/release-profile, optimized for what it does with the fixtures",
        run: release::run,
        takes: Takes::Known(Vec::new),
        compilers: &[],
    },
    Chore {
        name: "rules",
        about: "the rules that DXC's validator names for what it refuses, in tests/fixtures/rules",
        run: validator_rules::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "table",
        about: "runs the benches, or those of a NAME, and prints the table of docs/performance.md",
        run: table::run,
        takes: Takes::Known(table::names),
        compilers: &[],
    },
    Chore {
        name: "upgrade",
        about: "what opt says of the modules of all fixtures, upgraded, and the validator of these lowered again",
        run: upgrade::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "validity",
        about: "the validator's verdict on one call, by stage and by overload",
        run: validity::run,
        takes: Takes::Sample,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "violations",
        about: "modules with one thing changed, the validator's verdict and our rules",
        run: violations::run,
        takes: Takes::Sample,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "hlsl-names",
        about: "the operations that each HLSL name uses, for tests/fixtures/calls/hlsl-names",
        run: hlsl_names::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110],
    },
];

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
