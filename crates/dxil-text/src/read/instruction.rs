//! Reads instructions.

use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;

use bstr::{BStr, ByteSlice as _};
use dxil_ir::metadata::attach;
use dxil_ir::typing::{self, Found, TypingError};
use dxil_ir::{
    BinaryOp, BlockId, CastOp, FastMathFlags, FloatPredicate, FunctionId, Id as _, Incoming,
    Instruction, InstructionId, InstructionKind as Kind, IntPredicate, List, Module, TypeId,
    UnaryOp,
};

use super::Reader;
use super::failure::{Failure, Result};
use super::token::{self, Token};
use crate::Line;
use crate::operation_flags::SAME_SIGN;

/// The keywords of instructions other than operations on two numbers and conversions.
const OPCODES: &[&str] = &[
    "icmp",
    "fcmp",
    "select",
    "phi",
    "call",
    "tail",
    "musttail",
    "extractelement",
    "insertelement",
    "shufflevector",
    "extractvalue",
    "insertvalue",
    "getelementptr",
    "alloca",
    "load",
    "store",
    "fence",
    "cmpxchg",
    "atomicrmw",
    "ret",
    "br",
    "switch",
    "unreachable",
];

/// Whether a keyword begins an instruction.
pub(super) fn is_opcode(keyword: &[u8]) -> bool {
    OPCODES.iter().any(|opcode| opcode.as_bytes() == keyword)
        || BinaryOp::from_keyword(keyword).is_some()
        || CastOp::from_keyword(keyword).is_some()
        || UnaryOp::from_keyword(keyword).is_some()
}

/// Whether a keyword begins a terminator.
pub(super) fn is_terminator(keyword: &[u8]) -> bool {
    matches!(keyword, b"ret" | b"br" | b"switch" | b"unreachable")
}

/// A kind of instruction, and the type of its result.
pub(super) type Typed = (Kind, TypeId);

impl<'a> Reader<'a> {
    /// Reads an instruction, and returns whether it is a terminator.
    #[inline]
    pub(super) fn instruction(&mut self, block: BlockId) -> Result<bool> {
        let name = match self.cursor.kind() {
            token::Kind::Local | token::Kind::QuotedLocal | token::Kind::LocalNumber => {
                Some(self.cursor.bump())
            }
            _ => None,
        };
        let equal = name.map_or(Ok(()), |_| self.cursor.expect(token::Kind::Equal).map(drop));
        let result = equal.and_then(|()| self.named_instruction(block, name));
        result.inspect_err(|_| {
            self.local.argument_list = None;
            self.define_unknown(name);
        })
    }

    /// Reads an instruction after the name of its result.
    #[inline]
    fn named_instruction(&mut self, block: BlockId, name: Option<Token<'a>>) -> Result<bool> {
        let opcode = self.cursor.peek();
        if opcode.kind == token::Kind::Record && name.is_none() && self.is_modern() {
            return self.debug_record(block).map(|()| false);
        }
        if opcode.kind != token::Kind::Word {
            return Err(match name {
                Some(_) => self.cursor.expected("an instruction"),
                None => self.cursor.expected_first("an instruction"),
            });
        }
        let (kind, ty) = self.kind(&opcode)?;
        let id = self.add(block, name, kind, ty)?;
        if let Some(lines) = &mut self.lines {
            let function = FunctionId::from_index(self.local.index);
            lines.extend(function.map(|it| (opcode.start, Line::Instruction(it, id))));
        }
        while self.cursor.eat(token::Kind::Comma) {
            self.attach(id)?;
        }
        Ok(self.local.body.instructions.get(id).is_some_and(Instruction::is_terminator))
    }

    /// Reads the attachments of an instruction, after a comma.
    fn attach(&mut self, id: InstructionId) -> Result<()> {
        let token = self.cursor.peek();
        if token.kind != token::Kind::Metadata {
            return Err(self.cursor.expected("an attachment, such as `!dbg !7`"));
        }
        if token.text == b"dbg" {
            self.cursor.bump();
            return self.debug_location(id);
        }
        let (kind, mut node) = self.attachment()?;
        if token.text == b"tbaa" {
            node = self.module.tbaa_access_tag(node);
        }
        let attached = self.local.body.attachments.entry(id).or_default();
        attach(attached, kind, node);
        Ok(())
    }

    /// Reads the opcode and the operands.
    #[inline]
    fn kind(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        self.cursor.bump();
        match opcode.text {
            b"call" | b"tail" | b"musttail" => self.call(opcode),
            b"load" => self.load(opcode),
            b"store" => self.store(opcode),
            b"extractvalue" => self.extract_value(opcode),
            b"br" => self.branch(opcode),
            b"getelementptr" => self.get_element_ptr(opcode),
            b"phi" => self.phi(opcode),
            b"icmp" | b"fcmp" => self.comparison(opcode),
            b"select" => self.select(opcode),
            b"alloca" => self.alloca(opcode),
            b"extractelement" | b"insertelement" | b"shufflevector" => self.vector(opcode),
            b"insertvalue" => self.insert_value(opcode),
            b"ret" | b"switch" | b"unreachable" => self.terminator(opcode),
            b"fence" | b"cmpxchg" | b"atomicrmw" => self.atomic(opcode),
            text => {
                if let Some(op) = BinaryOp::from_keyword(text) {
                    return self.binary(opcode, op);
                }
                if let Some(op) = UnaryOp::from_keyword(text).filter(|_| self.is_modern()) {
                    return self.unary(opcode, op);
                }
                match CastOp::from_keyword(text) {
                    Some(op) => {
                        let op = self.cast_flags(op);
                        let (value, from) = self.typed_value()?;
                        self.cursor.expect_word("to")?;
                        let to = self.ty()?;
                        let ty = typing::cast(&self.module.types, op, from, to);
                        Ok((Kind::Cast { op, value }, self.typed(opcode, ty)?))
                    }
                    None => Err(self.unknown_opcode(opcode)),
                }
            }
        }
    }

    /// The error of a keyword that is none of an instruction.
    #[cold]
    fn unknown_opcode(&mut self, opcode: &Token<'a>) -> Failure {
        let (keyword, next) = (BStr::new(opcode.text), self.cursor.peek());
        let source = self.cursor.source;
        let before = source.get(..opcode.start).unwrap_or_default();
        if !before.trim_end_with(|it| it == ' ' || it == '\t').ends_with(b"\n") {
            return no_opcode(opcode);
        }
        let between = source.get(opcode.end..next.start).unwrap_or_default();
        if between.contains(&b'\n') {
            self.define_unknown(Some(*opcode));
            let message = format!("`{keyword}` is neither an instruction nor a label");
            return Failure::at(opcode, message)
                .help(format!("a label ends with `:`: `{keyword}:`"));
        }
        if next.kind == token::Kind::Equal {
            self.define_unknown(Some(*opcode));
            let message = format!("the name `{keyword}` lacks its `%`");
            return Failure::at(opcode, message).help(format!("write `%{keyword} =`"));
        }
        no_opcode(opcode)
    }

    /// The type that a rule gives, or the error of the instruction from this token on.
    #[inline]
    pub(super) fn typed(
        &self,
        start: &Token<'_>,
        ty: core::result::Result<TypeId, TypingError>,
    ) -> Result<TypeId> {
        ty.map_err(|error| self.typing(start.start..self.cursor.last_end(), error))
    }

    /// The error of a typing rule.
    #[cold]
    pub(super) fn typing(&self, place: Range<usize>, error: TypingError) -> Failure {
        let cause = error.describe(&self.module.types);
        let failure = Failure::new(place, format!("{cause}")).because(cause);
        match error.found {
            Found::Type(ty) if self.is_wrong(ty) => failure.following(),
            _ => failure,
        }
    }

    fn unary(&mut self, opcode: &Token<'a>, mut op: UnaryOp) -> Result<Typed> {
        if let UnaryOp::FNeg(flags) = &mut op {
            *flags = self.fast_math();
        }
        let (value, ty) = self.typed_value()?;
        let ty = typing::unary(&self.module.types, op, ty);
        Ok((Kind::Unary { op, value }, self.typed(opcode, ty)?))
    }

    fn binary(&mut self, opcode: &Token<'a>, op: BinaryOp) -> Result<Typed> {
        let op = self.operation_flags(op)?;
        let ty = self.ty()?;
        let left = self.value(ty)?;
        self.cursor.expect(token::Kind::Comma)?;
        let operands = [left, self.value(ty)?];
        let ty = typing::binary(&self.module.types, op, [ty; 2]);
        Ok((Kind::Binary { op, operands }, self.typed(opcode, ty)?))
    }

    fn comparison(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let is_float = opcode.text == b"fcmp";
        let flags = if is_float { self.fast_math() } else { FastMathFlags::NONE };
        let same_sign = !is_float && self.is_modern() && self.cursor.eat_word(SAME_SIGN);
        let predicates = match is_float {
            true => (None, Some(self.keyword(FloatPredicate::ALL, FloatPredicate::keyword)?)),
            false => (Some(self.keyword(IntPredicate::ALL, IntPredicate::keyword)?), None),
        };
        let ty = self.ty()?;
        let left = self.value(ty)?;
        self.cursor.expect(token::Kind::Comma)?;
        let operands = [left, self.value(ty)?];
        let types = &mut self.module.types;
        let (kind, ty) = match predicates {
            (Some(predicate), _) => {
                (Kind::ICmp { predicate, same_sign, operands }, typing::icmp(types, [ty; 2]))
            }
            (None, predicate) => {
                let predicate = predicate.unwrap_or(FloatPredicate::False);
                (Kind::FCmp { predicate, flags, operands }, typing::fcmp(types, [ty; 2]))
            }
        };
        Ok((kind, self.typed(opcode, ty)?))
    }

    fn select(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let flags = self.modern_fast_math();
        let (condition, condition_ty) = self.typed_value()?;
        let (yes, yes_ty) = self.next_value()?;
        let (no, no_ty) = self.next_value()?;
        let ty = typing::select(&self.module.types, condition_ty, [yes_ty, no_ty]);
        let ty = self.typed(opcode, ty)?;
        self.check_fast_math(opcode, flags, ty)?;
        Ok((Kind::Select { flags, condition, operands: [yes, no] }, ty))
    }

    /// Reads a value and its type after a comma.
    pub(super) fn next_value(&mut self) -> Result<(dxil_ir::Value, TypeId)> {
        self.cursor.expect(token::Kind::Comma)?;
        self.typed_value()
    }

    fn vector(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let (vector, ty) = self.typed_value()?;
        let (second, second_ty) = self.next_value()?;
        if opcode.text == b"extractelement" {
            let ty = typing::extract_element(&self.module.types, ty, second_ty);
            return Ok((Kind::ExtractElement { vector, index: second }, self.typed(opcode, ty)?));
        }
        let (third, third_ty) = self.next_value()?;
        let Module { types, constants, .. } = &mut self.module;
        if opcode.text == b"insertelement" {
            let ty = typing::insert_element(types, ty, second_ty, third_ty);
            let kind = Kind::InsertElement { vector, element: second, index: third };
            return Ok((kind, self.typed(opcode, ty)?));
        }
        let mask = third.constant();
        let ty = typing::shuffle_vector(types, constants, [ty, second_ty], third_ty, mask);
        let kind = Kind::ShuffleVector { operands: [vector, second], mask: third };
        Ok((kind, self.typed(opcode, ty)?))
    }

    fn extract_value(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let (aggregate, ty) = self.typed_value()?;
        let indices = self.indices()?;
        let path = self.local.body.list(indices).iter().copied();
        let ty = typing::extract_value(&self.module.types, ty, path);
        Ok((Kind::ExtractValue { aggregate, indices }, self.typed(opcode, ty)?))
    }

    fn insert_value(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let (aggregate, ty) = self.typed_value()?;
        let (element, element_ty) = self.next_value()?;
        let indices = self.indices()?;
        let path = self.local.body.list(indices).iter().copied();
        let ty = typing::insert_value(&self.module.types, ty, element_ty, path);
        Ok((Kind::InsertValue { aggregate, element, indices }, self.typed(opcode, ty)?))
    }

    /// Reads the indices of an `extractvalue` or `insertvalue`.
    fn indices(&mut self) -> Result<List<u32>> {
        let mut indices = Vec::new();
        while self.list_continues() {
            self.cursor.bump();
            indices.push(self.cursor.expect_u32()?);
        }
        match indices.is_empty() {
            true => Err(self.cursor.expected("`,` and an index")),
            false => Ok(self.local.body.add_list(indices)),
        }
    }

    /// Whether another operand follows, after a comma: not an attachment.
    #[inline]
    pub(super) fn list_continues(&self) -> bool {
        self.cursor.kind() == token::Kind::Comma
            && self.cursor.peek_second().kind != token::Kind::Metadata
    }

    fn phi(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let flags = self.modern_fast_math();
        let ty = self.ty()?;
        let ty = typing::phi(&self.module.types, ty);
        let ty = self.typed(opcode, ty)?;
        self.check_fast_math(opcode, flags, ty)?;
        let mut incoming = Vec::new();
        loop {
            self.cursor.expect(token::Kind::OpenBracket)?;
            let value = self.value(ty)?;
            self.cursor.expect(token::Kind::Comma)?;
            incoming.push(Incoming { value, block: self.block_name()? });
            self.cursor.expect(token::Kind::CloseBracket)?;
            if !self.list_continues() {
                break;
            }
            self.cursor.bump();
        }
        Ok((Kind::Phi { flags, incoming: self.local.body.add_list(incoming) }, ty))
    }
}

/// The error of a keyword that is none of an instruction of DXIL.
#[cold]
fn no_opcode(opcode: &Token<'_>) -> Failure {
    let keyword = BStr::new(opcode.text);
    match opcode.text {
        b"invoke" | b"resume" | b"landingpad" | b"indirectbr" | b"va_arg" => {
            Failure::at(opcode, format!("DXIL has no `{keyword}`"))
        }
        b"fneg" => Failure::at(opcode, "LLVM 3.7 has no `fneg`")
            .help("subtract from negative zero: `fsub float -0.000000e+00, %x`"),
        b"freeze" => Failure::at(opcode, "LLVM 3.7 has no `freeze`")
            .help("use its operand in place of the result"),
        b"align" => Failure::at(opcode, "expected `,` before `align`"),
        b"callbr" | b"cleanupret" | b"catchret" | b"catchswitch" | b"catchpad" | b"cleanuppad"
        | b"notail" => Failure::at(opcode, format!("LLVM 3.7 has no `{keyword}`")),
        _ => {
            let error = Failure::at(opcode, format!("there is no instruction `{keyword}`"));
            match keyword.iter().any(u8::is_ascii_uppercase) {
                true => error.help("keywords are in small letters"),
                false => error,
            }
        }
    }
}
