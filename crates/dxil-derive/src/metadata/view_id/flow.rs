//! The flow of data into values: through operands, memory, control flow and calls.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::analysis::{Dominators, Positions, Uses};
use dxil_ir::calls::is_operation;
use dxil_ir::{
    BlockId, Body, ConstantId, ConstantKind, Expression, FunctionId, Id as _, InstructionId,
    InstructionKind, Module, Value,
};

use super::control::{Branches, ControlDependence};
use super::phi::choices;
use crate::metadata::called_functions::reachable;

/// The functions that an entry point calls, and the facts about them.
pub(super) struct Flow<'m> {
    module: &'m Module,
    functions: BTreeMap<FunctionId, Function<'m>>,
    /// The constants that have a constant as an operand.
    users: BTreeMap<ConstantId, Vec<ConstantId>>,
}

/// A function with a body.
struct Function<'m> {
    body: &'m Body,
    control: ControlDependence,
    dominators: Dominators,
    positions: Positions,
    uses: Uses,
    returns: Vec<InstructionId>,
}

impl<'m> Flow<'m> {
    /// The flow in these functions, and in those that they call.
    pub(super) fn new(module: &'m Module, entries: impl IntoIterator<Item = FunctionId>) -> Self {
        let functions = reachable(module, entries);
        let functions = functions.into_iter().map(|(id, body)| (id, Function::new(body))).collect();
        let mut users = BTreeMap::<_, Vec<_>>::new();
        for (id, constant) in module.constants.arena().iter() {
            constant.operands().for_each(|operand| users.entry(operand).or_default().push(id));
        }
        Self { module, functions, users }
    }

    /// Calls `each` with the calls that contribute to stored values, directly or not. A store is given
    /// by its function, itself, and the value.
    pub(super) fn for_each_call(
        &self,
        stores: &[(FunctionId, InstructionId, Value)],
        each: impl FnMut(&'m Body, InstructionId),
    ) {
        let state = |function: &Function<'_>| State {
            values: vec![0; function.body.instructions.len()],
            blocks: vec![false; function.body.blocks.len()],
            branches: Branches::of(&function.control),
            arguments: BTreeSet::new(),
        };
        let states = self.functions.iter().map(|(id, function)| (*id, state(function))).collect();
        let (constants, stack) = (BTreeSet::new(), Vec::new());
        let mut walk = Walk { flow: self, states, constants, stack, each };
        for &(function, store, value) in stores {
            walk.push(function, Role::Value, value);
            if let Some(body) = self.functions.get(&function) {
                let block = body.positions.get(store).map(|(block, _)| block);
                block.into_iter().for_each(|block| walk.block(function, block));
            }
            walk.run();
        }
    }
}

impl<'m> Function<'m> {
    fn new(body: &'m Body) -> Self {
        let control = ControlDependence::new(body);
        let returns = body.instructions().filter_map(|(id, instruction)| {
            matches!(instruction.kind, InstructionKind::Return { .. }).then_some(id)
        });
        Self {
            dominators: Dominators::new(control.flow()),
            positions: Positions::new(body),
            uses: Uses::new(body),
            returns: returns.collect(),
            control,
            body,
        }
    }
}

/// The role in which a value is visited.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Role {
    /// It contributes.
    Value = 1,
    /// The content of the memory that it points to contributes.
    Pointer = 2,
    /// The values that its users store contribute: it is memory, or an address in it.
    Memory = 4,
}

/// The instructions and blocks that a walk has visited in a function.
struct State {
    /// The roles in which each instruction has been visited.
    values: Vec<u8>,
    blocks: Vec<bool>,
    /// The branches that have not been visited.
    branches: Branches,
    arguments: BTreeSet<(Role, u32)>,
}

/// A walk against the flow of data.
struct Walk<'f, 'm, F> {
    flow: &'f Flow<'m>,
    states: BTreeMap<FunctionId, State>,
    constants: BTreeSet<(Role, ConstantId)>,
    stack: Vec<(FunctionId, Role, Value)>,
    each: F,
}

impl<'m, F: FnMut(&'m Body, InstructionId)> Walk<'_, 'm, F> {
    fn run(&mut self) {
        while let Some((id, role, value)) = self.stack.pop() {
            let Some(function) = self.flow.functions.get(&id) else { continue };
            match (role, value) {
                (Role::Value, Value::Instruction(it)) => self.value(id, function, it),
                (Role::Pointer, _) => self.pointer(id, function, value),
                (Role::Memory, _) => self.memory(id, value),
                (Role::Value, _) => {}
            }
        }
    }

    /// Visits a value later, unless it has been visited in this role.
    fn push(&mut self, function: FunctionId, role: Role, value: Value) {
        let Some(state) = self.states.get_mut(&function) else { return };
        let is_new = match value {
            Value::Instruction(id) => match state.values.get_mut(id.index()) {
                Some(roles) => {
                    let is_new = *roles & role as u8 == 0;
                    *roles |= role as u8;
                    is_new
                }
                None => false,
            },
            Value::Argument(index) => state.arguments.insert((role, index)),
            Value::Constant(id) => role != Role::Value && self.constants.insert((role, id)),
            _ => false,
        };
        if is_new {
            self.stack.push((function, role, value));
        }
    }

    /// Visits an instruction that contributes.
    fn value(&mut self, id: FunctionId, function: &Function<'m>, instruction: InstructionId) {
        let body = function.body;
        let it = &body.instructions[instruction];
        let block = function.positions.get(instruction).map(|(block, _)| block);
        match it.kind {
            InstructionKind::Phi { incoming, .. } => {
                let Function { dominators, positions, .. } = function;
                let incoming = body.list(incoming);
                let blocks = block
                    .map(|block| choices(body, dominators, positions, block, incoming))
                    .unwrap_or_default();
                blocks.into_iter().for_each(|block| self.block(id, block));
            }
            InstructionKind::Load { pointer, .. }
            | InstructionKind::CompareExchange { pointer, .. }
            | InstructionKind::AtomicRmw { pointer, .. } => self.push(id, Role::Pointer, pointer),
            InstructionKind::Call { callee, .. } => {
                (self.each)(body, instruction);
                let callee = self.flow.module.called_function(callee);
                let callee = callee
                    .filter(|callee| !is_operation(&self.flow.module.functions[*callee]))
                    .and_then(|callee| Some((callee, self.flow.functions.get(&callee)?)));
                if let Some((callee, function)) = callee {
                    for &it in &function.returns {
                        self.push(callee, Role::Value, Value::Instruction(it));
                    }
                }
            }
            _ => {}
        }
        it.for_each_operand(body, |operand| self.push(id, Role::Value, operand));
        block.into_iter().for_each(|block| self.block(id, block));
    }

    /// Visits the values that decide whether a block is executed.
    fn block(&mut self, id: FunctionId, block: BlockId) {
        let Some(function) = self.flow.functions.get(&id) else { return };
        let Some(state) = self.states.get_mut(&id) else { return };
        if core::mem::replace(&mut state.blocks[block.index()], true) {
            return;
        }
        let mut branches = Vec::new();
        function.control.take(block, &mut state.branches, |from| branches.push(from));
        for from in branches {
            let terminator = function.body.blocks[from].instructions.last();
            terminator
                .into_iter()
                .for_each(|it| self.push(id, Role::Value, Value::Instruction(*it)));
        }
    }

    /// Visits a pointer whose memory contributes: finds the memory.
    fn pointer(&mut self, id: FunctionId, function: &Function<'m>, value: Value) {
        let body = function.body;
        match value {
            Value::Argument(_) => self.push(id, Role::Memory, value),
            Value::Constant(constant) => match &self.flow.module.constants[constant].kind {
                ConstantKind::Variable(_) => self.push(id, Role::Memory, value),
                ConstantKind::Expression(Expression::Cast { value, .. }) => {
                    self.push(id, Role::Pointer, Value::Constant(*value));
                }
                ConstantKind::Expression(Expression::GetElementPtr { operands, .. }) => {
                    let base = operands.first().map(|base| Value::Constant(*base));
                    base.into_iter().for_each(|base| self.push(id, Role::Pointer, base));
                }
                _ => {}
            },
            Value::Instruction(instruction) => match body.instructions[instruction].kind {
                InstructionKind::Alloca { .. } | InstructionKind::Call { .. } => {
                    self.push(id, Role::Memory, value);
                }
                InstructionKind::GetElementPtr { operands, .. } => {
                    let base = body.list(operands).first();
                    base.into_iter().for_each(|base| self.push(id, Role::Pointer, *base));
                }
                InstructionKind::Cast { value, .. } => self.push(id, Role::Pointer, value),
                InstructionKind::Select { operands, .. } => {
                    operands.into_iter().for_each(|it| self.push(id, Role::Pointer, it));
                }
                InstructionKind::Phi { incoming, .. } => {
                    for it in body.list(incoming) {
                        self.push(id, Role::Pointer, it.value);
                    }
                }
                _ => {}
            },
            _ => {}
        }
    }

    /// Visits memory, or values made of its address: finds the stores among the users.
    fn memory(&mut self, id: FunctionId, value: Value) {
        let Value::Constant(constant) = value else {
            return self.users(id, value);
        };
        // A global variable may be used by any function.
        for function in self.flow.functions.keys() {
            self.users(*function, value);
        }
        for user in self.flow.users.get(&constant).into_iter().flatten() {
            self.push(id, Role::Memory, Value::Constant(*user));
        }
    }

    fn users(&mut self, id: FunctionId, value: Value) {
        let Some(function) = self.flow.functions.get(&id) else { return };
        for used in function.uses.of(value) {
            let user = Value::Instruction(used.user);
            match function.body.instructions[used.user].kind {
                InstructionKind::Load { .. } => {}
                InstructionKind::Store { .. }
                | InstructionKind::CompareExchange { .. }
                | InstructionKind::AtomicRmw { .. } => self.push(id, Role::Value, user),
                _ => self.push(id, Role::Memory, user),
            }
        }
    }
}
