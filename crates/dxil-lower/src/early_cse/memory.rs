//! What lies in memory.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::{Body, ConstantKind, InstructionId, InstructionKind as Kind, Module, Value};

use crate::access;

/// The maximum number of addresses between an access and the object that it is in.
const LOOKED_THROUGH: usize = 16;

/// A state of memory on a path.
#[derive(Clone, Copy, Default)]
pub(super) struct State {
    /// The number of changes so far.
    pub(super) changes: u32,
    /// The last change that may have been of any object.
    unknown: u32,
}

impl State {
    /// The state after a change of what is not known.
    pub(super) fn changed(self) -> Self {
        let changes = self.changes.saturating_add(1);
        Self { changes, unknown: changes }
    }
}

/// The value that lies at an address.
#[derive(Clone, Copy)]
pub(super) struct Content {
    pub(super) value: Value,
    /// The number of changes when it was there.
    changes: u32,
    pub(super) is_loaded: bool,
}

/// A change of what is known, to undo.
#[derive(Clone, Copy)]
pub(super) enum Change {
    Content(Value, Option<Content>),
    Object(Value, Option<u32>),
}

/// What lies at addresses.
pub(super) struct Memory {
    contents: BTreeMap<Value, Content>,
    /// The last change of each object alone.
    objects: BTreeMap<Value, u32>,
    /// Whether objects are told apart.
    by_object: bool,
}

impl Memory {
    pub(super) fn new(by_object: bool) -> Self {
        Self { contents: BTreeMap::new(), objects: BTreeMap::new(), by_object }
    }

    pub(super) fn undo(&mut self, change: Change) {
        match change {
            Change::Content(address, Some(old)) => drop(self.contents.insert(address, old)),
            Change::Content(address, None) => drop(self.contents.remove(&address)),
            Change::Object(object, Some(old)) => drop(self.objects.insert(object, old)),
            Change::Object(object, None) => drop(self.objects.remove(&object)),
        }
    }

    /// What lies at an address, if it is known.
    pub(super) fn content(
        &self,
        module: &Module,
        body: &Body,
        address: Value,
        state: State,
    ) -> Option<Content> {
        let last = match self.object(module, body, address) {
            Some(object) => state.unknown.max(self.objects.get(&object).copied().unwrap_or(0)),
            None => state.changes,
        };
        self.contents.get(&address).copied().filter(|content| content.changes >= last)
    }

    /// Learns what lies at an address from a load.
    pub(super) fn load(&mut self, address: Value, load: InstructionId, state: State) -> Change {
        let (value, changes) = (load.into(), state.changes);
        let content = Content { value, changes, is_loaded: true };
        Change::Content(address, self.contents.insert(address, content))
    }

    /// Learns what lies at an address from a store. Returns the state after it.
    pub(super) fn store(
        &mut self,
        module: &Module,
        body: &Body,
        address: Value,
        value: Value,
        state: State,
    ) -> (State, Vec<Change>) {
        let mut after = state.changed();
        let mut changes = Vec::new();
        if let Some(object) = self.object(module, body, address) {
            after.unknown = state.unknown;
            changes.push(Change::Object(object, self.objects.insert(object, after.changes)));
        }
        let content = Content { value, changes: after.changes, is_loaded: false };
        changes.push(Change::Content(address, self.contents.insert(address, content)));
        (after, changes)
    }

    /// The variable or `alloca` that an address lies in, if that is known and of interest.
    fn object(&self, module: &Module, body: &Body, mut address: Value) -> Option<Value> {
        for _ in 0..LOOKED_THROUGH {
            match address {
                _ if !self.by_object => return None,
                Value::Constant(id) => {
                    let (_, root) = access::steps(module, id);
                    let is_variable =
                        matches!(module.constants[root].kind, ConstantKind::Variable(_));
                    return is_variable.then_some(root.into());
                }
                Value::Instruction(id) => match body.instructions[id].kind {
                    Kind::Alloca { .. } => return Some(address),
                    Kind::GetElementPtr { operands, .. } => {
                        address = *body.list(operands).first()?;
                    }
                    _ => return None,
                },
                _ => return None,
            }
        }
        None
    }
}
