//! Handles of the heap of descriptors.

use dxil_builder::{ConstantBuffer, EntryPoint, RawBuffer, ShaderBuilder, StructuredBuffer};
use dxil_ops::Scalar;
use expect_test::expect;

use crate::{COMPUTE, check, model};

#[test]
fn kinds() {
    let mut shader = ShaderBuilder::new(model(6));
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        let zero = b.i32(0);
        let odd = b.handle_from_heap(StructuredBuffer::new(3), zero, false)?;
        odd.load::<1>(Scalar::F32, zero, zero)?;
        let empty = b.handle_from_heap(ConstantBuffer::new(0), zero, false)?;
        empty.load::<1>(Scalar::F32, 0)?;
        b.handle_from_heap(RawBuffer::new(), b.f32(0.0), false)?;
        Ok(())
    });
    check(
        shader,
        &expect![[r#"
        main: the elements have 3 bytes; declare a multiple of 4, at most 2048
        main: the buffer has 0 bytes; declare 1 to 65536
        main: CreateHandleFromHeap: index is float, expected i32
    "#]],
    );
}
