//! What is wrong, where, and what to do about it.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use super::source::{SourceMap, Span};

/// One error at one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The place it is about.
    pub span: Span,
    /// What is wrong, in a sentence without a full stop.
    pub message: String,
    /// What to do.
    pub help: Option<String>,
    /// Other places that explain it, each with its label.
    pub notes: Vec<(Span, String)>,
}

impl Diagnostic {
    /// An error at `span`.
    pub fn new(span: Span, message: impl Into<String>) -> Self {
        Self { span, message: message.into(), help: None, notes: Vec::new() }
    }

    /// Adds what to do.
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

/// All diagnostics as plain text, in source order, each one once.
///
/// A constraint that a class breaks anew in every record made from it is one mistake: equal
/// diagnostics are shown as one.
pub fn render(diagnostics: &[Diagnostic], sources: &SourceMap) -> String {
    let mut ordered: Vec<&Diagnostic> = diagnostics.iter().collect();
    ordered.sort_by_key(|diagnostic| diagnostic.span);
    ordered.dedup();
    let renderer = Renderer::plain();
    let mut text = String::new();
    for diagnostic in ordered {
        text.push_str(&renderer.render(&[report(diagnostic, sources)]));
        text.push_str("\n\n");
    }
    text.pop();
    text
}

fn report<'a>(diagnostic: &'a Diagnostic, sources: &'a SourceMap) -> Group<'a> {
    let primary = AnnotationKind::Primary.span(range(diagnostic.span));
    let mut snippet = snippet(diagnostic.span, sources).annotation(primary);
    let mut elsewhere = Vec::new();
    for (span, label) in &diagnostic.notes {
        let note = AnnotationKind::Context.span(range(*span)).label(label.as_str());
        if span.file == diagnostic.span.file {
            snippet = snippet.annotation(note);
        } else {
            elsewhere.push(self::snippet(*span, sources).annotation(note));
        }
    }
    let mut group = Level::ERROR.primary_title(diagnostic.message.as_str()).element(snippet);
    for other in elsewhere {
        group = group.element(other);
    }
    match &diagnostic.help {
        Some(help) => group.element(Level::HELP.message(help.as_str())),
        None => group,
    }
}

fn snippet<'a, T: Clone>(span: Span, sources: &'a SourceMap) -> Snippet<'a, T> {
    let file = sources.file(span.file);
    Snippet::source(file.text.as_str()).path(file.name.as_str())
}

fn range(span: Span) -> std::ops::Range<usize> {
    span.start as usize..span.end as usize
}
