//! `xtask peers`: the programs of `benches/peers`, with which benches compare, in `target/peers`.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::tool::Tools;

/// A program, and what tells how to compile and link it: a variable with flags, or else a program that prints them.
struct Peer {
    name: &'static str,
    variable: &'static str,
    config: Option<&'static str>,
    /// What has the headers and the library that it needs.
    package: &'static str,
}

const PEERS: [Peer; 2] = [
    Peer {
        name: "llvm14",
        variable: "LLVM14_FLAGS",
        config: Some("llvm-config-14"),
        package: "Debian's llvm-14-dev, whose llvm-config-14 prints the flags",
    },
    Peer {
        name: "llc23",
        variable: "LLVM23_FLAGS",
        config: None,
        package: "Debian's llvm-23-dev, or a build of LLVM 23",
    },
];

/// The names of the peers.
pub(crate) fn names() -> Vec<&'static str> {
    PEERS.iter().map(|peer| peer.name).collect()
}

/// Builds the peers that the options name, or all, if their flags are known.
pub(crate) fn run(_: &Tools, options: &Options) -> Result<Report, Error> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = root.join("target/peers");
    fs::create_dir_all(&folder).map_err(Error::io(&folder))?;
    let compiler = env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    let mut report = Report::default();
    let is_named =
        |peer: &&Peer| options.names.is_empty() || options.names.iter().any(|it| it == peer.name);
    for peer in PEERS.iter().filter(is_named) {
        let Some(flags) = flags(peer) else {
            let Peer { name, variable, package, .. } = peer;
            report.skipped.push(format!(
                "{name}: needs {package}; {variable} can state the flags of C++ for its headers and library (-I, -L, -l)"
            ));
            continue;
        };
        let mut command = Command::new(&compiler);
        command.args(["-std=c++17", "-O2", "-w"]);
        command.arg(root.join("benches/peers").join(peer.name).with_extension("cpp"));
        command.arg("-o").arg(folder.join(peer.name)).args(flags.split_whitespace());
        let output = command.output().map_err(|error| {
            Error::refused(&compiler, format!("the C++ compiler, which CXX chooses: {error}"))
        })?;
        match output.status.success() {
            true => report.changes.push(format!("target/peers/{} built\n", peer.name)),
            false => report
                .errors
                .push(Error::refused(peer.name, String::from_utf8_lossy(&output.stderr))),
        }
    }
    report.summary = "programs that benches compare with".to_owned();
    Ok(report)
}

/// The flags of a peer; `None` if they are not known.
fn flags(peer: &Peer) -> Option<String> {
    let stated = env::var(peer.variable).ok();
    stated.or_else(|| {
        let output =
            Command::new(peer.config?).args(["--cppflags", "--ldflags", "--libs"]).output();
        let output = output.ok().filter(|it| it.status.success())?;
        String::from_utf8(output.stdout).ok()
    })
}
