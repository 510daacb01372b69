//! DXC's assembler, validator and compiler, and the containers that they make.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;

use super::Error;
use crate::batch::{self, Outcome};

/// DXC as a program that does many jobs, and a folder that they read and write.
#[derive(Debug)]
pub(super) struct Dxc {
    program: OsString,
    /// The folder in which jobs run; it goes when this is dropped.
    pub(super) folder: PathBuf,
}

impl Dxc {
    /// The program that the variable DXC110 names, or `dxc110` on PATH.
    pub(super) fn from_environment() -> Result<Self, Error> {
        let program = env::var_os("DXC110").unwrap_or_else(|| "dxc110".into());
        let folder = env::temp_dir().join(format!("xtask-features-{}", process::id()));
        fs::create_dir_all(&folder).map_err(Error::io(&folder))?;
        Ok(Self { program, folder })
    }

    /// Does the jobs in their order; one outcome a job.
    pub(super) fn run(&self, jobs: &[String]) -> Result<Vec<Outcome>, Error> {
        batch::run(&self.program, &self.folder, jobs).map_err(Error::io(Path::new(&self.program)))
    }

    /// Writes a file of the folder.
    pub(super) fn write(&self, file: &str, text: &str) -> Result<(), Error> {
        let path = self.folder.join(file);
        fs::write(&path, text).map_err(Error::io(&path))
    }

    /// The flags in the SFI0 part of a container that a job made.
    pub(super) fn feature_info(&self, job: &str, container: &str) -> Result<u64, Error> {
        let path = self.folder.join(container);
        let bytes = fs::read(&path).map_err(Error::io(&path))?;
        feature_info(&bytes).ok_or_else(|| Error::job(job, "the container has no SFI0"))
    }
}

impl Drop for Dxc {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn feature_info(container: &[u8]) -> Option<u64> {
    let u32_at = |at: usize| {
        let bytes = container.get(at..at.checked_add(4)?)?;
        Some(u32::from_le_bytes(bytes.try_into().ok()?) as usize)
    };
    let mut parts = (0..u32_at(28)?).map_while(|part| container.get(u32_at(32 + 4 * part)?..));
    let part = parts.find(|part| part.starts_with(b"SFI0"))?;
    Some(u64::from_le_bytes(part.get(8..16)?.try_into().ok()?))
}
