//! The comment with debug information: lines of the source, and the variables that instructions write.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// The components of a variable that an instruction writes, for each component of its destination; those that are negative
/// are others'.
type Components = [i16; 4];

/// A line of a file. Instructions without a line have no file, either.
type Line = (u16, u16);

/// The lines that FXC steps over without a word.
const NEAR: u16 = 2;

/// The debug information of a shader.
pub(super) struct DebugInfo {
    bytes: Vec<u8>,
    /// The line and the place of each instruction, by its byte offset.
    instructions: BTreeMap<u32, (Line, u32)>,
    /// The names of functions and variables, and the components, by the place of the instruction.
    writes: BTreeMap<u32, Vec<(u32, u32, Components)>>,
    /// The offset of the offsets of the names of files.
    files: u32,
    /// The offset of the name of the entry point.
    entry: u32,
    /// The line of the last instruction that has one.
    line: Option<Line>,
}

impl DebugInfo {
    /// The first token of the comment.
    pub(super) const TAG: u32 = u32::from_le_bytes(*b"DBUG");

    /// Reads what follows the first token; `None` if it is malformed.
    pub(super) fn parse(tokens: &[u32]) -> Option<Self> {
        let bytes = tokens.iter().flat_map(|token| token.to_le_bytes()).collect();
        let (instructions, writes) = (BTreeMap::new(), BTreeMap::new());
        let mut info = Self { bytes, instructions, writes, files: 0, entry: 0, line: None };
        let header = |index: u32| info.u32(index.checked_mul(4)?);
        let (files, entry) = (header(4)?, header(9)?);
        let (count, table) = (header(5)?, header(6)?);
        let (variable_count, variables) = (header(7)?, header(8)?);
        info.files = files;
        info.entry = entry;
        for place in 0..count {
            let row = table.checked_add(place.checked_mul(8)?)?;
            let line = (info.u16(row)?, info.u16(row.checked_add(2)?)?);
            let offset = info.u32(row.checked_add(4)?)?;
            info.instructions.insert(offset, (line, place));
        }
        // Each row takes bytes of its own, or else a table is stated more than once.
        let mut rows = info.bytes.len();
        for index in 0..variable_count {
            info.variable(variables.checked_add(index.checked_mul(20)?)?, &mut rows)?;
        }
        // FXC names variables in the order of the components that they have.
        for writes in info.writes.values_mut() {
            writes.sort_by_key(|(_, _, components)| components.iter().position(|it| *it >= 0));
        }
        Some(info)
    }

    fn variable(&mut self, at: u32, rows: &mut usize) -> Option<()> {
        let field = |index: u32| self.u32(at.checked_add(index.checked_mul(4)?)?);
        let (function, name, count, table) = (field(0)?, field(1)?, field(3)?, field(4)?);
        for row in 0..count {
            *rows = rows.checked_sub(12)?;
            let row = table.checked_add(row.checked_mul(12)?)?;
            let place = self.u32(row)?;
            let component = |index: u32| {
                Some(self.u16(row.checked_add(4)?.checked_add(index.checked_mul(2)?)?)? as i16)
            };
            let components = [component(0)?, component(1)?, component(2)?, component(3)?];
            self.writes.entry(place).or_default().push((function, name, components));
        }
        Some(())
    }

    fn bytes<const N: usize>(&self, at: u32) -> Option<[u8; N]> {
        self.bytes.get(usize::try_from(at).ok()?..)?.first_chunk().copied()
    }

    fn u16(&self, at: u32) -> Option<u16> {
        self.bytes(at).map(u16::from_le_bytes)
    }

    fn u32(&self, at: u32) -> Option<u32> {
        self.bytes(at).map(u32::from_le_bytes)
    }

    /// The name at an offset: the bytes before the next zero.
    fn name(&self, at: u32) -> &[u8] {
        let rest = usize::try_from(at).ok().and_then(|at| self.bytes.get(at..)).unwrap_or_default();
        rest.split(|byte| *byte == 0).next().unwrap_or_default()
    }

    /// The line of an instruction, if it is not near the one before, and the name of its file, if that is another one.
    pub(super) fn line(&mut self, offset: u32) -> Option<(u16, Option<&[u8]>)> {
        let (line, _) = *self.instructions.get(&offset)?;
        if line.1 == u16::MAX {
            return None;
        }
        let last = self.line.replace(line);
        let is_other = last.is_none_or(|(_, file)| file != line.1);
        if !is_other && last.is_some_and(|(last, _)| last.abs_diff(line.0) <= NEAR) {
            return None;
        }
        let name = self.u32(self.files.checked_add(u32::from(line.1).checked_mul(4)?)?)?;
        Some((line.0, is_other.then(|| self.name(name))))
    }

    /// The variables that an instruction writes: the function, unless it is the entry point, the name and the components.
    pub(super) fn writes(
        &self,
        offset: u32,
    ) -> impl Iterator<Item = (Option<&[u8]>, &[u8], Components)> {
        let place = self.instructions.get(&offset).map(|(_, place)| place);
        let writes = place.and_then(|place| self.writes.get(place)).into_iter().flatten();
        writes.map(|(function, name, components)| {
            let function = match *function {
                0 => Some(&[][..]),
                function if function == self.entry => None,
                function => Some(self.name(function)),
            };
            (function, self.name(*name), *components)
        })
    }
}
