//! Changes of modules.

use dxil_ir::{
    BinaryOp, FunctionId, Instruction, InstructionId, InstructionKind, Module, OverflowFlags,
    TypeId, Value,
};

use super::{calls, insert, retype, target};

/// A change of a module.
pub(super) struct Change {
    /// Changes with the same key are the same.
    pub(super) key: String,
    /// The description of the change.
    pub(super) text: String,
    pub(super) apply: Box<Apply>,
}

/// Makes the change; `None` if it does not apply to the module.
type Apply = dyn Fn(&mut Module) -> Option<()>;

impl Change {
    pub(super) fn new(
        key: impl Into<String>,
        place: &str,
        apply: impl Fn(&mut Module) -> Option<()> + 'static,
    ) -> Self {
        let key = key.into();
        let text = format!("{key}{place}");
        Self { key, text, apply: Box::new(apply) }
    }
}

/// All changes of a module.
pub(super) fn changes(module: &Module) -> Vec<Change> {
    let mut changes = calls::changes(module);
    changes.extend(insert::changes(module));
    changes.extend(retype::changes(module));
    changes.extend(target::changes(module));
    changes
}

/// Replaces an argument of a call.
pub(super) fn set_argument(
    module: &mut Module,
    function: FunctionId,
    call: InstructionId,
    index: usize,
    value: Value,
) -> Option<()> {
    let body = module.functions[function].body.as_mut()?;
    let InstructionKind::Call { arguments, .. } = body.instructions[call].kind else { return None };
    *body.list_mut(arguments).get_mut(index)? = value;
    Some(())
}

/// A value of an integer type that is not a constant: an instruction before the call.
pub(super) fn variable(
    module: &mut Module,
    function: FunctionId,
    call: InstructionId,
    ty: TypeId,
) -> Option<Value> {
    let one = module.constants.integer(&module.types, ty, 1).into();
    let body = module.functions[function].body.as_mut()?;
    let kind =
        InstructionKind::Binary { op: BinaryOp::Add(OverflowFlags::NONE), operands: [one, one] };
    let new = body.create_instruction(Instruction { kind, ty, location: None });
    for &block in &body.order {
        let instructions = &mut body.blocks[block].instructions;
        if let Some(place) = instructions.iter().position(|&id| id == call) {
            instructions.insert(place, new);
            return Some(new.into());
        }
    }
    None
}
