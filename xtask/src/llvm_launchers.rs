//! `xtask llvm-launchers`: programs with the names of LLVM's that call `dxil`, so that LLVM's own tests can be run on it.

use std::fs;
use std::path::Path;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use crate::tool::Tools;

/// The programs, what each calls, and whether it reads standard input if no file is named. LLVM's `llc` does not sign, and
/// LLVM's `yaml2obj` warns of nothing: tests pass its errors on with the file.
const LAUNCHERS: [(&str, &str, bool); 5] = [
    ("dxil-dis", "dis", true),
    ("llc", "llc -dx-as-llvm", false),
    ("obj2yaml", "yaml", true),
    ("opt", "opt", false),
    ("yaml2obj", "from-yaml --quiet", true),
];

/// Names standard input if there is no file: no argument but options, and the value of `-o`.
const STANDARD_INPUT: &str = r#"input=- previous=
for argument; do
  case $previous:$argument in -o:*) ;; *:- | *:[!-]*) input= ;; esac
  previous=$argument
done
[ -z "$input" ] || set -- - "$@"
"#;

/// Writes the launchers to the folder that the options name.
pub(crate) fn run(_: &Tools, options: &Options) -> Result<Report, Error> {
    let [folder] = &options.names[..] else {
        return Err(Error::refused("llvm-launchers", "name the folder to write to"));
    };
    let folder = Path::new(folder);
    fs::create_dir_all(folder).map_err(Error::io(folder))?;
    let own = std::env::current_exe().map_err(Error::io(folder))?;
    let dxil = own.with_file_name("dxil");
    let mut output = Output::new(folder, options.check);
    for (name, subcommand, reads) in LAUNCHERS {
        let default = if reads { STANDARD_INPUT } else { "" };
        let dxil = dxil.display();
        let text = format!("#!/bin/sh\n{default}exec '{dxil}' {subcommand} \"$@\"\n");
        output.put(name, text.as_bytes())?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let path = folder.join(name);
            let permissions = fs::Permissions::from_mode(0o755);
            fs::set_permissions(&path, permissions).map_err(Error::io(&path))?;
        }
    }
    let summary = format!("{} launchers of {}", LAUNCHERS.len(), dxil.display());
    Ok(Report { changes: output.changes, summary, ..Report::default() })
}
