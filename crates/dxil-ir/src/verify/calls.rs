//! Calls.

use super::function::{Context, is_intrinsic};
use super::{Place, Rule, Site, Verifier};
use crate::{
    AttributeSetId, Body, CastOp, Function, Instruction, InstructionKind, TailCall, Type, TypeId,
    Types, Value,
};

impl Verifier<'_> {
    /// Checks what a call must be beside the types of its arguments.
    pub(super) fn call(&mut self, context: &Context<'_>, site: Site, instruction: &Instruction) {
        let InstructionKind::Call { callee, function_type, arguments, attributes, tail, .. } =
            instruction.kind
        else {
            return;
        };
        let place = Place::Instruction(site);
        let arguments = context.body.list(arguments);
        if let Some(set) = attributes {
            self.call_attributes(place, set, function_type, arguments.len());
        }
        let called = self.module.called_function(callee).map(|id| &self.module.functions[id]);
        let intrinsic = called.filter(|function| is_intrinsic(function));
        if intrinsic.is_none() {
            self.no_metadata(place, function_type);
        }
        if let Some(function) = intrinsic {
            self.intrinsic(context, place, function, instruction, arguments);
        }
        if tail == TailCall::MustTail {
            self.must_tail(context, site, instruction, function_type);
        }
        let sets = [attributes, called.and_then(|function| function.attributes)];
        self.in_alloca(context, place, sets, arguments);
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

    fn intrinsic(
        &mut self,
        context: &Context<'_>,
        place: Place,
        function: &Function,
        instruction: &Instruction,
        arguments: &[Value],
    ) {
        let types = &self.module.types;
        let Some(fits) = is_declared_as_known(types, &function.name, function.ty) else { return };
        if self.check(fits, place, Rule::IntrinsicType) && function.name.starts_with(b"llvm.dbg.") {
            self.debug_intrinsic(context, place, instruction, arguments);
        }
    }

    /// Checks that a `musttail` call is the last of its function, and as that is called.
    fn must_tail(
        &mut self,
        context: &Context<'_>,
        site: Site,
        instruction: &Instruction,
        function_type: TypeId,
    ) {
        let place = Place::Instruction(site);
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

    /// Whether two functions differ at most in what their pointers point to.
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
    fn is_returned(&self, context: &Context<'_>, site: Site, instruction: &Instruction) -> bool {
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
const MAX_OFFSETS: usize = 256;

/// The address that conversions of a pointer, and offsets within bounds, start from.
fn without_offsets(body: &Body, mut value: Value) -> Value {
    for _ in 0..MAX_OFFSETS {
        let Value::Instruction(id) = value else { break };
        value = match body.instructions[id].kind {
            InstructionKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, value } => value,
            InstructionKind::GetElementPtr { operands, inbounds: true, .. } => {
                let Some(&pointer) = body.list(operands).first() else { break };
                pointer
            }
            _ => break,
        };
    }
    value
}

/// Whether an intrinsic's type goes with the attributes that LLVM gives it when it reads its
/// declaration: `llvm.lifetime.start` and `llvm.lifetime.end` have `nocapture` on the second parameter.
pub(super) fn takes_own_attributes(types: &Types, function: &Function) -> bool {
    if !matches!(&**function.name, b"llvm.lifetime.start" | b"llvm.lifetime.end") {
        return true;
    }
    let Type::Function { parameters, .. } = &types[function.ty] else { return false };
    parameters.get(1).is_some_and(|&ty| types.pointee(ty).is_some())
}

/// Whether an intrinsic that shaders use is declared with its type; `None` for other intrinsics.
fn is_declared_as_known(types: &Types, name: &[u8], ty: TypeId) -> Option<bool> {
    use Parameter::{BytePointer, I64, Metadata};
    let expected: &[Parameter] = match name {
        b"llvm.dbg.declare" => &[Metadata; 3],
        b"llvm.dbg.value" => &[Metadata, I64, Metadata, Metadata],
        b"llvm.lifetime.start" | b"llvm.lifetime.end" => &[I64, BytePointer],
        _ => return None,
    };
    let Type::Function { result, parameters, variadic } = &types[ty] else { return Some(false) };
    let is = |(&ty, expected): (&TypeId, &Parameter)| match expected {
        Metadata => ty == types.metadata(),
        I64 => types[ty] == Type::Integer { bits: 64 },
        BytePointer => match types[ty] {
            Type::Pointer { pointee, address_space: 0 } => {
                types[pointee] == Type::Integer { bits: 8 }
            }
            _ => false,
        },
    };
    let same = parameters.len() == expected.len() && parameters.iter().zip(expected).all(is);
    Some(*result == types.void() && !variadic && same)
}

/// The type of a parameter of an intrinsic.
#[derive(Clone, Copy)]
enum Parameter {
    Metadata,
    I64,
    BytePointer,
}
