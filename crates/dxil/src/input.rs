//! The files that a command reads.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::Args;
use dxil_container::layout::Header;
use dxil_container::write::Container;
use dxil_container::{Record, default_limit};
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

/// The files that were found.
#[derive(Default)]
pub(crate) struct Sources {
    /// The files in the order in which they were named; those of a folder sorted.
    pub(crate) files: Vec<Source>,
    /// Whether only one file was asked for.
    pub(crate) single: bool,
    /// Folders that could not be searched, or in which nothing was found.
    pub(crate) failures: Vec<Failure>,
    /// The kind that the files should be of.
    pub(crate) kind: Kind,
}

/// A kind of files.
#[derive(Clone, Copy, Default)]
pub(crate) enum Kind {
    /// Containers.
    Container,
    /// Files with a module: containers, program databases, bitcode.
    Module,
    /// YAML documents.
    Yaml,
    /// Anything.
    #[default]
    Any,
}

impl Kind {
    /// The most bytes at the start that tell what a file is.
    const HEAD: usize = 32;

    /// Whether such a file is wanted, if a folder has it.
    fn is_wanted(self, path: &Path) -> io::Result<bool> {
        match self {
            Self::Container => Ok(magic(path)? == b"DXBC"),
            Self::Module => Ok([&b"DXBC"[..], b"BC\xc0\xde"].contains(&&magic(path)?[..])),
            Self::Yaml => Ok(path
                .extension()
                .is_some_and(|extension| extension == "yaml" || extension == "yml")),
            Self::Any => Ok(true),
        }
    }

    /// The name of the kind in messages.
    fn name(self) -> &'static str {
        match self {
            Self::Container => "DXContainer file",
            Self::Module => "DXContainer or bitcode file",
            Self::Yaml => "file named .yaml or .yml",
            Self::Any => "file",
        }
    }

    /// Whether a file may be such a one that begins so. The rest of one that is not need not be read.
    fn begins(self, head: &[u8]) -> bool {
        let is_container = head.starts_with(b"DXBC");
        match self {
            Self::Container => is_container,
            Self::Module => {
                let program = head.get(8..12) == Some(b"DXIL");
                let bitcode = [&b"BC\xc0\xde"[..], b"\xde\xc0\x17\x0b", b"Microsoft C/C++ MSF"];
                is_container || program || bitcode.iter().any(|magic| head.starts_with(magic))
            }
            Self::Yaml | Self::Any => true,
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
    pub(crate) fn find(&self, kind: Kind) -> Result<Sources> {
        if self.files.iter().filter(|path| is_stdin(path)).count() > 1 {
            return Err(Failure::new("standard input can be read once only"));
        }
        let single = matches!(self.files.as_slice(), [path] if !path.is_dir());
        let mut sources = Sources { single, kind, ..Sources::default() };
        for path in &self.files {
            if path.is_dir() && !is_stdin(path) {
                let found = Sources::below(path, kind);
                if found.is_empty() {
                    let message = format!("{}: the folder has no {}s", name(path), kind.name());
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
    pub(crate) fn below(folder: &Path, kind: Kind) -> Self {
        let mut sources = Self { kind, ..Self::default() };
        for entry in WalkDir::new(folder).sort_by_file_name() {
            let entry = match entry {
                Ok(entry) if entry.file_type().is_dir() => continue,
                Ok(entry) => entry,
                Err(error) => {
                    sources.failures.push(walk(&error));
                    continue;
                }
            };
            match at(entry.path(), is_wanted(entry.path(), kind)) {
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
fn is_wanted(path: &Path, kind: Kind) -> io::Result<bool> {
    Ok(path.is_file() && kind.is_wanted(path)?)
}

/// The first bytes of a file.
fn magic(path: &Path) -> io::Result<Vec<u8>> {
    let mut magic = Vec::new();
    File::open(path)?.take(4).read_to_end(&mut magic)?;
    Ok(magic)
}

/// Whether a path stands for a standard stream.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// Reads a file or standard input, up to the size that a container can have. Of what begins otherwise
/// than it should, only that start.
pub(crate) fn read(path: &Path, kind: Kind) -> Result<Vec<u8>> {
    let read = match is_stdin(path) {
        true => read_from(io::stdin().lock(), kind),
        false => File::open(path).map_err(Failure::new).and_then(|file| read_from(file, kind)),
    };
    read.map_err(|failure| failure.about(name(path)))
}

/// Reads what begins as it should, and else that start.
fn read_from(mut reader: impl Read, kind: Kind) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.by_ref().take(Kind::HEAD as u64).read_to_end(&mut bytes).map_err(Failure::new)?;
    if !kind.begins(&bytes) {
        return Ok(bytes);
    }
    let (most, what) = most(&bytes);
    reader.take(most + 1 - bytes.len() as u64).read_to_end(&mut bytes).map_err(Failure::new)?;
    match bytes.len() as u64 > most {
        true => Err(Failure::new(format_args!("{what}, {most} bytes are the most"))),
        false => Ok(bytes),
    }
}

/// The most bytes that are read of what begins so, and why it is too large with more. Behind a container
/// there may be as many as it may unfold to.
fn most(head: &[u8]) -> (u64, &'static str) {
    const MOST: u64 = Container::MAX_SIZE as u64;
    let header = head.get(..Header::SIZE).and_then(Header::decode);
    match header.filter(|_| head.starts_with(b"DXBC")) {
        Some(header) if u64::from(header.file_size) <= MOST => {
            let behind = default_limit(header.file_size as usize) as u64;
            (u64::from(header.file_size) + behind, "too much follows the container")
        }
        _ => (MOST, "the file is too large"),
    }
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
