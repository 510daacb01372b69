//! `xtask release`: the command as others get it, built with a profile of what it does with the fixtures.
//!
//! The compiler then knows which code runs often: it calls less of it, keeps more of its values in registers, and places
//! next to each other what runs. `xtask table` builds the benches with that profile if `DXIL_PROFILE` names it.

use std::env::consts::{ARCH, EXE_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::scratch::Scratch;
use crate::tool::Tools;

/// The system for which the command is built without shared libraries.
const LINUX: bool = cfg!(all(target_os = "linux", target_env = "gnu"));

/// A build, with flags for the compiler besides those of README.
pub(crate) struct Build<'f> {
    /// The folder to build in, if not Cargo's.
    pub(crate) folder: Option<&'f Path>,
    pub(crate) flags: Vec<String>,
}

impl Build<'_> {
    /// Cargo with a subcommand, as README says how to build the command: for Linux, without shared libraries and at a
    /// fixed address.
    pub(crate) fn cargo(&self, subcommand: &str) -> Command {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.arg(subcommand).current_dir(root());
        if let Some(folder) = self.folder {
            cargo.arg("--target-dir").arg(folder);
        }
        let mut flags = self.flags.clone();
        if LINUX {
            flags.extend(
                ["-Ctarget-feature=+crt-static", "-Crelocation-model=static"].map(Into::into),
            );
            cargo.args(["--target", &format!("{ARCH}-unknown-linux-gnu")]);
        }
        if !flags.is_empty() {
            // A path may have spaces.
            cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
        }
        cargo
    }
}

/// Builds the command in a folder with a flag, and returns its path.
fn build(folder: &Path, flag: String) -> Result<PathBuf, Error> {
    let mut cargo = Build { folder: Some(folder), flags: vec![flag] }.cargo("build");
    succeed(cargo.args(["--release", "--package", "dxil", "--bin", "dxil"]))?;
    let folder = match LINUX {
        true => folder.join(format!("{ARCH}-unknown-linux-gnu")),
        false => folder.to_owned(),
    };
    Ok(folder.join("release").join(format!("dxil{EXE_SUFFIX}")))
}

pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// The flag of the compiler for a profile.
pub(crate) fn with_profile(profile: &Path) -> String {
    format!("-Cprofile-use={}", profile.display())
}

/// Builds the command twice: first to count what runs, then with the counts.
pub(crate) fn run(_: &Tools, _: &Options) -> Result<Report, Error> {
    let folder = root().join("target/release-profile");
    let merge = profile_tool()?;
    fs::create_dir_all(&folder).map_err(Error::io(&folder))?;
    let folder = folder.canonicalize().map_err(Error::io(&folder))?;
    let counts = folder.join("counts");
    // Those of other code would be added.
    if counts.exists() {
        fs::remove_dir_all(&counts).map_err(Error::io(&counts))?;
    }
    let counting =
        build(&folder.join("counting"), format!("-Cprofile-generate={}", counts.display()))?;
    let jobs = train(&counting)?;
    let profile = folder.join("dxil.profdata");
    succeed(Command::new(merge).arg("merge").arg("-o").arg(&profile).arg(&counts))?;
    let program = build(&folder, with_profile(&profile))?;
    let summary = format!("{}, built with the counts of {jobs} runs", program.display());
    Ok(Report { summary, ..Report::default() })
}

/// `llvm-profdata` of the compiler's own LLVM.
fn profile_tool() -> Result<PathBuf, Error> {
    let rustc = Command::new("rustc").args(["--print", "target-libdir"]).output();
    let rustc = rustc.map_err(Error::io(Path::new("rustc")))?;
    let libraries = String::from_utf8_lossy(&rustc.stdout).trim_end().to_owned();
    let tool = Path::new(&libraries).with_file_name("bin").join("llvm-profdata");
    match tool.with_extension(EXE_SUFFIX.trim_start_matches('.')).exists() {
        true => Ok(tool),
        false => {
            Err(Error::refused("llvm-profdata", "add it with `rustup component add llvm-tools`"))
        }
    }
}

/// A run of the command: what it reads, `containers` or what an earlier run wrote, and the folder that it writes to, if any.
type Job = (&'static str, &'static str, Option<&'static str>);

/// What it does with containers.
const JOBS: [Job; 7] = [
    ("dump", "containers", None),
    ("dis", "containers", Some("listings")),
    ("validate", "containers", None),
    ("verify", "containers", None),
    ("strip", "containers", Some("stripped")),
    ("yaml", "containers", Some("yaml")),
    ("from-yaml", "yaml", Some("of-yaml")),
];

/// And with those of DXIL.
const DXIL_JOBS: [Job; 3] = [
    ("as", "listings", Some("of-text")),
    ("as", "containers", Some("again")),
    ("upgrade", "containers", Some("upgraded")),
];

/// Runs the command with the fixtures, as its users do. Returns the number of runs.
fn train(program: &Path) -> Result<usize, Error> {
    let fixtures = root().join("tests/fixtures");
    let mut runs = 0;
    let mut run = |command: &mut Command, output: Option<&Path>| {
        runs += 1;
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let status = command.status().map_err(Error::io(program))?;
        // Some fixtures of a folder are refused, or have findings.
        let has_run = status.code().is_some_and(|it| it <= 2);
        match has_run && output.is_none_or(Path::exists) {
            true => Ok(()),
            false => Err(Error::refused(format!("{command:?}"), status)),
        }
    };
    for (name, more) in [("dxc110", &DXIL_JOBS[..]), ("dxc17", &DXIL_JOBS), ("fxc", &[])] {
        let containers = fixtures.join("containers").join(name);
        let scratch = Scratch::new()?;
        for (command, input, output) in JOBS.iter().chain(more) {
            let made = scratch.folder.join(input);
            let output = output.map(|it| scratch.folder.join(it));
            let mut job = Command::new(program);
            job.arg(command).arg(if *input == "containers" { &containers } else { &made });
            job.args(output.iter().flat_map(|it| [Path::new("-O"), it]));
            run(&mut job, output.as_deref())?;
        }
    }
    let (scratch, folder) = (Scratch::new()?, fixtures.join("clang"));
    for file in fs::read_dir(&folder).map_err(Error::io(&folder))? {
        let file = file.map_err(Error::io(&folder))?.path();
        if file.extension().is_some_and(|it| it == "ll") {
            let output = scratch.folder.join(file.file_name().unwrap_or_default());
            let mut job = Command::new(program);
            job.args(["llc", "-filetype=obj", "-o"]).arg(&output).arg(file);
            run(&mut job, Some(&output))?;
        }
    }
    Ok(runs)
}

fn succeed(command: &mut Command) -> Result<(), Error> {
    let status = command.status().map_err(Error::io(Path::new(command.get_program())))?;
    match status.success() {
        true => Ok(()),
        false => Err(Error::refused(format!("{command:?}"), status)),
    }
}
