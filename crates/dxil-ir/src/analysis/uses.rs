//! The uses of values.

use alloc::vec;
use alloc::vec::Vec;

use crate::{Body, Id as _, InstructionId, Value};

/// A use of a value: an operand of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// The value.
    pub value: Value,
    /// The instruction that uses it.
    pub user: InstructionId,
    /// The index of the operand, in the order of
    /// [`for_each_operand`](crate::Instruction::for_each_operand).
    pub operand: u32,
}

/// The uses of all values in a body, in one vector that is sorted by value.
///
/// ```
/// use dxil_ir::analysis::Uses;
/// # use dxil_ir::build::FunctionBuilder;
/// # use dxil_ir::{BinaryOp, Function, Module, OverflowFlags, Value};
/// # use dxil_ops::{ShaderStage, Target, Version};
/// # let mut module = Module::new();
/// # let i32 = module.types.integer(32);
/// # let ty = module.types.function(i32, &[i32]);
/// # let (id, _) = module.add_function(Function::new("f", ty));
/// # let target = Target::new(Version::V1_0, ShaderStage::Library);
/// # let b = FunctionBuilder::new(&mut module, id, target)?;
/// # b.switch_to_block(b.add_block(""))?;
/// # let sum = BinaryOp::Add(OverflowFlags::NONE);
/// # let sum = b.binary(sum, Value::Argument(0), Value::Argument(0))?;
/// # b.ret(sum)?;
/// # b.finish()?;
/// # let body = module.functions[id].body.as_ref().unwrap();
/// // The body of `return x + x;`.
/// let uses = Uses::new(body);
/// let operands: Vec<_> = uses.of(Value::Argument(0)).iter().map(|it| it.operand).collect();
/// assert_eq!(operands, [0, 1]);
/// # Ok::<(), dxil_ir::build::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Uses(Vec<Use>);

impl Uses {
    /// Collects the uses of all values.
    #[must_use]
    pub fn new(body: &Body) -> Self {
        // An instruction has about two operands.
        let mut all = Vec::with_capacity(2 * body.instructions.len());
        for_each(body, |used| all.push(used));
        Self(sorted(&all, body))
    }

    /// Collects the uses of some values: that takes less time than those of all, if they are few.
    #[must_use]
    pub fn of_some(body: &Body, mut is_wanted: impl FnMut(Value) -> bool) -> Self {
        let mut all = Vec::new();
        for_each(body, |used| {
            if is_wanted(used.value) {
                all.push(used);
            }
        });
        all.sort_by_key(|used| used.value);
        Self(all)
    }

    /// The uses of a value, in the order of the instructions.
    ///
    /// A value within metadata is another [`Value`], with uses of its own.
    #[must_use]
    pub fn of(&self, value: Value) -> &[Use] {
        let start = self.0.partition_point(|used| used.value < value);
        let uses = &self.0[start..];
        &uses[..uses.partition_point(|used| used.value == value)]
    }

    /// All uses, sorted by value.
    #[must_use]
    pub fn all(&self) -> &[Use] {
        &self.0
    }
}

fn for_each(body: &Body, mut visit: impl FnMut(Use)) {
    for (user, instruction) in body.instructions() {
        let mut operand = 0;
        instruction.for_each_operand(body, |value| {
            visit(Use { value, user, operand });
            operand += 1;
        });
    }
}

/// The uses sorted by value, those of a value in their order. They are counted by value, which is faster than to compare them.
fn sorted(all: &[Use], body: &Body) -> Vec<Use> {
    let (arguments, instructions) = (body.arguments.len(), body.instructions.len());
    let past = |last: Option<usize>| last.map_or(0, |last| last + 1);
    let constants = all.iter().filter_map(|used| Some(used.value.constant()?.index()));
    let constants = past(constants.max());
    let is_missing =
        |used: &Use| matches!(used.value, Value::Argument(index) if index as usize >= arguments);
    // Of the constants of a large module, a small function uses few.
    if constants > SPARSE * all.len() || all.iter().any(is_missing) {
        let mut sorted = all.to_vec();
        sorted.sort_by_key(|used| used.value);
        return sorted;
    }
    let place = |used: &Use| match used.value {
        Value::Constant(id) => Some(id.index()),
        Value::Argument(index) => Some(constants + index as usize),
        Value::Instruction(id) => {
            Some(id.index()).filter(|&it| it < instructions).map(|it| constants + arguments + it)
        }
        _ => None,
    };
    // Where the uses of each value begin, among those of all.
    let values = constants + arguments + instructions;
    let mut starts = vec![0_u32; values + 1];
    all.iter().filter_map(place).for_each(|index| starts[index + 1] += 1);
    for index in 1..starts.len() {
        starts[index] += starts[index - 1];
    }
    let mut order = vec![0_u32; starts[values] as usize];
    let mut others = Vec::with_capacity(all.len() - order.len());
    for (number, used) in (0..).zip(all) {
        match place(used) {
            Some(index) => {
                order[starts[index] as usize] = number;
                starts[index] += 1;
            }
            None => others.push(*used),
        }
    }
    others.sort_by_key(|used| used.value);
    let mut sorted = Vec::with_capacity(all.len());
    sorted.extend(order.into_iter().map(|number| all[number as usize]));
    sorted.extend(others);
    sorted
}

/// How many constants there may be for each use.
const SPARSE: usize = 8;
