//! Stores of handles without a value, and the loops in which clang makes them: they go, and an address that passes from one element
//! of memory to the next without any access becomes a number of bytes.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::analysis::Uses;
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    BinaryOp, Body, FunctionId, Incoming, Instruction, InstructionId, InstructionKind as Kind,
    Module, OverflowFlags, Value,
};

use crate::extent::Extents;
use crate::target::target;
use crate::{access, functions, offset, resource};

/// The maximum depth of addresses in addresses.
const MAX_DEPTH: usize = 64;

/// Removes the stores of undefined handles of a function, and counts the loops that they leave. Returns whether there were some.
pub(super) fn count(
    module: &mut Module,
    function: FunctionId,
    extents: &Extents,
) -> Result<bool, dxil_ir::edit::Error> {
    let Some(body) = &module.functions[function].body else { return Ok(false) };
    let undefined = undefined_handles(module, body);
    if !undefined.is_empty() {
        let addresses = undefined.iter().filter_map(|&id| match body.instructions[id].kind {
            Kind::Store { pointer, .. } => pointer.instruction(),
            _ => None,
        });
        let addresses: Vec<_> = addresses.collect();
        functions::erase(module, function, &undefined)?;
        functions::erase_dead(module, function, addresses)?;
    }
    let Some(body) = &module.functions[function].body else { return Ok(false) };
    let mut counting = Counting::new(module, body, extents);
    if counting.starts.is_empty() {
        return Ok(!undefined.is_empty());
    }
    let target = target(module);
    rewrite(module, function, target, &mut counting)?;
    Ok(true)
}

/// The stores of handles without a value.
fn undefined_handles(module: &Module, body: &Body) -> BTreeSet<InstructionId> {
    let is_undefined = |it: &Instruction| {
        let Kind::Store { value: Value::Constant(id), volatile: false, atomic: None, .. } = it.kind
        else {
            return false;
        };
        let constant = &module.constants[id];
        constant.is_undefined() && resource::is_resource(&module.types, constant.ty)
    };
    let stores = body.instructions().filter(|(_, it)| is_undefined(it));
    stores.map(|(id, _)| id).collect()
}

/// An address that is a number of bytes behind the start of memory.
type Place = (Value, i64);

#[derive(Default)]
struct Counting {
    /// The addresses of loops, with the incoming values: a number of bytes from outside, another address from inside.
    starts: BTreeMap<InstructionId, [(Incoming, Option<i64>); 2]>,
    /// The addresses of the next turns, with the address of this one, and the number of bytes between them.
    steps: BTreeMap<InstructionId, (InstructionId, i64)>,
    /// The comparisons of these with the end.
    tests: BTreeMap<InstructionId, [Value; 2]>,
    /// The bytes of those addresses with which they are compared.
    ends: BTreeMap<Value, i64>,
    numbers: BTreeMap<InstructionId, Value>,
}

impl Counting {
    fn new(module: &Module, body: &Body, extents: &Extents) -> Self {
        let mut it = Self::default();
        let is_address = |it: &Instruction| {
            matches!(it.kind, Kind::Phi { .. }) && module.types.is_pointer(it.ty)
        };
        if !body.instructions().any(|(_, it)| is_address(it)) {
            return it;
        }
        let uses = Uses::new(body);
        for (id, _) in body.instructions().filter(|(_, it)| is_address(it)) {
            it.add(module, body, extents, &uses, id);
        }
        it
    }

    /// Adds the loop of an address, if it accesses nothing; [`None`] otherwise.
    fn add(
        &mut self,
        module: &Module,
        body: &Body,
        extents: &Extents,
        uses: &Uses,
        phi: InstructionId,
    ) -> Option<()> {
        let users = uses.of(phi.into());
        let step = users.first().filter(|it| users.iter().all(|other| other.user == it.user))?.user;
        let Kind::GetElementPtr { source, operands, .. } = body.instructions[step].kind else {
            return None;
        };
        let bytes = offset::constant(module, source, body.list(operands).get(1..)?, extents)?;
        let Kind::Phi { incoming, .. } = body.instructions[phi].kind else { return None };
        let &[first, second] = body.list(incoming) else { return None };
        let start = if second.value == step.into() { first } else { second };
        let next = if second.value == step.into() { second } else { first };
        if next.value != step.into() {
            return None;
        }
        let (root, start_bytes) = place(module, body, extents, start.value)?;
        let (mut tests, mut ends) = (BTreeMap::new(), BTreeMap::new());
        for user in uses.of(step.into()).iter().map(|it| it.user).filter(|&user| user != phi) {
            let Kind::ICmp { operands, .. } = body.instructions[user].kind else { return None };
            let end = operands.into_iter().find(|&it| it != step.into())?;
            let (other, end_bytes) = place(module, body, extents, end)?;
            if other != root {
                return None;
            }
            tests.insert(user, operands);
            ends.insert(end, end_bytes);
        }
        self.starts.insert(phi, [(start, Some(start_bytes)), (next, None)]);
        self.steps.insert(step, (phi, bytes));
        self.tests.extend(tests);
        self.ends.extend(ends);
        Some(())
    }
}

/// The memory that an address lies in, at a known offset.
fn place(module: &Module, body: &Body, extents: &Extents, address: Value) -> Option<Place> {
    let (mut address, mut bytes) = (address, 0_i64);
    for _ in 0..MAX_DEPTH {
        if let Some(id) = address.constant() {
            let (steps, root) = access::steps(module, id);
            bytes = bytes.checked_add(offset::of_steps(module, &steps, extents)?)?;
            module.addressed_variable(root.into())?;
            return Some((root.into(), bytes));
        }
        match body.instructions[address.instruction()?].kind {
            Kind::Alloca { .. } => return Some((address, bytes)),
            Kind::GetElementPtr { source, operands, .. } => {
                let (&base, indices) = body.list(operands).split_first()?;
                bytes = bytes.checked_add(offset::constant(module, source, indices, extents)?)?;
                address = base;
            }
            _ => return None,
        }
    }
    None
}

impl Rewriter for Counting {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        Rewrite::or_keep(self.counted(b, id, it))
    }

    fn finish(&mut self, b: &FunctionBuilder<'_>) -> Vec<(InstructionId, Value)> {
        for (phi, incoming) in &self.starts {
            let Some(&number) = self.numbers.get(phi) else { continue };
            for (it, bytes) in incoming {
                let value = match bytes {
                    Some(bytes) => Some(b.i32(*bytes as i32)),
                    None => it.value.instruction().and_then(|id| self.numbers.get(&id)).copied(),
                };
                // It is a number, as the phi.
                let _ = value.map(|value| b.add_incoming(number, &[(value, it.block)]));
            }
        }
        Vec::new()
    }
}

impl Counting {
    /// The number in the place of an address, and the comparison of numbers in the place of one of addresses.
    fn counted(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        it: &Instruction,
    ) -> Result<Option<Rewrite>, Error> {
        if self.starts.contains_key(&id) {
            let number = b.phi(b.type_of(b.i32(0))?)?;
            self.numbers.insert(id, number);
            return Ok(Some(Rewrite::Erase));
        }
        if let Some(&(phi, bytes)) = self.steps.get(&id) {
            let Some(&number) = self.numbers.get(&phi) else { return Ok(None) };
            let next = BinaryOp::Add(OverflowFlags::NONE);
            let next = b.binary(next, number, b.i32(bytes as i32))?;
            self.numbers.insert(id, next);
            return Ok(Some(Rewrite::Erase));
        }
        let (Some(operands), Kind::ICmp { predicate, .. }) = (self.tests.get(&id), it.kind) else {
            return Ok(None);
        };
        let number = |operand: Value| match self.ends.get(&operand) {
            Some(&bytes) => Some(b.i32(bytes as i32)),
            None => operand.instruction().and_then(|id| self.numbers.get(&id)).copied(),
        };
        match operands.map(number) {
            [Some(left), Some(right)] => {
                Ok(Some(Rewrite::Replace(b.icmp(predicate, left, right)?)))
            }
            _ => Ok(None),
        }
    }
}
