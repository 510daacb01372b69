//! Scalars in registers in place of memory.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::analysis::ControlFlow;
use dxil_ir::edit::FunctionEditor;
use dxil_ir::{BlockId, FunctionId, InstructionId, InstructionKind, Module, TypeId, Value, build};
use dxil_ops::Target;

use crate::Diagnostic;

/// Replaces variables by the values that are stored to them. They are scalars that are only loaded and
/// stored.
pub(super) fn promote(
    module: &mut Module,
    function: FunctionId,
    variables: &[InstructionId],
    target: Target,
) -> Result<(), Diagnostic> {
    let mut editor = FunctionEditor::new(module, function)?;
    let flow = ControlFlow::new(editor.body());
    for &variable in variables {
        let InstructionKind::Alloca { allocated: ty, .. } =
            editor.body().instructions[variable].kind
        else {
            continue;
        };
        if editor.block_of(variable).is_none() || !is_promotable(&editor, variable) {
            continue;
        }
        let live = live_blocks(&editor, &flow, variable);
        let promotion = Promotion {
            editor: &mut editor,
            flow: &flow,
            target,
            variable,
            ty,
            live,
            ends: BTreeMap::new(),
            placeholders: BTreeMap::new(),
        };
        promotion.run()?;
    }
    Ok(())
}

fn is_promotable(editor: &FunctionEditor<'_>, variable: InstructionId) -> bool {
    editor.users(variable).into_iter().all(|user| match editor.body().instructions[user].kind {
        InstructionKind::Load { volatile, atomic, .. } => !volatile && atomic.is_none(),
        InstructionKind::Store { value, volatile, atomic, .. } => {
            value != Value::Instruction(variable) && !volatile && atomic.is_none()
        }
        _ => false,
    })
}

/// The blocks at whose start a later load needs the value of a variable.
fn live_blocks(
    editor: &FunctionEditor<'_>,
    flow: &ControlFlow,
    variable: InstructionId,
) -> BTreeMap<BlockId, bool> {
    let users = editor.users(variable);
    let body = editor.body();
    // Whether the first access in a block is a load, of the blocks with accesses.
    let mut first = BTreeMap::new();
    for block in users.iter().filter_map(|&it| editor.block_of(it)) {
        first.entry(block).or_insert_with(|| {
            let mut instructions = body.blocks[block].instructions.iter();
            let access = instructions.find(|id| users.contains(id));
            access.is_some_and(|&id| {
                matches!(body.instructions[id].kind, InstructionKind::Load { .. })
            })
        });
    }
    let mut live = BTreeMap::new();
    let mut open: Vec<BlockId> =
        first.iter().filter(|(_, is_load)| **is_load).map(|(block, _)| *block).collect();
    while let Some(block) = open.pop() {
        if live.insert(block, true).is_none() {
            let before = flow.predecessors(block).iter();
            // A block with a store first, or a load that is in the list, ends the way back.
            open.extend(before.copied().filter(|it| !first.contains_key(it)));
        }
    }
    live
}

/// The promotion of one variable.
struct Promotion<'e, 'm> {
    editor: &'e mut FunctionEditor<'m>,
    flow: &'e ControlFlow,
    target: Target,
    variable: InstructionId,
    ty: TypeId,
    live: BTreeMap<BlockId, bool>,
    /// The value at the end of each block.
    ends: BTreeMap<BlockId, Value>,
    /// Loads at the start of blocks that take the places of phis until all values are known.
    placeholders: BTreeMap<BlockId, InstructionId>,
}

impl Promotion<'_, '_> {
    fn run(mut self) -> Result<(), Diagnostic> {
        let order = self.flow.reverse_post_order().to_vec();
        for block in order {
            let value = self.start(block)?;
            self.block(block, value)?;
        }
        self.phis()?;
        let variable = self.variable;
        self.editor.erase_dead([variable]);
        Ok(())
    }

    /// The value of the variable at the start of a block.
    fn start(&mut self, block: BlockId) -> Result<Value, Diagnostic> {
        let undef = self.editor.module_mut().constants.undef(self.ty).into();
        let before = self.flow.predecessors(block);
        match *before {
            [only] => return Ok(self.ends.get(&only).copied().unwrap_or(undef)),
            [] => return Ok(undef),
            _ => {}
        }
        if !self.live.contains_key(&block) {
            return Ok(undef);
        }
        let instructions = &self.editor.body().blocks[block].instructions;
        let is_phi = |id: &InstructionId| {
            matches!(self.editor.body().instructions[*id].kind, InstructionKind::Phi { .. })
        };
        let Some(first) = instructions.iter().copied().find(|id| !is_phi(id)) else {
            return Ok(undef);
        };
        let variable = self.variable;
        let load = self.editor.build_before(first, self.target, |b| {
            b.load(variable.into(), build::Access::default())
        })?;
        self.placeholders.extend(load.instruction().map(|id| (block, id)));
        Ok(load)
    }

    /// Replaces the loads of a block, and erases the stores.
    fn block(&mut self, block: BlockId, mut value: Value) -> Result<(), Diagnostic> {
        let placeholder = self.placeholders.get(&block).copied();
        let variable = Value::Instruction(self.variable);
        for id in self.editor.body().blocks[block].instructions.clone() {
            match self.editor.body().instructions[id].kind {
                InstructionKind::Load { pointer, .. }
                    if pointer == variable && Some(id) != placeholder =>
                {
                    self.editor.replace(id, value)?;
                }
                InstructionKind::Store { pointer, value: stored, .. } if pointer == variable => {
                    value = stored;
                    self.editor.erase(id)?;
                }
                _ => {}
            }
        }
        self.ends.insert(block, value);
        Ok(())
    }

    /// Replaces the placeholders by phis, and phis of one value by the value.
    fn phis(&mut self) -> Result<(), Diagnostic> {
        let mut phis = Vec::new();
        for (&block, &placeholder) in &self.placeholders {
            let undef = Value::from(self.editor.module_mut().constants.undef(self.ty));
            let before = self.flow.predecessors(block).iter();
            let before = before.filter(|it| self.flow.is_reachable(**it));
            let incoming: Vec<_> =
                before.map(|it| (self.ends.get(it).copied().unwrap_or(undef), *it)).collect();
            let first = self.editor.body().blocks[block].instructions[0];
            let ty = self.ty;
            let phi = self.editor.build_before(first, self.target, |b| {
                let phi = b.phi(ty)?;
                b.add_incoming(phi, &incoming)?;
                Ok(phi)
            })?;
            phis.push((placeholder, phi));
        }
        for &(placeholder, phi) in &phis {
            self.editor.replace(placeholder, phi)?;
        }
        let mut open: Vec<_> = phis.iter().filter_map(|(_, phi)| phi.instruction()).collect();
        while let Some(phi) = open.pop() {
            let Some(value) = self.only_value(phi) else { continue };
            open.extend(self.editor.users(phi).into_iter().filter(|&user| {
                user != phi && phis.iter().any(|(_, it)| *it == Value::Instruction(user))
            }));
            self.editor.replace(phi, value)?;
        }
        Ok(())
    }

    /// The only value of a phi but itself.
    fn only_value(&self, phi: InstructionId) -> Option<Value> {
        self.editor.block_of(phi)?;
        let InstructionKind::Phi { incoming, .. } = self.editor.body().instructions[phi].kind
        else {
            return None;
        };
        let mut only = None;
        for it in self.editor.body().list(incoming) {
            if it.value == Value::Instruction(phi) || only == Some(it.value) {
                continue;
            }
            if only.replace(it.value).is_some() {
                return None;
            }
        }
        only
    }
}
