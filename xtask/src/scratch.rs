//! A folder for the compilers to work in.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::error::Error;

/// A temporary folder, which is removed on drop.
#[derive(Debug)]
pub(crate) struct Scratch {
    pub(crate) folder: PathBuf,
}

impl Scratch {
    /// Creates a temporary folder.
    pub(crate) fn new() -> Result<Self, Error> {
        // The path has a constant length, because a compiler stores it, and its output is to have
        // the same length each time.
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = process::id().wrapping_add(COUNT.fetch_add(7919, Ordering::Relaxed));
        let folder = env::temp_dir().join(format!("hlsl-{:05}", number % 100_000));
        fs::create_dir_all(&folder).map_err(Error::io(&folder))?;
        Ok(Self { folder })
    }

    pub(crate) fn read(&self, file: &str) -> Result<Vec<u8>, Error> {
        let path = self.folder.join(file);
        fs::read(&path).map_err(Error::io(&path))
    }

    /// Copies a file into the folder, under its own name.
    pub(crate) fn copy(&self, file: &Path) -> Result<(), Error> {
        let name = file.file_name().unwrap_or_default();
        fs::copy(file, self.folder.join(name)).map(drop).map_err(Error::io(file))
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
