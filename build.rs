//! Generates the tables of `dxil_ops` from `dxil-ops.spec`.

use std::path::{Path, PathBuf};
use std::{env, process};

fn main() {
    println!("cargo::rerun-if-changed=dxil-ops.spec");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let written = dxil_spec::load_checked(Path::new("dxil-ops.spec"), &[]).and_then(|spec| {
        dxil_spec::emit::rust::write(&spec, &out).map_err(|error| error.to_string())
    });
    if let Err(errors) = written {
        eprintln!("{errors}");
        process::exit(1);
    }
}
