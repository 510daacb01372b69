//! A folder for the compilers to work in.

use super::compiler::Compiler;
use super::error::Error;
use super::source;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;

/// A copy of the sources and a folder for each compiler; all goes when this is dropped.
///
/// Compilers see file names without folders only, so that no container depends on where the
/// repository lies, and sources without the lines that name the variants, so that a new one
/// leaves the debug information of others as it is.
#[derive(Debug)]
pub(super) struct Scratch {
    pub(super) folder: PathBuf,
}

impl Scratch {
    pub(super) fn new(sources: &Path) -> Result<Self, Error> {
        let folder = env::temp_dir().join(format!("hlsl-{}", process::id()));
        let scratch = Self { folder };
        for compiler in Compiler::ALL {
            let folder = scratch.folder.join(compiler.name());
            fs::create_dir_all(&folder).map_err(Error::io(&folder))?;
        }
        for entry in fs::read_dir(sources).map_err(Error::io(sources))? {
            let path = entry.map_err(Error::io(sources))?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if name.ends_with(".hlsl") {
                let text = fs::read_to_string(&path).map_err(Error::io(&path))?;
                scratch.write(&name, source::body(&text).as_bytes())?;
            } else {
                fs::copy(&path, scratch.folder.join(&*name)).map_err(Error::io(&path))?;
            }
        }
        Ok(scratch)
    }

    pub(super) fn read(&self, file: &str) -> Result<Vec<u8>, Error> {
        let path = self.folder.join(file);
        fs::read(&path).map_err(Error::io(&path))
    }

    pub(super) fn write(&self, file: &str, bytes: &[u8]) -> Result<(), Error> {
        let path = self.folder.join(file);
        fs::write(&path, bytes).map_err(Error::io(&path))
    }

    /// Whether a compiler wrote down where this folder is.
    pub(super) fn is_named_in(&self, bytes: &[u8]) -> bool {
        let name = self.folder.file_name().unwrap_or_default().as_encoded_bytes();
        bytes.windows(name.len()).any(|window| window == name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
