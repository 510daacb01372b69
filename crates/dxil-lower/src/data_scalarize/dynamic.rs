//! Vectors whose elements are chosen by variables.
//!
//! Such a vector is written to an array where it is computed. An element is read from there; a vector with another
//! element is read while the element lies there, which is then put back.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::{BString, ByteSlice as _};
use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::edit::Rewrite;
use dxil_ir::{
    CastOp, FunctionId, GepFlags, Instruction, InstructionId, InstructionKind as Kind, Module,
    NonNegativeFlags, OverflowFlags, Type, TypeId, Value,
};

use crate::derived_name::derived;
use crate::extent::Extents;
use crate::fold;

/// The vectors of a function that are indexed by variables.
#[derive(Default)]
pub(super) struct Plan {
    /// Their arrays, by the value that they have before the function changes.
    arrays: BTreeMap<Value, Array>,
    /// The vectors, in the order in which they are first indexed.
    order: Vec<Value>,
}

/// The vectors with an array, while a function changes.
pub(super) struct Dynamic<'e> {
    plan: Plan,
    /// The values that have taken the places of vectors.
    replaced: BTreeMap<Value, Value>,
    /// The vectors that have been computed, but not been written to their arrays.
    pending: Vec<Value>,
    extents: &'e Extents,
    begun: bool,
}

/// The array that a vector is kept in.
struct Array {
    /// The type of the elements of the vector, and of the array, which has no `i1`.
    element: TypeId,
    stored: TypeId,
    ty: TypeId,
    /// The name of the instruction that first indexes the vector.
    name: BString,
    alloca: Option<Value>,
    /// The addresses of the elements.
    addresses: Vec<Value>,
}

impl Plan {
    /// Whether no vector is indexed by a variable.
    pub(super) fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// Finds the vectors, and adds the types of their arrays to the module.
    pub(super) fn new(module: &mut Module, function: FunctionId) -> Self {
        let mut plan = Self::default();
        let Some(body) = module.functions[function].body.take() else { return plan };
        for (id, it) in body.instructions() {
            let (Kind::ExtractElement { vector, index }
            | Kind::InsertElement { vector, index, .. }) = it.kind
            else {
                continue;
            };
            let is_known =
                index.constant().is_some_and(|id| module.constants.integer_value(id).is_some());
            let ty = module.type_of(&body, vector);
            let Some(Type::Vector { element, length }) = ty.map(|ty| module.types[ty].clone())
            else {
                continue;
            };
            if is_known || plan.arrays.contains_key(&vector) {
                continue;
            }
            let stored = match module.types[element] {
                Type::Integer { bits: 1 } => module.types.integer(32),
                _ => element,
            };
            let ty = module.types.intern(Type::Array { element: stored, length: length.into() });
            let name = body.name(id).map_or_else(BString::default, Into::into);
            let (alloca, addresses) = (None, Vec::new());
            plan.arrays.insert(vector, Array { element, stored, ty, name, alloca, addresses });
            plan.order.push(vector);
        }
        module.functions[function].body = Some(body);
        plan
    }
}

impl<'e> Dynamic<'e> {
    pub(super) fn new(plan: Plan, extents: &'e Extents) -> Self {
        let (replaced, pending) = (BTreeMap::new(), Vec::new());
        Self { plan, replaced, pending, extents, begun: false }
    }

    /// Writes what is pending before an instruction.
    pub(super) fn before(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        it: &Instruction,
    ) -> Result<(), Error> {
        if !self.begun && !matches!(it.kind, Kind::Alloca { .. } | Kind::Phi { .. }) {
            self.begin(b)?;
        }
        if !matches!(it.kind, Kind::Phi { .. }) {
            for vector in core::mem::take(&mut self.pending) {
                self.write(b, vector)?;
            }
        }
        if self.plan.arrays.contains_key(&id.into()) {
            self.pending.push(id.into());
        }
        Ok(())
    }

    /// Notes the value in the place of an instruction.
    pub(super) fn after(&mut self, id: InstructionId, rewrite: Option<Rewrite>) {
        if let Some(Rewrite::Replace(value)) = rewrite {
            self.replaced.insert(value, id.into());
        }
    }

    /// Adds the arrays at the start of the function.
    fn begin(&mut self, b: &FunctionBuilder<'_>) -> Result<(), Error> {
        self.begun = true;
        for vector in self.plan.order.clone() {
            let Some(array) = self.plan.arrays.get_mut(&vector) else { continue };
            let alloca = b.alloca(array.ty, self.extents.preferred_alignment(array.ty))?;
            b.set_name(alloca, derived(array.name.as_bstr(), ".alloca"))?;
            array.alloca = Some(alloca);
            if vector.instruction().is_none() {
                self.pending.push(vector);
            }
        }
        Ok(())
    }

    /// Writes a vector to its array.
    fn write(&mut self, b: &FunctionBuilder<'_>, vector: Value) -> Result<(), Error> {
        let Some(array) = self.plan.arrays.get(&vector) else { return Ok(()) };
        let (Some(alloca), ty) = (array.alloca, b.type_of(vector)?) else { return Ok(()) };
        let length = b.with_module(|module| module.types.vector_length(ty)).unwrap_or_default();
        let mut addresses = Vec::with_capacity(length as usize);
        for lane in 0..length {
            let element = fold::extract(b, vector, array.element, b.i64(lane.into()))?;
            name(b, element, &array.name, ".extract")?;
            let element = self.widened(b, array, element)?;
            let address = self.address(b, array, alloca, b.i32(lane as i32))?;
            b.store(element, address, self.access(array))?;
            addresses.push(address);
        }
        if let Some(array) = self.plan.arrays.get_mut(&vector) {
            array.addresses = addresses;
        }
        Ok(())
    }

    /// The array of a vector, and the memory that it has.
    fn array(&self, vector: Value) -> Option<(&Array, Value)> {
        let array = self.plan.arrays.get(self.replaced.get(&vector).unwrap_or(&vector))?;
        Some((array, array.alloca?))
    }

    fn access(&self, array: &Array) -> Access {
        Access::aligned(self.extents.alignment(array.stored))
    }

    fn address(
        &self,
        b: &FunctionBuilder<'_>,
        array: &Array,
        alloca: Value,
        index: Value,
    ) -> Result<Value, Error> {
        let indices = [b.i32(0), index];
        let flags = GepFlags(GepFlags::INBOUNDS.0 | GepFlags::NO_UNSIGNED_SIGNED_WRAP.0);
        let address = fold::address(b, array.ty, flags, alloca, &indices)?;
        name(b, address, &array.name, ".index")?;
        Ok(address)
    }

    /// An element as the array holds it.
    fn widened(&self, b: &FunctionBuilder<'_>, it: &Array, value: Value) -> Result<Value, Error> {
        fold::cast(b, CastOp::ZExt(NonNegativeFlags::NONE), value, it.stored)
    }

    /// The value at an address in the array.
    fn stored(
        &self,
        b: &FunctionBuilder<'_>,
        array: &Array,
        address: Value,
        of: &BString,
    ) -> Result<Value, Error> {
        let Access { alignment, volatile, atomic } = self.access(array);
        let load = Kind::Load { pointer: address, alignment, volatile, atomic };
        let stored = b.add(load, array.stored)?;
        name(b, stored, of, ".load")?;
        Ok(stored)
    }

    /// An element that is read from the array.
    fn read(
        &self,
        b: &FunctionBuilder<'_>,
        array: &Array,
        address: Value,
        of: &BString,
    ) -> Result<Value, Error> {
        let stored = self.stored(b, array, address, of)?;
        let element = fold::cast(b, CastOp::Trunc(OverflowFlags::NONE), stored, array.element)?;
        name(b, element, of, ".trunc")?;
        Ok(element)
    }

    pub(super) fn extract(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        vector: Value,
        index: Value,
    ) -> Result<Option<Rewrite>, Error> {
        let Some((array, alloca)) = self.array(vector) else { return Ok(None) };
        let address = self.address(b, array, alloca, index)?;
        let element = self.read(b, array, address, &b.name(id.into()))?;
        Ok(Some(Rewrite::Replace(element)))
    }

    pub(super) fn insert(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        vector: Value,
        element: Value,
        index: Value,
    ) -> Result<Option<Rewrite>, Error> {
        let Some((array, alloca)) = self.array(vector) else { return Ok(None) };
        let of = b.name(id.into());
        let address = self.address(b, array, alloca, index)?;
        let old = self.stored(b, array, address, &of)?;
        let element = self.widened(b, array, element)?;
        b.store(element, address, self.access(array))?;
        let ty = b.type_of(vector)?;
        let mut result: Value = b.with_module(|module| module.constants.poison(ty)).into();
        for (lane, &address) in array.addresses.iter().enumerate() {
            let element = self.read(b, array, address, &of)?;
            result = b.insert_element(result, element, b.i32(lane as i32))?;
            name(b, result, &of, ".insert")?;
        }
        b.store(old, address, self.access(array))?;
        Ok(Some(Rewrite::Replace(result)))
    }
}

/// Names an instruction that has no name.
fn name(b: &FunctionBuilder<'_>, value: Value, base: &BString, suffix: &str) -> Result<(), Error> {
    if value.instruction().is_some() && b.name(value).is_empty() {
        b.set_name(value, derived(base.as_bstr(), suffix))?;
    }
    Ok(())
}
