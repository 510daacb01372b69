//! Addresses of elements of arrays: a root, and offsets from it.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::analysis::{ControlFlow, Uses};
use dxil_ir::{
    Body, ConstantId, ConstantKind, Expression, FunctionId, GepFlags, InstructionId,
    InstructionKind as Kind, Module, Type, TypeId, Value,
};

use crate::extent::{Extents, flat, is_nested};
use crate::offset::Offset;
use crate::passed_memory::PassedMemory;
use crate::retyped::Retyped;
use crate::{access, memory_type, pointee};

/// The maximum number of variable indices of a chain: each address of it has them all.
const MAX_VARIABLES: usize = 32;

/// The address of an element of an array of one dimension, of a struct, or of a part of one.
#[derive(Clone)]
pub(super) struct Address {
    pub(super) root: Value,
    /// The type that lies at the root, without arrays of arrays.
    pub(super) held: TypeId,
    /// The constant part of the offset in bytes, and the variables, each times a number of bytes.
    offset: i64,
    variables: Vec<(Value, u32)>,
    /// The indices that lead to the part, after the one of the root itself.
    pub(super) path: Vec<Index>,
    pub(super) flags: GepFlags,
}

/// An index of an array, or of a field.
#[derive(Clone, Default)]
pub(super) struct Index {
    pub(super) constant: i32,
    /// Variables, each times a number of elements.
    pub(super) variables: Vec<(Value, u32)>,
    /// Variables, each times a number of bytes, and the power of two that the size of an element is.
    pub(super) bytes: Vec<(Value, u32)>,
    pub(super) shift: u32,
}

impl Address {
    /// The address of a root that is an array.
    fn of_root(module: &mut Module, root: Value, array: TypeId, extents: &Extents) -> Option<Self> {
        let (element, length) = flat(module, array)?;
        extents.size(element).filter(|&it| it > 0)?;
        let array = module.types.intern(Type::Array { element, length: length.into() });
        Some(Self::new(root, array))
    }

    /// The address of memory that holds this type, an array, a struct or a vector.
    fn of_memory(
        module: &mut Module,
        root: Value,
        held: TypeId,
        extents: &Extents,
    ) -> Option<Self> {
        match module.types.struct_body(held) {
            None if !matches!(module.types[held], Type::Vector { .. }) => {
                Self::of_root(module, root, held, extents)
            }
            _ => Some(Self::new(root, held)),
        }
    }

    fn new(root: Value, held: TypeId) -> Self {
        let (variables, path) = (Vec::new(), Vec::new());
        Self { root, held, offset: 0, variables, path, flags: GepFlags::NAMED }
    }

    /// The address of an expression of constants.
    pub(super) fn of_constant(
        module: &mut Module,
        id: ConstantId,
        extents: &Extents,
    ) -> Option<Self> {
        let (steps, root) = access::steps(module, id);
        let root_kind = &module.constants[root].kind;
        if matches!(root_kind, ConstantKind::Expression(Expression::GetElementPtr { .. })) {
            return None;
        }
        let mut address = match module.constants[root].kind {
            ConstantKind::Variable(id) => {
                let held = module.variables[id].ty;
                Self::of_memory(module, root.into(), held, extents)?
            }
            _ => Self::of_root(module, root.into(), steps.last()?.0, extents)?,
        };
        for (source, flags, indices) in steps.iter().rev() {
            address.step(*flags, Offset::of(module, *source, indices, extents)?)?;
        }
        address.split(module, extents)
    }

    /// Moves on by the offset of a `getelementptr`.
    fn step(&mut self, flags: GepFlags, step: Offset) -> Option<()> {
        self.flags = GepFlags(self.flags.0 & flags.0);
        self.offset = self.offset.checked_add(step.constant)?;
        let mut own = step.variables;
        // LLVM adds the variables of the last `getelementptr` first.
        own.append(&mut self.variables);
        self.variables = own;
        (self.variables.len() <= MAX_VARIABLES).then_some(())
    }

    /// Splits the offset into indices that lead to a part. [`None`] if the address is none of a part.
    fn split(mut self, module: &Module, extents: &Extents) -> Option<Self> {
        let (mut ty, mut rest) = (self.held, self.offset);
        let mut variables = self.variables.clone();
        self.path.clear();
        // DXIL has no pointers to arrays of arrays, though what parameters point to may have some.
        while self.path.is_empty() || rest != 0 || !variables.is_empty() || is_nested(module, ty) {
            let index = match module.types[ty] {
                Type::Array { element, .. } | Type::Vector { element, .. } => {
                    let size = u32::try_from(extents.size(element)?).ok().filter(|&it| it > 0)?;
                    let is_whole = |(_, stride): &(Value, u32)| stride % size == 0;
                    let (own, inner) = variables.into_iter().partition(is_whole);
                    let (inner, bytes) = match module.types.element(element, 0) {
                        None if size.is_power_of_two() => (Vec::new(), inner),
                        _ => (inner, Vec::new()),
                    };
                    variables = inner;
                    let index = i32::try_from(rest.div_euclid(size.into())).ok()?;
                    rest = rest.rem_euclid(size.into());
                    Index::new(index, own, bytes, size)
                }
                _ => {
                    let offset = u64::try_from(rest).ok()?;
                    extents.size(ty).filter(|&size| offset < size)?;
                    let field = field(module, ty, offset, !variables.is_empty(), extents)?;
                    rest -= i64::try_from(*extents.offsets(ty).get(field)?).ok()?;
                    Index::new(i32::try_from(field).ok()?, Vec::new(), Vec::new(), 1)
                }
            };
            ty = module.types.element(ty, index.constant.max(0) as u64)?;
            self.path.push(index);
        }
        Some(self)
    }
}

/// Whether a type is an array of numbers.
fn is_of_numbers(module: &Module, ty: TypeId) -> bool {
    match module.types[ty] {
        Type::Array { element, .. } => module.types.element(element, 0).is_none(),
        _ => false,
    }
}

/// The field of a struct at an offset; if variables follow, the next one from there on that has elements: an index before the
/// first element may be written with the offset of what lies before it.
fn field(
    module: &Module,
    ty: TypeId,
    offset: u64,
    has_variables: bool,
    extents: &Extents,
) -> Option<usize> {
    let body = module.types.struct_body(ty)?;
    let first = extents.offsets(ty).partition_point(|&it| it <= offset).checked_sub(1)?;
    let has_elements = |&field: &usize| {
        body.elements.get(field).is_some_and(|&it| module.types.element(it, 0).is_some())
    };
    match has_variables {
        true => (first..body.elements.len()).find(has_elements),
        false => Some(first),
    }
}

impl Index {
    fn new(constant: i32, own: Vec<(Value, u32)>, bytes: Vec<(Value, u32)>, size: u32) -> Self {
        let variables = own.into_iter().map(|(it, stride)| (it, stride / size)).collect();
        Self { constant, variables, bytes, shift: size.trailing_zeros() }
    }

    /// The variable that the index is, if it is nothing else.
    pub(super) fn single(&self) -> Option<Value> {
        match self.variables[..] {
            [(variable, 1)] if self.constant == 0 && self.bytes.is_empty() => Some(variable),
            _ => None,
        }
    }
}

/// The addresses that the `getelementptr` instructions of a function take.
#[derive(Default)]
pub(super) struct Addresses {
    known: BTreeMap<InstructionId, Address>,
    /// The instructions whose addresses only others of `known` use.
    chained: Vec<InstructionId>,
}

impl Addresses {
    pub(super) fn of(
        module: &mut Module,
        function: FunctionId,
        passed: &PassedMemory,
        types: &mut Retyped,
        extents: &Extents,
    ) -> Self {
        let mut addresses = Self::default();
        let Some(body) = module.functions[function].body.take() else { return addresses };
        for &block in ControlFlow::new(&body).reverse_post_order() {
            for &id in &body.blocks[block].instructions {
                if let Some(address) =
                    addresses.address(module, (function, &body, passed), id, types, extents)
                {
                    addresses.known.insert(id, address);
                }
            }
        }
        let uses = Uses::new(&body);
        let is_chained = |id: InstructionId| {
            let uses = uses.of(id.into());
            // A store may write the address, but nothing else than an address is chained to it.
            !uses.is_empty() && uses.iter().all(|it| addresses.known.contains_key(&it.user))
        };
        addresses.chained = addresses.known.keys().copied().filter(|&id| is_chained(id)).collect();
        module.functions[function].body = Some(body);
        addresses
    }

    /// The address of an instruction, from those of the instructions before it.
    fn address(
        &self,
        module: &mut Module,
        (function, body, passed): (FunctionId, &Body, &PassedMemory),
        id: InstructionId,
        types: &mut Retyped,
        extents: &Extents,
    ) -> Option<Address> {
        let Kind::GetElementPtr { source, flags, operands } = body.instructions[id].kind else {
            return None;
        };
        let (&pointer, indices) = body.list(operands).split_first()?;
        let parent = pointer.instruction().map(|id| body.instructions[id].kind);
        let constant = pointer.constant().filter(|_| access::is_expression(module, pointer));
        let mut address = match (parent, constant) {
            (Some(Kind::GetElementPtr { .. }), _) => {
                self.known.get(&pointer.instruction()?)?.clone()
            }
            (_, Some(id)) => Address::of_constant(module, id, extents)?,
            _ => match memory_type::of(module, function, body, pointer) {
                Some(held) => {
                    let is_passed = pointer.instruction().is_some_and(|id| passed.contains(id));
                    let is_own = !is_passed && matches!(parent, Some(Kind::Alloca { .. }));
                    let own = is_own.then(|| types.in_place_of(module, held)).flatten();
                    Address::of_memory(module, pointer, own.unwrap_or(held), extents)?
                }
                None => Address::of_root(module, pointer, source, extents)?,
            },
        };
        if module.types.is_pointer(body.instructions[id].ty) {
            let step = Offset::of(module, source, indices, extents)?;
            // As LLVM, which knows arrays of numbers alone, these keep the variables as they are.
            let has_parts = !is_of_numbers(module, address.held);
            let is_factored = has_parts && pointee::bytes(module, source).is_some();
            address.step(flags, if is_factored { step.factored(module, body) } else { step })?;
            address.split(module, extents)
        } else {
            None
        }
    }

    /// The address that takes the place of an instruction.
    pub(super) fn replaced(&self, id: InstructionId) -> Option<&Address> {
        self.known.get(&id).filter(|_| self.chained.binary_search(&id).is_err())
    }

    /// The instructions that nothing uses once others have been replaced.
    pub(super) fn chained(&self) -> impl Iterator<Item = InstructionId> + '_ {
        self.chained.iter().copied()
    }
}
