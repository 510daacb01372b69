//! A compute shader that fills a buffer with the squares of the numbers of its threads.

use dxil::ShaderBuilder;
use dxil::builder::{Assembled, Binding, Buffer, ComponentType, EntryPoint, Errors, Stage};
use dxil::ir::{BinaryOp, OverflowFlags};
use dxil::ops::{Overload, ShaderModel, ops};

pub(crate) fn shader() -> Result<Assembled, Errors> {
    let mut shader = ShaderBuilder::new(ShaderModel { major: 6, minor: 6 });
    let numbers = Buffer::new(ComponentType::U32, 1).writable();
    let output = shader.resource("Output", Binding::register(0), numbers);
    let main = EntryPoint::new("main", Stage::Compute { threads: [64, 1, 1] });
    shader.entry(main, |b| {
        let thread = b.op(ops::ThreadId { component: b.i32(0) }, &[Overload::I32])?;
        let square = b.binary(BinaryOp::Mul(OverflowFlags::NONE), thread, thread)?;
        b.handle(output)?.store(thread, [square])
    });
    shader.finish()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    std::fs::write("squares.dxil", shader()?.write()?)?;
    Ok(())
}
