//! Syntax errors in words.

use pest::Parser as _;
use pest::error::{Error, ErrorVariant, InputLocation};

use super::{Grammar, Rule};
use crate::tablegen::diagnostic::Diagnostic;
use crate::tablegen::source::{FileId, Span};

/// What TableGen has and this subset lacks, by the word it begins with.
const UNSUPPORTED: [(&str, &str); 9] = [
    ("assert", "the generator has checks of its own"),
    ("bits", "use `int`"),
    ("dag", "use fields or a list"),
    ("defm", "write out the records with `def`, or use `foreach`"),
    ("deftype", "write out the type"),
    ("dump", "use the `--dump` of the generator"),
    ("field", "declare the field without it"),
    ("if", "write out the records that are wanted"),
    ("multiclass", "write out the records with `def`, or use `foreach`"),
];

/// Whether a rule stands for a keyword or punctuation.
pub(super) fn is_token(rule: Rule) -> bool {
    token(rule).is_some()
}

/// How a token is spelled.
fn token(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::assign => "=",
        Rule::colon => ":",
        Rule::comma => ",",
        Rule::dot => ".",
        Rule::paste => "#",
        Rule::semicolon => ";",
        Rule::open_angle => "<",
        Rule::open_brace => "{",
        Rule::open_bracket => "[",
        Rule::open_paren => "(",
        Rule::close_angle => ">",
        Rule::close_brace => "}",
        Rule::close_bracket => "]",
        Rule::close_paren => ")",
        Rule::kw_bits => "bits",
        Rule::kw_class => "class",
        Rule::kw_dag => "dag",
        Rule::kw_def => "def",
        Rule::kw_defset => "defset",
        Rule::kw_defvar => "defvar",
        Rule::kw_foreach => "foreach",
        Rule::kw_in => "in",
        Rule::kw_include => "include",
        Rule::kw_let => "let",
        Rule::kw_list => "list",
        Rule::kw_listsplat => "!listsplat",
        _ => return None,
    })
}

pub(super) fn unsupported(span: Span, what: &str) -> Diagnostic {
    Diagnostic::new(span, format!("{what} is not supported"))
}

/// The names that a statement which makes no sense seems to define.
pub(super) fn declared_names(span: Span, text: &str) -> Vec<Span> {
    let mut words = words(text);
    let Some((_, keyword)) = words.next() else { return Vec::new() };
    if !["class", "def", "defm", "defset", "defvar", "multiclass"].contains(&keyword) {
        return Vec::new();
    }
    let head = text.find(['{', ';', ':', '=']).unwrap_or(text.len());
    let names = words.take_while(|(start, _)| *start < head);
    names
        .map(|(start, word)| {
            let start = span.start + start as u32;
            Span { start, end: start + word.len() as u32, ..span }
        })
        .collect()
}

fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split(|char: char| !(char.is_ascii_alphanumeric() || char == '_'))
        .filter(|word| !word.is_empty())
        .map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

/// Says what is wrong with the piece of text at `span`, which no rule took.
pub(super) fn explain(file: FileId, text: &str, span: Span, kind: Rule) -> Diagnostic {
    let start = span.start as usize;
    let piece = &text[start..];
    let first = words(piece).next().filter(|(at, _)| *at == 0).map_or("", |(_, word)| word);
    if let Some((word, help)) = UNSUPPORTED.iter().find(|(word, _)| *word == first) {
        let span = Span { end: span.start + word.len() as u32, ..span };
        return unsupported(span, &format!("`{word}`")).with_help(*help);
    }
    let rule = match (kind, first) {
        (Rule::statement_start, "class") => Rule::class,
        (Rule::statement_start, "def") => Rule::def,
        (Rule::statement_start, "defvar") => Rule::defvar,
        (Rule::statement_start, "defset") => Rule::defset,
        (Rule::statement_start, "include") => Rule::include,
        (Rule::statement_start, "foreach" | "let") => Rule::scoped,
        (Rule::item_start, "let") => Rule::item_let,
        (Rule::item_start, "defvar") => Rule::item_defvar,
        (Rule::item_start, _) => Rule::field,
        _ => {
            let span = found(file, text, start).1;
            let help = "a statement begins with `class`, `def`, `defset`, `defvar`, `foreach`, \
                        `include` or `let`";
            return Diagnostic::new(span, "expected a statement").with_help(help);
        }
    };
    match Grammar::parse(rule, piece) {
        Err(error) => describe(file, text, start, &error),
        // Only the surroundings made this piece wrong.
        Ok(_) => Diagnostic::new(found(file, text, start).1, "this cannot stand here"),
    }
}

/// Puts a parse error into words; its place is relative to `base`.
pub(super) fn describe(file: FileId, text: &str, base: usize, error: &Error<Rule>) -> Diagnostic {
    let offset = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
    };
    let (name, found) = found(file, text, base + offset);
    let expected = match &error.variant {
        ErrorVariant::ParsingError { positives, .. } => expectation(positives),
        ErrorVariant::CustomError { message } => message.clone(),
    };
    // What is missing is missing behind the last thing that was understood.
    let before = text[..base + offset].trim_end().len() as u32;
    let span = if expected == "`;`" { Span { start: before, end: before, file } } else { found };
    Diagnostic::new(span, format!("expected {expected}, found {name}"))
}

/// What stands at an offset: how to call it, and its place.
fn found(file: FileId, text: &str, offset: usize) -> (String, Span) {
    let rest = text[offset..].trim_start();
    let start = text.len() - rest.len();
    let word = words(rest).next().filter(|(at, _)| *at == 0);
    let length = match word {
        Some((_, word)) => word.len(),
        None if rest.starts_with('"') => rest[1..].find('"').map_or(1, |end| end + 2),
        None => rest.chars().next().map_or(0, char::len_utf8),
    };
    let name = match length {
        0 => "the end of the file".to_owned(),
        _ => format!("`{}`", &rest[..length]),
    };
    (name, Span { file, start: start as u32, end: (start + length) as u32 })
}

/// What could have followed, in words: the thing that most likely was meant, not all of it.
fn expectation(rules: &[Rule]) -> String {
    let has = |rule| rules.contains(&rule);
    let mut tokens: Vec<_> = rules.iter().filter_map(|rule| token(*rule)).collect();
    tokens.retain(|token| !["#", ".", "<"].contains(token));
    if has(Rule::semicolon) {
        "`;`".to_owned()
    } else if !tokens.is_empty() {
        tokens.iter().map(|token| format!("`{token}`")).collect::<Vec<_>>().join(" or ")
    } else if has(Rule::value) || has(Rule::operand) || has(Rule::arg) {
        "a value".to_owned()
    } else if has(Rule::ty) {
        "a type".to_owned()
    } else if has(Rule::ident) {
        "a name".to_owned()
    } else {
        format!("{rules:?}")
    }
}
