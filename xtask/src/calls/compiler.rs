//! Runs DXC: HLSL to a container, and the container to its listing.

use crate::error::Error;
use crate::scratch::Scratch;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// DXC and a folder for what it writes.
#[derive(Debug)]
pub(crate) struct Compiler {
    program: OsString,
    scratch: Scratch,
}

/// Why there is no listing.
#[derive(Debug)]
pub(crate) enum Failure {
    /// DXC said no, in these words.
    Rejected(String),
    /// DXC could not be run, or its output not be read.
    Machine(Error),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::Machine(error)
    }
}

impl Compiler {
    /// The compiler that the variable DXC names, or `dxc` on PATH.
    pub(crate) fn from_environment() -> Result<Self, Error> {
        let program = env::var_os("DXC").unwrap_or_else(|| "dxc".into());
        Ok(Self { program, scratch: Scratch::new()? })
    }

    /// The listing of `source` compiled with `options`.
    ///
    /// `job` keeps the files of variants that compile at the same time apart.
    pub(crate) fn listing(
        &self,
        source: &Path,
        options: &str,
        job: usize,
    ) -> Result<String, Failure> {
        let container = self.scratch.folder.join(format!("{job}.dxo"));
        let listing = self.scratch.folder.join(format!("{job}.ll"));

        // Two steps, because only some builds write a listing while they compile.
        let mut compile = Command::new(&self.program);
        compile.args(options.split(' ')).arg(source).arg("-Fo").arg(&container);
        self.run(&mut compile)?;
        let mut dump = Command::new(&self.program);
        dump.arg("-dumpbin").arg(&container).arg("-Fc").arg(&listing);
        self.run(&mut dump)?;

        let bytes = fs::read(&listing).map_err(Error::io(&listing))?;
        let _ = fs::remove_file(&container);
        let _ = fs::remove_file(&listing);
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn run(&self, command: &mut Command) -> Result<(), Failure> {
        let output = command.output().map_err(Error::io(Path::new(&self.program)))?;
        let Output { status, stdout, stderr } = output;
        if status.success() {
            return Ok(());
        }
        let messages = [stderr, stdout].concat();
        let messages = String::from_utf8_lossy(&messages);
        Err(Failure::Rejected(format!("{}\n({status})", messages.trim_end())))
    }
}
