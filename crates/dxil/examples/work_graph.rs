//! A work graph of two nodes: each group of the first one sends a number to the second, which adds it up.

use dxil::ShaderBuilder;
use dxil::builder::{
    Assembled, Binding, EntryPoint, Errors, Launch, NodeInput, NodeIoKind, NodeOutput, RawBuffer,
    Stage,
};
use dxil::ir::build::Access;
use dxil::ir::{BinaryOp, OverflowFlags, Type};
use dxil::ops::{AtomicBinOpCode, Overload, ShaderModel, ops};

pub(crate) fn library() -> Result<Assembled, Errors> {
    let mut library = ShaderBuilder::library(ShaderModel { major: 6, minor: 8 });
    let output = library.resource("Sum", Binding::register(0), RawBuffer::new().writable());
    let i32 = library.ty(Type::Integer { bits: 32 });
    let number = library.struct_type("struct.Number", &[i32]);

    let launch = Launch::Broadcasting { threads: [1, 1, 1], grid: [16, 1, 1] };
    let mut spread = EntryPoint::new("spread", Stage::Node(launch));
    let kind = NodeIoKind::DispatchNodeInputRecord;
    let input = spread.node_input(NodeInput::new(kind, number));
    let sent = spread.node_output(NodeOutput::new("add", number, 1));
    library.entry(spread, |b| {
        let group = b.op(ops::GroupId { component: b.i32(0) }, &[Overload::I32])?;
        let first = b.node_input(input)?.pointer(b.i32(0))?;
        let first = b.load(b.gep(first, &[b.i32(0), b.i32(0)])?, Access::aligned(4))?;
        let sum = b.binary(BinaryOp::Add(OverflowFlags::NONE), first, group)?;
        let records = b.node_output(sent)?.allocate(b.i32(1), false)?;
        let record = records.pointer(b.i32(0))?;
        b.store(sum, b.gep(record, &[b.i32(0), b.i32(0)])?, Access::aligned(4))?;
        records.complete()
    });

    let mut add = EntryPoint::new("add", Stage::Node(Launch::Thread));
    let kind = NodeIoKind::ThreadNodeInputRecord;
    let received = add.node_input(NodeInput::new(kind, number));
    library.entry(add, |b| {
        let record = b.node_input(received)?.pointer(b.i32(0))?;
        let value = b.load(b.gep(record, &[b.i32(0), b.i32(0)])?, Access::aligned(4))?;
        b.handle(output)?.atomic(AtomicBinOpCode::Add, &[b.i32(0)], value)?;
        Ok(())
    });
    library.finish()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    std::fs::write("graph.dxil", library()?.write()?)?;
    Ok(())
}
