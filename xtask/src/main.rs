//! Chores of this repository: `cargo run -p xtask -- <chore>`.

mod calls;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo run -p xtask -- calls [--check] [NAME...]

  calls      compile tests/fixtures/calls/hlsl/*.hlsl with DXC and renew
             tests/fixtures/calls/*.txt, the calls that DXC made of them
  --check    write nothing: show how the files would change, exit 1 if they would
  NAME       only these files (`unary` or `unary.hlsl`)

The compiler is `dxc` on PATH; the variable DXC names another one.
";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    match arguments.next().as_deref() {
        Some("calls") => run_calls(arguments),
        Some("help" | "-h" | "--help") => {
            print!("{USAGE}");
            ExitCode::SUCCESS
        }
        Some(other) => misuse(&format!("there is no chore `{other}`")),
        None => misuse("name a chore"),
    }
}

fn run_calls(arguments: impl Iterator<Item = String>) -> ExitCode {
    let mut options = calls::Options::default();
    for argument in arguments {
        match argument.as_str() {
            "--check" => options.check = true,
            "-h" | "--help" => {
                print!("{USAGE}");
                return ExitCode::SUCCESS;
            }
            flag if flag.starts_with('-') => return misuse(&format!("unknown option `{flag}`")),
            name => options.names.push(name.trim_end_matches(".hlsl").to_owned()),
        }
    }
    match calls::run(&options) {
        Ok(report) => {
            print!("{report}");
            for error in &report.errors {
                eprintln!("error: {error}");
            }
            if report.is_clean(options.check) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
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
