//! Types of values and variables.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use dxil_derive::GROUP_SHARED;
use dxil_ir::{Body, FunctionId, Id as _, Instruction, InstructionKind, Type, TypeId, Types};
use dxil_ops::Version;

use super::{Checker, Rule, quoted};
use crate::dxc::{Named, of_module as dxc};

/// The beginning of the names of structs that operations have.
pub(super) const DX_TYPES: &[u8] = b"dx.types.";

/// The beginnings of the names of structs that stand for objects, which can be in memory.
const OBJECTS: [&[u8]; 3] = [b"dx.types.Handle", b"dx.types.HitObject", b"dx.types.LinAlgMatrix"];
/// The beginnings of the names of structs that are results of operations.
const RESULTS: [&[u8]; 9] = [
    b"dx.types.ResRet.",
    b"dx.types.CBufRet.",
    b"dx.types.Dimensions",
    b"dx.types.SamplePos",
    b"dx.types.splitdouble",
    b"dx.types.i32c",
    b"dx.types.twoi32",
    b"dx.types.fouri32",
    b"dx.types.fouri16",
];

/// Whether integers of DXIL have this number of bits. Those of 8 are operands of operations.
const fn is_width(bits: u32) -> bool {
    matches!(bits, 1 | 8 | 16 | 32 | 64)
}

impl Checker<'_> {
    pub(super) fn types(&mut self) {
        let module = self.module;
        let mut known = TypeSet::new(&module.types);
        let mut reserved = known.clone();
        // Other variables stand for resources.
        let variables = module.variables.values();
        for variable in variables.filter(|it| it.address_space == GROUP_SHARED) {
            if !known.contains(variable.ty) {
                self.value_type(None, variable.ty, &mut known);
            }
            self.reserved_struct(None, variable.ty, &mut reserved);
        }
        let has_unusual = self.has_unusual_integers();
        for (id, function) in module.functions.iter() {
            for (_, instruction) in function.body.iter().flat_map(Body::instructions) {
                if let (true, Some(body)) = (has_unusual, &function.body) {
                    self.integer_operands(id, body, instruction);
                }
                let allocated = match instruction.kind {
                    InstructionKind::Alloca { allocated, .. } => allocated,
                    _ => instruction.ty,
                };
                // The validator does not look at the types of results of functions.
                let is_call = matches!(instruction.kind, InstructionKind::Call { .. });
                if !is_call && !known.contains(allocated) {
                    self.value_type(Some(id), allocated, &mut known);
                }
                if matches!(
                    instruction.kind,
                    InstructionKind::Alloca { .. }
                        | InstructionKind::Load { .. }
                        | InstructionKind::GetElementPtr { .. }
                ) {
                    self.reserved_struct(Some(id), allocated, &mut reserved);
                }
            }
        }
    }

    /// Whether there may be values of integers that DXIL lacks, as which operations have constants of a byte alone.
    fn has_unusual_integers(&self) -> bool {
        let types = &self.module.types;
        let is_unusual = |ty: &Type| matches!(ty, Type::Integer { bits } if !is_width(*bits));
        let is_byte = |ty: &TypeId| matches!(types.get(*ty), Some(Type::Integer { bits: 8 }));
        let has_bytes = |ty| match types.get(ty) {
            Some(Type::Function { result, parameters, .. }) => {
                is_byte(result) || parameters.iter().any(is_byte)
            }
            _ => false,
        };
        let mut functions = self.module.functions.values().filter(|it| it.body.is_some());
        types.arena().values().any(is_unusual) || functions.any(|it| has_bytes(it.ty))
    }

    /// Demands that instructions other than calls have no integers that DXIL lacks: the validator looks at these operands,
    /// but not at the results of calls.
    fn integer_operands(&mut self, function: FunctionId, body: &Body, instruction: &Instruction) {
        if matches!(instruction.kind, InstructionKind::Call { .. }) {
            return;
        }
        let mut found = None;
        instruction.for_each_operand(body, |value| {
            let bits =
                match self.module.type_of(body, value).and_then(|ty| self.module.types.get(ty)) {
                    Some(Type::Integer { bits }) => *bits,
                    _ => return,
                };
            if bits == 8 || !is_width(bits) {
                found = Some(bits);
            }
        });
        let Some(bits) = found else { return };
        let rule = if bits == 8 { dxc::TYPES_I8 } else { dxc::TYPES_INT_WIDTH };
        self.require_of(Some(function), false, rule, || {
            format!(
                "an operand is an integer of {bits} bits, which only operands of operations can be"
            )
        });
    }

    /// Demands that what is in memory is no struct of DXIL, except handles and objects.
    fn reserved_struct(&mut self, function: Option<FunctionId>, ty: TypeId, known: &mut TypeSet) {
        if !known.insert(ty) {
            return;
        }
        let (outer, types) = (ty, &self.module.types);
        let ty = types.innermost(types.pointee(ty).unwrap_or(ty));
        let Some(Type::Named(id)) = types.get(ty) else { return };
        let name = &types.structs()[*id].name;
        let is_object = OBJECTS.iter().any(|it| name.starts_with(it));
        if !name.starts_with(b"dx.") || is_object || ty != outer && !known.insert(ty) {
            return;
        }
        let is_result = RESULTS.iter().any(|it| name.starts_with(it));
        self.require_of(
            function,
            !is_result,
            dxc::INSTR_DXIL_STRUCT_USER.by(Rule::ValueType),
            || format!("the struct {} is in memory; only its elements can be", quoted(name)),
        );
        self.require_of(function, false, dxc::DECL_DXIL_NS_RESERVED, || {
            format!("the name of the struct {} is one of DXIL's", quoted(name))
        });
    }

    /// Looks at the type of a value, which is new, and at those that it is made of.
    fn value_type(&mut self, function: Option<FunctionId>, ty: TypeId, known: &mut TypeSet) {
        // Only arrays within structs may have arrays as elements.
        let types = &self.module.types;
        let value = types.pointee(ty).unwrap_or(ty);
        let element = types.element(value, 0).filter(|_| is_array(types.get(value)));
        let is_flat = element.is_none_or(|element| !is_array(types.get(element)));
        self.require_of(function, is_flat, dxc::TYPES_NO_MULTI_DIM, || {
            format!(
                "the type {} is an array of arrays; it may have one dimension",
                types.display(value)
            )
        });
        // Most are numbers, for which no memory is needed.
        let (mut next, mut pending) = (Some(ty), Vec::new());
        while let Some(ty) = next.take().or_else(|| pending.pop()) {
            if !known.insert(ty) {
                continue;
            }
            if let Some((rule, error)) = self.type_error(ty) {
                let types = &self.module.types;
                self.require_of(function, false, rule, || {
                    format!("the type {} {error}", types.display(ty))
                });
                continue;
            }
            self.add_parts(ty, &mut pending);
        }
    }

    /// Adds the types that a type is made of; those of operations are looked at by their rules.
    fn add_parts(&self, ty: TypeId, parts: &mut Vec<TypeId>) {
        match self.module.types.get(ty) {
            Some(Type::Pointer { pointee, .. }) => parts.extend(*pointee),
            Some(Type::Array { element, .. } | Type::Vector { element, .. }) => {
                parts.push(*element);
            }
            Some(Type::Struct(_) | Type::Named(_)) if !self.is_dx_type(ty) => {
                let body = self.module.types.struct_body(ty);
                parts.extend(body.into_iter().flat_map(|it| it.elements.iter().copied()));
            }
            _ => {}
        }
    }

    fn type_error(&self, ty: TypeId) -> Option<(Named<Rule>, &'static str)> {
        let types = &self.module.types;
        let is_pointer = |ty: TypeId| types.is_pointer(ty);
        match types.get(ty)? {
            Type::Integer { bits } if is_width(*bits) => None,
            Type::Integer { .. } => {
                Some((dxc::TYPES_INT_WIDTH, "has a width that integers of DXIL do not have"))
            }
            Type::Vector { .. } if !self.is_library() && self.version() < Version::V1_9 => {
                Some((dxc::TYPES_NO_VECTOR, "is a vector, which values can be since DXIL 1.9"))
            }
            Type::Array { element, .. } if is_pointer(*element) => {
                Some((dxc::TYPES_NO_PTR_TO_PTR, "has pointers as elements"))
            }
            Type::Pointer { pointee: Some(pointee), .. } => match types.get(*pointee)? {
                Type::Function { .. } if !self.is_library() => Some((
                    dxc::TYPES_DEFINED,
                    "is the address of a function, which can only be called",
                )),
                Type::Pointer { pointee: Some(next), .. } if is_pointer(*next) => {
                    Some((dxc::TYPES_NO_PTR_TO_PTR, "points to a pointer to a pointer"))
                }
                _ => None,
            },
            Type::Struct(_) | Type::Named(_) if !self.is_dx_type(ty) => {
                let body = types.struct_body(ty)?;
                let has_pointer = body.elements.iter().any(|it| is_pointer(*it));
                has_pointer.then_some((dxc::TYPES_NO_PTR_TO_PTR, "has a pointer as a field"))
            }
            _ => None,
        }
    }

    /// Whether a type is a struct of operations.
    pub(super) fn is_dx_type(&self, ty: TypeId) -> bool {
        let types = &self.module.types;
        match types.get(ty) {
            Some(Type::Named(id)) => types.structs()[*id].name.starts_with(DX_TYPES),
            _ => false,
        }
    }
}

/// A set of types of a module.
#[derive(Clone)]
struct TypeSet(Vec<bool>);

impl TypeSet {
    fn new(types: &Types) -> Self {
        Self(vec![false; types.arena().len()])
    }

    fn contains(&self, ty: TypeId) -> bool {
        self.0[ty.index()]
    }

    /// Adds a type. Returns whether it is new.
    fn insert(&mut self, ty: TypeId) -> bool {
        !core::mem::replace(&mut self.0[ty.index()], true)
    }
}

const fn is_array(ty: Option<&Type>) -> bool {
    matches!(ty, Some(Type::Array { .. }))
}
