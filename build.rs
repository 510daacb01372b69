//! Generates the tables of `dxil_ops` from `dxil-ops.spec`.
//!
//! In a checkout only: the published package has no build script and takes the copy of the tables
//! in `tests/golden`. The generator is no build dependency, which would be published: it is built
//! here, by the Cargo that runs this, in a target folder of its own.
//!
//! The variable `DXIL_OPS_SPEC` names another spec, to try a change.

use std::env::{self, consts::EXE_SUFFIX};
use std::path::{Path, PathBuf};
use std::process::{self, Command};

const SOURCES: [&str; 5] = [
    "dxil-ops.spec",
    "codegen/Cargo.toml",
    "codegen/src/generate.rs",
    "crates/dxil-spec/Cargo.toml",
    "crates/dxil-spec/src",
];

/// The variable that names another spec.
const SPEC: &str = "DXIL_OPS_SPEC";

fn main() {
    println!("cargo::rerun-if-env-changed={SPEC}");
    let other = env::var_os(SPEC).map(PathBuf::from);
    if let Some(other) = &other {
        println!("cargo::rerun-if-changed={}", other.display());
    }
    for source in SOURCES {
        println!("cargo::rerun-if-changed={source}");
    }
    println!("cargo::rustc-cfg=checkout");
    let out = variable("OUT_DIR");
    let spec = other.unwrap_or_else(|| SOURCES[0].into());
    run(Command::new(generator(&out)).arg(spec).arg(&out));
}

/// The generator, built for this machine whatever the target of the build around it.
fn generator(out: &Path) -> PathBuf {
    let target = target_folder(out).join("generator");
    let host = variable("HOST");
    let mut cargo = Command::new(variable("CARGO"));
    cargo.args(["build", "--quiet", "--manifest-path=codegen/Cargo.toml"]);
    cargo.args(["--bin=generate", "--no-default-features", "--target"]).arg(&host);
    // The folders of the build around it are locked.
    cargo.arg("--target-dir").arg(&target).env("CARGO_BUILD_BUILD_DIR", &target);
    // Flags and wrappers are meant for that build: clippy, a fuzzer, code for a device.
    cargo.env("CARGO_ENCODED_RUSTFLAGS", "");
    cargo.env_remove("RUSTC_WRAPPER").env_remove("RUSTC_WORKSPACE_WRAPPER");
    // It runs for half a second: building it is what takes time.
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_INCREMENTAL", "0");
    run(&mut cargo);
    target.join(host).join("debug").join(format!("generate{EXE_SUFFIX}"))
}

/// The folder `target` of `target/profile/build/.../out` or `target/triple/profile/build/.../out`:
/// there, one generator serves all profiles and targets.
fn target_folder(out: &Path) -> &Path {
    let triple = variable("TARGET");
    let from_build = out.ancestors().skip_while(|folder| !folder.ends_with("build"));
    from_build.skip(2).find(|folder| !folder.ends_with(&triple)).unwrap_or(out)
}

/// A variable that Cargo sets for build scripts.
fn variable(name: &str) -> PathBuf {
    env::var_os(name).unwrap_or_else(|| panic!("Cargo does not set {name}")).into()
}

/// Runs a command, which prints what is wrong itself.
fn run(command: &mut Command) {
    match command.status() {
        Ok(status) if status.success() => {}
        Ok(_) => process::exit(1),
        Err(error) => panic!("{command:?}: {error}"),
    }
}
