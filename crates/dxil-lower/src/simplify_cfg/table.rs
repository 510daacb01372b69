//! `simplifycfg<switch-to-lookup>`: constant tables of the results of a `switch`.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use bstr::BString;
use dxil_ir::{
    BinaryOp, BlockId, Body, CastOp, ConstantId, FunctionId, GepFlags, Incoming, Instruction,
    InstructionId, InstructionKind as Kind, IntPredicate, Linkage, Module, NonNegativeFlags,
    OverflowFlags, TakenNames, Type, TypeId, UnnamedAddr, Value, Variable,
};
use dxil_metadata::module_flag;

use super::results::{Chosen, Results};
use crate::metadata::attribute;

/// Replaces each `switch` whose results LLVM looks up in a table. Returns whether there is one.
pub(super) fn replace(module: &mut Module, function: FunctionId, names: &mut TakenNames) -> bool {
    if attribute(module, &module.functions[function], "no-jump-tables") == Some("true") {
        return false;
    }
    let Some(mut body) = module.functions[function].body.take() else { return false };
    let mut lookups: BTreeMap<BlockId, Vec<BlockId>> = BTreeMap::new();
    for block in body.order.clone() {
        let Some(&last) = body.blocks[block].instructions.last() else { continue };
        if let Some(results) = Results::of(module, &body, block, last) {
            let lookup =
                look_up(module, (function, &mut *names), &mut body, (block, last), &results);
            lookups.entry(results.to).or_default().push(lookup);
        }
    }
    let changed = !lookups.is_empty();
    if changed {
        // They stand in front of the block that they lead to.
        let order = core::mem::take(&mut body.order).into_iter();
        let with_lookups =
            order.flat_map(|it| lookups.remove(&it).unwrap_or_default().into_iter().chain([it]));
        body.order = with_lookups.collect();
        body.use_lists.clear();
        module.use_lists.clear();
        body.make_names_unique();
    }
    module.functions[function].body = Some(body);
    changed
}

/// The bits of the smallest numbers in tables: DXIL has none of 8 bits, and of 16 only if the module asks for them.
fn least_bits(module: &Module) -> u32 {
    match module_flag(module, "dx.nativelowprec") {
        None | Some(0) => 32,
        Some(_) => 16,
    }
}

/// Replaces a `switch` by loads from tables in a block of their own, which values outside the tables pass by.
fn look_up(
    module: &mut Module,
    (function, names): (FunctionId, &mut TakenNames),
    body: &mut Body,
    (block, last): (BlockId, InstructionId),
    results: &Results,
) -> BlockId {
    let lookup = body.create_block();
    body.blocks[lookup].name = "switch.lookup".into();
    body.blocks[block].instructions.pop();
    super::forget(body, last);
    let mut adding = Adding { module, function, names, body, block, last };

    let i32 = adding.module.types.integer(32);
    let first = adding.integer(i32, results.first as u32);
    let index = match results.first {
        0 => results.value,
        _ => {
            let op = BinaryOp::Sub(OverflowFlags::NONE);
            let kind = Kind::Binary { op, operands: [results.value, first] };
            adding.add("switch.tableidx", kind, i32)
        }
    };
    let void = adding.module.types.void();
    match results.default {
        Some(default) => {
            let operands = [index, adding.integer(i32, results.length)];
            let kind = Kind::ICmp { predicate: IntPredicate::Ult, same_sign: false, operands };
            let i1 = adding.module.types.integer(1);
            let condition = adding.add("", kind, i1);
            let targets = [lookup, default];
            adding.add("", Kind::ConditionalBranch { condition, targets }, void);
        }
        None => {
            adding.add("", Kind::Branch { target: lookup }, void);
        }
    }
    adding.block = lookup;
    for chosen in &results.phis {
        let value = adding.value(chosen, index);
        let is_edge = results.default == Some(results.to);
        replace_incoming(
            adding.body,
            chosen.phi,
            (block, is_edge),
            Incoming { value, block: lookup },
        );
    }
    adding.add("", Kind::Branch { target: results.to }, void);
    lookup
}

/// Adds an incoming value to a phi that loses those from a block, but for one if an edge from there remains.
fn replace_incoming(
    body: &mut Body,
    phi: InstructionId,
    (from, mut is_edge): (BlockId, bool),
    added: Incoming,
) {
    let Kind::Phi { flags, incoming } = body.instructions[phi].kind else { return };
    let mut incoming = body.list(incoming).to_vec();
    incoming.retain(|it| it.block != from || core::mem::take(&mut is_edge));
    incoming.push(added);
    let incoming = body.add_list(incoming);
    body.instructions[phi].kind = Kind::Phi { flags, incoming };
}

/// A block that instructions are added to.
struct Adding<'a> {
    module: &'a mut Module,
    function: FunctionId,
    names: &'a mut TakenNames,
    body: &'a mut Body,
    block: BlockId,
    /// The `switch` that they replace, whose debug location they get.
    last: InstructionId,
}

impl Adding<'_> {
    fn add(&mut self, name: &str, kind: Kind, ty: TypeId) -> Value {
        let instruction =
            Instruction { kind, ty, location: self.body.instructions[self.last].location };
        let id = self.body.add_instruction(self.block, instruction);
        if !name.is_empty() {
            self.body.names.insert(id, name.into());
        }
        id.into()
    }

    fn integer(&mut self, ty: TypeId, value: u32) -> Value {
        self.module.constants.integer(&self.module.types, ty, value.into()).into()
    }

    /// The value of a phi for an index.
    fn value(&mut self, chosen: &Chosen, index: Value) -> Value {
        let ty = self.module.types.integer(chosen.bits);
        if let Some(number) = chosen.single() {
            return self.module.constants.integer(&self.module.types, ty, number).into();
        }
        let bits = chosen.narrowest(least_bits(self.module));
        let name = format!("switch.table.{}", self.module.functions[self.function].name);
        let name = self.names.add(name.as_str().into()).into();
        let (array, table) = table(self.module, name, chosen, bits);
        let i32 = self.module.types.integer(32);
        let operands = [table.into(), self.integer(i32, 0), index];
        let operands = self.body.add_list(operands);
        let kind = Kind::GetElementPtr { source: array, flags: GepFlags::INBOUNDS, operands };
        let pointer = self.add("switch.gep", kind, self.module.constants[table].ty);
        let element = self.module.types.integer(bits);
        let kind = Kind::Load { pointer, alignment: bits / 8, volatile: false, atomic: None };
        let value = self.add("switch.load", kind, element);
        match bits == chosen.bits {
            true => value,
            false => {
                let op = CastOp::ZExt(NonNegativeFlags::NONE);
                self.add("switch.ext", Kind::Cast { op, value }, ty)
            }
        }
    }
}

/// A variable with the numbers of a phi, and its type.
fn table(module: &mut Module, name: BString, chosen: &Chosen, bits: u32) -> (TypeId, ConstantId) {
    let element = module.types.integer(bits);
    let mut elements = Vec::with_capacity(chosen.numbers.len());
    for number in &chosen.numbers {
        elements.push(match number {
            Some(number) => module.constants.integer(&module.types, element, *number),
            None => module.constants.poison(element),
        });
    }
    let length = elements.len() as u64;
    let ty = module.types.intern(Type::Array { element, length });
    let mut variable = Variable::new(name, ty);
    variable.constant = true;
    variable.linkage = Linkage::Private;
    variable.unnamed_addr = UnnamedAddr::Global;
    variable.initializer = Some(module.constants.aggregate(&module.types, ty, &elements));
    variable.alignment = chosen.bits / 8;
    (ty, module.add_variable(variable).1)
}
