//! Addresses of elements of arrays: a root, and offsets from it.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::analysis::{ControlFlow, Uses};
use dxil_ir::{
    Body, ConstantId, ConstantKind, Expression, FunctionId, GepFlags, InstructionId,
    InstructionKind as Kind, Module, Type, TypeId, Value,
};

use crate::access;
use crate::extent::{Extents, flat};
use crate::offset::Offset;

/// The maximum number of variable indices of a chain: each address of it has them all.
const MAX_VARIABLES: usize = 32;

/// The address of an element of an array of one dimension.
#[derive(Clone)]
pub(super) struct Address {
    pub(super) root: Value,
    /// The array that lies at the root, its element type, and the size of the elements in bytes.
    pub(super) array: TypeId,
    element: TypeId,
    pub(super) element_size: u32,
    /// The constant part of the offset in bytes, and the variables, each times a number of bytes.
    offset: i64,
    pub(super) variables: Vec<(Value, u32)>,
    /// The constant part of the index, and the indices that lead into the element.
    pub(super) index: i32,
    pub(super) path: Vec<u32>,
    pub(super) flags: GepFlags,
}

impl Address {
    /// The address of a root that is an array of arrays or of other elements.
    fn of_root(module: &mut Module, root: Value, array: TypeId, extents: &Extents) -> Option<Self> {
        let (element, length) = flat(module, array)?;
        let element_size = u32::try_from(extents.size(element)?).ok().filter(|&it| it > 0)?;
        let array = module.types.intern(Type::Array { element, length: length.into() });
        let (offset, index, flags) = (0, 0, GepFlags::NAMED);
        let (variables, path) = (Vec::new(), Vec::new());
        Some(Self { root, array, element, element_size, offset, variables, index, path, flags })
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
        let array = match module.constants[root].kind {
            ConstantKind::Variable(id) => module.variables[id].ty,
            _ => steps.last()?.0,
        };
        let mut address = Self::of_root(module, root.into(), array, extents)?;
        for (source, flags, indices) in steps.iter().rev() {
            address.step(module, *source, *flags, indices, extents)?;
        }
        address.split(module, extents)
    }

    /// Moves on by the indices of a `getelementptr`.
    fn step(
        &mut self,
        module: &Module,
        source: TypeId,
        flags: GepFlags,
        indices: &[Value],
        extents: &Extents,
    ) -> Option<()> {
        self.flags = GepFlags(self.flags.0 & flags.0);
        let step = Offset::of(module, source, indices, extents)?;
        self.offset = self.offset.checked_add(step.constant)?;
        let mut own = step.variables;
        // LLVM adds the variables of the last `getelementptr` first.
        own.append(&mut self.variables);
        self.variables = own;
        (self.variables.len() <= MAX_VARIABLES).then_some(())
    }

    /// Splits the constant offset into an index, and a path into the element. [`None`] if the address is none of
    /// an element or of a part of it.
    fn split(mut self, module: &Module, extents: &Extents) -> Option<Self> {
        let size = self.element_size;
        let is_divisible = self.variables.iter().all(|(_, stride)| stride % size == 0);
        // The path into an element has no variables.
        let has_parts = module.types.element(self.element, 0).is_some();
        if !is_divisible && (has_parts || !size.is_power_of_two()) {
            return None;
        }
        self.index = i32::try_from(self.offset.div_euclid(size.into())).ok()?;
        let mut rest = self.offset.rem_euclid(size.into()) as u64;
        let mut ty = self.element;
        self.path.clear();
        while rest > 0 {
            let offsets = extents.offsets(ty);
            let (index, start) = if offsets.is_empty() {
                let Type::Array { element, .. } = module.types[ty] else { return None };
                let stride = extents.size(element).filter(|&it| it > 0)?;
                (rest / stride, rest / stride * stride)
            } else {
                let index = offsets.partition_point(|&it| it <= rest).checked_sub(1)?;
                (index as u64, offsets[index])
            };
            self.path.push(u32::try_from(index).ok()?);
            ty = module.types.element(ty, index)?;
            rest -= start;
        }
        (is_divisible || self.path.is_empty()).then_some(self)
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
    pub(super) fn of(module: &mut Module, function: FunctionId, extents: &Extents) -> Self {
        let mut addresses = Self::default();
        let Some(body) = module.functions[function].body.take() else { return addresses };
        for &block in ControlFlow::new(&body).reverse_post_order() {
            for &id in &body.blocks[block].instructions {
                if let Some(address) = addresses.address(module, &body, id, extents) {
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
        body: &Body,
        id: InstructionId,
        extents: &Extents,
    ) -> Option<Address> {
        let Kind::GetElementPtr { source, flags, operands } = body.instructions[id].kind else {
            return None;
        };
        let (&pointer, indices) = body.list(operands).split_first()?;
        let mut address = match pointer {
            Value::Instruction(parent) => match body.instructions[parent].kind {
                Kind::GetElementPtr { .. } => self.known.get(&parent)?.clone(),
                Kind::Alloca { allocated, .. } => {
                    Address::of_root(module, pointer, allocated, extents)?
                }
                _ => Address::of_root(module, pointer, source, extents)?,
            },
            Value::Constant(id) => match module.constants[id].kind {
                ConstantKind::Expression(Expression::GetElementPtr { .. }) => {
                    Address::of_constant(module, id, extents)?
                }
                ConstantKind::Variable(id) => {
                    let array = module.variables[id].ty;
                    Address::of_root(module, pointer, array, extents)?
                }
                _ => Address::of_root(module, pointer, source, extents)?,
            },
            _ => Address::of_root(module, pointer, source, extents)?,
        };
        if module.types.is_pointer(body.instructions[id].ty) {
            address.step(module, source, flags, indices, extents)?;
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
