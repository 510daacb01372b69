//! Instructions that are other values, and branches that are always taken.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use super::FunctionEditor;
use super::users::Users;
use crate::{
    BlockId, Body, ConstantId, ConstantKind, Constants, Expression, Instruction, InstructionId,
    InstructionKind as Kind, Value,
};

/// The longest vectors that are computed. The result takes memory for each element, however short the instruction is.
const MOST_LANES: u32 = 16;

/// The values of the instructions that are folded.
type Folded = BTreeMap<InstructionId, Value>;

impl FunctionEditor<'_> {
    /// Folds those of these instructions that are other values, and their users: replaces instructions of constants by what
    /// [`Module::fold`](crate::Module::fold) makes of them, and phis of one value by that. Returns the number of erased
    /// instructions.
    ///
    /// Addresses and conversions become expressions where nothing simpler is known; other instructions stay then. So do
    /// `insertvalue`, and vectors of more than 16 elements.
    pub fn fold(&mut self, candidates: impl IntoIterator<Item = InstructionId>) -> usize {
        let mut pending: BTreeSet<InstructionId> = candidates.into_iter().collect();
        let mut folded = Folded::new();
        while let Some(id) = pending.pop_first() {
            if self.block_of(id).is_none() || folded.contains_key(&id) {
                continue;
            }
            let Some(value) = self.folded(id, &mut folded) else { continue };
            if self.check_not_demanded(id.into()).is_ok() {
                folded.insert(id, value);
                pending.extend(self.candidates(id.into()));
            }
        }
        if folded.is_empty() {
            return 0;
        }
        // All at once: an instruction with many operands would be changed for each.
        self.drop_use_lists();
        self.replace_folded(&mut folded);
        self.erase_dead(folded.into_keys())
    }

    fn replace_folded(&mut self, folded: &mut Folded) {
        for id in folded.keys().copied().collect::<Vec<_>>() {
            if let Value::Instruction(new) = resolve(folded, id.into()) {
                self.body.names.pass_on(id, new);
            }
        }
        let metadata = &mut self.module.metadata;
        self.body.map_values(|value| match value {
            Value::MetadataOfInstruction(id) => match resolve(folded, id.into()) {
                Value::Constant(id) => Value::Metadata(metadata.constant(id)),
                Value::Argument(index) => Value::MetadataOfArgument(index),
                Value::Instruction(id) => Value::MetadataOfInstruction(id),
                _ => value,
            },
            _ => resolve(folded, value),
        });
        self.users = Users::new(&self.body);
    }

    /// The value that an instruction is.
    fn folded(&mut self, id: InstructionId, folded: &mut Folded) -> Option<Value> {
        let mut it = self.body.instructions[id].clone();
        if let Kind::Phi { incoming, .. } = it.kind {
            let [only] = self.body.list(incoming) else { return None };
            let value = resolve(folded, only.value);
            // In a loop that is never reached, it may be the phi itself.
            return (value != id.into()).then_some(value);
        }
        it.map_fixed_operands(&mut |value| resolve(folded, value));
        self.constant(&it, folded).map(Value::from)
    }

    /// The constant that an instruction results in.
    fn constant(&mut self, it: &Instruction, folded: &mut Folded) -> Option<ConstantId> {
        if self.module.types.vector_length(it.ty).is_some_and(|length| length > MOST_LANES) {
            return None;
        }
        if let Kind::ExtractValue { aggregate, indices } = it.kind {
            let path = self.body.list(indices);
            return self.module.fold_extract_value(aggregate.constant()?, path);
        }
        let constant = self.module.fold(expression(&self.body, it.kind, folded)?, it.ty);
        let is_known = !matches!(self.module.constants[constant].kind, ConstantKind::Expression(_));
        let may_stay = matches!(it.kind, Kind::GetElementPtr { .. } | Kind::Cast { .. });
        (is_known || may_stay).then_some(constant)
    }

    /// Lets each block that ends with a choice between others, but with a constant to choose by, always go on in the same one.
    /// Blocks that are never reached then stay, and phis keep their values, but those for blocks that no longer go to them.
    /// Returns whether there is such a block.
    pub fn fold_branches(&mut self) -> bool {
        let mut edges = BTreeMap::<BlockId, BTreeSet<BlockId>>::new();
        for block in self.body.order.clone() {
            let Some((last, target)) = self.only_target(block) else { continue };
            let mut before = Vec::new();
            self.body.instructions[last].for_each_successor(&self.body, |to| before.push(to));
            for to in before {
                edges.entry(to).or_default().insert(block);
            }
            self.body.instructions[last].kind = Kind::Branch { target };
            self.body.attachments.remove(&last);
            self.body.details.remove(&last);
        }
        for (to, blocks) in &edges {
            self.keep_edges(*to, blocks);
        }
        if !edges.is_empty() {
            self.drop_use_lists();
        }
        !edges.is_empty()
    }

    /// Lets the phis of a block have one value for each of these blocks that goes there, and none for the others.
    fn keep_edges(&mut self, to: BlockId, blocks: &BTreeSet<BlockId>) {
        for index in 0..self.body.phi_count(to) {
            let phi = self.body.blocks[to].instructions[index];
            let Kind::Phi { incoming, .. } = self.body.instructions[phi].kind else { continue };
            let mut seen = BTreeSet::new();
            let mut kept = self.body.list(incoming).to_vec();
            kept.retain(|it| {
                !blocks.contains(&it.block) || self.goes_to(it.block, to) && seen.insert(it.block)
            });
            self.set_incoming(phi, kept);
        }
    }

    /// Whether a block always goes to another one.
    fn goes_to(&self, block: BlockId, to: BlockId) -> bool {
        let last = self.body.blocks[block].instructions.last();
        last.is_some_and(|&id| self.body.instructions[id].kind == Kind::Branch { target: to })
    }

    /// The end of a block, and the block where it always goes on, if that is one of several.
    fn only_target(&self, block: BlockId) -> Option<(InstructionId, BlockId)> {
        let last = *self.body.blocks[block].instructions.last()?;
        Some((last, self.body.chosen_target(&self.module.constants, last)?))
    }
}

impl Body {
    /// The block where a terminator always goes on that chooses one by a constant.
    ///
    /// ```
    /// # use dxil_ir::{Function, Module, build::FunctionBuilder};
    /// # use dxil_ops::{ShaderStage, Target, Version};
    /// # let mut module = Module::dxil();
    /// # let (void, bit) = (module.types.void(), module.types.integer(1));
    /// # let ty = module.types.function(void, &[]);
    /// # let (function, _) = module.add_function(Function::new("f", ty));
    /// let never = module.constants.integer(&module.types, bit, 0);
    /// let target = Target::new(Version::V1_0, ShaderStage::Library);
    /// let b = FunctionBuilder::new(&mut module, function, target)?;
    /// let [entry, yes, no] = ["entry", "yes", "no"].map(|name| b.add_block(name));
    /// b.switch_to_block(entry)?;
    /// let branch = b.conditional_branch(never.into(), yes, no)?;
    /// for block in [yes, no] {
    ///     b.switch_to_block(block)?;
    ///     b.ret_void()?;
    /// }
    /// b.finish()?;
    /// let body = module.functions[function].body.as_ref().expect("a body");
    /// assert_eq!(body.chosen_target(&module.constants, branch), Some(no));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn chosen_target(
        &self,
        constants: &Constants,
        terminator: InstructionId,
    ) -> Option<BlockId> {
        match self.instructions[terminator].kind {
            Kind::ConditionalBranch { condition, targets: [yes, no] } => {
                let condition = constants.integer_value(condition.constant()?)?;
                Some(if condition == 0 { no } else { yes })
            }
            Kind::Switch { value, default, cases } => {
                let value = constants.integer_value(value.constant()?)?;
                let mut cases = self.list(cases).iter();
                let case = cases.find(|it| constants.integer_value(it.value) == Some(value));
                Some(case.map_or(default, |it| it.target))
            }
            _ => None,
        }
    }
}

/// What a value is, when instructions are folded. Shortens the way there.
fn resolve(folded: &mut Folded, mut value: Value) -> Value {
    let mut way = Vec::new();
    while let Value::Instruction(id) = value {
        let Some(&next) = folded.get(&id) else { break };
        way.push(id);
        value = next;
    }
    for id in way {
        folded.insert(id, value);
    }
    value
}

/// The expression that is an instruction of constants.
fn expression(body: &Body, kind: Kind, folded: &mut Folded) -> Option<Expression> {
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
            let operands = body.list(operands).iter();
            let operands: Option<_> = operands.map(|&it| resolve(folded, it).constant()).collect();
            Expression::GetElementPtr { source, flags, operands: operands? }
        }
        _ => return None,
    })
}

fn constants<const N: usize>(values: [Value; N]) -> Option<[ConstantId; N]> {
    let known: Option<Vec<_>> = values.into_iter().map(Value::constant).collect();
    known?.try_into().ok()
}
