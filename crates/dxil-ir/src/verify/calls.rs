//! Calls.

use super::function::{Context, is_intrinsic};
use super::{Place, Rule, Site, Verifier};
use crate::{
    AttributeSetId, Body, CastOp, GepFlags, Instruction, InstructionKind, MAX_CALLING_CONVENTION,
    TailCall, Type, TypeId, Value,
};

impl Verifier<'_> {
    /// Checks the rules for a call besides the types of its arguments.
    pub(super) fn call(&mut self, context: &Context<'_>, site: &Site, instruction: &Instruction) {
        let InstructionKind::Call {
            callee,
            function_type,
            arguments,
            calling_convention,
            attributes,
            tail,
            ..
        } = instruction.kind
        else {
            return;
        };
        let place = Place::from(site);
        self.check(calling_convention <= MAX_CALLING_CONVENTION, site, Rule::Convention);
        let arguments = context.body.list(arguments);
        if let Some(set) = attributes {
            self.call_attributes(place, set, function_type, arguments.len());
        }
        let id = self.module.called_function(callee);
        let called = id.map(|id| &self.module.functions[id]);
        match id.filter(|_| called.is_some_and(is_intrinsic)) {
            Some(id) => {
                let is_declared_so = self.is_alike(self.module.functions[id].ty, function_type);
                self.check(is_declared_so, place, Rule::IntrinsicSignature);
                self.intrinsic(context, place, id, instruction, arguments);
            }
            None => self.no_metadata(place, function_type),
        }
        if tail == TailCall::MustTail {
            self.must_tail(context, site, instruction, function_type);
        }
        let sets = [attributes, called.and_then(|function| function.attributes)];
        self.in_alloca(context, place, sets, arguments);
    }

    /// Whether two types of functions are the same, but for the name of a struct that is the result: LLVM's intrinsics
    /// return structs of any name.
    fn is_alike(&self, one: TypeId, other: TypeId) -> bool {
        let types = &self.module.types;
        let parts = |ty| match types.get(ty) {
            Some(Type::Function { result, parameters, variadic }) => {
                Some((*result, (parameters, variadic)))
            }
            _ => None,
        };
        one == other
            || parts(one).zip(parts(other)).is_some_and(|((one, others), (result, rest))| {
                let fields = types.struct_body(one);
                others == rest
                    && (one == result || fields.is_some() && fields == types.struct_body(result))
            })
    }

    /// Checks that the memory of an argument of `inalloca` is made for it. Only the last argument may
    /// be one.
    fn in_alloca(
        &mut self,
        context: &Context<'_>,
        place: Place,
        sets: [Option<AttributeSetId>; 2],
        arguments: &[Value],
    ) {
        let Some(&argument) = arguments.last() else { return };
        let slots = sets.map(|set| set.and_then(|set| self.in_alloca_slot(set)));
        if !slots.iter().flatten().any(|&slot| slot as usize == arguments.len()) {
            return;
        }
        let Value::Instruction(id) = without_offsets(context.body, argument) else { return };
        if let InstructionKind::Alloca { inalloca, .. } = context.body.instructions[id].kind {
            self.check(inalloca, place, Rule::InAllocaCall);
        }
    }

    /// Checks that a function that is no intrinsic has no metadata as a parameter.
    fn no_metadata(&mut self, place: Place, function_type: TypeId) {
        let types = &self.module.types;
        if let Type::Function { parameters, .. } = &types[function_type] {
            let has_metadata = parameters.contains(&types.metadata());
            self.check(!has_metadata, place, Rule::CallMetadata);
        }
    }

    /// Checks that a `musttail` call is the last of its function, and as that is called.
    fn must_tail(
        &mut self,
        context: &Context<'_>,
        site: &Site,
        instruction: &Instruction,
        function_type: TypeId,
    ) {
        let place = Place::from(site);
        let InstructionKind::Call { calling_convention, attributes, .. } = instruction.kind else {
            return;
        };
        let function = context.function;
        let same = calling_convention == function.calling_convention
            && self.has_same_signature(function_type, function.ty);
        self.check(same, place, Rule::MustTailCallee);
        let alike = self.pass_alike([attributes, function.attributes]);
        self.check(alike, place, Rule::MustTailAttributes);
        let is_returned = self.is_returned(context, site, instruction);
        self.check(is_returned, place, Rule::MustTailReturn);
    }

    /// Whether two functions differ at most in the types that their pointers point to.
    fn has_same_signature(&self, one: TypeId, other: TypeId) -> bool {
        let types = &self.module.types;
        let (
            Type::Function { result: a, parameters: p, variadic: v },
            Type::Function { result: b, parameters: q, variadic: w },
        ) = (&types[one], &types[other])
        else {
            return false;
        };
        let congruent = |a: TypeId, b: TypeId| match (&types[a], &types[b]) {
            (
                Type::Pointer { address_space: one, .. },
                Type::Pointer { address_space: other, .. },
            ) => one == other,
            _ => a == b,
        };
        v == w
            && p.len() == q.len()
            && congruent(*a, *b)
            && p.iter().zip(q).all(|(&a, &b)| congruent(a, b))
    }

    /// Whether the value of a call is returned at once, perhaps after a conversion of a pointer.
    fn is_returned(&self, context: &Context<'_>, site: &Site, instruction: &Instruction) -> bool {
        let body = context.body;
        let Some((_, index)) = context.positions.get(site.instruction) else { return false };
        let mut next = body.blocks[site.block].instructions.iter().skip(index as usize + 1);
        let mut value = Value::Instruction(site.instruction);
        let mut following = next.next();
        let kind = following.map(|&id| body.instructions[id].kind);
        if kind == Some(InstructionKind::Cast { op: CastOp::BitCast, value }) {
            value = following.map_or(value, |&id| Value::Instruction(id));
            following = next.next();
        }
        match following.map(|&id| body.instructions[id].kind) {
            Some(InstructionKind::Return { value: None }) => instruction.ty == self.types.void(),
            Some(InstructionKind::Return { value: Some(returned) }) => returned == value,
            _ => false,
        }
    }
}

/// The number of conversions and offsets that are followed.
pub(super) const MAX_OFFSETS: usize = 256;

/// The address that conversions of a pointer, and offsets within bounds, start from.
fn without_offsets(body: &Body, mut value: Value) -> Value {
    for _ in 0..MAX_OFFSETS {
        let Value::Instruction(id) = value else { break };
        value = match body.instructions[id].kind {
            InstructionKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, value } => value,
            InstructionKind::GetElementPtr { operands, flags, .. }
                if flags.contains(GepFlags::INBOUNDS) =>
            {
                let Some(&pointer) = body.list(operands).first() else { break };
                pointer
            }
            _ => break,
        };
    }
    value
}
