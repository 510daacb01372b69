//! Reads constants.

use alloc::format;
use alloc::vec::Vec;

use dxil_ir::{ConstantId, Type, TypeId, typing};

use super::Reader;
use super::failure::{Failure, Result};
use super::token::{Kind, Token};

/// The greatest number of elements of a vector that is written as one.
const MOST_ELEMENTS: u32 = 1 << 16;

impl<'a> Reader<'a> {
    /// Reads a constant after its type: `i32 7`.
    pub(super) fn typed_constant(&mut self) -> Result<ConstantId> {
        let ty = self.ty()?;
        self.constant(ty)
    }

    /// Reads a constant of this type.
    #[inline]
    pub(super) fn constant(&mut self, ty: TypeId) -> Result<ConstantId> {
        let token = self.cursor.peek();
        match token.kind {
            Kind::Integer | Kind::HexadecimalInteger => {
                self.cursor.bump();
                self.integer(&token, ty)
            }
            Kind::Decimal | Kind::SignedWord | Kind::Hexadecimal => {
                self.cursor.bump();
                self.float(&token, ty)
            }
            Kind::Word => self.keyword_constant(&token, ty),
            Kind::Global | Kind::QuotedGlobal | Kind::GlobalNumber => {
                self.cursor.bump();
                self.global_of_type(&token, ty)
            }
            Kind::OpenBrace | Kind::OpenBracket | Kind::Less => {
                self.nested(|this| this.aggregate(ty))
            }
            Kind::Local | Kind::QuotedLocal | Kind::LocalNumber => {
                let message = format!("{} is not a constant", token.describe(self.cursor.source));
                Err(Failure::at(&token, message))
            }
            _ => Err(self.cursor.expected("a constant")),
        }
    }

    fn keyword_constant(&mut self, token: &Token<'a>, ty: TypeId) -> Result<ConstantId> {
        if self.is_modern() {
            if let Some(constant) = self.modern_constant(token, ty)? {
                return Ok(constant);
            }
        }
        let types = &self.module.types;
        let found = match token.text {
            b"undef" | b"zeroinitializer" if !typing::is_value(types, ty) => "a value",
            b"undef" => return Ok(self.finish(|constants, _| constants.undef(ty))),
            b"zeroinitializer" => {
                if let Type::Named(id) = types[ty] {
                    if types.structs()[id].body.is_none() {
                        return Err(self.wrong_type(token, ty, "a zero"));
                    }
                }
                return Ok(self.finish(|constants, types| constants.null(types, ty)));
            }
            b"null" if matches!(types[ty], Type::Pointer { .. }) => {
                return Ok(self.finish(|constants, types| constants.null(types, ty)));
            }
            b"true" | b"false" if matches!(types[ty], Type::Integer { bits: 1 }) => {
                let value = (token.text == b"true").into();
                return Ok(self.finish(|constants, types| constants.integer(types, ty, value)));
            }
            b"null" => "`null`, which is a pointer",
            b"true" | b"false" => "an `i1`",
            b"c" => return self.characters(ty),
            _ => return self.nested(|this| this.constant_expression(ty)),
        };
        Err(self.wrong_type(token, ty, found))
    }

    /// Reads a constant that only the modern dialect has, if the next token begins one.
    fn modern_constant(&mut self, token: &Token<'a>, ty: TypeId) -> Result<Option<ConstantId>> {
        let types = &self.module.types;
        Ok(Some(match token.text {
            b"poison" if typing::is_value(types, ty) => {
                self.finish(|constants, _| constants.poison(ty))
            }
            b"none" if types[ty] == Type::Token => {
                self.finish(|constants, types| constants.null(types, ty))
            }
            b"splat" => self.splat(ty)?,
            [b'f', b'0', b'x', ..] => {
                self.cursor.bump();
                self.modern_float(token, ty)?
            }
            _ => return Ok(None),
        }))
    }

    /// Reads `splat (i32 7)`, a vector of the same elements.
    fn splat(&mut self, ty: TypeId) -> Result<ConstantId> {
        let token = self.cursor.bump();
        let Type::Vector { element, length } = self.module.types[ty] else {
            return Err(self.wrong_type(&token, ty, "a vector"));
        };
        self.cursor.expect(Kind::OpenParenthesis)?;
        let value = self.typed_constant()?;
        self.cursor.expect(Kind::CloseParenthesis)?;
        if self.module.constants[value].ty != element {
            return Err(self.wrong_type(&token, ty, "a vector of another type"));
        }
        if length > MOST_ELEMENTS {
            let message = format!("a vector of more than {MOST_ELEMENTS} elements");
            return Err(Failure::at(&token, message));
        }
        let elements = alloc::vec![value; length as usize];
        let dxil_ir::Module { types, constants, .. } = &mut self.module;
        Ok(constants.aggregate(types, ty, &elements))
    }

    /// Takes a keyword, and makes the constant that it stands for.
    fn finish(
        &mut self,
        make: impl FnOnce(&mut dxil_ir::Constants, &dxil_ir::Types) -> ConstantId,
    ) -> ConstantId {
        self.cursor.bump();
        make(&mut self.module.constants, &self.module.types)
    }

    /// Reads `c"…"`, an array of `i8`.
    fn characters(&mut self, ty: TypeId) -> Result<ConstantId> {
        self.cursor.bump();
        let token = self.cursor.expect(Kind::String)?;
        let bytes = token.bytes();
        let types = &self.module.types;
        let length = match types[ty] {
            Type::Array { element, length }
                if matches!(types[element], Type::Integer { bits: 8 }) =>
            {
                length
            }
            _ => return Err(self.wrong_type(&token, ty, "an array of i8")),
        };
        if length != bytes.len() as u64 {
            let expected = types.display(ty);
            let message =
                format!("expected a constant of type {expected}, found [{} x i8]", bytes.len());
            return Err(Failure::at(&token, message));
        }
        match bytes.is_empty() {
            true => Ok(self.module.constants.null(&self.module.types, ty)),
            false => Ok(self.module.constants.data(ty, &bytes)),
        }
    }

    /// Reads the elements of an array, vector or struct.
    fn aggregate(&mut self, ty: TypeId) -> Result<ConstantId> {
        let open = self.cursor.bump();
        let (close, what) = match open.kind {
            Kind::OpenBracket => (Kind::CloseBracket, "an array"),
            Kind::OpenBrace => (Kind::CloseBrace, "a struct"),
            _ if self.cursor.eat(Kind::OpenBrace) => (Kind::CloseBrace, "a packed struct"),
            _ => (Kind::Greater, "a vector"),
        };
        let is_packed = what == "a packed struct";
        let types = &self.module.types;
        let fits = match types[ty] {
            Type::Array { .. } => close == Kind::CloseBracket,
            Type::Vector { .. } => close == Kind::Greater,
            _ => {
                let body = types.struct_body(ty);
                close == Kind::CloseBrace && body.is_some_and(|body| body.packed == is_packed)
            }
        };
        if !fits {
            return Err(self.wrong_type(&open, ty, what));
        }
        let elements = self.elements(close)?;
        if is_packed {
            self.cursor.expect(Kind::Greater)?;
        }
        let place = open.start..self.cursor.last_end();
        let dxil_ir::Module { types, constants, .. } = &mut self.module;
        let found = elements.iter().map(|&id| constants[id].ty);
        if let Err(error) = typing::aggregate(types, ty, found) {
            let cause = error.describe(types);
            let message = format!("in a constant of type {}, {cause}", types.display(ty));
            return Err(Failure::new(place, message).because(cause));
        }
        // LLVM makes this of an array without elements.
        if elements.is_empty() && close == Kind::CloseBracket {
            return Ok(constants.undef(ty));
        }
        Ok(constants.aggregate(types, ty, &elements))
    }

    fn elements(&mut self, close: Kind) -> Result<Vec<ConstantId>> {
        let mut elements = Vec::new();
        if self.cursor.eat(close) {
            return Ok(elements);
        }
        loop {
            elements.push(self.typed_constant()?);
            if self.cursor.eat(close) {
                return Ok(elements);
            }
            if !self.cursor.eat(Kind::Comma) {
                return Err(self.cursor.expected(format!("`,` or {}", close.describe())));
            }
        }
    }

    /// Skips a constant after its type.
    pub(super) fn skip_constant(&mut self) -> Result<()> {
        let token = self.cursor.peek();
        match token.kind {
            Kind::Word => match token.text {
                b"poison" | b"none" if self.is_modern() => {
                    self.cursor.bump();
                    Ok(())
                }
                b"undef" | b"null" | b"true" | b"false" | b"zeroinitializer" => {
                    self.cursor.bump();
                    Ok(())
                }
                b"c" => {
                    self.cursor.bump();
                    self.cursor.expect(Kind::String).map(drop)
                }
                _ => {
                    while self.cursor.kind() == Kind::Word {
                        self.cursor.bump();
                    }
                    self.cursor.skip_brackets()
                }
            },
            Kind::OpenBrace | Kind::OpenBracket | Kind::Less => self.cursor.skip_brackets(),
            Kind::End => Err(self.cursor.expected("a constant")),
            _ => {
                self.cursor.bump();
                Ok(())
            }
        }
    }
}
