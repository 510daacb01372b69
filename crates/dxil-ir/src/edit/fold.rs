//! Instructions that are other values.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::FunctionEditor;
use crate::{
    Body, ConstantId, ConstantKind, Expression, InstructionId, InstructionKind as Kind, Value,
};

impl FunctionEditor<'_> {
    /// Replaces those of these instructions whose operands are constants by what [`Module::fold`](crate::Module::fold)
    /// makes of them, and phis of one value by that, then their users of which that becomes true, and so on, as LLVM does
    /// with what it inlines. Returns the number of erased instructions.
    ///
    /// Addresses and conversions become expressions where nothing simpler is known; other instructions stay then.
    pub fn fold(&mut self, candidates: impl IntoIterator<Item = InstructionId>) -> usize {
        let mut candidates: Vec<_> = candidates.into_iter().collect();
        // The first ones are the first to be looked at: they mostly compute the operands of others.
        candidates.reverse();
        let mut folded = BTreeSet::new();
        while let Some(id) = candidates.pop() {
            if self.block_of(id).is_none() || folded.contains(&id) {
                continue;
            }
            let Some(value) = self.folded(id) else { continue };
            if self.check_not_demanded(id.into()).is_err() {
                continue;
            }
            candidates.extend(self.users(id));
            self.drop_use_lists();
            self.replace_uses(id.into(), value);
            if let Value::Instruction(new) = value {
                self.body.names.pass_on(id, new);
            }
            folded.insert(id);
        }
        // All at once: to take each out of its block would take time for each that follows it there.
        self.erase_dead(folded)
    }

    /// The value that an instruction is.
    fn folded(&mut self, id: InstructionId) -> Option<Value> {
        let Kind::Phi { incoming, .. } = self.body.instructions[id].kind else {
            return self.constant(id).map(Value::from);
        };
        let (first, rest) = self.body.list(incoming).split_first()?;
        let is_one = rest.is_empty() || first.value.constant().is_some();
        let is_same = first.value != id.into() && rest.iter().all(|it| it.value == first.value);
        (is_one && is_same).then_some(first.value)
    }

    /// The constant that an instruction results in.
    fn constant(&mut self, id: InstructionId) -> Option<ConstantId> {
        let it = &self.body.instructions[id];
        match it.kind {
            Kind::ExtractValue { aggregate, indices } => {
                self.module.fold_extract_value(aggregate.constant()?, self.body.list(indices))
            }
            Kind::InsertValue { aggregate, element, indices } => {
                let [aggregate, element] = constants([aggregate, element])?;
                self.module.fold_insert_value(aggregate, element, self.body.list(indices))
            }
            kind => {
                let constant = self.module.fold(expression(&self.body, kind)?, it.ty);
                let is_known =
                    !matches!(self.module.constants[constant].kind, ConstantKind::Expression(_));
                let may_stay = matches!(kind, Kind::GetElementPtr { .. } | Kind::Cast { .. });
                (is_known || may_stay).then_some(constant)
            }
        }
    }
}

/// The expression that is an instruction of constants.
fn expression(body: &Body, kind: Kind) -> Option<Expression> {
    Some(match kind {
        Kind::Binary { op, operands } => Expression::Binary { op, operands: constants(operands)? },
        Kind::Cast { op, value } => Expression::Cast { op, value: value.constant()? },
        Kind::ICmp { predicate, operands, .. } => {
            Expression::ICmp { predicate, operands: constants(operands)? }
        }
        Kind::FCmp { predicate, operands, .. } => {
            Expression::FCmp { predicate, operands: constants(operands)? }
        }
        Kind::Select { condition, operands, .. } => {
            Expression::Select { condition: condition.constant()?, operands: constants(operands)? }
        }
        Kind::ExtractElement { vector, index } => {
            Expression::ExtractElement { operands: constants([vector, index])? }
        }
        Kind::InsertElement { vector, element, index } => {
            Expression::InsertElement { operands: constants([vector, element, index])? }
        }
        Kind::ShuffleVector { operands: [left, right], mask } => {
            Expression::ShuffleVector { operands: constants([left, right, mask])? }
        }
        Kind::GetElementPtr { source, flags, operands } => {
            let operands: Option<_> =
                body.list(operands).iter().map(|it: &Value| it.constant()).collect();
            Expression::GetElementPtr { source, flags, operands: operands? }
        }
        _ => return None,
    })
}

fn constants<const N: usize>(values: [Value; N]) -> Option<[ConstantId; N]> {
    let known: Option<Vec<_>> = values.into_iter().map(Value::constant).collect();
    known?.try_into().ok()
}
