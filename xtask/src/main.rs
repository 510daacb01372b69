//! Chores of this repository: `cargo run -p xtask -- <chore>`.

mod alterations;
mod batch;
mod calls;
mod chore;
mod containers;
mod error;
mod features;
mod output;
mod pictures;
mod scratch;
mod violations;
mod words;

use std::process::ExitCode;

use chore::{Options, Report};
use error::Error;

const USAGE: &str = "\
usage: cargo run -p xtask -- calls [--check] [NAME...]
       cargo run -p xtask -- containers [--check] [NAME...]
       cargo run -p xtask -- alterations [--check]
       cargo run -p xtask -- features [--check]
       cargo run -p xtask -- pictures [--check]
       cargo run -p xtask -- violations [--check]
       cargo run -p xtask -- words [--check]

  calls      compile tests/fixtures/calls/hlsl/*.hlsl with DXC and renew
             tests/fixtures/calls/*.txt, the calls that DXC made of them
  containers compile tests/fixtures/containers/hlsl/*.hlsl with DXC 1.10, DXC 1.7 and FXC
             and renew the containers beside them
  alterations
             alter every field of some containers and renew
             tests/fixtures/containers/alterations.tsv, what DXC's validator says of it
  features   ask DXC which shader features calls use, and renew
             tests/fixtures/features/*.tsv.gz
  pictures   draw docs/pictures/dump.svg, what `dxil dump` prints, and reference.png, the
             reference page in Chromium, which --check leaves out
  violations change calls of some modules and renew tests/fixtures/containers/violations.tsv,
             what DXC's validator and `dxil check` say of it
  words      compile tests/fixtures/calls/words/*.hlsl with each of their words, and renew
             tests/fixtures/calls/words.tsv, the operations that each reaches
  --check    write nothing: show how the files would change, exit 1 if they would
  NAME       only these files (`unary` or `unary.hlsl`)

The compiler is `dxc` on PATH; the variable DXC names another one. `containers` runs
`dxc110 batch`, `dxc17 batch` and `fxc batch`, or what DXC110, DXC17 and FXC name:
tests/fixtures/containers/README.md describes them. `alterations`, `features`,
`violations` and `words` run the first of them.
";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    type Chore = fn(&Options) -> Result<Report, Error>;
    let (chore, takes_names): (Chore, bool) = match arguments.next().as_deref() {
        Some("calls") => (calls::run, true),
        Some("containers") => (containers::run, true),
        Some("alterations") => (alterations::run, false),
        Some("features") => (features::run, false),
        Some("pictures") => (pictures::run, false),
        Some("violations") => (violations::run, false),
        Some("words") => (words::run, false),
        Some("help" | "-h" | "--help") => return usage(),
        Some(other) => return misuse(&format!("there is no chore `{other}`")),
        None => return misuse("name a chore"),
    };
    let mut options = Options::default();
    for argument in arguments {
        match argument.as_str() {
            "--check" => options.check = true,
            "-h" | "--help" => return usage(),
            flag if flag.starts_with('-') => return misuse(&format!("unknown option `{flag}`")),
            name if !takes_names => return misuse(&format!("this chore takes no name `{name}`")),
            name => options.names.push(name.trim_end_matches(".hlsl").to_owned()),
        }
    }
    match chore(&options) {
        Ok(report) => report.conclude(options.check),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> ExitCode {
    print!("{USAGE}");
    ExitCode::SUCCESS
}

/// Exit code 2 tells a wrong command line from a failed chore.
fn misuse(message: &str) -> ExitCode {
    eprint!("error: {message}\n\n{USAGE}");
    ExitCode::from(2)
}
