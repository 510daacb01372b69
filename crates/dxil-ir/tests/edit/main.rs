//! Changes of small functions, one at a time.

mod build;
mod flow;
mod functions;
mod uses;
mod validity;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::{
    BinaryOp, BlockId, Body, Function, FunctionId, InstructionId, InstructionKind, IntPredicate,
    Module, OverflowFlags, Value,
};
use dxil_ops::{ShaderStage, Target, Version};

const TARGET: Target = Target::new(Version::V1_0, ShaderStage::Library);
const X: Value = Value::Argument(0);
const ADD: BinaryOp = BinaryOp::Add(OverflowFlags::NONE);

/// `int f(int x) { int y = x + 1; if (y < 0) y += x; return y; }`, with blocks `entry`, `negative` and
/// `end`.
struct Sample {
    module: Module,
    function: FunctionId,
    entry: BlockId,
    negative: BlockId,
    end: BlockId,
    sum: InstructionId,
    other_sum: InstructionId,
    phi: InstructionId,
}

fn sample() -> Sample {
    let mut module = Module::dxil();
    let i32 = module.types.integer(32);
    let ty = module.types.function(i32, &[i32]);
    let (function, _) = module.add_function(Function::new("f", ty));
    let b = FunctionBuilder::new(&mut module, function, TARGET).unwrap();
    let [entry, negative, end] = ["entry", "negative", "end"].map(|name| b.add_block(name));
    b.switch_to_block(entry).unwrap();
    let sum = b.binary(ADD, X, b.i32(1)).unwrap();
    b.set_name(sum, "y").unwrap();
    let is_negative = b.icmp(IntPredicate::Slt, sum, b.i32(0)).unwrap();
    b.conditional_branch(is_negative, negative, end).unwrap();
    b.switch_to_block(negative).unwrap();
    let other_sum = b.binary(ADD, sum, X).unwrap();
    b.branch(end).unwrap();
    b.switch_to_block(end).unwrap();
    let phi = b.phi(i32).unwrap();
    b.add_incoming(phi, &[(sum, entry), (other_sum, negative)]).unwrap();
    b.ret(phi).unwrap();
    b.finish().unwrap();
    let [sum, other_sum, phi] = [sum, other_sum, phi].map(|it| it.instruction().unwrap());
    Sample { module, function, entry, negative, end, sum, other_sum, phi }
}

impl Sample {
    fn body(&self) -> &Body {
        self.module.functions[self.function].body.as_ref().unwrap()
    }
}

/// The incoming values of a phi.
fn incoming(body: &Body, phi: InstructionId) -> Vec<(Value, BlockId)> {
    let InstructionKind::Phi { incoming, .. } = body.instructions[phi].kind else {
        panic!("a phi")
    };
    body.list(incoming).iter().map(|it| (it.value, it.block)).collect()
}

/// The keywords of the instructions of a block.
fn kinds(body: &Body, block: BlockId) -> Vec<&'static str> {
    let ids = body.blocks[block].instructions.iter();
    ids.map(|&id| body.instructions[id].kind.kind_name()).collect()
}
