//! The styles of text.

/// The meaning of a piece of text, from which a renderer chooses its appearance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Style {
    /// Text without a style.
    #[default]
    Plain,
    /// The title of a file, section or column.
    Title,
    /// The name of a part, a field, a resource or a global value.
    Name,
    /// A place in the file or a size.
    Offset,
    /// A remark, or a note that something is absent.
    Comment,
    /// The line below the titles of a table, and signs such as arrows.
    Rule,
    /// A keyword of a language.
    Keyword,
    /// The name of a type.
    Type,
    /// A number.
    Number,
    /// A string literal.
    Literal,
    /// A value that the second file of two has.
    Added,
    /// A value that the first file of two has.
    Removed,
    /// A mark of a part at another place.
    Moved,
    /// A good result.
    Good,
    /// A result that needs attention.
    Warning,
    /// An error.
    Error,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 16] = [
        Self::Plain,
        Self::Title,
        Self::Name,
        Self::Offset,
        Self::Comment,
        Self::Rule,
        Self::Keyword,
        Self::Type,
        Self::Number,
        Self::Literal,
        Self::Added,
        Self::Removed,
        Self::Moved,
        Self::Good,
        Self::Warning,
        Self::Error,
    ];

    /// The name in lower case: the class in HTML, the style in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Title => "title",
            Self::Name => "name",
            Self::Offset => "offset",
            Self::Comment => "comment",
            Self::Rule => "rule",
            Self::Keyword => "keyword",
            Self::Type => "type",
            Self::Number => "number",
            Self::Literal => "literal",
            Self::Added => "added",
            Self::Removed => "removed",
            Self::Moved => "moved",
            Self::Good => "good",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}
