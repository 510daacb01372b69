use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{Function, IntPredicate, Module, Value};
use dxil_ops::{Overload, ShaderStage, Target, Version, ops};

fn first_lane(b: &FunctionBuilder<'_>) -> Result<Value, Error> {
    let thread = b.op(ops::FlattenedThreadIdInGroup, &[Overload::I32])?;
    let first = b.op(ops::WaveReadLaneFirst { value: thread }, &[Overload::I32])?;
    Ok(first)
}

/// All memory is made visible to all threads that access it.
const ALL_MEMORY: i32 = 2 | 8;

fn module() -> Result<Module, Error> {
    let mut module = Module::new();
    let ty = module.types.function(module.types.void(), &[]);
    let (main, _) = module.add_function(Function::new("main", ty));
    let target = Target::new(Version::V1_0, ShaderStage::Compute);
    let b = FunctionBuilder::new(&mut module, main, target)?;
    let [entry, barrier, end] = [""; 3].map(|name| b.add_block(name));
    b.switch_to_block(entry)?;
    let is_zero = b.icmp(IntPredicate::Eq, first_lane(&b)?, b.i32(0))?;
    b.conditional_branch(is_zero, barrier, end)?;
    b.switch_to_block(barrier)?;
    b.op(ops::Barrier { barrier_mode: b.i32(ALL_MEMORY) }, &[])?;
    b.branch(end)?;
    b.switch_to_block(end)?;
    b.ret_void()?;
    b.finish()?;
    Ok(module)
}

#[test]
fn a_function_is_what_dxc_makes() {
    crate::assert_body_is_dxcs(module().expect("a module"), "cs_wave_barrier", "main");
}
