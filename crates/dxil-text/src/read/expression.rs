//! Reads constant expressions.

use alloc::format;
use alloc::vec::Vec;

use bstr::BStr;
use dxil_ir::{
    BinaryOp, CastOp, ConstantId, Expression, FloatPredicate, IntPredicate, Module, TypeId, typing,
};

use super::Reader;
use super::advice::advice;
use super::failure::{Failure, Result};
use super::token::{Kind, Token};

impl<'a> Reader<'a> {
    /// Reads an expression of this type.
    pub(super) fn constant_expression(&mut self, ty: TypeId) -> Result<ConstantId> {
        let start = self.cursor.peek();
        let id = self.any_expression()?;
        let Module { types, constants, .. } = &self.module;
        let found = constants[id].ty;
        if found == ty {
            return Ok(id);
        }
        let (expected, found) = (types.display(ty), types.display(found));
        let message = format!("expected a constant of type {expected}, found one of type {found}");
        Err(Failure::new(start.start..self.cursor.last_end(), message))
    }

    /// Reads an expression of any type.
    pub(super) fn any_expression(&mut self) -> Result<ConstantId> {
        if self.cursor.kind() != Kind::Word {
            return Err(self.cursor.expected("a constant"));
        }
        let start = self.cursor.bump();
        if let b"extractvalue" | b"insertvalue" = start.text {
            return self.aggregate_operation(&start);
        }
        if self.depth <= 1 {
            self.globals.forward.clear();
        }
        let first = self.globals.forward.len();
        let (expression, ty) = self.operation(&start)?;
        let Module { types, constants, .. } = &mut self.module;
        let ty = typing::expression(types, constants, &expression, ty);
        let ty = self.typed(&start, ty)?;
        let hidden = self.hide_forward(first);
        let folded = self.module.fold(expression, ty);
        self.show(hidden);
        Ok(folded)
    }

    /// Computes an element of an aggregate, or an aggregate with another element: there are no expressions
    /// of these operations.
    fn aggregate_operation(&mut self, token: &Token<'a>) -> Result<ConstantId> {
        let is_insertion = token.text == b"insertvalue";
        self.cursor.expect(Kind::OpenParenthesis)?;
        let aggregate = self.typed_constant()?;
        let mut element = None;
        if is_insertion {
            self.cursor.expect(Kind::Comma)?;
            element = Some(self.typed_constant()?);
        }
        let mut path = Vec::new();
        while self.cursor.eat(Kind::Comma) {
            path.push(self.cursor.expect_u32()?);
        }
        if path.is_empty() {
            return Err(self.cursor.expected("`,` and an index"));
        }
        self.cursor.expect(Kind::CloseParenthesis)?;
        let Module { types, constants, .. } = &self.module;
        let (ty, indices) = (constants[aggregate].ty, path.iter().copied());
        let ty = match element {
            Some(element) => typing::insert_value(types, ty, constants[element].ty, indices),
            None => typing::extract_value(types, ty, indices),
        };
        self.typed(token, ty)?;
        let result = match element {
            Some(element) => self.module.fold_insert_value(aggregate, element, &path),
            None => self.module.fold_extract_value(aggregate, &path),
        };
        result.ok_or_else(|| {
            let place = token.start..self.cursor.last_end();
            Failure::new(place, "the elements of an expression are not known")
                .help("write the constant that it results in")
        })
    }

    /// Reads the operation and its operands, and the type that a conversion converts to.
    fn operation(&mut self, token: &Token<'a>) -> Result<(Expression, TypeId)> {
        let none = self.module.types.void();
        let expression = match token.text {
            b"getelementptr" => self.address()?,
            b"icmp" => {
                let predicate = self.keyword(IntPredicate::ALL, IntPredicate::keyword)?;
                Expression::ICmp { predicate, operands: self.operands()? }
            }
            b"fcmp" => {
                let predicate = self.keyword(FloatPredicate::ALL, FloatPredicate::keyword)?;
                Expression::FCmp { predicate, operands: self.operands()? }
            }
            b"select" => {
                let [condition, yes, no] = self.operands()?;
                Expression::Select { condition, operands: [yes, no] }
            }
            b"extractelement" => Expression::ExtractElement { operands: self.operands()? },
            b"insertelement" => Expression::InsertElement { operands: self.operands()? },
            b"shufflevector" => Expression::ShuffleVector { operands: self.operands()? },
            _ => match (BinaryOp::from_keyword(token.text), CastOp::from_keyword(token.text)) {
                (Some(op), _) => {
                    let op = self.operation_flags(op)?;
                    Expression::Binary { op, operands: self.operands()? }
                }
                (_, Some(op)) => {
                    let op = self.cast_flags(op);
                    self.cursor.expect(Kind::OpenParenthesis)?;
                    let value = self.typed_constant()?;
                    self.cursor.expect_word("to")?;
                    let ty = self.ty()?;
                    self.cursor.expect(Kind::CloseParenthesis)?;
                    return Ok((Expression::Cast { op, value }, ty));
                }
                _ => return Err(self.no_constant(token)),
            },
        };
        Ok((expression, none))
    }

    #[cold]
    fn no_constant(&self, token: &Token<'_>) -> Failure {
        match token.text {
            b"asm" => Failure::at(token, "DXIL has no inline assembly"),
            b"blockaddress" => Failure::at(token, "DXIL has no addresses of blocks"),
            b"poison" | b"none" | b"dso_local_equivalent" | b"no_cfi" => {
                let keyword = BStr::new(token.text);
                Failure::at(token, format!("LLVM 3.7 has no constant `{keyword}`"))
            }
            _ => {
                let found = token.describe(self.cursor.source);
                let failure = Failure::at(token, format!("expected a constant, found {found}"));
                match advice("a constant", token, self.cursor.source) {
                    Some(help) => failure.help(help),
                    None => failure,
                }
            }
        }
    }

    /// Reads the operands between parentheses.
    fn operands<const N: usize>(&mut self) -> Result<[ConstantId; N]> {
        let open = self.cursor.expect(Kind::OpenParenthesis)?;
        let mut operands = Vec::with_capacity(N);
        operands.push(self.typed_constant()?);
        while self.cursor.eat(Kind::Comma) {
            operands.push(self.typed_constant()?);
        }
        self.cursor.expect(Kind::CloseParenthesis)?;
        let count = operands.len();
        operands.try_into().map_err(|_| {
            let place = open.start..self.cursor.last_end();
            Failure::new(place, format!("expected {N} operands, found {count}"))
        })
    }

    /// Reads the operands of a `getelementptr`.
    fn address(&mut self) -> Result<Expression> {
        let flags = self.address_flags();
        self.cursor.expect(Kind::OpenParenthesis)?;
        let source = self.ty()?;
        self.cursor.expect(Kind::Comma)?;
        let mut operands = Vec::new();
        operands.push(self.typed_constant()?);
        while self.cursor.eat(Kind::Comma) {
            operands.push(self.typed_constant()?);
        }
        self.cursor.expect(Kind::CloseParenthesis)?;
        Ok(Expression::GetElementPtr { source, flags, operands: operands.into() })
    }

    /// Reads a keyword of a table.
    pub(super) fn keyword<T: Copy>(
        &mut self,
        all: &'static [T],
        keyword: impl Fn(T) -> &'static str,
    ) -> Result<T> {
        let token = self.cursor.peek();
        let found = all.iter().find(|&&it| keyword(it).as_bytes() == token.text);
        match found.filter(|_| token.kind == Kind::Word) {
            Some(&it) => {
                self.cursor.bump();
                Ok(it)
            }
            None => Err(self.no_keyword(all.iter().map(|&it| keyword(it)))),
        }
    }

    /// The error that the next token is none of these keywords.
    #[cold]
    pub(super) fn no_keyword(&self, all: impl Iterator<Item = &'static str>) -> Failure {
        let all: Vec<_> = all.filter(|it| !it.is_empty()).map(|it| format!("`{it}`")).collect();
        self.cursor.expected(match all.split_last() {
            Some((last, others)) if !others.is_empty() => {
                format!("{} or {last}", others.join(", "))
            }
            _ => all.concat(),
        })
    }
}
