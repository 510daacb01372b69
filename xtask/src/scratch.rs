//! A folder for the compilers to work in.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process;

use crate::error::Error;

/// A new folder; it goes when this is dropped.
#[derive(Debug)]
pub(crate) struct Scratch {
    pub(crate) folder: PathBuf,
}

impl Scratch {
    /// A folder among the temporary ones.
    pub(crate) fn new() -> Result<Self, Error> {
        // Of one length: a compiler writes it down, and what it makes is to be as long each time.
        let folder = env::temp_dir().join(format!("hlsl-{:05}", process::id() % 100_000));
        fs::create_dir_all(&folder).map_err(Error::io(&folder))?;
        Ok(Self { folder })
    }

    pub(crate) fn read(&self, file: &str) -> Result<Vec<u8>, Error> {
        let path = self.folder.join(file);
        fs::read(&path).map_err(Error::io(&path))
    }

    pub(crate) fn write(&self, file: &str, bytes: &[u8]) -> Result<(), Error> {
        let path = self.folder.join(file);
        fs::write(&path, bytes).map_err(Error::io(&path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
