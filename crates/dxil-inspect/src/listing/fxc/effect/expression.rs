//! Expressions, which compute the value of a state.

use dxbc_code::expression::{Expression, Literals, Variables};
use dxil_container::{Container, FourCC};

use super::{Error, Printer};

/// The columns by which the instructions after the first are indented more than their state.
const INDENT: usize = 16;

impl Printer<'_, '_> {
    /// Prints the expression at this offset.
    pub(super) fn expression(&mut self, offset: u32, indent: usize) -> Result<(), Error> {
        let file_offset = self.effect.data.offset().saturating_add(offset as usize);
        let no_code = || Error::NoExpression { offset: file_offset };
        let bytes = self.effect.code(offset)?.ok_or_else(no_code)?;
        self.charge(&bytes)?;
        let container = Container::parse(&bytes).map_err(Error::inside(bytes.offset()))?;
        let part = |name: &[u8; 4]| {
            let data = container.part(FourCC(*name))?.data();
            Some((*data, bytes.offset().saturating_add(data.offset())))
        };
        let (code, code_offset) = part(b"FXLC").ok_or_else(no_code)?;
        let literals = match part(b"CLI4") {
            Some((data, offset)) => Literals::parse(data).map_err(Error::inside(offset))?,
            None => Literals::default(),
        };
        let variables = match part(b"CTAB") {
            Some((data, offset)) => Variables::parse(data).map_err(Error::inside(offset))?,
            None => Variables::default(),
        };
        let separator = alloc::format!("\n{:1$}", "", indent + INDENT);
        let text = Expression { code, literals, variables }
            .print(self.options.print, &separator, self.comments.limit())
            .map_err(Error::inside(code_offset))?;
        self.comments.put("eval(");
        self.comments.put(text);
        self.comments.put(")");
        Ok(())
    }
}
