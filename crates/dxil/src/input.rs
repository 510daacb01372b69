//! The files that a command reads.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::Args;
use dxil_container::write::Container;
use walkdir::WalkDir;

use crate::failure::{Failure, Result, at};
use crate::text;

/// The files that a command reads.
#[derive(Args)]
pub(crate) struct Inputs {
    /// Containers, folders to search for containers, or - for standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// A file to read.
pub(crate) struct Source {
    /// Where it is; `-` is standard input.
    pub(crate) path: PathBuf,
    /// Its path from the folder in which it was found, or its name.
    pub(crate) relative: PathBuf,
    /// Whether it was found in a folder, rather than named.
    pub(crate) found: bool,
}

/// What was found.
#[derive(Default)]
pub(crate) struct Sources {
    /// The files in the order in which they were named; those of a folder sorted.
    pub(crate) files: Vec<Source>,
    /// Whether only one file was asked for.
    pub(crate) single: bool,
    /// Folders that could not be searched, or in which nothing was found.
    pub(crate) failures: Vec<Failure>,
}

/// Which files of a folder a command reads.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Container,
    /// Containers and bitcode.
    Module,
    Yaml,
}

impl Kind {
    /// Whether a file is of this kind.
    fn is(self, path: &Path) -> io::Result<bool> {
        match self {
            Self::Container => is_container(path),
            Self::Module => is_module(path),
            Self::Yaml => is_yaml(path),
        }
    }

    /// What such a file is called.
    fn name(self) -> &'static str {
        match self {
            Self::Container => "DXContainer file",
            Self::Module => "DXContainer or bitcode file",
            Self::Yaml => "file named .yaml or .yml",
        }
    }
}

impl Inputs {
    /// One input alone.
    pub(crate) fn one(path: &Path) -> Self {
        Self { files: vec![path.to_owned()] }
    }

    /// Whether standard input is one of them.
    pub(crate) fn has_stdin(&self) -> bool {
        self.files.iter().any(|path| is_stdin(path))
    }

    /// Every file named, and every file of this kind below folders.
    ///
    /// Fails where standard input is named twice.
    pub(crate) fn find(&self, wanted: Kind) -> Result<Sources> {
        if self.files.iter().filter(|path| is_stdin(path)).count() > 1 {
            return Err(Failure::new("standard input can be read once only"));
        }
        let single = matches!(self.files.as_slice(), [path] if !path.is_dir());
        let mut sources = Sources { single, ..Sources::default() };
        for path in &self.files {
            if path.is_dir() && !is_stdin(path) {
                let found = Sources::below(path, wanted);
                if found.is_empty() {
                    let message = format!("{}: the folder has no {}s", name(path), wanted.name());
                    sources.failures.push(Failure::new(message));
                }
                sources.files.extend(found.files);
                sources.failures.extend(found.failures);
            } else {
                let name = path.file_name().unwrap_or(path.as_os_str());
                let (path, relative) = (path.clone(), name.into());
                sources.files.push(Source { path, relative, found: false });
            }
        }
        Ok(sources)
    }
}

impl Sources {
    /// The wanted files below a folder.
    pub(crate) fn below(folder: &Path, wanted: Kind) -> Self {
        let mut sources = Self::default();
        for entry in WalkDir::new(folder).sort_by_file_name() {
            let entry = match entry {
                Ok(entry) if entry.file_type().is_dir() => continue,
                Ok(entry) => entry,
                Err(error) => {
                    sources.failures.push(walk(&error));
                    continue;
                }
            };
            match at(entry.path(), is_wanted(entry.path(), wanted)) {
                Ok(true) => sources.files.push(Source {
                    relative: entry.path().strip_prefix(folder).unwrap_or(entry.path()).into(),
                    path: entry.into_path(),
                    found: true,
                }),
                Ok(false) => {}
                Err(failure) => sources.failures.push(failure),
            }
        }
        sources
    }

    /// Whether there is neither a file nor a reason why.
    pub(crate) fn is_empty(&self) -> bool {
        self.files.is_empty() && self.failures.is_empty()
    }
}

/// Why a folder cannot be searched.
fn walk(error: &walkdir::Error) -> Failure {
    let place = error.path().map(name);
    let failure = match error.io_error() {
        Some(error) => Failure::new(error),
        None => Failure::new("a link leads back to a folder that it is in"),
    };
    match place {
        Some(place) => failure.about(place),
        None => failure,
    }
}

/// Whether it is a file, rather than a device or a pipe, and wanted. A link that leads nowhere is not.
fn is_wanted(path: &Path, wanted: Kind) -> io::Result<bool> {
    Ok(path.is_file() && wanted.is(path)?)
}

/// Whether a file begins as containers do.
fn is_container(path: &Path) -> io::Result<bool> {
    Ok(magic(path)? == b"DXBC")
}

/// Whether a file begins as containers do, or as bitcode.
fn is_module(path: &Path) -> io::Result<bool> {
    Ok([&b"DXBC"[..], b"BC\xc0\xde"].contains(&&magic(path)?[..]))
}

/// The first bytes of a file.
fn magic(path: &Path) -> io::Result<Vec<u8>> {
    let mut magic = Vec::new();
    File::open(path)?.take(4).read_to_end(&mut magic)?;
    Ok(magic)
}

/// Whether a file's name is that of a YAML document.
fn is_yaml(path: &Path) -> io::Result<bool> {
    Ok(path.extension().is_some_and(|extension| extension == "yaml" || extension == "yml"))
}

/// Whether a path stands for a standard stream.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// Reads a file or standard input, up to the size that a container can have.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    const LIMIT: u64 = Container::MAX_SIZE as u64;
    let mut bytes = Vec::new();
    let read = if is_stdin(path) {
        io::stdin().lock().take(LIMIT + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LIMIT + 1).read_to_end(&mut bytes))
    };
    let result = read.map_err(Failure::new).and_then(|_| match bytes.len() {
        size if size > Container::MAX_SIZE => {
            Err(Failure::new(format_args!("a container has {LIMIT} bytes at most")))
        }
        _ => Ok(bytes),
    });
    result.map_err(|failure| failure.about(name(path)))
}

/// How a path is called in messages, without what could do harm to a terminal.
pub(crate) fn name(path: &Path) -> String {
    if is_stdin(path) { "standard input".to_owned() } else { text::path(path) }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&name(&self.path))
    }
}
