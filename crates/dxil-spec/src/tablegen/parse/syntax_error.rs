//! Messages for syntax errors.

use pest::Parser as _;
use pest::error::{Error, ErrorVariant, InputLocation};

use super::{Grammar, Rule};
use crate::tablegen::diagnostic::Diagnostic;
use crate::tablegen::source::{FileId, Span};

/// The features of TableGen that this subset lacks, by their first word.
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

/// The spelling of a token.
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

/// The names that a malformed statement seems to define.
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

/// The words of a text, each with its offset.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(|char| !is_part_of_word(char));
        let word = leading_word(rest);
        let offset = text.len() - rest.len();
        rest = &rest[word.len()..];
        (!word.is_empty()).then_some((offset, word))
    })
}

/// The word at the start of a text; empty if there is none.
fn leading_word(text: &str) -> &str {
    &text[..text.find(|char| !is_part_of_word(char)).unwrap_or(text.len())]
}

fn is_part_of_word(char: char) -> bool {
    char.is_ascii_alphanumeric() || char == '_'
}

/// The maximum distance between the end of a piece and the place where its first mistake shows, in
/// bytes.
const LOOKAHEAD: usize = 64;

/// Returns the error in the piece of text at `span`, which no rule matched.
pub(super) fn explain(file: FileId, text: &str, span: Span, kind: Rule) -> Diagnostic {
    let start = span.start as usize;
    // With a little text after the piece, at which the rule may have failed; not with all of it, in
    // which pest would search for the ends of lines.
    let end = (span.end as usize + LOOKAHEAD..text.len()).find(|at| text.is_char_boundary(*at));
    let end = end.unwrap_or(text.len());
    let piece = &text[start..end];
    let first = leading_word(piece);
    if let Some((word, help)) = UNSUPPORTED.iter().find(|(word, _)| *word == first) {
        let span = Span { end: span.start + word.len() as u32, ..span };
        return unsupported(span, &format!("`{word}`")).with_help(*help);
    }
    if let Some((at, word)) = words(piece).nth(1).filter(|_| first == "let") {
        let name_follows = words(piece)
            .nth(2)
            .is_some_and(|(next, _)| piece[at + word.len()..next].chars().all(char::is_whitespace));
        if matches!(word, "append" | "prepend") && name_follows {
            let start = span.start + at as u32;
            let span = Span { start, end: start + word.len() as u32, ..span };
            let help = "set the whole value";
            return unsupported(span, &format!("`let {word}`")).with_help(help);
        }
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
            let span = token_at(file, text, start).1;
            let help = "a statement begins with `class`, `def`, `defset`, `defvar`, `foreach`, \
                        `include` or `let`";
            return Diagnostic::new(span, "expected a statement").with_help(help);
        }
    };
    match Grammar::parse(rule, piece) {
        Err(error) => describe(file, text, start, rule, &error),
        // The piece is wrong only in this context.
        Ok(_) => Diagnostic::new(token_at(file, text, start).1, "this cannot stand here"),
    }
}

/// Returns the error that `… in` at the end of a chain has no statement.
pub(super) fn missing_statement(file: FileId, text: &str, span: Span) -> Diagnostic {
    let (name, found) = token_at(file, text, span.start as usize);
    Diagnostic::new(found, format!("expected a statement or `{{`, found {name}"))
}

/// Describes the reason why the rule did not match the text at `start`.
pub(super) fn describe(
    file: FileId,
    text: &str,
    start: usize,
    rule: Rule,
    error: &Error<Rule>,
) -> Diagnostic {
    let offset = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => start + at,
    };
    let (name, found) = token_at(file, text, offset);
    let expected = match &error.variant {
        ErrorVariant::ParsingError { positives, .. } => expectation(positives),
        ErrorVariant::CustomError { message } => message.clone(),
    };
    if expected != END {
        let error = Diagnostic::new(found, format!("expected {expected}, found {name}"));
        return match rule {
            Rule::field if expected == "a name" => error.with_help(
                "a field is declared by `type name = value;`, and set by `let name = value;`",
            ),
            _ => error,
        };
    }
    // The missing token belongs after the last one that was parsed.
    let before = text[start..offset].trim_end();
    let end = (start + before.len()) as u32;
    let message = format!("expected {END} {}, found {name}", after(rule, before));
    Diagnostic::new(Span { file, start: end, end }, message)
}

/// The end of most statements.
const END: &str = "`;`";

/// The construct whose end is missing.
fn after(rule: Rule, text: &str) -> String {
    let head = text.split('=').next().unwrap_or(text);
    let name = words(head).last().map_or("", |(_, word)| word);
    match rule {
        Rule::field => format!("after the field `{name}`"),
        Rule::defvar | Rule::item_defvar => format!("after the variable `{name}`"),
        Rule::item_let => format!("after this `let {name}`"),
        _ => "or `{` here".to_owned(),
    }
}

/// The token at an offset: its name and its place.
fn token_at(file: FileId, text: &str, offset: usize) -> (String, Span) {
    let rest = text[offset..].trim_start();
    let start = text.len() - rest.len();
    let length = match leading_word(rest) {
        "" if rest.starts_with('"') => rest[1..].find('"').map_or(1, |end| end + 2),
        "" => rest.chars().next().map_or(0, char::len_utf8),
        word => word.len(),
    };
    let name = match length {
        0 => "the end of the file".to_owned(),
        _ => format!("`{}`", &rest[..length]),
    };
    (name, Span { file, start: start as u32, end: (start + length) as u32 })
}

/// The most likely continuations, in words.
fn expectation(rules: &[Rule]) -> String {
    let has = |rule| rules.contains(&rule);
    let closers = [Rule::close_angle, Rule::close_bracket, Rule::close_paren, Rule::close_brace];
    let closer = closers.into_iter().find(|closer| has(*closer)).and_then(token);
    let first = rules.iter().filter(|rule| **rule != Rule::paste).find_map(|rule| token(*rule));
    if has(Rule::semicolon) {
        END.to_owned()
    } else if let Some(closer) = closer {
        match has(Rule::comma) {
            true => format!("`,` or `{closer}`"),
            false => format!("`{closer}`"),
        }
    } else if has(Rule::kw_in) {
        "`in`".to_owned()
    } else if has(Rule::kw_class) {
        "a statement or `{`".to_owned()
    } else if [Rule::value, Rule::arg, Rule::range, Rule::integer].into_iter().any(has) {
        "a value".to_owned()
    } else if has(Rule::ty) || has(Rule::param) {
        "a type".to_owned()
    } else if has(Rule::assign) {
        "`=`".to_owned()
    } else if [Rule::ident, Rule::binding, Rule::parent, Rule::def_name].into_iter().any(has) {
        "a name".to_owned()
    } else if has(Rule::body) {
        "`:`, `{` or `;`".to_owned()
    } else if let Some(first) = first {
        format!("`{first}`")
    } else if has(Rule::quoted) && !has(Rule::code) {
        "the name of a file in quotes".to_owned()
    } else {
        "a closing bracket".to_owned()
    }
}
