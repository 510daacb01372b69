//! Operands of instructions, whatever the instruction.

use alloc::vec::Vec;

use super::function::{Context, is_intrinsic};
use super::{Rule, Site, Verifier};
use crate::analysis::Use;
use crate::typing::is_value;
use crate::{
    BlockId, Constant, ConstantId, ConstantKind, Id as _, Instruction, InstructionKind, Type,
    TypeId, Types, Value,
};

/// For each type, whether all instructions may have values of it as operands.
pub(super) fn operand_types(types: &Types) -> Vec<bool> {
    let is_operand = |ty: TypeId| is_value(types, ty) || types[ty] == Type::Token;
    types.arena().ids().map(is_operand).collect()
}

impl Verifier<'_> {
    /// For each constant, whether all instructions may have it as an operand.
    pub(super) fn operand_constants(&self) -> Vec<bool> {
        let is_operand = |constant: &Constant| {
            let is_intrinsic = match constant.kind {
                ConstantKind::Function(id) => is_intrinsic(&self.module.functions[id]),
                _ => false,
            };
            self.operand_types[constant.ty.index()] && !is_intrinsic
        };
        self.module.constants.arena().values().map(is_operand).collect()
    }

    /// Whether all operands are such that nothing else is to be checked of them: arguments, constants, and values of
    /// earlier instructions of the same block. Most are.
    pub(super) fn are_ready(
        &self,
        context: &Context<'_>,
        ready: &[Option<BlockId>],
        block: BlockId,
        instruction: &Instruction,
    ) -> bool {
        let body = context.body;
        // A phi uses values at the ends of other blocks.
        let mut are_ready = !matches!(instruction.kind, InstructionKind::Phi { .. });
        instruction.for_each_operand(body, |value| {
            are_ready &= match value {
                Value::Instruction(id) => ready[id.index()] == Some(block),
                Value::Constant(id) => self.operand_constants[id.index()],
                Value::Argument(index) => {
                    self.operand_types[body.arguments[index as usize].ty.index()]
                }
                _ => false,
            };
        });
        are_ready
    }

    /// Checks the operands of an instruction at this index of its block. Returns whether one is metadata.
    pub(super) fn operands(
        &mut self,
        context: &Context<'_>,
        site: &Site,
        index: u32,
        instruction: &Instruction,
    ) -> bool {
        let (module, body) = (self.module, context.body);
        let (void, metadata) = (module.types.void(), module.types.metadata());
        // Of a call, the function comes last.
        let callee = match instruction.kind {
            InstructionKind::Call { arguments, bundles, .. } => {
                let bundled = body.list(bundles).iter().map(|bundle| bundle.operands.len());
                Some(arguments.len() + bundled.sum::<usize>())
            }
            _ => None,
        };
        let is_phi = matches!(instruction.kind, InstructionKind::Phi { .. });
        let (mut operand, mut has_metadata) = (0, false);
        instruction.for_each_operand(body, |value| {
            let ty = module.type_of(body, value).unwrap_or(void);
            let is_operand = self.operand_types[ty.index()] || callee.is_some() && ty == metadata;
            self.check(is_operand, site, Rule::OperandType);
            match value {
                Value::Constant(id) if callee != Some(operand as usize) => self.address(site, id),
                Value::Instruction(definition) | Value::MetadataOfInstruction(definition) => {
                    let is_earlier = context.positions.is_before(definition, site.block, index);
                    if is_phi || !is_earlier {
                        let used = Use { value, user: site.instruction, operand };
                        self.dominance(context, site, definition, &used);
                    }
                }
                Value::Metadata(_) => has_metadata = true,
                _ => {}
            }
            operand += 1;
        });
        has_metadata
    }

    /// Checks that a constant is not the address of an intrinsic.
    fn address(&mut self, site: &Site, id: ConstantId) {
        if let ConstantKind::Function(id) = self.module.constants[id].kind {
            let is_intrinsic = is_intrinsic(&self.module.functions[id]);
            self.check(!is_intrinsic, site, Rule::IntrinsicAddress);
        }
    }
}
