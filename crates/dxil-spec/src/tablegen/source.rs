//! Source texts, and places in them.

/// An index of a text in a [`SourceMap`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FileId(pub(super) u32);

/// A range of a text, in bytes.
///
/// Spans are ordered by file, in the order in which the files were opened, then by offset.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span {
    /// The text.
    pub file: FileId,
    /// The offset of the first byte.
    pub start: u32,
    /// The offset after the last byte.
    pub end: u32,
}

impl Span {
    /// The span from the start of `self` to the end of `other`, which is in the same file.
    pub(super) fn to(self, other: Span) -> Span {
        Span { end: other.end.max(self.end), ..self }
    }
}

/// A text and its name in reports.
#[derive(Debug)]
pub struct SourceFile {
    /// The path, as it was found.
    pub name: String,
    /// The whole text.
    pub text: String,
    /// The offset of each line.
    lines: Vec<u32>,
}

impl SourceFile {
    /// The number of the line with an offset, counted from 1, and the offset of that line.
    pub fn line(&self, offset: u32) -> (usize, u32) {
        let number = self.lines.partition_point(|start| *start <= offset);
        (number, self.lines[number - 1])
    }
}

/// All texts: the root file and the included files.
#[derive(Debug, Default)]
pub struct SourceMap {
    files: Vec<SourceFile>,
}

impl SourceMap {
    /// The maximum size of a text, for which offsets fit their type easily.
    pub(super) const MAX_LEN: usize = 64 << 20;

    pub(super) fn add(&mut self, name: String, text: String) -> FileId {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let lines = std::iter::once(0).chain(ends.map(|(at, _)| at as u32 + 1)).collect();
        self.files.push(SourceFile { name, text, lines });
        FileId(self.files.len() as u32 - 1)
    }

    /// The file with this id.
    pub fn file(&self, id: FileId) -> &SourceFile {
        &self.files[id.0 as usize]
    }

    /// All files, the root first.
    pub fn files(&self) -> &[SourceFile] {
        &self.files
    }

    /// The text of a span.
    pub fn text(&self, span: Span) -> &str {
        &self.file(span.file).text[span.start as usize..span.end as usize]
    }
}

/// A value and its place in the source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// The place in the source.
    pub span: Span,
}
