//! Instructions that are constants.

use alloc::vec::Vec;

use super::FunctionEditor;
use crate::{
    Body, ConstantId, ConstantKind, Expression, InstructionId, InstructionKind as Kind, Value,
};

impl FunctionEditor<'_> {
    /// Replaces those of these instructions whose operands are constants by what [`Module::fold`](crate::Module::fold)
    /// makes of them, then their users of which that becomes true, and so on, as LLVM does with what it inlines.
    /// Returns the number of erased instructions.
    ///
    /// Addresses and conversions become expressions where nothing simpler is known; other instructions stay then.
    pub fn fold_constants(&mut self, candidates: impl IntoIterator<Item = InstructionId>) -> usize {
        let mut candidates: Vec<_> = candidates.into_iter().collect();
        // The first ones are the first to be looked at: they mostly compute the operands of others.
        candidates.reverse();
        let mut count = 0;
        while let Some(id) = candidates.pop() {
            if self.block_of(id).is_none() {
                continue;
            }
            let Some(constant) = self.constant(id) else { continue };
            let users = self.users(id);
            if self.replace(id, constant).is_ok() {
                count += 1;
                candidates.extend(users);
            }
        }
        count
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
