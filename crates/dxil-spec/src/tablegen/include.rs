//! Reads files, and the files that they include.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use super::ast::Statement;
use super::diagnostic::Diagnostic;
use super::parse::{self, Include};
use super::source::{SourceMap, Span};

/// The maximum depth of includes.
const MAX_DEPTH: usize = 32;
/// The maximum number of files.
const MAX_FILES: usize = 1000;

/// The sources, the statements that could be parsed, and the errors.
pub(super) type Loaded = (SourceMap, Vec<Statement>, Vec<Diagnostic>);

pub(super) fn load(root: &Path, dirs: &[PathBuf]) -> Loaded {
    let mut loader = Loader { sources: SourceMap::default(), dirs, stack: Vec::new() };
    let (statements, errors) = match read(root) {
        Ok(text) => loader.parse(root, &text, 0),
        Err(problem) => {
            let file = loader.sources.add(root.display().to_string(), String::new());
            let error = Diagnostic::new(Span { file, start: 0, end: 0 }, problem);
            (Vec::new(), vec![error])
        }
    };
    (loader.sources, statements, errors)
}

pub(super) fn load_text(name: &str, text: &str) -> Loaded {
    let mut sources = SourceMap::default();
    if text.len() > SourceMap::MAX_LEN {
        let file = sources.add(name.to_owned(), String::new());
        let error = Diagnostic::new(Span { file, start: 0, end: 0 }, too_large());
        return (sources, Vec::new(), vec![error]);
    }
    let file = sources.add(name.to_owned(), text.to_owned());
    let (statements, errors) = parse::parse(file, text, 0, &mut NoFiles);
    (sources, statements, errors)
}

/// An include handler without files.
struct NoFiles;

impl Include for NoFiles {
    fn include(
        &mut self,
        _: &str,
        span: Span,
        _: usize,
    ) -> Result<Vec<Statement>, Vec<Diagnostic>> {
        let error = Diagnostic::new(span, "a text that is not a file cannot include files");
        Err(vec![error.with_help("paste the contents of the file here")])
    }
}

struct Loader<'a> {
    sources: SourceMap,
    dirs: &'a [PathBuf],
    /// The files being read, outermost first.
    stack: Vec<PathBuf>,
}

impl Loader<'_> {
    fn parse(
        &mut self,
        path: &Path,
        text: &str,
        nesting: usize,
    ) -> (Vec<Statement>, Vec<Diagnostic>) {
        let file = self.sources.add(path.display().to_string(), text.to_owned());
        self.stack.push(path.to_owned());
        let parsed = parse::parse(file, text, nesting, self);
        self.stack.pop();
        parsed
    }

    /// The file of an `include`: next to the including file, or in a listed directory.
    fn find(&self, path: &str) -> Option<PathBuf> {
        self.searched().map(|dir| dir.join(path)).find(|candidate| candidate.is_file())
    }

    fn searched(&self) -> impl Iterator<Item = &Path> {
        let here = self.stack.last().and_then(|file| file.parent());
        here.into_iter().chain(self.dirs.iter().map(PathBuf::as_path))
    }

    fn not_found(&self, path: &str, span: Span) -> Diagnostic {
        let shown = |dir: &Path| match dir.as_os_str().is_empty() {
            true => "`.`".to_owned(),
            false => format!("`{}`", dir.display()),
        };
        let searched: Vec<_> = self.searched().map(shown).collect();
        Diagnostic::new(span, format!("there is no file `{path}`"))
            .with_help(format!("it was looked for in {}", searched.join(", ")))
    }

    fn is_open(&self, path: &Path) -> bool {
        let Ok(path) = path.canonicalize() else { return false };
        self.stack.iter().any(|open| open.canonicalize().is_ok_and(|open| open == path))
    }
}

impl Include for Loader<'_> {
    fn include(
        &mut self,
        path: &str,
        span: Span,
        nesting: usize,
    ) -> Result<Vec<Statement>, Vec<Diagnostic>> {
        let fail = |error: Diagnostic| Err(vec![error]);
        let Some(found) = self.find(path) else {
            return fail(self.not_found(path, span));
        };
        if self.is_open(&found) {
            let error = Diagnostic::new(span, format!("`{path}` includes itself"));
            return fail(error.with_help("remove this `include`"));
        }
        if self.stack.len() >= MAX_DEPTH {
            let message = format!("files include each other more than {MAX_DEPTH} deep here");
            return fail(Diagnostic::new(span, message).with_help("flatten them"));
        }
        if self.sources.files().len() >= MAX_FILES {
            let message = format!("more than {MAX_FILES} files are included");
            return fail(Diagnostic::new(span, message).with_help("include each file once"));
        }
        match read(&found) {
            Ok(text) => match self.parse(&found, &text, nesting) {
                (statements, errors) if errors.is_empty() => Ok(statements),
                (_, errors) => Err(errors),
            },
            Err(problem) => fail(Diagnostic::new(span, problem)),
        }
    }
}

/// Reads the text of a file; the error is the reason why that fails.
fn read(path: &Path) -> Result<String, String> {
    let shown = path.display();
    let length = std::fs::metadata(path).map(|metadata| metadata.len());
    if length.is_ok_and(|length| length > SourceMap::MAX_LEN as u64) {
        return Err(format!("`{shown}`: {}", too_large()));
    }
    let mut bytes = Vec::new();
    // A file without a length, such as a device, may never end.
    let most = SourceMap::MAX_LEN as u64 + 1;
    File::open(path)
        .and_then(|file| file.take(most).read_to_end(&mut bytes))
        .map_err(|error| format!("cannot read `{shown}`: {error}"))?;
    if bytes.len() as u64 == most {
        return Err(format!("`{shown}`: {}", too_large()));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count();
        format!("`{shown}` is not UTF-8: line {line} has a byte that begins no character")
    })
}

fn too_large() -> String {
    format!("this is longer than {} MiB", SourceMap::MAX_LEN >> 20)
}
