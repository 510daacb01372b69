//! Chores of this repository: `cargo run -p xtask -- <chore>`.

mod alterations;
mod batch;
mod calls;
mod containers;
mod features;
mod output;

use std::fmt::Display;
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo run -p xtask -- calls [--check] [NAME...]
       cargo run -p xtask -- containers [--check] [NAME...]
       cargo run -p xtask -- alterations [--check]
       cargo run -p xtask -- features [--check]

  calls      compile tests/fixtures/calls/hlsl/*.hlsl with DXC and renew
             tests/fixtures/calls/*.txt, the calls that DXC made of them
  containers compile tests/fixtures/containers/hlsl/*.hlsl with DXC 1.10, DXC 1.7 and FXC
             and renew the containers beside them
  alterations
             alter every field of some containers and renew
             tests/fixtures/containers/alterations.tsv, what DXC's validator says of it
  features   ask DXC which shader features calls use, and renew
             tests/fixtures/features/*.tsv.gz
  --check    write nothing: show how the files would change, exit 1 if they would
  NAME       only these files (`unary` or `unary.hlsl`)

The compiler is `dxc` on PATH; the variable DXC names another one. `containers` runs
`dxc110 batch`, `dxc17 batch` and `fxc batch`, or what DXC110, DXC17 and FXC name:
tests/fixtures/containers/README.md describes them. `alterations` and `features` run the first of them.
";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    match arguments.next().as_deref() {
        Some("calls") => run_calls(arguments),
        Some("containers") => run_containers(arguments),
        Some("alterations") => run_whole(arguments, alterations::run),
        Some("features") => run_whole(arguments, features::run),
        Some("help" | "-h" | "--help") => {
            print!("{USAGE}");
            ExitCode::SUCCESS
        }
        Some(other) => misuse(&format!("there is no chore `{other}`")),
        None => misuse("name a chore"),
    }
}

fn run_calls(arguments: impl Iterator<Item = String>) -> ExitCode {
    let (check, names) = match check_and_names(arguments) {
        Ok(options) => options,
        Err(code) => return code,
    };
    let report = calls::run(&calls::Options { check, names });
    conclude(report, |report| (&report.errors, report.is_clean(check)))
}

fn run_containers(arguments: impl Iterator<Item = String>) -> ExitCode {
    let (check, names) = match check_and_names(arguments) {
        Ok(options) => options,
        Err(code) => return code,
    };
    let report = containers::run(&containers::Options { check, names });
    conclude(report, |report| (&report.errors, report.is_clean(check)))
}

/// A chore that does all of its work at once, and answers with what changes.
fn run_whole<E: Display>(
    arguments: impl Iterator<Item = String>,
    run: impl FnOnce(bool) -> Result<Vec<String>, E>,
) -> ExitCode {
    let check = match check_and_names(arguments) {
        Ok((check, names)) if names.is_empty() => check,
        Ok(_) => return misuse("this chore takes no names"),
        Err(code) => return code,
    };
    conclude(run(check).map(|it| it.concat()), |changes| {
        let errors: &[String] = &[];
        (errors, !check || changes.is_empty())
    })
}

/// `[--check] [NAME...]`, or the exit code if there is nothing to do.
fn check_and_names(
    arguments: impl Iterator<Item = String>,
) -> Result<(bool, Vec<String>), ExitCode> {
    let (mut check, mut names) = (false, Vec::new());
    for argument in arguments {
        match argument.as_str() {
            "--check" => check = true,
            "-h" | "--help" => {
                print!("{USAGE}");
                return Err(ExitCode::SUCCESS);
            }
            flag if flag.starts_with('-') => {
                return Err(misuse(&format!("unknown option `{flag}`")));
            }
            name => names.push(name.trim_end_matches(".hlsl").to_owned()),
        }
    }
    Ok((check, names))
}

/// Prints a report with its errors, or why there is none.
fn conclude<R: Display, E: Display + 'static, F: Display>(
    result: Result<R, F>,
    judge: impl Fn(&R) -> (&[E], bool),
) -> ExitCode {
    match result {
        Ok(report) => {
            print!("{report}");
            let (errors, clean) = judge(&report);
            for error in errors {
                eprintln!("error: {error}");
            }
            if clean { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Exit code 2 tells a wrong command line from a failed chore.
fn misuse(message: &str) -> ExitCode {
    eprint!("error: {message}\n\n{USAGE}");
    ExitCode::from(2)
}
