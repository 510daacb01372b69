//! What a library does with the variables of its resources: it loads handles from them, and passes these to operations.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::analysis::{Use, UsedConstant, UsedConstants, Uses};
use dxil_ir::{
    Body, CastOp, ConstantId, ConstantKind, Expression, InstructionId, InstructionKind, Value,
};

use super::Checker;
use super::handle::variable_of;
use crate::dxc::of_module as dxc;

impl Checker<'_> {
    /// Demands that variables of resources, and what is loaded from them, are only loaded, addressed or passed to functions.
    /// `constants` are those that the functions of the module use.
    pub(super) fn resource_users(&mut self, constants: &UsedConstants) {
        if !self.is_library() {
            return;
        }
        let variables = self.variables_of_resources();
        let module = self.module;
        let is_of_variable =
            |it: &UsedConstant| variables.contains(&variable_of(module, it.constant));
        for (id, function) in module.functions.iter() {
            let Some(body) = &function.body else { continue };
            if !constants.of(id).iter().any(is_of_variable) {
                continue;
            }
            let misuses = self.misuses(body, &variables);
            let instructions = body.instructions().enumerate();
            for (number, _) in instructions.filter(|(_, (it, _))| misuses.contains(it)) {
                let message = "the instruction has a resource of the library as an operand; \
                               resources are only loaded, addressed or passed to functions";
                self.forbid(id, number, dxc::INSTR_RESOURCE_USER, message.into());
            }
        }
    }

    /// The instructions that do something else with these variables.
    fn misuses(&self, body: &Body, variables: &BTreeSet<ConstantId>) -> BTreeSet<InstructionId> {
        let uses = Uses::new(body);
        let is_of_variable = |used: &&Use| {
            let constant = used.value.constant();
            constant.is_some_and(|it| variables.contains(&variable_of(self.module, it)))
        };
        let mut pending: Vec<Use> = uses.all().iter().filter(is_of_variable).copied().collect();
        let (mut known, mut misuses) = (BTreeSet::new(), BTreeSet::new());
        while let Some(Use { value, user, .. }) = pending.pop() {
            let users = uses.of(Value::Instruction(user));
            match body.instructions[user].kind {
                _ if self.is_cast(value) => drop(misuses.insert(user)),
                InstructionKind::Call { .. } => {}
                InstructionKind::Load { .. } | InstructionKind::GetElementPtr { .. } => {
                    if known.insert(user) {
                        pending.extend(users);
                    }
                }
                InstructionKind::Cast { op: CastOp::BitCast, .. } if users.is_empty() => {}
                _ => drop(misuses.insert(user)),
            }
        }
        misuses
    }

    /// Whether a value is a constant that is a cast, or a place in what a cast points to.
    fn is_cast(&self, value: Value) -> bool {
        let Some(id) = value.constant() else { return false };
        match &self.module.constants[id].kind {
            ConstantKind::Expression(Expression::Cast { .. }) => true,
            ConstantKind::Expression(Expression::GetElementPtr { operands, .. }) => {
                let base = operands.first().map(|it| &self.module.constants[*it].kind);
                matches!(base, Some(ConstantKind::Expression(Expression::Cast { .. })))
            }
            _ => false,
        }
    }
}
