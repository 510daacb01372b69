//! The lines of the source that instructions come from.

use alloc::collections::{BTreeMap, BinaryHeap};
use alloc::vec::Vec;

use super::reader::Reader;

/// A line of a file, whose name has this offset.
pub(super) type Line = (u32, u32);

/// Instructions that come from one line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Range {
    start: u32,
    end: u32,
    line: Line,
}

/// The lines of a module.
#[derive(Default, Debug)]
pub(super) struct Lines {
    /// The lines of functions, then those of functions that are inlined in them: a later range is the inner one.
    ranges: Vec<Range>,
    /// Where inlined functions begin.
    inlined: BTreeMap<u32, Line>,
    files: Files,
}

/// The kinds of subsections.
mod kind {
    pub(super) const LINES: u32 = 0xf2;
    pub(super) const FILES: u32 = 0xf4;
    pub(super) const INLINED: u32 = 0xf6;
}

/// The offsets of the names of files, by the places of their records.
type Files = BTreeMap<u32, u32>;

impl Lines {
    /// Reads the subsections with lines of a module.
    pub(super) fn parse(subsections: &[u8]) -> Option<Self> {
        let mut lines = Self::default();
        let files = each(subsections).find(|(kind, _)| *kind == kind::FILES);
        lines.files = self::files(files.map_or(&[], |(_, files)| files.0));
        for (kind, mut section) in each(subsections) {
            match kind {
                kind::LINES => lines.section(&mut section)?,
                kind::INLINED => lines.inlined(&mut section),
                _ => {}
            }
        }
        Some(lines)
    }

    fn section(&mut self, section: &mut Reader<'_>) -> Option<()> {
        let start = section.u32()?;
        let _segment_and_flags = section.u32()?;
        let end = start.saturating_add(section.u32()?);
        let mut rows = BTreeMap::new();
        while let Some(file) = section.u32() {
            let (count, size) = (section.u32()?, section.size()?);
            // Columns may follow the lines.
            let mut block = section.inner(size.checked_sub(12)?)?;
            let name = self.name(file);
            // Of several rows of an instruction, the first one in the last block counts.
            let mut of_block = BTreeMap::new();
            for _ in 0..count {
                let offset = start.saturating_add(block.u32()?);
                let line = block.u32()? & 0xff_ffff;
                of_block.entry(offset).or_insert((line, name));
            }
            rows.extend(of_block);
        }
        let ends = rows.keys().copied().skip(1).chain([end]);
        let ranges = rows.iter().zip(ends);
        self.ranges.extend(ranges.map(|((&start, &line), end)| Range { start, end, line }));
        Some(())
    }

    fn inlined(&mut self, section: &mut Reader<'_>) {
        let has_more_files = section.u32() == Some(1);
        let mut row = || {
            let row = (section.u32()?, section.u32()?, section.u32()?);
            if has_more_files {
                let count = section.size()?;
                section.bytes(count.checked_mul(4)?)?;
            }
            Some(row)
        };
        while let Some((function, file, line)) = row() {
            let name = self.name(file);
            // Functions of one name in structures of one name are one, which begins where the first does.
            self.inlined.entry(function).or_insert((line, name));
        }
    }

    /// The offset of the name of the file whose record is at a place.
    fn name(&self, file: u32) -> u32 {
        self.files.get(&file).copied().unwrap_or_default()
    }

    /// Adds the lines of a function that is inlined in the one that begins at an offset. Returns the first instruction
    /// and the end of the last one.
    pub(super) fn inline(
        &mut self,
        function: u32,
        base: u32,
        annotations: Reader<'_>,
    ) -> Option<(u32, u32)> {
        let (first, file) = self.inlined.get(&function).copied()?;
        let rows = rows(annotations);
        let next = rows.iter().skip(1).map(|row| row.start).chain([u32::MAX]);
        let mut bounds: Option<(u32, u32)> = None;
        for (row, next) in rows.iter().zip(next) {
            let at = |offset: u32| base.saturating_add(offset);
            let end = at(row.end.unwrap_or(next));
            let file = row.file.map_or(file, |file| self.name(file));
            let line = (first.wrapping_add_signed(row.line), file);
            self.ranges.push(Range { start: at(row.start), end, line });
            let last = at(row.end.unwrap_or(row.start));
            let (low, high) = bounds.unwrap_or((u32::MAX, 0));
            bounds = Some((low.min(at(row.start)), high.max(last)));
        }
        bounds
    }

    /// The lines in the order of instructions.
    pub(super) fn sweep(&self) -> Sweep {
        let mut ranges: Vec<_> = self.ranges.iter().copied().enumerate().collect();
        ranges.sort_by_key(|(_, range)| core::cmp::Reverse(range.start));
        Sweep { ranges, open: BinaryHeap::new() }
    }
}

/// The kind and the content of each subsection.
fn each(subsections: &[u8]) -> impl Iterator<Item = (u32, Reader<'_>)> {
    let mut reader = Reader(subsections);
    core::iter::from_fn(move || {
        let (kind, size) = (reader.u32()?, reader.size()?);
        let section = reader.inner(size)?;
        reader.bytes((size.next_multiple_of(4) - size).min(reader.0.len()))?;
        Some((kind, section))
    })
}

/// The offset of the name of each file, by the place of its record.
fn files(section: &[u8]) -> Files {
    let mut reader = Reader(section);
    let mut files = Files::new();
    let mut file = || {
        let place = section.len().checked_sub(reader.0.len())?;
        let name = reader.u32()?;
        let size = usize::from(reader.u8()?);
        let _kind = reader.u8()?;
        let padding = (size + 6).next_multiple_of(4) - (size + 6);
        reader.bytes(size)?;
        reader.bytes(padding.min(reader.0.len()))?;
        Some((u32::try_from(place).ok()?, name))
    };
    while let Some((place, name)) = file() {
        files.insert(place, name);
    }
    files
}

/// A row of the lines of an inlined function, with offsets from the start of the function around it.
struct Row {
    start: u32,
    end: Option<u32>,
    line: i32,
    /// The place of the record of the file, if it is another one than that of the function.
    file: Option<u32>,
}

/// The rows that annotations state: of statements, before those of expressions.
fn rows(mut annotations: Reader<'_>) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let (mut start, mut line, mut file) = (0_u32, 0_i32, None);
    while let Some(operation) = compressed(&mut annotations).filter(|it| *it != 0) {
        let mut operand = || compressed(&mut annotations).unwrap_or_default();
        match operation {
            // The offset of the code, absolute or from the last one.
            1 => start = operand(),
            3 => start = start.saturating_add(operand()),
            // The size of the last row, behind which the next offset counts.
            4 => {
                start = start.saturating_add(operand());
                if let Some(row) = rows.last_mut() {
                    row.end = Some(start);
                }
            }
            5 => file = Some(operand()),
            6 => line = line.saturating_add(signed(operand())),
            // Expressions follow.
            8 if operand() == 0 => break,
            // The offset of a line and of the code in one.
            11 => {
                let both = operand();
                line = line.saturating_add(signed(both >> 4));
                start = start.saturating_add(both & 15);
            }
            // The size of the row, and the offset of the code.
            12 => {
                let size = operand();
                start = start.saturating_add(operand());
                rows.push(Row { start, end: Some(start.saturating_add(size)), line, file });
            }
            8 => {}
            _ => drop(operand()),
        }
        if matches!(operation, 1 | 3 | 11) {
            rows.push(Row { start, end: None, line, file });
        }
    }
    rows
}

/// A number of one, two or four bytes, as the high bits of the first one state.
fn compressed(reader: &mut Reader<'_>) -> Option<u32> {
    let first = u32::from(reader.u8()?);
    let mut next = |high: u32| Some(high << 8 | u32::from(reader.u8()?));
    match first {
        0..0x80 => Some(first),
        0x80..0xc0 => next(first & 0x3f),
        _ => {
            let high = next(first & 0x1f)?;
            let high = next(high)?;
            next(high)
        }
    }
}

/// A number whose sign is in the lowest bit.
const fn signed(number: u32) -> i32 {
    let magnitude = (number >> 1) as i32;
    if number & 1 != 0 { -magnitude } else { magnitude }
}

/// Finds lines of one instruction after the other.
#[derive(Debug)]
pub(super) struct Sweep {
    /// Ranges that begin later, the next one last, with their places.
    ranges: Vec<(usize, Range)>,
    /// Ranges that began: places, ends and lines.
    open: BinaryHeap<(usize, u32, Line)>,
}

impl Sweep {
    /// The line of the instruction at an offset, which is not before the last one.
    pub(super) fn line(&mut self, offset: u32) -> Option<Line> {
        while let Some((place, range)) = self.ranges.last().filter(|(_, it)| it.start <= offset) {
            self.open.push((*place, range.end, range.line));
            self.ranges.pop();
        }
        while self.open.peek().is_some_and(|(_, end, _)| *end <= offset) {
            self.open.pop();
        }
        self.open.peek().map(|(_, _, line)| *line)
    }
}
