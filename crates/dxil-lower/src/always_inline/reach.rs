//! What a function reaches: the globals that it names, what these name, and the constructors of the variables among them.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::edit::Global;
use dxil_ir::{ConstantId, ConstantKind, FunctionId, Module};

use crate::constant_buffer;

/// The globals of a module, each with those that it leads to.
pub(super) struct Reach(BTreeMap<Global, Vec<Global>>);

impl Reach {
    /// Functions lead to the globals in their bodies, aliases to what they stand for, and members of constant buffers to the
    /// variable that holds the handle.
    pub(super) fn new(module: &Module) -> Self {
        let mut leads = BTreeMap::new();
        for (id, function) in module.functions.iter() {
            let Some(body) = &function.body else { continue };
            let mut operands = Vec::new();
            for (_, it) in body.instructions() {
                it.for_each_operand(body, |value| operands.extend(value.constant()));
            }
            leads.insert(Global::Function(id), globals(module, operands));
        }
        for (id, alias) in module.aliases.iter() {
            leads.insert(Global::Alias(id), globals(module, Vec::from([alias.aliasee])));
        }
        // `dxil-cbuffer-access` reports lists that are wrong.
        for buffer in constant_buffer::all(module).unwrap_or_default() {
            let handle = Global::Variable(buffer.handle);
            for (member, _) in buffer.members {
                leads.insert(Global::Variable(member), Vec::from([handle]));
            }
        }
        Self(leads)
    }

    /// Has the variables that each constructor reaches lead to it. It need not store to all of them, but without
    /// optimizations it stores to addresses that it loads. Returns what the constructors reach without that.
    pub(super) fn add(&mut self, module: &Module, constructors: &[FunctionId]) -> BTreeSet<Global> {
        let is_given_value = |it: &&Global| match it {
            Global::Variable(id) => !module.variables[*id].constant,
            _ => false,
        };
        let (mut own, mut leads) = (BTreeSet::new(), Vec::new());
        for &constructor in constructors {
            let constructor = Global::Function(constructor);
            let reached = self.from(constructor);
            leads.extend(reached.iter().filter(is_given_value).map(|&it| (it, constructor)));
            own.extend(reached);
        }
        for (variable, constructor) in leads {
            self.0.entry(variable).or_default().push(constructor);
        }
        own
    }

    /// A global, and all that it leads to.
    pub(super) fn from(&self, global: Global) -> BTreeSet<Global> {
        let (mut open, mut reached) = (Vec::from([global]), BTreeSet::new());
        while let Some(global) = open.pop() {
            if reached.insert(global) {
                open.extend(self.0.get(&global).into_iter().flatten());
            }
        }
        reached
    }
}

/// The globals that constants name.
fn globals(module: &Module, mut open: Vec<ConstantId>) -> Vec<Global> {
    let (mut seen, mut globals) = (BTreeSet::new(), Vec::new());
    while let Some(id) = open.pop() {
        if !seen.insert(id) {
            continue;
        }
        let constant = &module.constants[id];
        match constant.kind {
            ConstantKind::Function(id) => globals.push(Global::Function(id)),
            ConstantKind::Variable(id) => globals.push(Global::Variable(id)),
            ConstantKind::Alias(id) => globals.push(Global::Alias(id)),
            _ => open.extend(constant.operands()),
        }
    }
    globals
}
