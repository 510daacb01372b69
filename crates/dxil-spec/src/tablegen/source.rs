//! The texts that were read, and places in them.

/// Which of the texts in a [`SourceMap`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FileId(pub(super) u32);

/// A stretch of one text, in byte offsets.
///
/// Spans order by file, in the order in which the files were opened, then by place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span {
    /// The text it lies in.
    pub file: FileId,
    /// Offset of its first byte.
    pub start: u32,
    /// Offset behind its last byte.
    pub end: u32,
}

impl Span {
    /// From the start of `self` to the end of `other`, which lies in the same file.
    pub(super) fn to(self, other: Span) -> Span {
        Span { end: other.end.max(self.end), ..self }
    }
}

/// One text and the name to report it under.
#[derive(Debug)]
pub struct SourceFile {
    /// The path, as it was found.
    pub name: String,
    /// The whole text.
    pub text: String,
    /// Where each line begins.
    lines: Vec<u32>,
}

impl SourceFile {
    /// The number of the line on which an offset lies, counted from 1, and where it begins.
    pub fn line(&self, offset: u32) -> (usize, u32) {
        let number = self.lines.partition_point(|start| *start <= offset);
        (number, self.lines[number - 1])
    }
}

/// Every text that took part: the root and what it includes.
#[derive(Debug, Default)]
pub struct SourceMap {
    files: Vec<SourceFile>,
}

impl SourceMap {
    /// The largest text taken, so that offsets fit their type with room to spare.
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

    /// The text a span covers.
    pub fn text(&self, span: Span) -> &str {
        &self.file(span.file).text[span.start as usize..span.end as usize]
    }
}
