//! Parameters of exported functions that point to numbers of one type, in a vector or an array: they state an array of these,
//! as DXC's validator lets a function address no more than the type that a pointer has.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::analysis::Uses;
use dxil_ir::{
    Attribute, AttributeKind, Body, FunctionId, InstructionKind as Kind, Module, Type, TypeId,
    Value,
};

use crate::extent::Extents;
use crate::native_vectors::has_vectors;
use crate::offset::Offset;
use crate::target::target;
use crate::typed::stated_pointee;
use crate::{functions, intrinsic};

/// Adds `byref` to the parameters, in place of `byval`, of functions that the module does not call: callers may have memory of
/// another type.
pub(crate) fn state(module: &mut Module) {
    let exported = |id: &FunctionId| functions::is_exported(&module.functions[*id]);
    let mut functions: Vec<_> = functions::defined(module).into_iter().filter(exported).collect();
    functions.retain(|&id| !pointers(module, id).is_empty());
    if functions.is_empty() {
        return;
    }
    let callee = |it| intrinsic::callee(&module.constants, it);
    let calls = functions::bodies(module)
        .flat_map(|body| body.instructions().filter_map(|(_, it)| callee(it)));
    let called: BTreeSet<_> = calls.collect();
    functions.retain(|id| !called.contains(id));
    let extents = Extents::new(module);
    for function in functions {
        for (index, element, length) in arrays(module, function, &extents) {
            let array = module.types.intern(Type::Array { element, length });
            add(module, function, index, array);
        }
    }
}

/// The parameters of a function that point to several numbers of one type, with that type and their number.
fn arrays(module: &Module, id: FunctionId, extents: &Extents) -> Vec<(u32, TypeId, u64)> {
    let Some(body) = &module.functions[id].body else { return Vec::new() };
    let uses = Uses::of_some(body, |value| {
        let ty = module.type_of(body, value);
        ty.is_some_and(|ty| module.types.is_pointer(ty))
    });
    let array = |index| {
        let mut accesses = Accesses::default();
        accesses.follow(module, body, &uses, index, extents)?;
        let (element, length) = accesses.numbers(module, id, index, extents)?;
        Some((index, element, length))
    };
    pointers(module, id).into_iter().filter_map(array).collect()
}

/// The parameters that are pointers to memory of a type that nothing states.
fn pointers(module: &Module, id: FunctionId) -> Vec<u32> {
    let function = &module.functions[id];
    let Type::Function { parameters, .. } = &module.types[function.ty] else { return Vec::new() };
    let pointers = (0..).zip(parameters).filter(|&(index, &ty)| {
        let is_plain = matches!(module.types[ty], Type::Pointer { address_space: 0, .. });
        is_plain && stated_pointee(module, function, index as usize).is_none()
    });
    pointers.map(|(index, _)| index).collect()
}

/// What a function does with memory that it is passed.
#[derive(Default)]
struct Accesses {
    /// The type of all numbers.
    scalar: Option<TypeId>,
    has_vectors: bool,
    is_computed: bool,
    /// The offsets and strides, and the number of bytes up to the last one.
    offsets: Vec<u64>,
    end: u64,
}

impl Accesses {
    /// Collects the accesses; [`None`] if the address is used in another way, or what it leads to is not of one type.
    fn follow(
        &mut self,
        module: &Module,
        body: &Body,
        uses: &Uses,
        index: u32,
        extents: &Extents,
    ) -> Option<()> {
        let mut open = Vec::from([(Value::Argument(index), 0_u64)]);
        while let Some((address, offset)) = open.pop() {
            for used in uses.of(address) {
                let it = &body.instructions[used.user];
                match it.kind {
                    Kind::Load { .. } => self.add(module, it.ty, offset, extents)?,
                    Kind::Store { value, .. } if value != address => {
                        self.add(module, module.type_of(body, value)?, offset, extents)?;
                    }
                    Kind::GetElementPtr { source, operands, .. } => {
                        // Structs state themselves.
                        if module.types.struct_body(module.types.innermost(source)).is_some() {
                            return None;
                        }
                        let indices = body.list(operands).get(1..)?;
                        let step = Offset::of(module, source, indices, extents)?;
                        self.is_computed |= !step.variables.is_empty();
                        self.offsets.extend(step.variables.iter().map(|it| u64::from(it.1)));
                        let offset = offset.checked_add_signed(step.constant)?;
                        open.push((used.user.into(), offset));
                    }
                    _ => return None,
                }
            }
        }
        Some(())
    }

    fn add(&mut self, module: &Module, ty: TypeId, offset: u64, extents: &Extents) -> Option<()> {
        let scalar = module.types.scalar(ty);
        let is_number = match module.types[scalar] {
            Type::Integer { bits } => bits > 8,
            Type::Half | Type::Float | Type::Double => true,
            _ => false,
        };
        if !is_number || *self.scalar.get_or_insert(scalar) != scalar {
            return None;
        }
        let length = module.types.vector_length(ty);
        self.has_vectors |= length.is_some();
        self.offsets.push(offset);
        let size = extents.size(scalar)?.checked_mul(length.unwrap_or(1).into())?;
        self.end = self.end.max(offset.checked_add(size)?);
        Some(())
    }

    /// The type and the number of the numbers that the parameter points to, if there are several.
    fn numbers(
        self,
        module: &Module,
        id: FunctionId,
        index: u32,
        extents: &Extents,
    ) -> Option<(TypeId, u64)> {
        let scalar = self.scalar.filter(|_| !self.has_vectors || !has_vectors(target(module)))?;
        let size = extents.size(scalar).filter(|size| *size > 0)?;
        let bytes = match stated_size(module, id, index, extents) {
            Some(stated) => stated.max(self.end),
            None if self.is_computed => return None,
            None => self.end,
        };
        let fits = self.offsets.iter().chain([&bytes]).all(|offset| offset % size == 0);
        (fits && bytes > size).then_some((scalar, bytes / size))
    }
}

/// The number of bytes that attributes say a parameter points to.
fn stated_size(module: &Module, id: FunctionId, index: u32, extents: &Extents) -> Option<u64> {
    let mut of_parameter = module.attributes.of_slot(module.functions[id].attributes?, index + 1);
    of_parameter.find_map(|attribute| match *attribute {
        Attribute::Integer(AttributeKind::Dereferenceable, bytes) => Some(bytes),
        Attribute::Type(AttributeKind::ByVal, ty) => extents.size(ty),
        _ => None,
    })
}

/// Lets a parameter state what it points to.
fn add(module: &mut Module, id: FunctionId, index: u32, pointee: TypeId) {
    let function = &mut module.functions[id];
    function.attributes = module.attributes.changed(function.attributes, index + 1, |it| {
        it.retain(|it| !matches!(it, Attribute::Type(AttributeKind::ByVal, _)));
        it.push(Attribute::Type(AttributeKind::ByRef, pointee));
    });
}
