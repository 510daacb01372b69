//! Instructions: their types, by the typing rules, and the other rules for each.

use super::function::Context;
use super::{Rule, Site, Verifier};
use crate::typing::{self, Index, TypingError};
use crate::{
    BlockId, Case, Dialect, Id as _, Instruction, InstructionKind, Ordering, Scope, Type, TypeId,
    Value, is_alignment,
};

impl Verifier<'_> {
    /// Checks an instruction at this index of its block.
    pub(super) fn instruction(
        &mut self,
        context: &Context<'_>,
        site: &Site,
        index: u32,
        ready: &[Option<BlockId>],
    ) {
        let instruction = &context.body.instructions[site.instruction];
        let has_metadata = !self.are_ready(context, ready, site.block, instruction)
            && self.operands(context, site, index, instruction);
        let ty = self.result(context, instruction);
        if let Some(ty) = self.typed(site, ty) {
            self.check(ty == instruction.ty, site, Rule::ResultType);
        }
        let is_void = instruction.ty == self.module.types.void();
        let is_named = is_void && context.body.name(site.instruction).is_some();
        self.check(!is_named, site, Rule::NamedVoid);
        self.properties(context, site, instruction);
        if context.attached.get(site.instruction.index()) == Some(&true) {
            self.attachments(context, site, instruction);
        }
        if has_metadata {
            self.metadata_operands(context, instruction);
        }
    }

    /// The type that an instruction's operands give it.
    fn result(
        &mut self,
        context: &Context<'_>,
        instruction: &Instruction,
    ) -> Result<TypeId, TypingError> {
        use InstructionKind as Kind;
        let (module, body) = (self.module, context.body);
        let void = module.types.void();
        let of = |value: Value| module.type_of(body, value).unwrap_or(void);
        let of_both = |[one, other]: [Value; 2]| [of(one), of(other)];
        // Rules that may need the type of a result that the module lacks are given a table to add it to.
        let (types, table) = (&module.types, &mut self.types);
        match instruction.kind {
            Kind::Binary { op, operands } => typing::binary(types, op, of_both(operands)),
            Kind::Unary { op, value } => typing::unary(types, op, of(value)),
            Kind::Cast { op, value } => typing::cast(types, op, of(value), instruction.ty),
            Kind::ICmp { operands, .. } => typing::icmp(table, of_both(operands)),
            Kind::FCmp { operands, .. } => typing::fcmp(table, of_both(operands)),
            Kind::Select { condition, operands, .. } => {
                typing::select(types, of(condition), of_both(operands))
            }
            Kind::ExtractElement { vector, index } => {
                typing::extract_element(types, of(vector), of(index))
            }
            Kind::InsertElement { vector, element, index } => {
                typing::insert_element(types, of(vector), of(element), of(index))
            }
            Kind::ShuffleVector { operands, mask } => {
                let (operands, constant) = (of_both(operands), mask.constant());
                typing::shuffle_vector(table, &module.constants, operands, of(mask), constant)
            }
            Kind::ExtractValue { aggregate, indices } => {
                typing::extract_value(types, of(aggregate), body.list(indices).iter().copied())
            }
            Kind::InsertValue { aggregate, element, indices } => {
                let indices = body.list(indices).iter().copied();
                typing::insert_value(types, of(aggregate), of(element), indices)
            }
            Kind::GetElementPtr { source, operands, .. } => {
                let operands = body.list(operands);
                let pointer = operands.first().map_or(void, |&pointer| of(pointer));
                let indices = operands
                    .iter()
                    .skip(1)
                    .map(|&index| Index { ty: of(index), constant: index.constant() });
                typing::get_element_ptr(table, &module.constants, source, pointer, indices)
            }
            Kind::Alloca { allocated, count, .. } => typing::alloca(table, allocated, of(count)),
            Kind::Load { pointer, atomic, .. } => {
                let ty = typing::access(types, of(pointer), instruction.ty)?;
                atomic.map_or(Ok(()), |_| typing::atomic_access(types, ty))?;
                Ok(ty)
            }
            Kind::Store { pointer, value, atomic, .. } => {
                let ty = typing::store(types, of(value), of(pointer))?;
                atomic.map_or(Ok(()), |_| typing::atomic_access(types, of(value)))?;
                Ok(ty)
            }
            Kind::CompareExchange { pointer, operands, .. } => {
                typing::compare_exchange(table, of(pointer), of_both(operands))
            }
            Kind::AtomicRmw { pointer, value, .. } => {
                typing::atomic_rmw(types, of(pointer), of(value))
            }
            Kind::Phi { incoming, .. } => {
                let ty = typing::phi(types, instruction.ty)?;
                let mut values = body.list(incoming).iter().map(|it| of(it.value));
                values.try_for_each(|value| typing::incoming(ty, value))?;
                Ok(ty)
            }
            Kind::Call { callee, function_type, arguments, .. } => {
                let arguments = body.list(arguments).iter().map(|&it| of(it));
                typing::call(types, of(callee), function_type, arguments)
            }
            Kind::Return { value } => {
                let result = match types[context.function.ty] {
                    Type::Function { result, .. } => result,
                    _ => void,
                };
                typing::ret(types, result, value.map(of))
            }
            Kind::ConditionalBranch { condition, .. } => {
                typing::conditional_branch(types, of(condition))
            }
            Kind::Switch { value, cases, .. } => {
                let cases = body.list(cases).iter().map(|it| of(it.value.into()));
                typing::switch(types, of(value), cases)
            }
            Kind::Fence { .. } | Kind::Branch { .. } | Kind::Unreachable => Ok(void),
        }
    }

    /// Checks alignments, orderings and cases.
    fn properties(&mut self, context: &Context<'_>, site: &Site, instruction: &Instruction) {
        use InstructionKind as Kind;
        match instruction.kind {
            Kind::Alloca { allocated, alignment, .. } => {
                self.check(is_alignment(alignment), site, Rule::Alignment);
                self.sized(site, allocated);
            }
            Kind::Load { alignment, atomic, .. } => {
                self.access(site, alignment, atomic, Ordering::LOAD);
            }
            Kind::Store { alignment, atomic, .. } => {
                self.access(site, alignment, atomic, Ordering::STORE);
            }
            Kind::GetElementPtr { source, .. } => self.sized(site, source),
            Kind::Fence { ordering, .. } => {
                self.check(Ordering::FENCE.contains(&ordering), site, Rule::Ordering);
            }
            Kind::AtomicRmw { ordering, .. } => {
                let is_allowed = Ordering::READ_MODIFY_WRITE.contains(&ordering);
                self.check(is_allowed, site, Rule::Ordering);
            }
            Kind::CompareExchange { orderings: [success, failure], .. } => {
                let is_allowed = Ordering::READ_MODIFY_WRITE.contains(&success)
                    && Ordering::FAILURE.contains(&failure);
                self.check(is_allowed, site, Rule::Ordering);
                let is_allowed = self.types.dialect() == Dialect::Modern || failure <= success;
                self.check(is_allowed, site, Rule::FailureOrdering);
            }
            Kind::Switch { cases, .. } => self.cases(site, context.body.list(cases)),
            Kind::Call { .. } => self.call(context, site, instruction),
            _ => {}
        }
    }

    fn sized(&mut self, site: &Site, ty: TypeId) {
        let is_unsized = self.unsized_types[ty.index()];
        self.check(!is_unsized, site, Rule::Unsized);
    }

    fn access(
        &mut self,
        site: &Site,
        alignment: u32,
        atomic: Option<(Ordering, Scope)>,
        allowed: &[Ordering],
    ) {
        self.check(is_alignment(alignment), site, Rule::Alignment);
        if let Some((ordering, _)) = atomic {
            self.check(allowed.contains(&ordering), site, Rule::Ordering);
            self.check(alignment > 0, site, Rule::AtomicAlignment);
        }
    }

    fn cases(&mut self, site: &Site, cases: &[Case]) {
        let constants = &self.module.constants;
        let is_integer = |case: &Case| {
            matches!(
                constants[case.value].kind,
                crate::ConstantKind::Integer(_) | crate::ConstantKind::WideInteger(_)
            ) || constants[case.value].is_null()
        };
        let mut values: alloc::vec::Vec<_> = cases.iter().map(|case| case.value).collect();
        values.sort_unstable();
        let differ = values.windows(2).all(|pair| pair[0] != pair[1]);
        let are_integers = cases.iter().all(is_integer);
        self.check(differ, site, Rule::RepeatedCase);
        self.check(are_integers, site, Rule::CaseValue);
    }
}
