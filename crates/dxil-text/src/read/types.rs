//! Reads types.

use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;

use bstr::BStr;
use dxil_ir::{StructBody, TargetType, Type, TypeId, typing};

use super::Reader;
use super::failure::{Failure, Result};
use super::known_types::Keyword;
use super::token::{Kind, Token};
use crate::{MAX_DEPTH, type_keyword};

/// The largest width of an integer in bits. Modern LLVM has one more.
const MAX_BITS: u32 = (1 << 23) - 1;

impl<'a> Reader<'a> {
    /// Whether the next token begins a type.
    pub(super) fn begins_type(&self) -> bool {
        let token = self.cursor.peek();
        match token.kind {
            Kind::Word => {
                let is_modern = self.is_modern()
                    && (matches!(token.text, b"ptr" | b"target") || byte_bits(&token).is_some());
                is_modern
                    || type_keyword::from_keyword(token.text).is_some()
                    || bits(&token).is_some()
            }
            Kind::Local | Kind::QuotedLocal | Kind::LocalNumber => true,
            Kind::OpenBrace | Kind::OpenBracket | Kind::Less => true,
            _ => false,
        }
    }

    /// Reads a type.
    #[inline]
    pub(super) fn ty(&mut self) -> Result<TypeId> {
        let ty = self.first_type()?;
        match self.cursor.kind() {
            Kind::Star | Kind::OpenParenthesis => self.type_suffixes(ty),
            Kind::Word => self.type_suffixes(ty),
            _ => Ok(ty),
        }
    }

    /// Reads the type of a value: not a function's.
    fn first_type(&mut self) -> Result<TypeId> {
        let token = self.cursor.peek();
        match token.kind {
            Kind::Word => self.keyword_type(token),
            Kind::Local | Kind::QuotedLocal | Kind::LocalNumber => {
                self.cursor.bump();
                self.named_type(token)
            }
            Kind::OpenBrace | Kind::OpenBracket | Kind::Less => self.nested(Self::composite),
            _ => Err(self.cursor.expected("a type")),
        }
    }

    #[inline]
    fn keyword_type(&mut self, token: Token<'a>) -> Result<TypeId> {
        if self.is_modern() {
            match token.text {
                b"ptr" => return self.opaque_pointer(),
                b"target" => return self.nested(Self::target_type),
                _ => {}
            }
        }
        let keyword = Keyword::new(token.text);
        let known = keyword.and_then(|it| self.types.keyword(it));
        let ty = match known {
            Some(ty) => ty,
            None => {
                let ty = self.new_keyword_type(&token)?;
                keyword.into_iter().for_each(|keyword| self.types.add_keyword(keyword, ty));
                ty
            }
        };
        self.cursor.bump();
        Ok(ty)
    }

    #[cold]
    fn new_keyword_type(&mut self, token: &Token<'a>) -> Result<TypeId> {
        let ty = match bits(token) {
            Some(bits @ 1..=MAX_BITS) => Type::Integer { bits },
            Some(bits) if bits == MAX_BITS + 1 && self.is_modern() => Type::Integer { bits },
            Some(_) => return Err(Failure::at(token, "the width is not one of 1 to 8388607")),
            None => match self.modern_keyword(token).or(type_keyword::from_keyword(token.text)) {
                Some(ty) if self.is_modern() || ty.modern().is_none() => ty,
                _ => return Err(self.no_type(token)),
            },
        };
        Ok(self.module.types.intern(ty))
    }

    /// The byte type of a keyword, which only the modern dialect has.
    fn modern_keyword(&self, token: &Token<'_>) -> Option<Type> {
        let bits =
            byte_bits(token).filter(|bits| self.is_modern() && (1..=MAX_BITS).contains(bits));
        bits.map(|bits| Type::Byte { bits })
    }

    /// Reads `ptr` and its address space.
    fn opaque_pointer(&mut self) -> Result<TypeId> {
        let token = self.cursor.bump();
        let address_space = match self.cursor.peek().is_word("addrspace") {
            true => self.address_space()?,
            false => 0,
        };
        self.intern_type(Type::Pointer { pointee: None, address_space }, &token)
    }

    /// Reads `target("dx.Texture", <4 x float>, 1, 0, 0, 2)`: its name, its types and its numbers.
    fn target_type(&mut self) -> Result<TypeId> {
        let text = self.cursor.source.get(self.cursor.offset()..).unwrap_or_default();
        if let Some((length, ty)) = self.types.target(text) {
            self.cursor.skip(length);
            return Ok(ty);
        }
        let token = self.cursor.bump();
        self.cursor.expect(Kind::OpenParenthesis)?;
        let name = self.cursor.expect(Kind::String)?.bytes().into_owned().into();
        let (mut types, mut integers) = (Vec::new(), Vec::new());
        while self.cursor.eat(Kind::Comma) {
            match self.cursor.kind() {
                Kind::Integer => integers.push(self.cursor.expect_u32()?),
                _ if integers.is_empty() => types.push(self.ty()?),
                _ => return Err(self.cursor.expected("a number: types come first")),
            }
        }
        self.cursor.expect(Kind::CloseParenthesis)?;
        let target = TargetType { name, types: types.into(), integers: integers.into() };
        let ty = self.intern_type(Type::Target(target), &token)?;
        // A type without a definition in it is reported at its first use, not at each.
        let text = self.cursor.source.get(token.start..self.cursor.last_end());
        text.into_iter().for_each(|text| self.types.add_target(text, ty));
        Ok(ty)
    }

    #[cold]
    fn no_type(&self, token: &Token<'_>) -> Failure {
        match token.text {
            b"x86_fp80" | b"fp128" | b"ppc_fp128" | b"x86_mmx" | b"token" => {
                Failure::at(token, format!("DXIL has no type `{}`", BStr::new(token.text)))
                    .help("its floating-point types are `half`, `float` and `double`")
            }
            b"ptr" => Failure::at(token, "LLVM 3.7 has no type `ptr`")
                .help("write the type that it points to, and `*`, as in `i32*`"),
            b"dso_local" | b"dso_preemptable" => {
                let keyword = BStr::new(token.text);
                Failure::at(token, format!("LLVM 3.7 has no `{keyword}`")).help("remove it")
            }
            _ => self.cursor.expected("a type"),
        }
    }

    /// Runs `read` for something that may contain itself.
    pub(super) fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth == MAX_DEPTH {
            return Err(self.too_deep());
        }
        self.depth = self.depth.saturating_add(1);
        let result = read(self);
        self.depth = self.depth.saturating_sub(1);
        result
    }

    #[cold]
    fn too_deep(&self) -> Failure {
        let message = format!("types or constants are nested more than {MAX_DEPTH} levels deep");
        Failure::at(&self.cursor.peek(), message)
    }

    fn composite(&mut self) -> Result<TypeId> {
        let token = self.cursor.peek();
        let ty = match token.kind {
            Kind::OpenBrace => Type::Struct(self.struct_elements(false)?),
            Kind::OpenBracket => {
                self.cursor.bump();
                let (length, element, place) = self.sequence()?;
                self.check_element(element, place)?;
                self.cursor.expect(Kind::CloseBracket)?;
                Type::Array { element, length }
            }
            _ => {
                self.cursor.bump();
                if self.cursor.kind() == Kind::OpenBrace {
                    Type::Struct(self.struct_elements(true)?)
                } else {
                    let number = self.cursor.peek();
                    let (length, element, place) = self.sequence()?;
                    self.check_vector_element(element, place)?;
                    self.cursor.expect(Kind::Greater)?;
                    let length = u32::try_from(length).ok().filter(|&length| length > 0);
                    let length = length.ok_or_else(|| {
                        Failure::at(&number, "the length is not one of 1 to 4294967295")
                    })?;
                    Type::Vector { element, length }
                }
            }
        };
        self.intern_type(ty, &token)
    }

    /// Reads the length and the element type of an array or vector.
    fn sequence(&mut self) -> Result<(u64, TypeId, Range<usize>)> {
        let length = self.cursor.expect_u64()?;
        self.cursor.expect_word("x")?;
        let start = self.cursor.offset();
        let element = self.ty()?;
        Ok((length, element, start..self.cursor.last_end()))
    }

    /// Reads the elements of a struct; for a packed one, after the `<`.
    pub(super) fn struct_elements(&mut self, packed: bool) -> Result<StructBody> {
        self.cursor.expect(Kind::OpenBrace)?;
        let mut elements = Vec::new();
        while !self.cursor.eat(Kind::CloseBrace) {
            if !elements.is_empty() {
                self.cursor.expect(Kind::Comma)?;
            }
            let start = self.cursor.offset();
            let element = self.ty()?;
            self.check_element(element, start..self.cursor.last_end())?;
            elements.push(element);
            if !matches!(self.cursor.kind(), Kind::Comma | Kind::CloseBrace) {
                return Err(self.cursor.expected("`,` or `}`"));
            }
        }
        if packed {
            self.cursor.expect(Kind::Greater)?;
        }
        Ok(StructBody { elements: elements.into(), packed })
    }

    /// Checks that arrays and structs can have elements of a type.
    fn check_element(&self, ty: TypeId, place: Range<usize>) -> Result<()> {
        if typing::is_value(&self.module.types, ty) {
            return Ok(());
        }
        let ty = self.module.types.display(ty);
        Err(Failure::new(place, format!("an element cannot be of type {ty}")))
    }

    fn check_vector_element(&self, ty: TypeId, place: Range<usize>) -> Result<()> {
        if typing::is_vector_element(&self.module.types, ty) {
            return Ok(());
        }
        let ty = self.module.types.display(ty);
        let message = format!("an element of a vector cannot be of type {ty}");
        let help = "vectors have integers, floating-point numbers or pointers";
        Err(Failure::new(place, message).help(help))
    }

    /// Reads the text after a type: `*`, `addrspace(3)*`, and parameters.
    fn type_suffixes(&mut self, mut ty: TypeId) -> Result<TypeId> {
        loop {
            let token = self.cursor.peek();
            let address_space = match token.kind {
                Kind::Star => {
                    self.cursor.bump();
                    0
                }
                Kind::Word if token.text == b"addrspace" => {
                    let address_space = self.address_space()?;
                    self.cursor.expect(Kind::Star)?;
                    address_space
                }
                Kind::OpenParenthesis => {
                    ty = self.nested(|this| this.function_type(ty))?;
                    continue;
                }
                _ => return Ok(ty),
            };
            if !typing::is_pointee(&self.module.types, ty) {
                let ty = self.module.types.display(ty);
                let message = format!("a pointer cannot point to {ty}");
                return Err(Failure::at(&token, message).help("use `i8*`"));
            }
            ty = {
                // Modern LLVM reads such a type as `ptr`.
                let pointee = (!self.is_modern()).then_some(ty);
                self.intern_type(Type::Pointer { pointee, address_space }, &token)
            }?;
        }
    }

    /// Reads `addrspace(3)`.
    pub(super) fn address_space(&mut self) -> Result<u32> {
        self.cursor.expect_word("addrspace")?;
        self.cursor.expect(Kind::OpenParenthesis)?;
        let token = self.cursor.peek();
        let number = self.cursor.expect_u32()?;
        if number >= 1 << 24 {
            return Err(Failure::at(&token, "the address space is not one of 0 to 16777215"));
        }
        self.cursor.expect(Kind::CloseParenthesis)?;
        Ok(number)
    }

    /// Reads the parameters of a function type that returns `result`.
    fn function_type(&mut self, result: TypeId) -> Result<TypeId> {
        let token = self.cursor.expect(Kind::OpenParenthesis)?;
        let mut parameters = Vec::new();
        let mut variadic = false;
        while !self.cursor.eat(Kind::CloseParenthesis) {
            if variadic || !parameters.is_empty() {
                self.cursor.expect(Kind::Comma)?;
            }
            if self.cursor.eat(Kind::Ellipsis) {
                variadic = true;
                self.cursor.expect(Kind::CloseParenthesis)?;
                break;
            }
            parameters.push(self.parameter_type()?);
            if !matches!(self.cursor.kind(), Kind::Comma | Kind::CloseParenthesis) {
                return Err(self.cursor.expected("`,` or `)`"));
            }
        }
        self.finish_function_type(result, parameters.into(), variadic, &token)
    }

    /// Makes the type of a function.
    pub(super) fn finish_function_type(
        &mut self,
        result: TypeId,
        parameters: Box<[TypeId]>,
        variadic: bool,
        token: &Token<'_>,
    ) -> Result<TypeId> {
        if !typing::is_result(&self.module.types, result) {
            let ty = self.module.types.display(result);
            return Err(Failure::at(token, format!("a function cannot return {ty}")));
        }
        self.intern_type(Type::Function { result, parameters, variadic }, token)
    }

    /// Reads the type of a parameter.
    pub(super) fn parameter_type(&mut self) -> Result<TypeId> {
        let start = self.cursor.offset();
        let ty = self.ty()?;
        if typing::is_parameter(&self.module.types, ty) {
            return Ok(ty);
        }
        let ty = self.module.types.display(ty);
        let place = start..self.cursor.last_end();
        Err(Failure::new(place, format!("a parameter cannot be of type {ty}")))
    }

    /// The id of a type that is made of others.
    fn intern_type(&mut self, ty: Type, token: &Token<'_>) -> Result<TypeId> {
        let id = self.module.types.intern(ty);
        if self.types.depth(&self.module.types, id) > MAX_DEPTH {
            let message = format!("types are nested more than {MAX_DEPTH} levels deep");
            return Err(Failure::at(token, message));
        }
        Ok(id)
    }
}

/// The width of an integer type.
fn bits(token: &Token<'_>) -> Option<u32> {
    let digits = token.text.strip_prefix(b"i")?;
    Token { text: digits, ..*token }.number()
}

/// The width of a byte type.
fn byte_bits(token: &Token<'_>) -> Option<u32> {
    let digits = token.text.strip_prefix(b"b")?;
    Token { text: digits, ..*token }.number()
}
