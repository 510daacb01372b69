//! The variables of functions, and the registers that they are in.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::cmp::Reverse;

use super::lines::Lines;
use super::reader::Reader;

/// A part of a variable in a register.
#[derive(Debug)]
pub(super) struct Location<'a> {
    pub(super) variable: &'a [u8],
    /// The type of the variable.
    pub(super) ty: u32,
    /// The byte of the variable that it starts with, if it is not all of it.
    pub(super) part: Option<u32>,
    pub(super) register: Register,
    /// The number of functions around it, of which all but one are inlined.
    depth: usize,
    /// The start and the end of the innermost function.
    scope: (u32, u32),
}

/// A register: a type of operands, and the byte in its file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Register {
    pub(super) ty: u32,
    /// The byte, 4 for each component. Some files count registers; those without numbers have negative bytes.
    pub(super) place: Option<i32>,
    /// The first index of two, such as a vertex.
    pub(super) element: Option<u32>,
}

/// The symbols of a module.
#[derive(Debug)]
pub(super) struct Symbols<'a> {
    /// The first instruction of the first function.
    pub(super) start: u32,
    locations: Vec<Location<'a>>,
    /// The locations that begin to hold at an offset, by place.
    starts: BTreeMap<u32, Vec<usize>>,
}

/// The kinds of records.
mod kind {
    pub(super) const FUNCTION: u16 = 0x1110;
    pub(super) const LOCAL: u16 = 0x113e;
    pub(super) const INLINE_SITE: u16 = 0x114d;
    pub(super) const INLINE_SITE_END: u16 = 0x114e;
    pub(super) const REGISTER: u16 = 0x1150;
}

impl<'a> Symbols<'a> {
    /// Reads the records of symbols of a module, and adds the lines of inlined functions.
    pub(super) fn parse(records: &'a [u8], lines: &mut Lines) -> Option<Self> {
        let mut reader = Reader(records);
        let _signature = reader.u32()?;
        let mut symbols = Self { start: u32::MAX, locations: Vec::new(), starts: BTreeMap::new() };
        let mut function = 0;
        let mut scopes = Vec::new();
        let mut local: (&[u8], u32) = (&[], 0);
        while let Some((kind, mut record)) = reader.record() {
            match kind {
                kind::FUNCTION => {
                    let _places_and_sizes = record.bytes(28)?;
                    function = record.u32()?;
                    symbols.start = symbols.start.min(function);
                    // Nothing is inlined around a function.
                    scopes.clear();
                }
                kind::LOCAL => {
                    let (ty, _flags) = (record.u32()?, record.u16()?);
                    local = (record.name()?, ty);
                }
                kind::INLINE_SITE => {
                    let _places = record.bytes(8)?;
                    let inlined = record.u32()?;
                    scopes.push(lines.inline(inlined, function, record).unwrap_or_default());
                }
                kind::INLINE_SITE_END => drop(scopes.pop()),
                kind::REGISTER => {
                    let scope = scopes.last().copied().unwrap_or((function, u32::MAX));
                    symbols.location(&mut record, local, scope, scopes.len())?;
                }
                _ => {}
            }
        }
        (symbols.start != u32::MAX).then_some(symbols)
    }

    fn location(
        &mut self,
        record: &mut Reader<'a>,
        (variable, ty): (&'a [u8], u32),
        scope: (u32, u32),
        depth: usize,
    ) -> Option<()> {
        let register = u32::from(record.u16()?);
        let flags = record.u16()?;
        let (part, _bytes) = (record.u16()?.into(), record.u16()?);
        let start = record.u32()?;
        let (_section, size) = (record.u16()?, record.u16()?);
        let indices = usize::from(flags & 3);
        let gaps = record.0.len().checked_sub(indices.checked_mul(4)?)?;
        let mut gaps = record.inner(gaps)?;
        let place = self.locations.len();
        self.starts.entry(start).or_default().push(place);
        let end = start.saturating_add(size.into());
        while let (Some(offset), Some(size)) = (gaps.u16(), gaps.u16()) {
            let after = start.saturating_add(offset.into()).saturating_add(size.into());
            if after < end {
                self.starts.entry(after).or_default().push(place);
            }
        }
        let mut index = || record.u32();
        let register =
            Register { ty: register, place: index().map(|index| index as i32), element: index() };
        self.locations.push(Location {
            variable,
            ty,
            part: (flags & 4 != 0).then_some(part),
            register,
            depth,
            scope,
        });
        Some(())
    }

    /// The locations that begin to hold after an instruction, whose end is given.
    pub(super) fn begin(&self, instruction: u32, end: u32) -> Vec<&Location<'a>> {
        let places = self.starts.get(&end).into_iter().flatten();
        self.in_scope(places.copied(), instruction)
    }

    /// The locations that hold from the first instruction on.
    pub(super) fn initial(&self) -> Vec<&Location<'a>> {
        let mut places: Vec<usize> =
            self.starts.range(..=self.start).flat_map(|(_, places)| places).copied().collect();
        places.sort_unstable();
        places.dedup();
        self.in_scope(places.into_iter(), self.start)
    }

    /// The locations whose function contains an offset, in the order in which FXC meets the functions: by their first
    /// instructions, and of those that begin with the same one, the innermost first.
    fn in_scope(&self, places: impl Iterator<Item = usize>, at: u32) -> Vec<&Location<'a>> {
        let locations = places.filter_map(|place| self.locations.get(place));
        let mut locations: Vec<_> = locations
            .filter(|location| (location.scope.0..location.scope.1).contains(&at))
            .collect();
        locations.sort_by_key(|location| (location.scope.0, Reverse(location.depth)));
        locations
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;

    fn record(symbols: &mut Vec<u8>, kind: u16, content: &[u8]) {
        symbols.extend_from_slice(&(content.len() as u16 + 2).to_le_bytes());
        symbols.extend_from_slice(&kind.to_le_bytes());
        symbols.extend_from_slice(content);
    }

    /// An inlined function whose end is missing does not contain the variables of the next function.
    #[test]
    fn functions_end_inlined_ones() {
        let mut symbols = vec![4, 0, 0, 0];
        record(&mut symbols, kind::FUNCTION, &[0; 32]);
        record(&mut symbols, kind::INLINE_SITE, &[0; 12]);
        record(&mut symbols, kind::FUNCTION, &[0; 32]);
        record(&mut symbols, kind::LOCAL, b"\0\0\0\0\0\0name\0");
        record(&mut symbols, kind::REGISTER, &[0; 16]);
        let symbols = Symbols::parse(&symbols, &mut Lines::default()).expect("symbols");
        let found: Vec<_> = symbols.initial().iter().map(|it| (it.variable, it.depth)).collect();
        assert_eq!(found, [(&b"name"[..], 0)]);
    }
}
