//! The files that a command writes.

use std::collections::BTreeMap;
use std::fs::{self, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anstream::ColorChoice;
use clap::Args;
use dxil_inspect::Style;
use dxil_inspect::text::escaped;
use same_file::is_same_file;

use crate::failure::{Failure, Result};
use crate::input::{self, Source, Sources};
use crate::reply::Reply;
use crate::stdout;
use crate::temporary::Temporary;
use crate::text::appearance;

// The options for the results of a command.
#[derive(Args)]
pub(crate) struct Output {
    /// Write to this file; - is standard output, the default.
    #[arg(short, long, value_name = "FILE", conflicts_with = "output_dir")]
    output: Option<PathBuf>,

    /// Write a file for each input to this folder, which is created if it does not exist.
    #[arg(short = 'O', long, value_name = "DIR")]
    output_dir: Option<PathBuf>,
}

// The options for the results of a command that changes files.
#[derive(Args)]
pub(crate) struct EditOutput {
    #[command(flatten)]
    output: Output,

    /// Replace the files that were read.
    #[arg(short, long, conflicts_with_all = ["output", "output_dir"])]
    in_place: bool,
}

/// The destination of results.
pub(crate) enum Destination {
    Stdout,
    File(PathBuf),
    /// A folder, and the extension of the results; `None` for that of the input.
    Folder(PathBuf, Option<&'static str>),
    InPlace,
}

impl Output {
    /// The destination of the results of these files.
    ///
    /// Fails if results would overwrite inputs or one another.
    pub(crate) fn destination(
        &self,
        sources: &Sources,
        extension: Option<&'static str>,
    ) -> Result<Destination> {
        self.checked(sources, extension, "it would be overwritten")
    }

    /// The destination of the results of these files. The remedy is for results that would overwrite inputs.
    fn checked(
        &self,
        sources: &Sources,
        extension: Option<&'static str>,
        remedy: &str,
    ) -> Result<Destination> {
        let destination = match (&self.output, &self.output_dir) {
            (Some(file), _) if !is_stdout(file) => Destination::File(file.clone()),
            (_, Some(folder)) => Destination::Folder(folder.clone(), extension),
            _ => Destination::Stdout,
        };
        destination.check(sources, remedy)?;
        Ok(destination)
    }
}

impl EditOutput {
    /// The destination of the results of these files.
    ///
    /// Fails if results would overwrite one another, or inputs without `--in-place`.
    pub(crate) fn destination(&self, sources: &Sources) -> Result<Destination> {
        if !self.in_place {
            return self.output.checked(sources, None, "use --in-place to replace it");
        }
        if sources.files.iter().any(|source| input::is_stdin(&source.path)) {
            return Err(Failure::new("standard input cannot be replaced: omit --in-place"));
        }
        Ok(Destination::InPlace)
    }
}

impl Destination {
    /// Fails if several results would be written to one file, or an input would be overwritten.
    fn check(&self, sources: &Sources, remedy: &str) -> Result {
        if matches!(self, Self::Stdout | Self::File(_)) && !sources.single {
            return Err(Failure::new("several results cannot be written to one file: use -O DIR"));
        }
        if self.is_stdout() {
            return Ok(());
        }
        let mut paths = BTreeMap::new();
        for source in &sources.files {
            let path = self.path(source);
            // Opening a pipe would block until its other end is opened.
            if path.is_file() && is_same_file(&path, &source.path).unwrap_or(false) {
                let path = input::name(&path);
                let message = format!("{path}: is the input: {remedy}");
                return Err(Failure::new(message));
            }
            if let Some(other) = paths.get(&path) {
                let path = input::name(&path);
                return Err(Failure::new(format_args!(
                    "{path}: the results of {other} and {source} would be written to it"
                )));
            }
            paths.insert(path, source);
        }
        Ok(())
    }

    /// The path of a result.
    fn path(&self, source: &Source) -> PathBuf {
        match self {
            Self::Stdout => PathBuf::from("-"),
            Self::File(path) => path.clone(),
            Self::InPlace => source.path.clone(),
            Self::Folder(folder, extension) => {
                let path = folder.join(&source.relative);
                extension.map_or(path.clone(), |extension| path.with_extension(extension))
            }
        }
    }

    /// Whether results go to standard output.
    fn is_stdout(&self) -> bool {
        matches!(self, Self::Stdout)
    }

    /// Writes the text of a file, with bytes escaped that could harm a terminal.
    pub(crate) fn write_text(&self, reply: &mut Reply, source: &Source, text: &[u8]) -> Result {
        self.write_styled(reply, source, text, |line, out| out.push(line, Style::Plain))
    }

    /// Writes the text of a file. If standard output shows styles, the function splits each line into pieces
    /// with styles.
    pub(crate) fn write_styled(
        &self,
        reply: &mut Reply,
        source: &Source,
        text: &[u8],
        style: impl Fn(&[u8], &mut Pieces),
    ) -> Result {
        let terminal = stdout::is_terminal();
        let styled = stdout::styles() != ColorChoice::Never;
        if !self.is_stdout() || !terminal && !styled {
            return self.write(reply, source, text);
        }
        let mut pieces = Pieces::new(terminal);
        for line in text.split_inclusive(|byte| *byte == b'\n') {
            let (line, end) = line.split_at(line.len() - usize::from(line.ends_with(b"\n")));
            style(line, &mut pieces);
            pieces.bytes.extend_from_slice(end);
        }
        match std::str::from_utf8(&pieces.bytes) {
            Ok(text) => reply.print(text),
            // The text is not for a terminal, where other bytes would have been escaped.
            Err(_) => reply.print_raw(pieces.bytes),
        }
        Ok(())
    }

    /// Writes the result for a file.
    pub(crate) fn write(&self, reply: &mut Reply, source: &Source, bytes: &[u8]) -> Result {
        let path = self.path(source);
        match self {
            Self::Stdout => reply.print_bytes(bytes.to_vec()),
            Self::Folder(..) => write_below(&path, bytes),
            Self::File(_) => write_file(&path, bytes),
            Self::InPlace => replace(&path, bytes).map_err(|error| Failure::in_place(&error)),
        }
    }
}

/// Text in pieces, each in its style.
pub(crate) struct Pieces {
    bytes: Vec<u8>,
    /// Whether to escape bytes that could harm a terminal.
    terminal: bool,
}

impl Pieces {
    pub(crate) fn new(terminal: bool) -> Self {
        Self { bytes: Vec::new(), terminal }
    }

    /// Adds a piece of a line.
    pub(crate) fn push(&mut self, text: &[u8], style: Style) {
        let escaped = self.terminal.then(|| escaped(text));
        let text = escaped.as_ref().map_or(text, |text| text.as_bytes());
        let style = appearance(style);
        self.bytes.extend_from_slice(style.render().to_string().as_bytes());
        self.bytes.extend_from_slice(text);
        self.bytes.extend_from_slice(style.render_reset().to_string().as_bytes());
    }
}

/// Whether a path of a result stands for standard output.
pub(crate) fn is_stdout(path: &Path) -> bool {
    path == Path::new("-") || cfg!(unix) && path == Path::new("/dev/stdout")
}

/// Creates a folder and its parents.
pub(crate) fn make_folder(folder: &Path) -> Result {
    fs::create_dir_all(folder).map_err(|error| Failure::output(folder, &error))
}

/// Writes a file atomically, by renaming a temporary one.
pub(crate) fn write_file(path: &Path, bytes: &[u8]) -> Result {
    replace(path, bytes).map_err(|error| Failure::output(path, &error))
}

/// Writes a file as [`write_file`] does, and creates its folder. Most results find it there, so that it is only created when
/// it is missed.
fn write_below(path: &Path, bytes: &[u8]) -> Result {
    match replace(path, bytes) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            make_folder(path.parent().unwrap_or(path))?;
            write_file(path, bytes)
        }
        result => result.map_err(|error| Failure::output(path, &error)),
    }
}

/// Replaces a file. Of a link, it replaces the target. It writes to a device or a pipe, which cannot be
/// replaced.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let (path, there) = &follow(path)?;
    if there.as_ref().is_some_and(|metadata| !metadata.is_file()) {
        return OpenOptions::new().write(true).open(path)?.write_all(bytes);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    // As for other new files, subject to the user's mask.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let temporary = Temporary::new(builder.prefix(".dxil-"), folder);
    // The error names the temporary file, that of the folder does not.
    let mut temporary = temporary
        .map_err(|error| fs::metadata(folder).err().unwrap_or_else(|| error.kind().into()))?;
    let file = temporary.file();
    file.write_all(bytes)?;
    if let Some(metadata) = there {
        file.set_permissions(metadata.permissions())?;
    }
    temporary.persist(path)
}

/// The target of a link, which need not exist, or the path itself; and what is there.
fn follow(path: &Path) -> io::Result<(PathBuf, Option<Metadata>)> {
    /// The maximum number of links, more than operating systems follow.
    const LIMIT: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..LIMIT {
        let there = fs::symlink_metadata(&path).ok();
        if !there.as_ref().is_some_and(Metadata::is_symlink) {
            return Ok((path, there));
        }
        // A link of /proc leads to a pipe, which has no path.
        let other = fs::metadata(&path).ok().filter(|metadata| !metadata.is_file());
        if other.is_some() {
            return Ok((path, other));
        }
        let target = fs::read_link(&path)?;
        path = path.parent().unwrap_or(Path::new("")).join(target);
    }
    // The error says that there are too many.
    fs::metadata(&path).map(|metadata| (path, Some(metadata)))
}
