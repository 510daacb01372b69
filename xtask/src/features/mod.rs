//! `xtask features`: the shader features that DXC's validator finds in a module with one
//! call, for every call that the spec allows; and those of the shaders of `xtask calls`.

mod dxc;
mod measure;
mod module;
mod shaders;
mod table;

use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::output::{FileError, Output};
use dxc::Dxc;

/// Measures anew, and writes the fixtures or says how they would change.
pub(crate) fn run(check: bool) -> Result<Vec<String>, Error> {
    let dxc = Dxc::from_environment()?;
    let folder = fixtures().join("features");
    let mut output = Output::new(&folder, check);
    output.put("shaders.tsv", shaders::shaders(&dxc)?.as_bytes())?;
    for (file, text) in
        [("calls.tsv.gz", table::calls(&dxc)?), ("validators.tsv.gz", table::validators(&dxc)?)]
    {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        let zipped = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
        output.put(file, &zipped.map_err(Error::io(&folder))?)?;
    }
    Ok(output.changes)
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures")
}

/// What can go wrong.
#[derive(Debug)]
pub(crate) enum Error {
    /// A file or program could not be used.
    File(FileError),
    /// DXC did not do a job, or did not say what it was to say.
    Job { job: String, message: String },
}

impl Error {
    fn io(path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::File(FileError { path: path.to_owned(), source })
    }

    fn job(job: &str, message: &str) -> Self {
        Self::Job { job: job.to_owned(), message: message.to_owned() }
    }
}

impl From<FileError> for Error {
    fn from(error: FileError) -> Self {
        Self::File(error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(FileError { path, source }) => write!(f, "{}: {source}", path.display()),
            Self::Job { job, message } => write!(f, "{job}: {message}"),
        }
    }
}

impl std::error::Error for Error {}
