//! Reads the flags of operations.

use alloc::format;

use dxil_ir::{BinaryOp, CastOp, FastMathFlags, GepFlags, OverflowFlags, TypeId, typing};

use super::Reader;
use super::failure::{Failure, Result};
use super::token::{Kind, Token};
use crate::operation_flags::{self, ADDRESS, DISJOINT, EXACT, FAST, NON_NEGATIVE, OVERFLOW};

impl<'a> Reader<'a> {
    /// Reads the flags of an operation.
    pub(super) fn operation_flags(&mut self, mut op: BinaryOp) -> Result<BinaryOp> {
        if let Some(flags) = op.fast_math_flags_mut() {
            *flags = self.fast_math();
        } else if let Some(flags) = op.overflow_flags_mut() {
            *flags = self.overflow();
        } else if let Some(flags) = op.exact_flags_mut() {
            let (flag, keyword) = EXACT;
            if self.cursor.eat_word(keyword) {
                *flags = flag;
            }
        } else if let (BinaryOp::Or(flags), true) = (&mut op, self.is_modern()) {
            if self.cursor.eat_word(DISJOINT.1) {
                *flags = DISJOINT.0;
            }
        }
        Ok(op)
    }

    /// Reads the flags of a conversion, which only modern ones have.
    pub(super) fn cast_flags(&mut self, mut op: CastOp) -> CastOp {
        match &mut op {
            _ if !self.is_modern() => {}
            CastOp::Trunc(flags) => *flags = self.overflow(),
            CastOp::ZExt(flags) if self.cursor.eat_word(NON_NEGATIVE.1) => *flags = NON_NEGATIVE.0,
            CastOp::UiToFp(flags) => {
                let fast_math = self.fast_math();
                if self.cursor.eat_word(NON_NEGATIVE.1) {
                    *flags = NON_NEGATIVE.0;
                }
                *flags = flags.with_fast_math(fast_math);
            }
            CastOp::SiToFp(flags) | CastOp::FpTrunc(flags) | CastOp::FpExt(flags) => {
                *flags = self.fast_math();
            }
            _ => {}
        }
        op
    }

    /// Reads the flags of an operation that may overflow, each once.
    fn overflow(&mut self) -> OverflowFlags {
        let mut flags = OverflowFlags::NONE;
        for _ in OVERFLOW {
            let others = OVERFLOW.iter().filter(|(flag, _)| !flags.contains(*flag));
            if let Some(&(flag, _)) = self.flag(others, |(_, keyword)| keyword) {
                flags = flags.union(flag);
            }
        }
        flags
    }

    /// Reads the flags of a `getelementptr`. Modern LLVM takes them repeatedly.
    pub(super) fn address_flags(&mut self) -> GepFlags {
        let mut flags = GepFlags::NONE;
        if !self.is_modern() {
            let (flag, keyword) = ADDRESS[0];
            return if self.cursor.eat_word(keyword) { flag } else { flags };
        }
        while let Some(&(flag, _)) = self.flag(ADDRESS.iter(), |(_, keyword)| keyword) {
            flags = flags.union(flag);
        }
        flags
    }

    /// Reads the fast-math flags that modern instructions have.
    pub(super) fn modern_fast_math(&mut self) -> FastMathFlags {
        if self.is_modern() { self.fast_math() } else { FastMathFlags::NONE }
    }

    /// Checks that an instruction with these fast-math flags has a result of floating-point numbers.
    pub(super) fn check_fast_math(
        &self,
        opcode: &Token<'a>,
        flags: FastMathFlags,
        result: TypeId,
    ) -> Result<()> {
        if flags == FastMathFlags::NONE || typing::has_fast_math(&self.module.types, result) {
            return Ok(());
        }
        let ty = self.module.types.display(result);
        let message = format!("the result is {ty}, which has no fast-math flags");
        Err(Failure::new(opcode.start..self.cursor.last_end(), message))
    }

    /// Reads fast-math flags.
    pub(super) fn fast_math(&mut self) -> FastMathFlags {
        let dialect = self.module.types.dialect();
        let all = operation_flags::fast_math(dialect);
        let mut flags = FastMathFlags::NONE;
        loop {
            if self.cursor.eat_word(FAST) {
                flags = operation_flags::fast(dialect);
            } else if let Some(&(flag, _)) = self.flag(all.iter(), |(_, keyword)| keyword) {
                flags = flags.union(flag);
            } else {
                return flags;
            }
        }
    }

    /// Takes the next token if it is the keyword of a flag.
    #[inline]
    fn flag<T>(
        &mut self,
        mut all: impl Iterator<Item = &'static T>,
        keyword: impl Fn(&T) -> &'static str,
    ) -> Option<&'static T> {
        let token = self.cursor.peek();
        if token.kind != Kind::Word {
            return None;
        }
        let found = all.find(|flag| token.is_word(keyword(flag)))?;
        self.cursor.bump();
        Some(found)
    }
}
