//! The files that a command reads.

use std::ffi::OsStr;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::mem;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Args;
use dxbc_code::level9::Shader;
use dxil_container::layout::{Header, MultiStreamHeader};
use dxil_container::read::Effect;
use dxil_container::write::Container;
use dxil_container::{Record, default_limit};
use dxil_inspect::text::escaped;
use walkdir::{DirEntry, WalkDir};

use crate::failure::{Failure, Result};
use crate::parallel::{self, Jobs};
use crate::text;

// The files that a command reads.
#[derive(Args)]
pub(crate) struct Inputs {
    /// Containers, folders to search for containers, or - for standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Inputs {
    /// The help of commands that list all kinds of shaders.
    pub(crate) const LISTED: &str = "Files, folders to search for containers, bitcode and shaders of Direct3D 9, or - for standard input";
    /// The help of commands that read bitcode and text, too.
    pub(crate) const MODULES: &str =
        "Files, folders to search for containers, bitcode and .ll files, or - for standard input";
    /// The help of commands that read YAML.
    pub(crate) const YAML: &str =
        "Files, folders to search for .yaml and .yml files, or - for standard input";
}

/// A file to read.
pub(crate) struct Source {
    /// Its path; `-` is standard input.
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
    /// Whether the command line names a single file.
    pub(crate) single: bool,
    /// The failures to search folders, and folders without a file of the kind.
    pub(crate) failures: Vec<Failure>,
    /// The expected kind.
    pub(crate) kind: Kind,
}

/// A kind of files.
#[derive(Clone, Copy, Default)]
pub(crate) enum Kind {
    /// Containers.
    Container,
    /// Files with a module: containers, program databases, bitcode.
    Module,
    /// Files with a module, and shaders of Direct3D 9 without a container.
    Program,
    /// Files with a module, and effects and shaders of Direct3D 9 without a container.
    Listed,
    /// Files with a module, and LLVM's textual IR.
    Shader,
    /// The same as [`Container`](Self::Container), but what a file is instead is for the command to say.
    JudgedContainer,
    /// The same as [`Shader`](Self::Shader), but what a binary file is instead is for the command to say.
    JudgedShader,
    /// YAML documents.
    Yaml,
    /// Anything.
    #[default]
    Any,
}

impl Kind {
    /// The number of bytes at the start of a file that suffice to recognize its kind.
    const HEAD: usize = 32;

    /// The extensions of files that compilers write.
    const COMPILED: &[&str] = &["dxil", "dxbc", "cso", "fxo", "fxc"];

    /// Whether a file in a folder is of this kind, or is named as one and may be damaged.
    fn is_wanted(self, path: &Path) -> io::Result<bool> {
        if matches!(self, Self::Yaml | Self::Any) {
            return Ok(self.is_named(path));
        }
        let head = magic(path)?;
        let is_module = is_container(&head) || is_bitcode(&head);
        // Effects of other profiles end their version like those that are listed.
        let is_known = is_module || is_listed(&head) || head.ends_with(b"\xff\xfe");
        let is_wanted = match self {
            Self::Container | Self::JudgedContainer => is_container(&head),
            Self::Program => is_module || Shader::is_file(&head),
            Self::Listed => is_module || is_listed(&head),
            _ => is_module,
        };
        Ok(is_wanted || !is_known && self.is_named(path))
    }

    /// Whether a file has a name as those of this kind.
    fn is_named(self, path: &Path) -> bool {
        match self {
            Self::Any => true,
            Self::Yaml => has_extension(path, &["yaml", "yml"]),
            Self::Shader | Self::JudgedShader if has_extension(path, &["ll"]) => true,
            _ => has_extension(path, Self::COMPILED),
        }
    }

    /// The name of the kind in messages.
    fn name(self) -> &'static str {
        match self {
            Self::Container | Self::JudgedContainer => "DXContainer file",
            Self::Module => "DXContainer or bitcode file",
            Self::Program => "DXContainer, Direct3D 9 or bitcode file",
            Self::Listed => "DXContainer, effect, Direct3D 9 or bitcode file",
            Self::Shader | Self::JudgedShader => "DXContainer, bitcode or .ll file",
            Self::Yaml => ".yaml or .yml file",
            Self::Any => "file",
        }
    }

    /// Whether a file that begins with these bytes may be of this kind. Otherwise, the rest need not be read.
    fn begins(self, head: &[u8]) -> bool {
        match self {
            Self::Container | Self::JudgedContainer => is_container(head),
            Self::Module => {
                let program = head.get(8..12) == Some(b"DXIL");
                let is_database = head.starts_with(&MultiStreamHeader::MAGIC);
                is_container(head) || program || is_bitcode(head) || is_database
            }
            Self::Program => Shader::is_file(head) || Self::Module.begins(head),
            Self::Listed => is_listed(head) || Self::Module.begins(head),
            Self::Shader | Self::JudgedShader => is_text(head) || Self::Module.begins(head),
            Self::Yaml | Self::Any => true,
        }
    }

    /// The start of a file that is not of this kind, if that tells how it is damaged; otherwise, what it should be.
    fn unlike(self, mut head: Vec<u8>) -> Result<Vec<u8>> {
        /// The number of bytes to show.
        const SHOWN: usize = 16;
        if let Some((what, advice)) = recognized(&head) {
            let message = format!("expected a {}, the file is {what}: {advice}", self.name());
            return Err(Failure::new(message));
        }
        match self {
            Self::JudgedContainer | Self::JudgedShader => return Ok(head),
            _ if head.is_empty() => return Err(Failure::empty()),
            // It may be the start of a header.
            Self::Container => return Ok(head),
            _ => {}
        }
        let line = head.iter().position(|byte| b"\r\n".contains(byte));
        head.truncate(line.filter(|&end| end > 0).unwrap_or(SHOWN).min(SHOWN));
        let (kind, head) = (self.name(), escaped(&head));
        Err(Failure::new(format_args!("expected a {kind}, the file begins with `{head}`")))
    }
}

impl Inputs {
    /// A single input.
    pub(crate) fn one(path: &Path) -> Self {
        Self { files: vec![path.to_owned()] }
    }

    /// Whether standard input is one of them.
    pub(crate) fn has_stdin(&self) -> bool {
        self.files.iter().any(|path| is_stdin(path))
    }

    /// The named files, and the files of this kind below named folders.
    ///
    /// Fails if standard input is named twice.
    pub(crate) fn find(&self, kind: Kind, jobs: Jobs) -> Result<Sources> {
        if self.files.iter().filter(|path| is_stdin(path)).count() > 1 {
            return Err(Failure::new("standard input can be read once only"));
        }
        let single = matches!(self.files.as_slice(), [path] if !path.is_dir());
        let mut sources = Sources { single, kind, ..Sources::default() };
        for path in &self.files {
            if path.is_dir() && !is_stdin(path) {
                let found = Sources::below(path, kind, jobs);
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
    /// The files of this kind below a folder.
    pub(crate) fn below(folder: &Path, kind: Kind, jobs: Jobs) -> Self {
        /// Starting a thread takes as long as reading the first bytes of this many files.
        const FILES_FOR_A_THREAD: usize = 32;
        let entries: Vec<_> = WalkDir::new(folder).sort_by_file_name().into_iter().collect();
        let look = |index: usize| match &entries[index] {
            Ok(entry) if entry.file_type().is_dir() => Ok(false),
            // To read what cannot be looked at fails again, with the error for that file.
            Ok(entry) => Ok(is_wanted(entry, kind).unwrap_or(true)),
            Err(error) => Err(walk(error)),
        };
        let mut sources = Self { kind, ..Self::default() };
        let threads = jobs.threads(entries.len() / FILES_FOR_A_THREAD);
        parallel::in_order(entries.len(), threads, look, |index, wanted| {
            match (mem::replace(wanted, Ok(false)), &entries[index]) {
                (Ok(true), Ok(entry)) => sources.files.push(Source {
                    relative: entry.path().strip_prefix(folder).unwrap_or(entry.path()).into(),
                    path: entry.path().to_owned(),
                    found: true,
                }),
                (Ok(_), _) => {}
                (Err(failure), _) => sources.failures.push(failure),
            }
            ControlFlow::Continue(())
        });
        sources
    }

    /// Whether there are neither files nor failures.
    pub(crate) fn is_empty(&self) -> bool {
        self.files.is_empty() && self.failures.is_empty()
    }
}

/// The failure to search a folder.
fn walk(error: &walkdir::Error) -> Failure {
    let place = error.path().map(name);
    let failure = match error.io_error() {
        Some(error) => Failure::new(error),
        None => Failure::new("a link leads to a folder that contains it"),
    };
    match place {
        Some(place) => failure.about(place),
        None => failure,
    }
}

/// Whether an entry of a folder is a regular file of this kind, or a link to one: no device, no pipe. A link that leads nowhere
/// counts by its name, and cannot be read.
fn is_wanted(entry: &DirEntry, kind: Kind) -> io::Result<bool> {
    let path = entry.path();
    if entry.file_type().is_file() || path.is_file() {
        return kind.is_wanted(path);
    }
    Ok(entry.path_is_symlink() && fs::metadata(path).is_err() && kind.is_named(path))
}

/// Whether a file has one of these extensions, in letters of either case.
fn has_extension(path: &Path, wanted: &[&str]) -> bool {
    let has = |it: &OsStr| wanted.iter().any(|wanted| it.eq_ignore_ascii_case(wanted));
    path.extension().is_some_and(has)
}

/// The first bytes of a file; zeros if it is shorter.
fn magic(path: &Path) -> io::Result<[u8; 4]> {
    let mut magic = [0; 4];
    match File::open(path)?.read_exact(&mut magic) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok([0; 4]),
        result => result.map(|()| magic),
    }
}

/// Whether a file that begins with these bytes is a container.
pub(crate) fn is_container(head: &[u8]) -> bool {
    head.starts_with(b"DXBC")
}

/// Whether a file that begins with these bytes is bitcode, of either dialect, with or without a wrapper.
pub(crate) fn is_bitcode(head: &[u8]) -> bool {
    head.starts_with(b"BC\xc0\xde") || head.starts_with(b"\xde\xc0\x17\x0b")
}

/// Whether a file may be text in UTF-8, by its first bytes, which may end within a character.
pub(crate) fn is_text(file: &[u8]) -> bool {
    let head = file.get(..Kind::HEAD).unwrap_or(file);
    let is_utf8 = std::str::from_utf8(head).map_or_else(|it| it.error_len().is_none(), |_| true);
    !head.is_empty() && is_utf8 && !head.contains(&0)
}

/// What a file is that begins with these bytes and is no container, and which command takes it.
fn recognized(head: &[u8]) -> Option<(&'static str, &'static str)> {
    let begins = |starts: &[&[u8]]| starts.iter().any(|start| head.starts_with(start));
    if is_bitcode(head) {
        Some(("bitcode", "`dxil as` makes a container of it"))
    } else if begins(&[b"--- !dxcontainer"]) {
        Some(("YAML", "`dxil from-yaml` makes a container of it"))
    } else if begins(&[b";", b"target ", b"source_filename", b"define ", b"declare ", b"%", b"@"]) {
        Some(("LLVM IR", "`dxil as` makes a container of it"))
    } else if begins(&[b"\xff\xfe", b"\xfe\xff"]) {
        Some(("text in UTF-16", "save it in UTF-8"))
    } else if begins(&[&MultiStreamHeader::MAGIC]) {
        Some(("a program database", "`dxil dis` lists its shader"))
    } else {
        None
    }
}

/// Whether a file begins as an effect or a shader of Direct3D 9 without a container.
fn is_listed(head: &[u8]) -> bool {
    Effect::is_file(head) || Shader::is_file(head)
}

/// Whether a path stands for a standard stream.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// Reads a file or standard input, up to the maximum size of a container. Of a file that begins unlike its
/// kind, it reads only the start.
pub(crate) fn read(path: &Path, kind: Kind) -> Result<Vec<u8>> {
    let read = match is_stdin(path) {
        true => read_from(io::stdin().lock(), 0, kind),
        false => File::open(path).map_err(Failure::new).and_then(|file| {
            let size = file.metadata().map_or(0, |metadata| metadata.len());
            read_from(file, size, kind)
        }),
    };
    read.map_err(|failure| failure.about(name(path)))
}

/// Reads all, or only the start if that is unlike the kind. The size is about how much there is.
fn read_from(mut reader: impl Read, size: u64, kind: Kind) -> Result<Vec<u8>> {
    // A size may be wrong, and a larger file takes no more reads by its own.
    const MOST_RESERVED: u64 = 1 << 20;
    let mut bytes = Vec::with_capacity(size.min(MOST_RESERVED) as usize + Kind::HEAD);
    reader.by_ref().take(Kind::HEAD as u64).read_to_end(&mut bytes).map_err(Failure::new)?;
    if !kind.begins(&bytes) {
        return kind.unlike(bytes);
    }
    let (most, what) = most(&bytes);
    reader.take(most + 1 - bytes.len() as u64).read_to_end(&mut bytes).map_err(Failure::new)?;
    match bytes.len() as u64 > most {
        true => Err(Failure::new(format_args!("{what}: the maximum is {most} bytes"))),
        false => Ok(bytes),
    }
}

/// The maximum number of bytes to read of a file that begins with `head`, and the message for larger files.
/// A container may be followed by as many bytes as it may unfold to.
fn most(head: &[u8]) -> (u64, &'static str) {
    const MOST: u64 = Container::MAX_SIZE as u64;
    let header = head.get(..Header::SIZE).and_then(Header::decode);
    match header.filter(|_| is_container(head)) {
        Some(header) if u64::from(header.file_size) <= MOST => {
            let trailing = default_limit(header.file_size as usize) as u64;
            (u64::from(header.file_size) + trailing, "too much follows the container")
        }
        _ => (MOST, "the file is too large"),
    }
}

/// The name of a path in messages, without characters that could harm a terminal.
pub(crate) fn name(path: &Path) -> String {
    if is_stdin(path) { "standard input".to_owned() } else { text::path(path) }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&name(&self.path))
    }
}
