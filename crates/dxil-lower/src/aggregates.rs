//! Structs and arrays as values, which DXIL has none of: they are loaded and stored part by part, and their elements are what
//! has been put into them.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::analysis::Uses;
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    Body, ConstantKind, FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module,
    Type, TypeId, Value,
};

use crate::target::target;
use crate::{access, dead, parts};

/// The maximum depth of addresses in addresses, and of insertions in insertions.
const MAX_DEPTH: usize = 1024;

/// Splits the loads and stores of structs and arrays of a function, and removes what only puts parts together for them. A whole
/// that a call takes or gives, or a function returns, stays one.
pub(crate) fn split(module: &mut Module, function: FunctionId) -> Result<(), dxil_ir::edit::Error> {
    let Some(body) = &module.functions[function].body else { return Ok(()) };
    let accesses = accesses(module, body);
    let is_inserted = |it: &Instruction| matches!(it.kind, Kind::InsertValue { .. });
    if accesses.is_empty() && !body.instructions().any(|(_, it)| is_inserted(it)) {
        return Ok(());
    }
    let target = target(module);
    rewrite(module, function, target, &mut Splitting { accesses })?;
    if let Some(body) = &mut module.functions[function].body {
        dead::sweep_aggregates(body);
    }
    Ok(())
}

/// Whether a type is an array or a struct of numbers, vectors and resources. Structs of operations have pointers, and stay whole.
fn is_whole(module: &Module, ty: TypeId) -> bool {
    if !matches!(module.types[ty], Type::Array { .. }) && module.types.struct_body(ty).is_none() {
        return false;
    }
    let parts = parts::of(module, ty).unwrap_or_default();
    !parts.is_empty() && !parts.iter().any(|part| module.types.is_pointer(part.ty))
}

/// The loads of wholes that are only taken apart or stored, and the stores of such, and of those that are put together.
fn accesses(module: &Module, body: &Body) -> BTreeSet<InstructionId> {
    let is_whole = |ty| is_whole(module, ty);
    let loads = body.instructions().filter(|(_, it)| {
        matches!(it.kind, Kind::Load { volatile: false, atomic: None, .. }) && is_whole(it.ty)
    });
    let mut accesses: BTreeSet<_> = loads.map(|(id, _)| id).collect();
    if !accesses.is_empty() {
        let uses = Uses::new(body);
        accesses.retain(|&load| {
            uses.of(load.into()).iter().all(|used| match body.instructions[used.user].kind {
                Kind::ExtractValue { .. } | Kind::InsertValue { .. } => true,
                Kind::Store { volatile, atomic, .. } => !volatile && atomic.is_none(),
                _ => false,
            })
        });
    }
    let stores = body.instructions().filter(|(_, it)| {
        let Kind::Store { value, volatile: false, atomic: None, .. } = it.kind else {
            return false;
        };
        let is_known = match value {
            Value::Constant(_) => true,
            Value::Instruction(id) => {
                accesses.contains(&id)
                    || matches!(body.instructions[id].kind, Kind::InsertValue { .. })
            }
            _ => false,
        };
        is_known && module.type_of(body, value).is_some_and(is_whole)
    });
    let stores: Vec<_> = stores.map(|(id, _)| id).collect();
    accesses.extend(stores);
    accesses
}

struct Splitting {
    accesses: BTreeSet<InstructionId>,
}

impl Rewriter for Splitting {
    const DROPS_NAMES: bool = true;

    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        let rewritten = match it.kind {
            Kind::ExtractValue { aggregate, indices } => {
                extracted(b, aggregate, b.list(indices), it.ty)
            }
            _ if self.accesses.contains(&id) => accessed(b, it),
            _ => Ok(None),
        };
        // An instruction that the builder refuses stays as it is.
        rewritten.ok().flatten().unwrap_or(Rewrite::Keep)
    }
}

/// The element in the place of an `extractvalue`.
fn extracted(
    b: &FunctionBuilder<'_>,
    aggregate: Value,
    indices: Vec<u32>,
    ty: TypeId,
) -> Result<Option<Rewrite>, Error> {
    let (source, path) = source(b, aggregate, indices);
    Ok(match path.is_empty() {
        true => Some(Rewrite::Replace(source)),
        false if source == aggregate && source.constant().is_none() => None,
        false => Some(Rewrite::Replace(element(b, source, &path, ty)?)),
    })
}

/// Splits a load or a store.
fn accessed(b: &FunctionBuilder<'_>, it: &Instruction) -> Result<Option<Rewrite>, Error> {
    let Some((pointer, ty)) = access::accessed(b, it)? else { return Ok(None) };
    let Some(parts) = b.with_module(|it| parts::of(it, ty)).filter(|_| is_memory(b, pointer))
    else {
        return Ok(None);
    };
    if let Kind::Store { value, .. } = it.kind {
        for part in &parts {
            let (source, path) = source(b, value, part.path.clone());
            let value = match path.is_empty() {
                true => source,
                false => element(b, source, &path, part.ty)?,
            };
            part.store(b, ty, value, pointer)?;
        }
        return Ok(Some(Rewrite::Erase));
    }
    let mut whole = Value::from(b.with_module(|module| module.constants.poison(ty)));
    for part in &parts {
        whole = b.insert_value(whole, part.load(b, ty, pointer)?, &part.path)?;
    }
    Ok(Some(Rewrite::Replace(whole)))
}

/// Whether an address is one of memory, not in a resource: that of an `alloca`, of a variable or of an argument, or in it.
fn is_memory(b: &FunctionBuilder<'_>, mut pointer: Value) -> bool {
    for _ in 0..MAX_DEPTH {
        match b.instruction(pointer).map(|it| it.kind) {
            None | Some(Kind::Alloca { .. }) => return true,
            Some(Kind::GetElementPtr { operands, .. }) => match b.list(operands).first() {
                Some(&base) => pointer = base,
                None => return false,
            },
            Some(_) => return false,
        }
    }
    false
}

/// The value from which an element of an aggregate comes, and the indices that lead to it in there: none if it is that value.
fn source(b: &FunctionBuilder<'_>, mut aggregate: Value, mut path: Vec<u32>) -> (Value, Vec<u32>) {
    for _ in 0..MAX_DEPTH {
        let (before, element, indices) = match b.instruction(aggregate).map(|it| it.kind) {
            Some(Kind::InsertValue { aggregate, element, indices }) => {
                (aggregate, element, b.list(indices))
            }
            Some(Kind::ExtractValue { aggregate: outer, indices }) => {
                path.splice(..0, b.list(indices));
                aggregate = outer;
                continue;
            }
            _ => break,
        };
        if let Some(rest) = path.strip_prefix(&indices[..]) {
            (aggregate, path) = (element, rest.to_vec());
            if path.is_empty() {
                break;
            }
        } else if indices.starts_with(&path) {
            break;
        } else {
            aggregate = before;
        }
    }
    (aggregate, path)
}

/// An element of a value that has not been put together.
fn element(
    b: &FunctionBuilder<'_>,
    aggregate: Value,
    path: &[u32],
    ty: TypeId,
) -> Result<Value, Error> {
    let known = aggregate.constant().and_then(|id| {
        b.with_module(|module| match module.constants[id].kind {
            ConstantKind::Undef => Some(module.constants.undef(ty)),
            ConstantKind::Poison => Some(module.constants.poison(ty)),
            _ => module.fold_extract_value(id, path),
        })
    });
    match known {
        Some(known) => Ok(known.into()),
        None => b.extract_value(aggregate, path),
    }
}
