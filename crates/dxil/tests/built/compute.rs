//! A compute shader with group-shared memory, a loop, atomics, a barrier, and resources. In HLSL:
//!
//! ```hlsl
//! cbuffer Params { uint count; };
//! RWByteAddressBuffer Output;
//! groupshared uint total;
//! [numthreads(64, 1, 1)] void main(uint thread : SV_GroupIndex) {
//!     if (thread == 0) total = 0;
//!     GroupMemoryBarrierWithGroupSync();
//!     uint sum = thread, i = 0;
//!     do { sum += i * thread; } while (++i < count);
//!     InterlockedAdd(total, sum);
//!     GroupMemoryBarrierWithGroupSync();
//!     Output.Store(thread << 2, total);
//! }
//! ```

use dxil::container::FourCC;
use dxil::container::layout::ShaderKind;
use dxil::container::layout::psv::{ResourceBinding, ResourceKind, ResourceType};
use dxil::container::write::{Container, PsvBuilder, Signature, ValidatorVersion};
use dxil::ir::build::{Access, Error, FunctionBuilder};
use dxil::ir::metadata::Item::{self, Null, Tuple};
use dxil::ir::{
    AtomicOp, BinaryOp, ConstantId, Function, FunctionId, IntPredicate, Linkage, Module, Ordering,
    OverflowFlags, Scope, StructBody, Type, Value, Variable,
};
use dxil::ops::{Overload, ShaderStage, Target, Version, ops};

const THREADS: i32 = 64;

/// The shader, ready to run.
pub(crate) fn shader() -> Container {
    let module = module().expect("a sound shader");
    let mut psv = PsvBuilder::new(ShaderKind::Compute, ValidatorVersion::V1_8);
    let info = &mut psv.info;
    (info.num_threads_x, info.num_threads_y, info.num_threads_z) = (THREADS as u32, 1, 1);
    let resource =
        |resource_type, kind| ResourceBinding { resource_type, kind, ..ResourceBinding::default() };
    psv.resources.push(resource(ResourceType::CBV, ResourceKind::CBuffer));
    psv.resources.push(resource(ResourceType::UAVRaw, ResourceKind::RawBuffer));
    psv.entry_function_name("main");

    let mut container = crate::container();
    container.push(FourCC::ISG1, Signature::default());
    container.push(FourCC::OSG1, Signature::default());
    container.push(FourCC::PSV0, psv.finish());
    container.push(FourCC::DXIL, crate::program(ShaderKind::Compute, 0, &module));
    container
}

fn module() -> Result<Module, Error> {
    let mut module = crate::module("cs", 0);
    let ty = module.types.function(module.types.void(), &[]);
    let (main, address) = module.add_function(Function::new("main", ty));
    let i32 = module.types.integer(32);
    let undef = module.constants.undef(i32);
    let (_, total) = module.add_variable(Variable {
        address_space: 3,
        initializer: Some(undef),
        linkage: Linkage::Internal,
        alignment: 4,
        ..Variable::new("total", i32)
    });
    build(&mut module, main, total.into())?;
    describe(&mut module, address);
    Ok(module)
}

fn build(module: &mut Module, main: FunctionId, total: Value) -> Result<(), Error> {
    let b = FunctionBuilder::new(module, main, Target::new(Version::V1_0, ShaderStage::Compute))?;
    let [entry, first, begin, repeat, end] =
        ["", "first", "begin", "repeat", "end"].map(|name| b.add_block(name));
    let (i32, zero) = (b.ty(Type::Integer { bits: 32 }), b.i32(0));
    let overload = &[Overload::I32];

    b.switch_to_block(entry)?;
    let handle = |resource_class| {
        let (range_id, index, non_uniform_index) = (zero, zero, b.i1(false));
        b.op(ops::CreateHandle { resource_class, range_id, index, non_uniform_index }, &[])
    };
    let (uav, params) = (handle(b.i8(1))?, handle(b.i8(2))?);
    let thread = b.op(ops::FlattenedThreadIdInGroup, overload)?;
    b.conditional_branch(b.icmp(IntPredicate::Eq, thread, zero)?, first, begin)?;

    b.switch_to_block(first)?;
    b.store(zero, total, Access::aligned(4))?;
    b.branch(begin)?;

    b.switch_to_block(begin)?;
    let barrier_mode = b.i32(9); // of the group's memory and its threads
    b.op(ops::Barrier { barrier_mode }, &[])?;
    let row = b.op(ops::CBufferLoadLegacy { handle: params, reg_index: zero }, overload)?;
    let count = b.extract_value(row, &[0])?;
    b.branch(repeat)?;

    b.switch_to_block(repeat)?;
    let (i, sum) = (b.phi(i32)?, b.phi(i32)?);
    let next_i = b.binary(BinaryOp::Add(OverflowFlags::NONE), i, b.i32(1))?;
    let next_sum = b.binary(
        BinaryOp::Add(OverflowFlags::NONE),
        sum,
        b.binary(BinaryOp::Mul(OverflowFlags::NONE), i, thread)?,
    )?;
    b.add_incoming(i, &[(zero, begin), (next_i, repeat)])?;
    b.add_incoming(sum, &[(thread, begin), (next_sum, repeat)])?;
    b.conditional_branch(b.icmp(IntPredicate::Ult, next_i, count)?, repeat, end)?;

    b.switch_to_block(end)?;
    b.atomic_rmw(AtomicOp::Add, total, next_sum, Ordering::SeqCst, Scope::CrossThread)?;
    b.op(ops::Barrier { barrier_mode }, &[])?;
    let value0 = b.load(total, Access::aligned(4))?;
    let coord0 = b.binary(BinaryOp::Shl(OverflowFlags::NONE), thread, b.i32(2))?;
    let [coord1, value1, value2, value3] = [b.undef(i32)?; 4];
    let mask = b.i8(1);
    b.op(ops::BufferStore { uav, coord0, coord1, value0, value1, value2, value3, mask }, overload)?;
    b.ret_void()?;
    b.finish()
}

/// Says what a driver has to know of the shader.
fn describe(module: &mut Module, main: ConstantId) {
    let [id, space, register, count] = [0, 0, 0, 1].map(Item::from);
    let (name, variable) = ("Output".into(), resource(module, "struct.RWByteAddressBuffer").into());
    let raw_buffer = 11.into();
    let [coherent, counter, ordered] = [false; 3].map(Item::from);
    let output =
        [id, variable, name, space, register, count, raw_buffer, coherent, counter, ordered, Null];
    let (name, variable) = ("Params".into(), resource(module, "Params").into());
    let size = 4.into();
    let params = [id, variable, name, space, register, count, size, Null];
    let resources = module.tuple(&[Null, Tuple(&[Tuple(&output)]), Tuple(&[Tuple(&params)]), Null]);

    // Flags (it uses raw buffers), and the number of threads.
    let threads = [THREADS, 1, 1].map(Item::from);
    let properties = [0.into(), (1_i64 << 4).into(), 4.into(), Tuple(&threads)];
    let entry =
        module.tuple(&[main.into(), "main".into(), Null, resources.into(), Tuple(&properties)]);
    module.name_metadata("dx.resources", [resources]);
    module.name_metadata("dx.entryPoints", [entry]);
}

/// A constant that stands for a resource of 4 bytes, whose type has this name.
fn resource(module: &mut Module, name: &str) -> ConstantId {
    let body = StructBody { elements: [module.types.integer(32)].into(), packed: false };
    let ty = module.types.define_struct(name, body);
    let ty = module.types.pointer(ty);
    module.constants.undef(ty)
}
