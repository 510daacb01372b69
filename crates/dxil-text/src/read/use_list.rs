//! Reads use-list orders.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use super::Reader;
use super::failure::{Failure, Result};
use super::token::Kind;

impl Reader<'_> {
    /// Whether the next token begins a use-list order.
    pub(super) fn begins_use_list_order(&self) -> bool {
        let token = self.cursor.peek();
        token.is_word("uselistorder") || token.is_word("uselistorder_bb")
    }

    /// Reads a use-list order and checks its indices: `uselistorder i32 %x, { 1, 0 }`.
    ///
    /// The order is that of LLVM's lists in memory, which a module does not have, and which DXC's
    /// assembler does not write to bitcode.
    pub(super) fn use_list_order(&mut self) -> Result<()> {
        self.cursor.expect_word("uselistorder")?;
        self.typed_value()?;
        self.cursor.expect(Kind::Comma)?;
        self.use_list_indices()
    }

    /// Notes a use-list order outside of functions, and skips it.
    pub(super) fn declare_use_list_order(&mut self) {
        self.use_list_orders.push(self.cursor.offset());
        self.cursor.bump();
        self.skip_entity();
    }

    /// Reads the use-list orders outside of functions.
    pub(super) fn use_list_orders(&mut self) {
        for offset in core::mem::take(&mut self.use_list_orders) {
            self.cursor.seek(offset);
            if let Err(failure) = self.global_use_list_order() {
                self.failures.push(failure);
            }
        }
    }

    fn global_use_list_order(&mut self) -> Result<()> {
        if self.cursor.eat_word("uselistorder_bb") {
            let function = match self.cursor.kind() {
                Kind::Global | Kind::QuotedGlobal | Kind::GlobalNumber => self.cursor.bump(),
                _ => return Err(self.cursor.expected("the name of a function, with `@`")),
            };
            self.global(&function)?;
            self.cursor.expect(Kind::Comma)?;
            match self.cursor.kind() {
                Kind::Local | Kind::QuotedLocal | Kind::LocalNumber => self.cursor.bump(),
                _ => return Err(self.cursor.expected("the name of a block, with `%`")),
            };
        } else {
            self.cursor.expect_word("uselistorder")?;
            self.typed_constant()?;
        }
        self.cursor.expect(Kind::Comma)?;
        self.use_list_indices()
    }

    /// Reads the indices between braces: each number below their count once, in another order.
    fn use_list_indices(&mut self) -> Result<()> {
        let open = self.cursor.expect(Kind::OpenBrace)?;
        let mut indices = Vec::new();
        loop {
            indices.push(self.cursor.expect_u32()?);
            if self.cursor.eat(Kind::CloseBrace) {
                break;
            }
            self.cursor.expect(Kind::Comma)?;
        }
        let mut seen = vec![false; indices.len()];
        let is_permutation = indices.iter().all(|&index| {
            seen.get_mut(index as usize).is_some_and(|seen| !core::mem::replace(seen, true))
        });
        let place = open.start..self.cursor.last_end();
        if !is_permutation {
            let last = indices.len().saturating_sub(1);
            let message = format!("the indices are not each number from 0 to {last} once");
            return Err(Failure::new(place, message));
        }
        if indices.is_sorted() {
            let failure = Failure::new(place, "the indices change no order");
            return Err(failure.help("remove the use-list order"));
        }
        Ok(())
    }
}
