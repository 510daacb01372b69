//! Files of a folder.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::Error;

/// The files of a folder with this extension, sorted.
pub(crate) fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Error> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(Error::io(folder))? {
        let path = entry.map_err(Error::io(folder))?.path();
        if path.extension().is_some_and(|found| found == extension) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// The name of a file without its extension.
pub(crate) fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
