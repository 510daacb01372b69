//! Expressions, which compute the value of a state.

use dxbc_code::expression::Expression;
use dxil_container::{At, Container, FourCC};

use super::{Error, Printer};

/// The columns by which the instructions after the first are indented more than their state.
const INDENT: usize = 16;

impl Printer<'_, '_> {
    /// Prints the expression at this offset.
    pub(super) fn expression(&mut self, offset: u32, indent: usize) -> Result<(), Error> {
        let code = self.effect.code(offset)?.ok_or(Error::NoExpression)?;
        self.charge(&code)?;
        let container = Container::parse(&code)?;
        let part = |name: &[u8; 4]| container.part(FourCC(*name)).map(|part| part.data());
        let code = part(b"FXLC").ok_or(Error::NoExpression)?;
        let data = |name| part(name).map_or(&[][..], At::into_inner);
        let (literals, variables) = (data(b"CLI4"), data(b"CTAB"));
        let expression = Expression::parse(&code, literals, variables)?;
        let separator = alloc::format!("\n{:1$}", "", indent + INDENT);
        let text = expression.print(self.options.print, &separator, self.comments.limit())?;
        self.comments.put("eval(");
        self.comments.put(text);
        self.comments.put(")");
        Ok(())
    }
}
