//! Reads instructions that access memory.

use alloc::format;
use alloc::vec::Vec;

use dxil_ir::typing::{self, ElementAddress, Index};
use dxil_ir::{
    AtomicAlignment, AtomicOp, InstructionKind as Kind, Module, Ordering, Scope, TypeId, Value,
};

use super::Reader;
use super::failure::{Failure, Result};
use super::instruction::Typed;
use super::token::{self, Token};

impl<'a> Reader<'a> {
    pub(super) fn get_element_ptr(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let flags = self.address_flags();
        let source = self.ty()?;
        if self.cursor.kind() != token::Kind::Comma {
            let help = "write the type that is pointed to before the pointer: `getelementptr i32, i32* %x, i32 1`";
            return Err(self.cursor.expected("`,`").help(help));
        }
        let (pointer, pointer_ty) = self.next_value()?;
        let address = ElementAddress::new(&self.module.types, source, pointer_ty);
        let place = opcode.start..self.cursor.last_end();
        let mut address = address.map_err(|error| self.typing(place, error))?;
        let mut operands = Vec::from([pointer]);
        while self.list_continues() {
            self.cursor.bump();
            let start = self.cursor.offset();
            let (value, ty) = self.typed_value()?;
            let Module { types, constants, .. } = &self.module;
            let pushed = address.push(types, constants, Index { ty, constant: value.constant() });
            pushed.map_err(|error| self.typing(start..self.cursor.last_end(), error))?;
            operands.push(value);
        }
        let ty = address.finish(&mut self.module.types);
        let operands = self.local.body.add_list(operands);
        Ok((Kind::GetElementPtr { source, flags, operands }, ty))
    }

    pub(super) fn alloca(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let inalloca = self.cursor.eat_word("inalloca");
        let allocated = self.ty()?;
        let (count, count_ty) = match self.list_continues() && !self.alignment_follows() {
            true => self.next_value()?,
            false => {
                let ty = self.module.types.integer(32);
                (Value::Constant(self.module.constants.integer(&self.module.types, ty, 1)), ty)
            }
        };
        let alignment = self.next_alignment()?;
        let ty = typing::alloca(&mut self.module.types, allocated, count_ty);
        Ok((Kind::Alloca { allocated, count, alignment, inalloca }, self.typed(opcode, ty)?))
    }

    pub(super) fn load(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let is_atomic = self.cursor.eat_word("atomic");
        let volatile = self.cursor.eat_word("volatile");
        let place = self.cursor.offset();
        let ty = self.ty()?;
        if self.cursor.kind() != token::Kind::Comma {
            let failure = self.cursor.expected("`,`");
            return Err(
                failure.help("write the type of the value before the pointer: `load i32, i32* %x`")
            );
        }
        let place = place..self.cursor.last_end();
        let (pointer, pointer_ty) = self.next_value()?;
        let found = match self.is_modern() {
            true => typing::access(&self.module.types, pointer_ty, ty),
            false => typing::load(&self.module.types, pointer_ty),
        };
        let found = self.typed(opcode, found)?;
        if found != ty {
            let types = &self.module.types;
            let (ty, pointer) = (types.display(ty), types.display(pointer_ty));
            let message = format!("the type is {ty}, but the pointer is of type {pointer}");
            return Err(Failure::new(place, message));
        }
        let atomic = self.atomic_access(is_atomic, Ordering::LOAD, opcode, ty)?;
        let alignment = self.access_alignment(is_atomic, opcode)?;
        Ok((Kind::Load { pointer, alignment, volatile, atomic }, ty))
    }

    pub(super) fn store(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let is_atomic = self.cursor.eat_word("atomic");
        let volatile = self.cursor.eat_word("volatile");
        let (value, ty) = self.typed_value()?;
        let (pointer, pointer_ty) = self.next_value()?;
        let void = typing::store(&self.module.types, ty, pointer_ty);
        let void = self.typed(opcode, void)?;
        let atomic = self.atomic_access(is_atomic, Ordering::STORE, opcode, ty)?;
        let alignment = self.access_alignment(is_atomic, opcode)?;
        Ok((Kind::Store { pointer, value, alignment, volatile, atomic }, void))
    }

    /// Reads the scope and the ordering of an atomic access to a value of this type.
    fn atomic_access(
        &mut self,
        is_atomic: bool,
        allowed: &'static [Ordering],
        opcode: &Token<'_>,
        ty: TypeId,
    ) -> Result<Option<(Ordering, Scope)>> {
        if !is_atomic {
            return Ok(None);
        }
        let scope = self.scope()?;
        let ordering = self.ordering(allowed)?;
        typing::atomic_access(&self.module.types, ty)
            .map_err(|error| self.typing(opcode.start..self.cursor.last_end(), error))?;
        Ok(Some((ordering, scope)))
    }

    /// Reads the alignment of an access, which an atomic one must have.
    fn access_alignment(&mut self, is_atomic: bool, opcode: &Token<'_>) -> Result<u32> {
        let alignment = self.next_alignment()?;
        if is_atomic && alignment == 0 {
            let place = opcode.start..self.cursor.last_end();
            let failure = Failure::new(place, "an atomic access must say its alignment");
            return Err(failure.help("add it, such as `, align 4`"));
        }
        Ok(alignment)
    }

    fn alignment_follows(&self) -> bool {
        self.cursor.kind() == token::Kind::Comma && self.cursor.peek_second().is_word("align")
    }

    /// Reads `, align 4`, if it is next; 0 if not.
    fn next_alignment(&mut self) -> Result<u32> {
        if !self.alignment_follows() {
            return Ok(0);
        }
        self.cursor.bump();
        self.optional_alignment()
    }

    /// Reads `singlethread`, in the modern dialect `syncscope("singlethread")`, if it is next.
    fn scope(&mut self) -> Result<Scope> {
        let keyword = Scope::SingleThread.keyword();
        if !self.is_modern() {
            return Ok(match self.cursor.eat_word(keyword) {
                true => Scope::SingleThread,
                false => Scope::CrossThread,
            });
        }
        if !self.cursor.eat_word("syncscope") {
            return Ok(Scope::CrossThread);
        }
        self.cursor.expect(token::Kind::OpenParenthesis)?;
        let name = self.cursor.expect(token::Kind::String)?;
        self.cursor.expect(token::Kind::CloseParenthesis)?;
        let name_of = |scope: &&Scope| *name.bytes() == *scope.keyword().as_bytes();
        Scope::ALL.iter().find(name_of).copied().ok_or_else(|| {
            let help = format!("write `syncscope(\"{keyword}\")`, or no scope for all threads");
            Failure::at(&name, "DirectX has no such scope").help(help)
        })
    }

    fn ordering(&mut self, allowed: &'static [Ordering]) -> Result<Ordering> {
        self.keyword(allowed, Ordering::keyword)
    }

    /// Reads a `fence`, `cmpxchg` or `atomicrmw`.
    pub(super) fn atomic(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        match opcode.text {
            b"fence" => {
                let scope = self.scope()?;
                let ordering = self.ordering(Ordering::FENCE)?;
                Ok((Kind::Fence { ordering, scope }, self.module.types.void()))
            }
            b"cmpxchg" => self.compare_exchange(opcode),
            _ => self.atomic_rmw(opcode),
        }
    }

    /// Reads the alignment of a `cmpxchg` or `atomicrmw`, if it is next: those of DXIL have none.
    fn atomic_alignment(&mut self) -> Result<AtomicAlignment> {
        let bytes = if self.is_modern() { self.next_alignment()? } else { 0 };
        Ok(AtomicAlignment::new(bytes).unwrap_or_default())
    }

    fn compare_exchange(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let weak = self.cursor.eat_word("weak");
        let volatile = self.cursor.eat_word("volatile");
        let (pointer, pointer_ty) = self.typed_value()?;
        let (compared, compared_ty) = self.next_value()?;
        let (new, new_ty) = self.next_value()?;
        let scope = self.scope()?;
        let success = self.ordering(Ordering::READ_MODIFY_WRITE)?;
        let token = self.cursor.peek();
        let failure = self.ordering(Ordering::FAILURE)?;
        if failure > success && !self.is_modern() {
            let message = "the ordering of a failure is stronger than that of a success";
            return Err(Failure::at(&token, message));
        }
        let types = &mut self.module.types;
        let ty = typing::compare_exchange(types, pointer_ty, [compared_ty, new_ty]);
        let (operands, orderings) = ([compared, new], [success, failure]);
        let alignment = self.atomic_alignment()?;
        let kind = Kind::CompareExchange {
            pointer,
            operands,
            volatile,
            weak,
            orderings,
            scope,
            alignment,
        };
        Ok((kind, self.typed(opcode, ty)?))
    }

    fn atomic_rmw(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let volatile = self.cursor.eat_word("volatile");
        let op = self.keyword(AtomicOp::ALL, AtomicOp::keyword)?;
        let (pointer, pointer_ty) = self.typed_value()?;
        let (value, value_ty) = self.next_value()?;
        let scope = self.scope()?;
        let ordering = self.ordering(Ordering::READ_MODIFY_WRITE)?;
        let ty = typing::atomic_rmw(&self.module.types, pointer_ty, value_ty);
        let ty = self.typed(opcode, ty)?;
        let alignment = self.atomic_alignment()?;
        Ok((Kind::AtomicRmw { op, pointer, value, volatile, ordering, scope, alignment }, ty))
    }
}
