//! Reads debug records of modern functions, as calls of the intrinsics that they replace.

use alloc::vec::Vec;

use dxil_ir::metadata::Location;
use dxil_ir::metadata::modern::Detail;
use dxil_ir::{
    ConstantId, FastMathFlags, Instruction, InstructionId, InstructionKind, Intrinsic, TailCall,
    TypeId, Value,
};

use super::function::State;
use super::record::Record;
use crate::Error;
use crate::codes::function as code;

/// A record, which is before an instruction.
pub(super) struct DebugRecord {
    before: InstructionId,
    call: Instruction,
    detail: Detail,
}

/// An intrinsic that records replace.
#[derive(Clone, Copy)]
pub(super) struct RecordIntrinsic {
    name: &'static [u8],
    address: ConstantId,
    /// The type of the function.
    ty: TypeId,
}

impl State<'_> {
    /// Reads a record, which follows the instruction that it is before.
    pub(super) fn debug_record(&mut self, record: &mut Record<'_>) -> Result<(), Error> {
        let Some(before) = self.body.instructions.ids().next_back() else {
            return Err(record.invalid("there is no instruction before it"));
        };
        let (location, detail) = self.location_of(record)?;
        let function = self.record_intrinsic(record)?;
        // The label, or the variable and the expression.
        let count = if record.code == code::DEBUG_RECORD_LABEL { 1 } else { 2 };
        let mut arguments = Vec::new();
        for _ in 0..count {
            arguments.push(self.metadata_operand(record)?);
        }
        match record.code {
            code::DEBUG_RECORD_LABEL => {}
            code::DEBUG_RECORD_VALUE_SIMPLE => {
                let value = self.typed_value(record)?.0;
                arguments.insert(0, self.module.metadata.in_metadata(value));
            }
            _ => arguments.insert(0, self.metadata_operand(record)?),
        }
        if record.code == code::DEBUG_RECORD_ASSIGN {
            // The identity of the assignment, the expression of the address, and the address.
            let [id, expression, address] = [
                self.metadata_operand(record)?,
                self.metadata_operand(record)?,
                self.metadata_operand(record)?,
            ];
            arguments.extend([id, address, expression]);
        }
        let call = self.call_of(function, arguments, location);
        self.records.push(DebugRecord { before, call, detail });
        Ok(())
    }

    fn location_of(&self, record: &mut Record<'_>) -> Result<(Location, Detail), Error> {
        let number = record.next("location")?;
        let node = self.metadata_at(record, number)?;
        let location = self.module.metadata.location(node);
        let location = location.ok_or_else(|| record.invalid("its location is no `DILocation`"))?;
        Ok((location, self.module.metadata.location_detail(node)))
    }

    /// Reads an operand: the number of metadata.
    fn metadata_operand(&mut self, record: &mut Record<'_>) -> Result<Value, Error> {
        let number = record.next("metadata")?;
        self.metadata_value(record, number)
    }

    /// The intrinsic that a record replaces.
    fn record_intrinsic(&mut self, record: &Record<'_>) -> Result<RecordIntrinsic, Error> {
        let name: &[u8] = match record.code {
            code::DEBUG_RECORD_LABEL => b"llvm.dbg.label",
            code::DEBUG_RECORD_DECLARE => b"llvm.dbg.declare",
            code::DEBUG_RECORD_ASSIGN => b"llvm.dbg.assign",
            code::DEBUG_RECORD_DECLARE_VALUE => {
                return Err(record.unsupported("`#dbg_declare_value`"));
            }
            _ => b"llvm.dbg.value",
        };
        let known = self.record_intrinsics.iter().find(|it| it.name == name);
        if let Some(&known) = known {
            return Ok(known);
        }
        let declared =
            Intrinsic::named(name).and_then(|intrinsic| intrinsic.declare(self.module, &[]));
        let found = declared.and_then(|id| {
            let address = self.module.function_address(id)?;
            Some(RecordIntrinsic { name, address, ty: self.module.functions[id].ty })
        });
        let found = found.ok_or_else(|| record.invalid("its intrinsic has another type"))?;
        self.record_intrinsics.push(found);
        Ok(found)
    }

    fn call_of(
        &mut self,
        function: RecordIntrinsic,
        arguments: Vec<Value>,
        location: Location,
    ) -> Instruction {
        let void = self.module.types.void();
        let kind = InstructionKind::Call {
            callee: Value::Constant(function.address),
            function_type: function.ty,
            arguments: self.body.add_list(arguments),
            bundles: self.bundles(),
            flags: FastMathFlags::NONE,
            attributes: None,
            calling_convention: 0,
            tail: TailCall::None,
        };
        Instruction { kind, ty: void, location: Some(location) }
    }

    /// Adds the records to the body, after all instructions, so that these have the numbers that the file gives
    /// them.
    pub(super) fn add_records(&mut self) {
        if self.records.is_empty() {
            return;
        }
        let mut records = core::mem::take(&mut self.records).into_iter().peekable();
        for block in self.body.order.clone() {
            let mut list = Vec::new();
            let instructions = core::mem::take(&mut self.body.blocks[block].instructions);
            for &id in &instructions {
                while let Some(it) = records.next_if(|it| it.before == id) {
                    let call = self.body.create_instruction(it.call);
                    if it.detail != Detail::default() {
                        self.body.details.insert(call, it.detail);
                    }
                    list.push(call);
                }
                list.push(id);
            }
            self.body.blocks[block].instructions = list.as_slice().into();
        }
    }
}
