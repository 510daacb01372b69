//! What is wrong with a shader, in the words of the builder: all at once, each with its place and with what
//! would do.

mod accesses;
mod bodies;
mod declarations;
mod foreign;
mod heap;
mod textures;

use dxil_builder::{Binding, Buffer, ComponentType, EntryPoint, ShaderBuilder, Stage};
use dxil_ops::ShaderModel;
use expect_test::Expect;

const F32: ComponentType = ComponentType::F32;
const U32: ComponentType = ComponentType::U32;
const COMPUTE: Stage = Stage::Compute { threads: [1, 1, 1] };

const fn model(minor: u8) -> ShaderModel {
    ShaderModel { major: 6, minor }
}

/// Checks the errors of a shader.
fn check(shader: ShaderBuilder, expected: &Expect) {
    let errors = shader.finish().map(|_| ()).expect_err("a wrong shader");
    expected.assert_eq(&format!("{errors}\n"));
}

/// The errors that README.md shows.
#[test]
fn errors_of_the_readme() {
    let mut shader = ShaderBuilder::new(model(6));
    let output = shader.resource("Output", Binding::register(0), Buffer::new(U32, 1));
    let main = EntryPoint::new("main", Stage::Compute { threads: [0, 1, 1] });
    shader.entry(main, |b| b.handle(output)?.store(b.i32(0), [b.i32(0)]));
    let errors = shader.finish().map(|_| ()).expect_err("a wrong shader").to_string();
    assert_eq!(errors.lines().count(), 2);
    assert!(include_str!("../../../../README.md").contains(&errors), "{errors}");
}
