//! Diagnostics.

use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Renderer, Snippet};

use super::source::{SourceMap, Span};

/// One error at one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The place of the error.
    pub span: Span,
    /// The error, in a sentence without a full stop.
    pub message: String,
    /// The remedy.
    pub help: Option<String>,
    /// Other places that explain the error, each with its label.
    pub notes: Vec<(Span, String)>,
}

impl Diagnostic {
    /// Creates an error at `span`.
    pub fn new(span: Span, message: impl Into<String>) -> Self {
        Self { span, message: message.into(), help: None, notes: Vec::new() }
    }

    /// Adds the remedy.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Adds another place that explains the error, such as "first defined here".
    #[must_use]
    pub fn with_note_at(mut self, span: Span, label: impl Into<String>) -> Self {
        self.notes.push((span, label.into()));
        self
    }
}

/// The maximum number of diagnostics shown at once.
const MAX_SHOWN: usize = 200;

/// All diagnostics as plain text, in source order, each one once.
///
/// A class that breaks a constraint in every record made from it is one mistake: equal diagnostics
/// are shown as one.
pub fn render(diagnostics: &[Diagnostic], sources: &SourceMap) -> String {
    let mut ordered: Vec<&Diagnostic> = diagnostics.iter().collect();
    ordered.sort_by_key(|diagnostic| diagnostic.span);
    ordered.dedup();
    let renderer = Renderer::plain();
    let reports =
        ordered.iter().take(MAX_SHOWN).map(|error| renderer.render(&[report(error, sources)]));
    let mut text = reports.collect::<Vec<_>>().join("\n\n");
    if let Some(more) = ordered.len().checked_sub(MAX_SHOWN).filter(|more| *more > 0) {
        text.push_str(&format!("\n\nerror: there are {more} more errors"));
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

fn report<'a>(diagnostic: &'a Diagnostic, sources: &'a SourceMap) -> Group<'a> {
    let file = diagnostic.span.file;
    let (here, elsewhere): (Vec<_>, Vec<_>) =
        diagnostic.notes.iter().partition(|(span, _)| span.file == file);
    let window = Window::around(here.iter().map(|(span, _)| *span), diagnostic.span, sources);
    let primary = AnnotationKind::Primary.span(window.range(diagnostic.span));
    let notes = here.into_iter().map(|note| window.note(note));
    let snippet = window.snippet().annotation(primary).annotations(notes);
    let mut group = Level::ERROR.primary_title(diagnostic.message.as_str()).element(snippet);
    for note in elsewhere {
        let window = Window::around(std::iter::empty(), note.0, sources);
        group = group.element(window.snippet().annotation(window.note(note)));
    }
    match &diagnostic.help {
        Some(help) => group.element(Level::HELP.message(help.as_str())),
        None => group,
    }
}

/// The lines of a file that a report concerns, because the renderer visits all the text that it
/// gets.
struct Window<'a> {
    path: &'a str,
    text: &'a str,
    /// The offset of the window.
    start: usize,
    /// The number of its first line.
    line: usize,
}

impl<'a> Window<'a> {
    fn around(others: impl Iterator<Item = Span>, span: Span, sources: &'a SourceMap) -> Self {
        let whole = others.fold(span, |whole, other| Span {
            start: whole.start.min(other.start),
            end: whole.end.max(other.end),
            ..whole
        });
        let file = sources.file(span.file);
        let (line, start) = file.line(whole.start);
        let (start, end) = (start as usize, whole.end as usize);
        let end = file.text[end..].find('\n').map_or(file.text.len(), |length| end + length);
        Self { path: &file.name, text: &file.text[start..end], start, line }
    }

    fn snippet(&self) -> Snippet<'a, Annotation<'a>> {
        Snippet::source(self.text).line_start(self.line).path(self.path)
    }

    fn note(&self, (span, label): &'a (Span, String)) -> Annotation<'a> {
        AnnotationKind::Context.span(self.range(*span)).label(label.as_str())
    }

    fn range(&self, span: Span) -> std::ops::Range<usize> {
        span.start as usize - self.start..span.end as usize - self.start
    }
}
