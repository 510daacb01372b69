//! DXC's assembler, validator and compiler, and the containers that they make.

use dxil_container::FourCC;
use dxil_container::read::{Container, Features};

use crate::batch::{self, Outcome};
use crate::error::Error;
use crate::scratch::Scratch;

/// DXC as a program that does many jobs, and a folder that they read and write.
#[derive(Debug)]
pub(super) struct Dxc {
    /// The folder in which jobs run.
    pub(super) scratch: Scratch,
}

impl Dxc {
    pub(super) fn new() -> Result<Self, Error> {
        Ok(Self { scratch: Scratch::new()? })
    }

    /// Does the jobs in their order; one outcome a job.
    pub(super) fn run(&self, jobs: &[String]) -> Result<Vec<Outcome>, Error> {
        batch::run("dxc110", &self.scratch.folder, jobs)
    }

    /// The flags in the SFI0 part of a container that a job made.
    pub(super) fn feature_info(&self, job: &str, container: &str) -> Result<u64, Error> {
        let bytes = self.scratch.read(container)?;
        let refused = |error| Error::refused(job, error);
        let part = Container::parse(&bytes).map_err(refused)?.part(FourCC::SFI0);
        let part = part.ok_or_else(|| Error::refused(job, "the container has no SFI0"))?;
        Ok(Features::parse(&part).map_err(refused)?.flags.0)
    }
}
