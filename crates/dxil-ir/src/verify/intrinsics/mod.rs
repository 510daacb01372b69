//! Intrinsics: their declarations, and the arguments that a call must pass.

mod address;

use alloc::vec::Vec;

pub(super) use address::Escapes;

use super::function::Context;
use super::{Place, Rule, Verifier};
use crate::intrinsics::{Intrinsics, PREFIX, Pattern, find, is_suffix};
use crate::{
    ConstantKind, Dialect, Function, FunctionId, Instruction, Intrinsic, Type, TypeId, Types, Value,
};

/// The known facts about a function whose name begins with `llvm.`.
#[derive(Clone, Copy)]
pub(super) struct Declaration {
    intrinsics: &'static Intrinsics,
    /// The rule that the declaration breaks.
    broken: Option<Rule>,
}

impl Verifier<'_> {
    /// Checks a call of an intrinsic.
    pub(super) fn intrinsic(
        &mut self,
        context: &Context<'_>,
        place: Place,
        id: FunctionId,
        instruction: &Instruction,
        arguments: &[Value],
    ) {
        if self.types.dialect() == Dialect::Modern {
            return self.modern_intrinsic(place, id, arguments);
        }
        let function = &self.module.functions[id];
        let known = match self.intrinsics.get(&id) {
            Some(&known) => known,
            None => {
                let known = declaration(&self.module.types, function);
                self.intrinsics.insert(id, known);
                known
            }
        };
        // A function that LLVM does not know is like any other.
        let Some(Declaration { intrinsics, broken }) = known else { return };
        if let Some(rule) = broken {
            return self.report(place, rule);
        }
        let integer = |index: &usize| arguments.get(*index).is_some_and(|&it| self.is_integer(it));
        let are_constant = intrinsics.constants.iter().all(integer);
        self.check(are_constant, place, Rule::IntrinsicConstant);
        let name = function.name.strip_prefix(PREFIX).unwrap_or_default();
        match name {
            b"dbg.declare" | b"dbg.value" => {
                self.debug_intrinsic(context, place, instruction, arguments);
            }
            b"gcroot" | b"gcread" | b"gcwrite" => self.report(place, Rule::IntrinsicCollector),
            b"prefetch" => {
                let is_below =
                    |index: usize, end| self.constant_argument(arguments, index) < Some(end);
                let fits = is_below(1, 2) && is_below(2, 4);
                self.check(fits, place, Rule::IntrinsicPrefetch);
            }
            b"init.trampoline" => self.trampoline(context, place, arguments),
            b"stackprotector" => self.stack_protector(context, place, arguments),
            b"localescape" => self.local_escape(context, place, arguments),
            b"localrecover" => self.local_recover(context, place, arguments),
            _ if name.starts_with(b"experimental.gc.") => {
                self.report(place, Rule::IntrinsicCollector);
            }
            _ if [&b"memcpy."[..], b"memmove.", b"memset."]
                .iter()
                .any(|it| name.starts_with(it)) =>
            {
                let alignment = self.constant_argument(arguments, 3).unwrap_or(0);
                let fits = alignment == 0 || alignment.is_power_of_two();
                self.check(fits, place, Rule::IntrinsicAlignment);
            }
            _ => {}
        }
    }

    /// Checks a call of an intrinsic of LLVM 23.
    fn modern_intrinsic(&mut self, place: Place, id: FunctionId, arguments: &[Value]) {
        let function = &self.module.functions[id];
        // A function that LLVM does not know is like any other.
        let Some(intrinsic) = Intrinsic::named(&function.name) else { return };
        let types = &self.module.types;
        let broken = match intrinsic.overloads(types, function.ty) {
            None => Some(Rule::IntrinsicType),
            Some(overloads) => {
                let is_name = intrinsic.is_name(types, &overloads, &function.name);
                (!is_name).then_some(Rule::IntrinsicName)
            }
        };
        if let Some(rule) = broken {
            return self.report(place, rule);
        }
        let are_constant = intrinsic.immediates().all(|index| {
            arguments.get(index).is_some_and(|&it| self.is_integer(it) || self.is_float(it))
        });
        self.check(are_constant, place, Rule::IntrinsicConstant);
    }

    fn is_float(&self, value: Value) -> bool {
        let kind = value.constant().map(|id| &self.module.constants[id].kind);
        matches!(kind, Some(ConstantKind::Float(_)))
    }

    fn is_integer(&self, value: Value) -> bool {
        let kind = value.constant().map(|id| &self.module.constants[id].kind);
        matches!(kind, Some(ConstantKind::Integer(_) | ConstantKind::WideInteger(_)))
    }

    /// The number of a constant argument.
    fn constant_argument(&self, arguments: &[Value], index: usize) -> Option<u64> {
        self.module.constants.integer_value(arguments.get(index)?.constant()?)
    }
}

fn declaration(types: &Types, function: &Function) -> Option<Declaration> {
    let (intrinsics, suffix) = find(&function.name)?;
    let broken = match overloads(types, intrinsics, function.ty) {
        None => Some(Rule::IntrinsicType),
        // LLVM 3.7's reader gives `objectsize` the name of its types.
        Some(_) if function.name.starts_with(b"llvm.objectsize.") => None,
        Some(overloads) => (!is_suffix(types, &overloads, suffix)).then_some(Rule::IntrinsicName),
    };
    Some(Declaration { intrinsics, broken })
}

/// Whether an intrinsic's type goes with the attributes that LLVM gives it when it reads its
/// declaration: `llvm.lifetime.start` has `nocapture` on the second parameter, for instance.
pub(super) fn takes_own_attributes(types: &Types, function: &Function) -> bool {
    if types.dialect() == Dialect::Modern {
        return true;
    }
    let Some((intrinsics, _)) = find(&function.name) else { return true };
    let Type::Function { parameters, .. } = &types[function.ty] else { return false };
    let is_pointer = |index: &usize| parameters.get(*index).is_some_and(|&ty| types.is_pointer(ty));
    intrinsics.pointers.iter().all(is_pointer)
}

/// The types that an intrinsic is overloaded by, if it is declared as LLVM declares it.
fn overloads(types: &Types, intrinsics: &Intrinsics, ty: TypeId) -> Option<Vec<TypeId>> {
    let Type::Function { result, parameters, variadic } = &types[ty] else { return None };
    let mut overloads = Vec::new();
    let patterns = intrinsics.parameters;
    let fits = *variadic == intrinsics.variadic
        && parameters.len() == patterns.len()
        && matches(types, intrinsics.result, *result, &mut overloads)
        && patterns
            .iter()
            .zip(parameters)
            .all(|(&pattern, &ty)| matches(types, pattern, ty, &mut overloads));
    fits.then_some(overloads)
}

fn matches(types: &Types, pattern: Pattern, ty: TypeId, overloads: &mut Vec<TypeId>) -> bool {
    let is_byte = |ty: TypeId| types[ty] == Type::Integer { bits: 8 };
    let pointee = |ty: TypeId| match types[ty] {
        Type::Pointer { pointee, address_space: 0 } => pointee,
        _ => None,
    };
    let vector = |ty: TypeId| match types[ty] {
        Type::Vector { element, length } => Some((element, length)),
        _ => None,
    };
    let mut overload = |is_it: bool, ty| {
        overloads.push(ty);
        is_it
    };
    match pattern {
        Pattern::Void => ty == types.void(),
        Pattern::Metadata => ty == types.metadata(),
        Pattern::Integer(bits) => types[ty] == Type::Integer { bits },
        Pattern::BytePointer => pointee(ty).is_some_and(is_byte),
        Pattern::BytePointerPointer => pointee(ty).and_then(pointee).is_some_and(is_byte),
        Pattern::Descriptor => {
            let body = pointee(ty).and_then(|ty| types.struct_body(ty));
            body.is_some_and(|body| body.elements.is_empty())
        }
        Pattern::AnyInteger => overload(types.is_integer_or_vector(ty), ty),
        Pattern::AnyFloat => overload(types.is_float_or_vector(ty), ty),
        Pattern::AnyPointer => overload(types.is_pointer(ty), ty),
        Pattern::AnyVector => overload(vector(ty).is_some(), ty),
        Pattern::Any => overload(true, ty),
        Pattern::Overflow => match types.struct_body(ty).map(|body| &*body.elements) {
            Some(&[number, overflow]) => {
                let is_it = types.is_integer_or_vector(number)
                    && types[overflow] == Type::Integer { bits: 1 };
                overload(is_it, number)
            }
            _ => false,
        },
        Pattern::Same(index) => overloads.get(index) == Some(&ty),
        Pattern::PointerTo(index) => {
            overloads.get(index).is_some_and(|&it| types.pointee(ty) == Some(it))
        }
        Pattern::PointersInto(index) => {
            match (vector(ty), overloads.get(index).and_then(|&it| vector(it))) {
                (Some((pointer, found)), Some((element, length))) => {
                    found == length && types.pointee(pointer) == Some(element)
                }
                _ => false,
            }
        }
        Pattern::MaskOf(index) => {
            match (vector(ty), overloads.get(index).and_then(|&it| vector(it))) {
                (Some((boolean, found)), Some((_, length))) => {
                    found == length && types[boolean] == Type::Integer { bits: 1 }
                }
                _ => false,
            }
        }
    }
}
