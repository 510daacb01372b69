//! The constants that functions use.

use alloc::vec;
use alloc::vec::Vec;

use crate::{Body, ConstantId, FunctionId, Id as _, InstructionKind, Module, Value};

/// The constants that the instructions of each function of a module have as operands.
///
/// ```
/// use dxil_ir::analysis::UsedConstants;
/// # use dxil_ir::build::FunctionBuilder;
/// # use dxil_ir::{BinaryOp, Function, Module, OverflowFlags, Value};
/// # use dxil_ops::{ShaderStage, Target, Version};
/// # let mut module = Module::new();
/// # let i32 = module.types.integer(32);
/// # let ty = module.types.function(i32, &[i32]);
/// # let (id, _) = module.add_function(Function::new("f", ty));
/// # let one = module.constants.integer(&module.types, i32, 1);
/// # let target = Target::new(Version::V1_3, ShaderStage::Library);
/// # let b = FunctionBuilder::new(&mut module, id, target)?;
/// # b.switch_to_block(b.add_block(""))?;
/// # let sum = BinaryOp::Add(OverflowFlags::NONE);
/// # let next = b.binary(sum, Value::Argument(0), one.into())?;
/// # let next = b.binary(sum, next, one.into())?;
/// # b.ret(next)?;
/// # b.finish()?;
/// // The function has the body of `return x + 1 + 1;`.
/// let used = UsedConstants::new(&module);
/// let [of_sums] = used.of(id) else { panic!("one constant") };
/// assert_eq!((of_sums.constant, of_sums.is_of_call), (one, false));
/// # Ok::<(), dxil_ir::build::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct UsedConstants {
    all: Vec<UsedConstant>,
    /// For each function, where its constants end.
    ends: Vec<usize>,
}

/// A constant that a function uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UsedConstant {
    /// The constant.
    pub constant: ConstantId,
    /// Whether calls have it as an operand. A constant that calls and other instructions have is listed twice.
    pub is_of_call: bool,
}

impl UsedConstants {
    /// Looks at all operands of the instructions of a module.
    #[must_use]
    pub fn new(module: &Module) -> Self {
        // Most modules have one function, which uses fewer constants than there are.
        let all = Vec::with_capacity(module.constants.arena().len());
        let mut used = Self { all, ends: Vec::with_capacity(module.functions.len()) };
        // For each constant, the function that was the last to have it as an operand of a call, and of another instruction.
        let mut last = vec![[None; 2]; module.constants.arena().len()];
        for (id, function) in module.functions.iter() {
            function.body.iter().for_each(|body| used.add(id, body, &mut last));
            used.ends.push(used.all.len());
        }
        used
    }

    fn add(&mut self, function: FunctionId, body: &Body, last: &mut [[Option<FunctionId>; 2]]) {
        for (_, instruction) in body.instructions() {
            let is_of_call = matches!(instruction.kind, InstructionKind::Call { .. });
            instruction.for_each_operand(body, |operand| {
                let Value::Constant(constant) = operand else { return };
                let last = last.get_mut(constant.index());
                let last = last.map(|last| &mut last[usize::from(is_of_call)]);
                if last.is_some_and(|last| last.replace(function) != Some(function)) {
                    self.all.push(UsedConstant { constant, is_of_call });
                }
            });
        }
    }

    /// The constants that a function uses, in the order of its instructions.
    #[must_use]
    pub fn of(&self, function: FunctionId) -> &[UsedConstant] {
        let end = self.ends.get(function.index()).copied().unwrap_or(0);
        let start = function.index().checked_sub(1).and_then(|it| self.ends.get(it).copied());
        self.all.get(start.unwrap_or(0)..end).unwrap_or_default()
    }

    /// The constants that all functions use, function by function.
    #[must_use]
    pub fn all(&self) -> &[UsedConstant] {
        &self.all
    }
}
