//! Calls that demand of an argument to be the address of an alloca or of a function.

use super::{Error, FunctionEditor};
use crate::{
    Attribute, AttributeKind, AttributeSetId, BlockId, Body, CastOp, Instruction, InstructionId,
    InstructionKind, Module, Value,
};

/// The intrinsic that makes allocas of a function known to others.
const ESCAPE: &[u8] = b"llvm.localescape";

/// The intrinsics that demand an address.
const INTRINSICS: [&[u8]; 4] =
    [ESCAPE, b"llvm.localrecover", b"llvm.init.trampoline", b"llvm.stackprotector"];

/// Whether an instruction is a call that demands an address: of an intrinsic, or with an argument of `inalloca`.
pub(super) fn demands_address(module: &Module, instruction: &Instruction) -> bool {
    let InstructionKind::Call { callee, attributes, .. } = instruction.kind else { return false };
    let function = module.called_function(callee).map(|id| &module.functions[id]);
    function.is_some_and(|it| INTRINSICS.contains(&&**it.name))
        || [attributes, function.and_then(|it| it.attributes)]
            .into_iter()
            .flatten()
            .any(|set| has_in_alloca(module, set))
}

/// Whether a parameter in a set is `inalloca`.
pub(super) fn has_in_alloca(module: &Module, set: AttributeSetId) -> bool {
    let in_alloca = Attribute::Kind(AttributeKind::InAlloca);
    module.attributes.groups(set).any(|(_, group)| group.attributes.contains(&in_alloca))
}

impl FunctionEditor<'_> {
    /// Whether an instruction is a call of `llvm.localescape`.
    pub(super) fn is_escape(&self, instruction: InstructionId) -> bool {
        let InstructionKind::Call { callee, .. } = self.body.instructions[instruction].kind else {
            return false;
        };
        let function = self.module.called_function(callee);
        function.is_some_and(|id| *self.module.functions[id].name == *ESCAPE)
    }

    /// Checks that what comes from this index of a block on may become another block.
    pub(super) fn check_split(&self, block: BlockId, index: usize) -> Result<(), Error> {
        self.check_gap(block, index)?;
        if self.body.order.first() == Some(&block) {
            let following = &self.body.blocks[block].instructions[index..];
            if let Some(&escape) = following.iter().find(|&&id| self.is_escape(id)) {
                return Err(Error::Fixed(escape));
            }
        }
        Ok(())
    }

    /// Checks that no `musttail` call is before this index of a block: only the return of its value may follow.
    pub(super) fn check_gap(&self, block: BlockId, index: usize) -> Result<(), Error> {
        match self.body.must_tail_call(block) {
            Some(call) if call < index => {
                Err(Error::MustTailCall(self.body.blocks[block].instructions[call]))
            }
            _ => Ok(()),
        }
    }

    /// Checks that no call demands that a value is the address that it is.
    pub(super) fn check_not_demanded(&self, value: Value) -> Result<(), Error> {
        let mut calls = self.demanding.iter().filter(|&&id| self.block_of(id).is_some());
        match calls.find(|&&call| self.demands(call, value)) {
            Some(&call) => Err(Error::AddressDemanded(call)),
            None => Ok(()),
        }
    }

    /// Whether an argument of a call is computed from a value by conversions and offsets.
    fn demands(&self, call: InstructionId, value: Value) -> bool {
        let mut found = false;
        self.body.instructions[call].for_each_operand(&self.body, |mut argument| {
            // In blocks that are never reached, an address may be computed from itself.
            for _ in 0..self.body.instructions.len() {
                found |= argument == value;
                match base(&self.body, argument) {
                    Some(base) => argument = base,
                    None => break,
                }
            }
            found |= argument == value;
        });
        found
    }
}

/// The pointer that an address is computed from by a conversion or offset.
fn base(body: &Body, address: Value) -> Option<Value> {
    match body.instructions[address.instruction()?].kind {
        InstructionKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, value } => Some(value),
        InstructionKind::GetElementPtr { operands, .. } => body.list(operands).first().copied(),
        _ => None,
    }
}
