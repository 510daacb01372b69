//! `generate SPEC FOLDER` writes the tables of `dxil_ops`. Its build script runs this.

use std::path::Path;
use std::process::ExitCode;

use dxil_spec::emit::rust;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    let [spec, folder] = &arguments[..] else {
        eprintln!("usage: generate SPEC FOLDER");
        return ExitCode::from(2);
    };
    let spec = dxil_spec::load_checked(Path::new(spec), &[]);
    let written = spec.and_then(|spec| {
        rust::write(&spec, Path::new(folder)).map_err(|error| format!("{error}\n"))
    });
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(errors) => {
            eprint!("{errors}");
            ExitCode::FAILURE
        }
    }
}
