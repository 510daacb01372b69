//! Reads debug records of modern LLVM, as calls of the intrinsics that they replace.

use alloc::format;
use alloc::vec::Vec;

use dxil_ir::{BlockId, FunctionId, InstructionKind, Intrinsic, TailCall, Type, Value};

use super::Reader;
use super::failure::{Failure, Result};
use super::token::{Kind, Token};
use crate::record::{PREFIX, RECORDS};

impl<'a> Reader<'a> {
    /// Reads a record: `#dbg_value(i32 %x, !9, !DIExpression(), !11)`.
    pub(super) fn debug_record(&mut self, block: BlockId) -> Result<()> {
        let token = self.cursor.bump();
        let id = self.record_intrinsic(&token)?;
        let function_type = self.module.functions[id].ty;
        let count = match &self.module.types[function_type] {
            Type::Function { parameters, .. } => parameters.len(),
            _ => 0,
        };
        self.cursor.expect(Kind::OpenParenthesis)?;
        let mut arguments = Vec::with_capacity(count);
        for _ in 0..count {
            arguments.push(self.metadata_operand()?);
            self.cursor.expect(Kind::Comma)?;
        }
        let Some(callee) = self.module.function_address(id) else { return Ok(()) };
        let list = self.local.argument_list.take();
        let bundles = list.map(|it| self.local.body.add_list([it])).unwrap_or_default();
        let kind = InstructionKind::Call {
            callee: Value::Constant(callee),
            function_type,
            arguments: self.local.body.add_list(arguments),
            bundles,
            flags: dxil_ir::FastMathFlags::NONE,
            attributes: None,
            calling_convention: 0,
            tail: TailCall::None,
        };
        let void = self.module.types.void();
        let instruction = self.add(block, None, kind, void)?;
        self.debug_location(instruction)?;
        self.cursor.expect(Kind::CloseParenthesis).map(drop)
    }

    /// The intrinsic that a record replaces.
    fn record_intrinsic(&mut self, token: &Token<'a>) -> Result<FunctionId> {
        let name = token.text.strip_prefix(b"dbg_");
        let known = RECORDS.iter().find(|known| Some(known.as_bytes()) == name);
        let name = known.map(|name| format!("{PREFIX}{name}"));
        let intrinsic = name.and_then(|name| Intrinsic::named(name.as_bytes()));
        let declared = intrinsic.and_then(|it| it.declare(&mut self.module, &[]));
        declared.ok_or_else(|| {
            Failure::at(token, "there is no such debug record").help(
                "the records are `#dbg_value`, `#dbg_declare`, `#dbg_assign` and `#dbg_label`",
            )
        })
    }
}
