//! Intrinsics whose arguments must be the addresses of allocas or functions.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::verify::calls::MAX_OFFSETS;
use crate::verify::function::Context;
use crate::verify::{Place, Rule, Verifier};
use crate::{CastOp, ConstantId, ConstantKind, FunctionId, InstructionKind, Type, Value};

/// The allocas that functions give to `llvm.localescape`, and the calls that recover them.
#[derive(Debug, Default)]
pub(in crate::verify) struct Escapes {
    /// The number of allocas of each function that has given some.
    counts: BTreeMap<FunctionId, usize>,
    /// The function and the index of each call of `llvm.localrecover`.
    recovered: Vec<(Place, FunctionId, u64)>,
}

impl Verifier<'_> {
    /// Checks that the function of a trampoline is known.
    pub(super) fn trampoline(&mut self, context: &Context<'_>, place: Place, arguments: &[Value]) {
        let is_function =
            arguments.get(1).is_some_and(|&it| self.function_at(context, it).is_some());
        self.check(is_function, place, Rule::IntrinsicTrampoline);
    }

    /// Checks that the guard against overflows of the stack is in an alloca.
    pub(super) fn stack_protector(
        &mut self,
        context: &Context<'_>,
        place: Place,
        arguments: &[Value],
    ) {
        let is_alloca = arguments.get(1).is_some_and(|&it| {
            let base = self.base_address(context, it);
            matches!(kind_of(context, base), Some(InstructionKind::Alloca { .. }))
        });
        self.check(is_alloca, place, Rule::IntrinsicStackProtector);
    }

    /// Checks a call that makes allocas of its function known to others.
    pub(super) fn local_escape(
        &mut self,
        context: &Context<'_>,
        place: Place,
        arguments: &[Value],
    ) {
        let Place::Instruction(site) = place else { return };
        let is_first_block = context.body.order.first() == Some(&site.block);
        let is_only = !self.escapes.counts.contains_key(&context.id);
        let mut escaping = arguments.iter().filter(|&&it| !self.is_null_pointer(it));
        let are_static = escaping.all(|&it| self.is_static_alloca(context, it));
        if self.check(is_first_block, place, Rule::EscapePlace)
            && self.check(is_only, place, Rule::EscapeTwice)
            && self.check(are_static, place, Rule::EscapeAlloca)
        {
            self.escapes.counts.insert(context.id, arguments.len());
        }
    }

    /// Checks a call that recovers an alloca of another function; the index later, when all functions are known.
    pub(super) fn local_recover(
        &mut self,
        context: &Context<'_>,
        place: Place,
        arguments: &[Value],
    ) {
        let function = arguments.first().and_then(|&it| self.function_at(context, it));
        let defined = function.filter(|&id| self.module.functions[id].body.is_some());
        self.check(defined.is_some(), place, Rule::RecoverFunction);
        let index = self.constant_argument(arguments, 2);
        if let (Some(function), Some(index)) = (defined, index) {
            self.escapes.recovered.push((place, function, index));
        }
    }

    /// Checks that all allocas that are recovered have been made known.
    pub(in crate::verify) fn recovered_allocas(&mut self) {
        let Escapes { counts, recovered } = core::mem::take(&mut self.escapes);
        for (place, function, index) in recovered {
            let count = counts.get(&function).copied().unwrap_or(0);
            self.check(index < count as u64, place, Rule::RecoverIndex);
        }
    }

    fn is_null_pointer(&self, value: Value) -> bool {
        let constant = value.constant().map(|id| &self.module.constants[id]);
        constant.is_some_and(|it| {
            it.is_null() && matches!(self.module.types[it.ty], Type::Pointer { .. })
        })
    }

    /// Whether an address is that of an alloca of a constant size in the first block.
    fn is_static_alloca(&self, context: &Context<'_>, value: Value) -> bool {
        let Value::Instruction(id) = self.base_address(context, value) else { return false };
        let block = context.positions.get(id).map(|(block, _)| block);
        match context.body.instructions[id].kind {
            InstructionKind::Alloca { count, inalloca, .. } => {
                !inalloca && self.is_integer(count) && block == context.body.order.first().copied()
            }
            _ => false,
        }
    }

    /// The function that an address is that of.
    fn function_at(&self, context: &Context<'_>, value: Value) -> Option<FunctionId> {
        let base = self.base_address(context, value).constant()?;
        match self.module.constants[base].kind {
            ConstantKind::Function(id) => Some(id),
            _ => None,
        }
    }

    /// The operand of conversions of a pointer and of addresses of first elements, as LLVM's
    /// `stripPointerCasts`.
    fn base_address(&self, context: &Context<'_>, mut value: Value) -> Value {
        for _ in 0..MAX_OFFSETS {
            value = match (value, kind_of(context, value)) {
                (Value::Constant(id), _) => return self.aliased(id).into(),
                (
                    _,
                    Some(InstructionKind::Cast {
                        op: CastOp::BitCast | CastOp::AddrSpaceCast,
                        value,
                    }),
                ) => value,
                (_, Some(InstructionKind::GetElementPtr { operands, .. })) => {
                    match context.body.list(operands).split_first() {
                        Some((&pointer, indices)) if indices.iter().all(|&it| self.is_zero(it)) => {
                            pointer
                        }
                        _ => return value,
                    }
                }
                _ => return value,
            };
        }
        value
    }

    fn is_zero(&self, value: Value) -> bool {
        value.constant().is_some_and(|id| self.module.constants[id].is_null())
    }

    /// The constant that conversions, and aliases that no linker may replace, stand for.
    fn aliased(&self, mut id: ConstantId) -> ConstantId {
        // Aliases that stand for themselves are another error.
        for _ in 0..=self.module.aliases.len() {
            id = self.without_casts(id);
            match self.module.constants[id].kind {
                ConstantKind::Alias(alias) => match &self.module.aliases[alias] {
                    it if it.linkage.is_replaceable() => break,
                    it => id = it.aliasee,
                },
                _ => break,
            }
        }
        id
    }
}

fn kind_of(context: &Context<'_>, value: Value) -> Option<InstructionKind> {
    Some(context.body.instructions[value.instruction()?].kind)
}
