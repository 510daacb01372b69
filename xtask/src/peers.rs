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
}

const PEERS: [Peer; 2] = [
    Peer { name: "llvm14", variable: "LLVM14_FLAGS", config: Some("llvm-config-14") },
    Peer { name: "llc23", variable: "LLVM23_FLAGS", config: None },
];

/// Builds the peers that the options name, or all, if their flags are known.
pub(crate) fn run(_: &Tools, options: &Options) -> Result<Report, Error> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = root.join("target/peers");
    fs::create_dir_all(&folder).map_err(Error::io(&folder))?;
    let compiler = env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    let mut report = Report::default();
    let mut built = Vec::new();
    let is_named =
        |peer: &&Peer| options.names.is_empty() || options.names.iter().any(|it| it == peer.name);
    for peer in PEERS.iter().filter(is_named) {
        let Some(flags) = flags(peer) else {
            report.skipped.push(format!("{}: set {}", peer.name, peer.variable));
            continue;
        };
        let mut command = Command::new(&compiler);
        command.args(["-std=c++17", "-O2", "-w"]);
        command.arg(root.join("benches/peers").join(peer.name).with_extension("cpp"));
        command.arg("-o").arg(folder.join(peer.name)).args(flags.split_whitespace());
        let output = command.output().map_err(Error::io(Path::new(&compiler)))?;
        match output.status.success() {
            true => built.push(peer.name),
            false => report
                .errors
                .push(Error::refused(peer.name, String::from_utf8_lossy(&output.stderr))),
        }
    }
    report.summary = format!("built in target/peers: {}", built.join(", "));
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
