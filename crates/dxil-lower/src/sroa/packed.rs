//! Integers that hold a struct: the optimizations of clang copy a struct of 4 or 8 bytes as one. DXIL casts no address of a struct to
//! that of an integer, so that the parts of the struct are loaded and stored. A vector in place of a number that is as wide is cast.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    CastOp, FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module, Type, TypeId,
    Value,
};

use crate::extent::Extents;
use crate::parts::{self, Part};
use crate::target::target;
use crate::{access, aggregates, fold, functions, native_vectors, packed_numbers, pointee};

/// Splits the loads and stores of such integers in a function.
pub(super) fn split(
    module: &mut Module,
    function: FunctionId,
    extents: &mut Option<Extents>,
) -> Result<(), dxil_ir::edit::Error> {
    let candidates = candidates(module, function);
    if candidates.is_empty() {
        return Ok(());
    }
    let extents = extents.get_or_insert_with(|| Extents::new(module));
    let target = target(module);
    let mut packed = Packed { candidates, extents, held: BTreeMap::new(), joined: Vec::new() };
    rewrite(module, function, target, &mut packed)?;
    functions::erase_dead(module, function, packed.joined)
}

/// The loads and stores of integers where something else may lie.
fn candidates(module: &Module, function: FunctionId) -> BTreeSet<InstructionId> {
    let Some(body) = &module.functions[function].body else { return BTreeSet::new() };
    let is_candidate = |it: &Instruction| {
        let (pointer, ty) = match it.kind {
            Kind::Load { pointer, volatile: false, atomic: None, .. } => (pointer, Some(it.ty)),
            Kind::Store { pointer, value, volatile: false, atomic: None, .. } => {
                (pointer, module.type_of(body, value))
            }
            _ => return false,
        };
        let bits = match ty.map(|ty| &module.types[ty]) {
            Some(Type::Integer { bits }) => bits,
            Some(Type::Vector { .. }) => return true,
            _ => return false,
        };
        match native_vectors::held(module, function, body, pointer) {
            Some(held) => {
                let is_byte = matches!(module.types[held], Type::Integer { bits: 8 });
                is_byte && *bits > 8 || module.types.element(held, 0).is_some()
            }
            None => *bits == 64,
        }
    };
    body.instructions().filter(|(_, it)| is_candidate(it)).map(|(id, _)| id).collect()
}

struct Packed<'e> {
    candidates: BTreeSet<InstructionId>,
    extents: &'e Extents,
    /// The parts that integers have been put together of.
    held: BTreeMap<Value, Vec<Value>>,
    /// Those integers.
    joined: Vec<InstructionId>,
}

/// A struct or an array, and the parts at its start.
struct Whole {
    ty: TypeId,
    parts: Vec<Part>,
    /// The number of bits of each part.
    bits: Vec<u32>,
}

impl Rewriter for Packed<'_> {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        if !self.candidates.contains(&id) {
            return Rewrite::Keep;
        }
        Rewrite::or_keep(self.split(b, it))
    }
}

impl Packed<'_> {
    fn split(
        &mut self,
        b: &FunctionBuilder<'_>,
        it: &Instruction,
    ) -> Result<Option<Rewrite>, Error> {
        let Some((pointer, ty)) = access::accessed(b, it)? else { return Ok(None) };
        let Some(memory) = pointee::of(b, pointer, self.extents) else { return Ok(None) };
        if b.with_module(|module| module.types.vector_length(ty).is_some()) {
            return self.cast(b, it, pointer, memory, ty);
        }
        let whole = b.with_module(|module| whole(module, memory, ty, self.extents));
        let Some(whole) = whole else { return Ok(None) };
        let Kind::Store { value, .. } = it.kind else {
            let parts = whole.parts.iter().map(|part| part.load(b, whole.ty, pointer));
            let parts = parts.collect::<Result<Vec<_>, _>>()?;
            let joined = packed_numbers::join(b, parts.iter().copied().zip(whole.bits), ty)?;
            self.joined.extend(joined.instruction());
            self.held.insert(joined, parts);
            return Ok(Some(Rewrite::Replace(joined)));
        };
        let known = self.held.get(&value).filter(|known| known.len() == whole.parts.len());
        let mut shift = 0;
        for (index, (part, &bits)) in whole.parts.iter().zip(&whole.bits).enumerate() {
            let known = known.and_then(|known| known.get(index)).copied();
            let stored = match known {
                Some(known) if b.type_of(known)? == part.ty => known,
                _ => packed_numbers::part(b, value, shift, bits, part.ty)?,
            };
            part.store(b, whole.ty, stored, pointer)?;
            shift += bits;
        }
        Ok(Some(Rewrite::Erase))
    }

    /// Loads or stores the number at the start of memory of a type, if it is as wide as the vector that is accessed.
    fn cast(
        &self,
        b: &FunctionBuilder<'_>,
        it: &Instruction,
        pointer: Value,
        memory: TypeId,
        vector: TypeId,
    ) -> Result<Option<Rewrite>, Error> {
        let number = b.with_module(|module| number(module, memory, vector, self.extents));
        let Some(number) = number.filter(|_| aggregates::is_memory(b, pointer)) else {
            return Ok(None);
        };
        let mut kind = it.kind;
        if let Kind::Store { value, .. } = &mut kind {
            *value = fold::cast(b, CastOp::BitCast, *value, number)?;
            b.add(kind, it.ty)?;
            return Ok(Some(Rewrite::Erase));
        }
        let value = b.add(kind, number)?;
        Ok(Some(Rewrite::Replace(fold::cast(b, CastOp::BitCast, value, vector)?)))
    }
}

/// The number at the start of memory of a type that is as wide as a vector; [`None`] if a narrower one or a vector lies there.
fn number(module: &Module, memory: TypeId, vector: TypeId, extents: &Extents) -> Option<TypeId> {
    let mut ty = memory;
    while let Type::Array { .. } | Type::Named(_) | Type::Struct(_) = module.types[ty] {
        ty = module.types.element(ty, 0)?;
    }
    let is_number = matches!(module.types[ty], Type::Integer { .. } | Type::Double | Type::Float);
    (is_number && extents.size(ty) == extents.size(vector)).then_some(ty)
}

/// The parts that an integer lies on at the start of memory of a type; [`None`] if they do not end where it does, or if one is the
/// integer.
fn whole(module: &Module, memory: TypeId, integer: TypeId, extents: &Extents) -> Option<Whole> {
    let size = extents.size(integer)?;
    let mut ty = memory;
    let aggregate = |ty: TypeId| match module.types[ty] {
        Type::Array { element, .. } => Some(element),
        _ => module.types.struct_body(ty)?.elements.first().copied(),
    };
    let is_wide = |it: &TypeId| aggregate(*it).is_some() && extents.size(*it) >= Some(size);
    while let Some(first) = aggregate(ty).filter(is_wide) {
        ty = first;
    }
    let (mut parts, mut bits, mut end) = (Vec::new(), Vec::new(), 0_u64);
    for part in parts::of(module, ty)? {
        if end == size {
            break;
        }
        let bytes = extents.size(part.ty)?;
        if part.ty == integer || start(module, ty, &part.path, extents)? != end {
            return None;
        }
        end = end.checked_add(bytes)?;
        bits.push(u32::try_from(bytes.checked_mul(8)?).ok()?);
        parts.push(part);
    }
    (end == size).then_some(Whole { ty, parts, bits })
}

/// The offset of a part.
fn start(module: &Module, mut ty: TypeId, path: &[u32], extents: &Extents) -> Option<u64> {
    let mut start = 0_u64;
    for &index in path {
        let element = module.types.element(ty, index.into())?;
        start += match module.types.struct_body(ty) {
            Some(_) => *extents.offsets(ty).get(index as usize)?,
            None => extents.size(element)?.checked_mul(index.into())?,
        };
        ty = element;
    }
    Some(start)
}
