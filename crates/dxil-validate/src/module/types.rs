//! Types of values and variables.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use dxil_derive::GROUP_SHARED;
use dxil_ir::{
    Body, FunctionId, Id as _, Instruction, InstructionKind, Linkage, Type, TypeId, Types,
};
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
    /// Looks at what is in memory: what variables are, and what instructions load, store and address.
    pub(super) fn types(&mut self) {
        let module = self.module;
        let mut known = Known::new(&module.types);
        // Other variables stand for resources.
        let variables = module.variables.values().filter(|it| {
            it.address_space == GROUP_SHARED
                || it.address_space == 0 && it.linkage == Linkage::Internal
        });
        for variable in variables {
            self.memory_type(None, variable.ty, &mut known);
        }
        let has_unusual = self.has_unusual_integers();
        let byte = module.types.find(&Type::Integer { bits: 8 });
        for (id, function) in module.functions.iter() {
            let Some(body) = &function.body else { continue };
            for (_, instruction) in body.instructions() {
                // A result that is a byte breaks a rule of instructions.
                let has_byte =
                    |byte| instruction.ty != byte && self.has_constant(body, instruction, byte);
                if has_unusual || byte.is_some_and(has_byte) {
                    self.integers(id, body, instruction);
                }
                let ty = match instruction.kind {
                    InstructionKind::Alloca { allocated, .. } => Some(allocated),
                    InstructionKind::Load { .. } => Some(instruction.ty),
                    InstructionKind::Store { value, .. } => module.type_of(body, value),
                    InstructionKind::GetElementPtr { .. } => module.types.pointee(instruction.ty),
                    _ => None,
                };
                if let Some(ty) = ty {
                    self.memory_type(Some(id), ty, &mut known);
                }
            }
        }
    }

    /// Whether there may be values of integers that DXIL lacks, besides constants of a byte, which operations have.
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

    /// Whether an instruction that is no call has a constant of a type.
    fn has_constant(&self, body: &Body, instruction: &Instruction, ty: TypeId) -> bool {
        let mut has_it = false;
        if !matches!(instruction.kind, InstructionKind::Call { .. }) {
            instruction.for_each_operand(body, |value| {
                let constant = value.constant().and_then(|id| self.module.constants.get(id));
                has_it |= constant.is_some_and(|it| it.ty == ty);
            });
        }
        has_it
    }

    /// Demands that instructions other than calls have no integers that DXIL lacks: the validator looks at these operands,
    /// but not at the results of calls.
    fn integers(&mut self, function: FunctionId, body: &Body, instruction: &Instruction) {
        use InstructionKind::{Alloca, Call, GetElementPtr, Load};
        let types = &self.module.types;
        let bits = |ty| match types.get(ty) {
            Some(Type::Integer { bits }) => Some(*bits),
            _ => None,
        };
        let mut found = match instruction.kind {
            Call { .. } => return,
            // What is in memory is looked at, too.
            Alloca { .. } | Load { .. } | GetElementPtr { .. } => None,
            // Results of bytes break rules of instructions.
            _ => bits(self.innermost.of(types.pointee(instruction.ty).unwrap_or(instruction.ty)))
                .filter(|bits| !is_width(*bits)),
        };
        instruction.for_each_operand(body, |value| {
            let bits = self.module.type_of(body, value).and_then(bits);
            found = bits.filter(|bits| *bits == 8 || !is_width(*bits)).or(found);
        });
        let Some(bits) = found else { return };
        if bits == 8 {
            self.require_of(Some(function), false, dxc::TYPES_I8, || {
                "an operand is an integer of 8 bits, which only operands of operations can be"
                    .into()
            });
        } else {
            self.require_of(Some(function), false, dxc::TYPES_INT_WIDTH, || {
                format!("an integer has {bits} bits, a width that integers of DXIL do not have")
            });
        }
    }

    /// Looks at the type of what is in memory, which is new, and at those of its fields.
    fn memory_type(&mut self, function: Option<FunctionId>, ty: TypeId, known: &mut Known) {
        if !known.outer.insert(ty) {
            return;
        }
        let types = &self.module.types;
        let value = types.pointee(ty).unwrap_or(ty);
        let element = types.element(value, 0).filter(|_| is_array(types.get(value)));
        let error = if types.is_pointer(value) && value != ty {
            Some((dxc::TYPES_NO_PTR_TO_PTR, "points to a pointer"))
        } else if element.is_some_and(|element| is_array(types.get(element))) {
            // Only arrays within structs may have arrays as elements.
            Some((dxc::TYPES_NO_MULTI_DIM, "is an array of arrays; it may have one dimension"))
        } else {
            None
        };
        if let Some((rule, error)) = error {
            return self.refuse_type(function, ty, rule, error);
        }
        let mut pending = vec![value];
        while let Some(ty) = pending.pop() {
            let ty = self.innermost.of(ty);
            if !known.inner.insert(ty) {
                continue;
            }
            if self.is_object(function, ty) {
                continue;
            }
            if let Some((rule, error)) = self.type_error(ty) {
                self.refuse_type(function, ty, rule, error);
            }
            let body = types.struct_body(ty);
            let fields = body.into_iter().flat_map(|it| it.elements.iter().copied());
            pending.extend(fields.filter(|it| !types.is_pointer(*it)));
        }
    }

    fn refuse_type(
        &mut self,
        function: Option<FunctionId>,
        ty: TypeId,
        rule: Named<Rule>,
        error: &str,
    ) {
        let types = &self.module.types;
        self.require_of(function, false, rule, || {
            format!("the type {} {error}", types.display(ty))
        });
    }

    /// Whether a type is that of handles or other objects. Demands that it is no other struct of DXIL.
    fn is_object(&mut self, function: Option<FunctionId>, ty: TypeId) -> bool {
        let types = &self.module.types;
        let Some(Type::Named(id)) = types.get(ty) else { return false };
        let name = &types.structs()[*id].name;
        if !name.starts_with(b"dx.") {
            return false;
        }
        if OBJECTS.iter().any(|it| name.starts_with(it)) {
            return true;
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
        false
    }

    /// The error in a type that is no array; the fields of structs are looked at by themselves.
    fn type_error(&self, ty: TypeId) -> Option<(Named<Rule>, &'static str)> {
        let types = &self.module.types;
        match types.get(ty)? {
            Type::Integer { bits } if !is_width(*bits) => {
                Some((dxc::TYPES_INT_WIDTH, "has a width that integers of DXIL do not have"))
            }
            Type::Struct(_) | Type::Named(_) => {
                let body = types.struct_body(ty)?;
                let has_pointer = body.elements.iter().any(|it| types.is_pointer(*it));
                has_pointer.then_some((dxc::TYPES_NO_PTR_TO_PTR, "has a pointer as a field"))
            }
            Type::Integer { .. } | Type::Half | Type::Float | Type::Double => None,
            _ if self.is_library() => None,
            Type::Vector { length, .. } if *length > 1 && self.version() >= Version::V1_9 => None,
            Type::Vector { .. } => {
                Some((dxc::TYPES_NO_VECTOR, "is a vector, which values can be since DXIL 1.9"))
            }
            Type::Function { .. } => {
                Some((dxc::TYPES_DEFINED, "is that of a function, which can only be called"))
            }
            _ => Some((dxc::TYPES_DEFINED, "is none of those that memory has")),
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

/// The types that have been looked at, by themselves and as what is in memory at last.
struct Known {
    outer: TypeSet,
    inner: TypeSet,
}

impl Known {
    fn new(types: &Types) -> Self {
        let none = TypeSet(vec![false; types.arena().len()]);
        Self { outer: none.clone(), inner: none }
    }
}

/// A set of types of a module.
#[derive(Clone)]
struct TypeSet(Vec<bool>);

impl TypeSet {
    /// Adds a type. Returns whether it is new.
    fn insert(&mut self, ty: TypeId) -> bool {
        !core::mem::replace(&mut self.0[ty.index()], true)
    }
}

const fn is_array(ty: Option<&Type>) -> bool {
    matches!(ty, Some(Type::Array { .. }))
}
