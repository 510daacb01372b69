//! The string of the data layout.

use super::{Place, Rule, Verifier};
use crate::Dialect;
use crate::data_layout::number;

impl Verifier<'_> {
    /// Checks that LLVM 3.7 can read the data layout: it ends the process otherwise.
    pub(super) fn data_layout(&mut self) {
        let (text, dialect) = (&self.module.data_layout, self.module.types.dialect());
        if dialect == Dialect::Dxil && !text.is_empty() {
            let can_be_read =
                text.split(|byte| *byte == b'-').all(|it| specification(it).is_some());
            self.check(can_be_read, Place::Module, Rule::DataLayout);
        }
    }
}

/// Reads what stands between two hyphens.
fn specification(text: &[u8]) -> Option<()> {
    let (&kind, text) = text.split_first()?;
    let mut fields = text.split(|byte| *byte == b':');
    let first = fields.next()?;
    match kind {
        // LLVM does not look at what follows.
        b's' | b'e' | b'E' => fields.all(|field| !field.is_empty()).then_some(()),
        b'p' => {
            number_or_zero(first).filter(|space| *space < 1 << 24)?;
            bytes(fields.next()?)?;
            alignments(fields, false)
        }
        b'i' | b'v' | b'f' | b'a' => {
            let is_aggregate = kind == b'a';
            let widest = if is_aggregate { 0 } else { (1 << 24) - 1 };
            number_or_zero(first).filter(|size| *size <= widest)?;
            alignments(fields, is_aggregate)
        }
        b'n' => {
            let mut widths = core::iter::once(first).chain(fields);
            widths.all(|width| number(width).is_some_and(|it| it > 0)).then_some(())
        }
        b'S' => bytes(first).map(|_| ()),
        b'm' => matches!(text, b":e" | b":o" | b":m" | b":w").then_some(()),
        _ => None,
    }
}

/// Reads the alignment, and the preferred one, which is not smaller. All but aggregates have one.
fn alignments<'t>(mut fields: impl Iterator<Item = &'t [u8]>, may_be_zero: bool) -> Option<()> {
    let is_alignment =
        |it: &u32| it.is_power_of_two() && *it <= u16::MAX.into() || may_be_zero && *it == 0;
    let alignment = bytes(fields.next()?).filter(is_alignment)?;
    if let Some(preferred) = fields.next() {
        bytes(preferred).filter(is_alignment).filter(|it| *it >= alignment)?;
    }
    fields.all(|field| !field.is_empty()).then_some(())
}

/// Reads a number of bits as one of bytes.
fn bytes(text: &[u8]) -> Option<u32> {
    number(text).filter(|bits| bits % 8 == 0).map(|bits| bits / 8)
}

fn number_or_zero(text: &[u8]) -> Option<u32> {
    if text.is_empty() { Some(0) } else { number(text) }
}
