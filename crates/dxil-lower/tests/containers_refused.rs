//! Modules of which there is no container: those of another dialect or target, and those whose functions lack attributes.

use dxil_assemble::Options;
use dxil_ir::{Dialect, Module};
use dxil_lower::{Pipeline, Report, container};
use expect_test::expect;

const TRIPLE: &str = "dxil-pc-shadermodel6.6-compute";

/// A shader of this target with these attributes.
fn shader(triple: &str, attributes: &str) -> Module {
    let text = format!(
        "target triple = \"{triple}\"\ndefine void @main() #0 {{\n  ret void\n}}\nattributes #0 = {{ {attributes} }}"
    );
    dxil_text::parse_as(text, Dialect::Modern).expect("a module")
}

/// The errors of a module that all passes have lowered.
fn lowered(mut module: Module) -> String {
    let mut report = Report::default();
    Pipeline::codegen().run(&mut module, &mut report);
    assert_eq!(report.errors, []);
    refusal(&module)
}

/// The errors of a container.
fn refusal(module: &Module) -> String {
    let errors = container(module, &Options::default()).expect_err("no container");
    errors.iter().map(|error| format!("{error}\n")).collect()
}

#[test]
fn targets() {
    let attributes = r#""hlsl.numthreads"="8,8,1" "hlsl.shader"="compute""#;
    let triples =
        ["", "x86_64-linux-gnu", "dxil-pc-shadermodel6.6", "dxil-pc-shadermodel6.6-banana"];
    let errors: String =
        triples.into_iter().map(|triple| lowered(shader(triple, attributes))).collect();
    expect![[r#"
        the module has no target triple, such as dxil-pc-shadermodel6.6-compute
        the triple 'x86_64-linux-gnu' names no shader model, as dxil-pc-shadermodel6.6-compute does
        the triple 'dxil-pc-shadermodel6.6' names no stage, as dxil-pc-shadermodel6.6-compute does
        the triple 'dxil-pc-shadermodel6.6-banana' names no stage, as dxil-pc-shadermodel6.6-compute does
    "#]]
    .assert_eq(&errors);
    let module = shader(TRIPLE, attributes);
    expect![[r#"
        the module is LLVM IR that is not lowered yet: run `dxil_lower::Pipeline::codegen` on it first
    "#]]
    .assert_eq(&refusal(&module));
}

#[test]
fn attributes() {
    let all = [
        r#""hlsl.shader"="compute""#,
        r#""hlsl.numthreads"="1,x" "hlsl.shader"="compute""#,
        r#""hlsl.numthreads"="8,8,1""#,
    ];
    let errors: String =
        all.into_iter().map(|attributes| lowered(shader(TRIPLE, attributes))).collect();
    expect![[r#"
        main: a group has 0*0*0 threads: state three numbers from 1 on by the attribute "hlsl.numthreads", such as "hlsl.numthreads"="8,8,1"
        main: a group has 1*0*0 threads: state three numbers from 1 on by the attribute "hlsl.numthreads", such as "hlsl.numthreads"="8,8,1"
        the module has no entry point: a function is one by the attribute "hlsl.shader", such as "hlsl.shader"="compute"
    "#]]
    .assert_eq(&errors);
}
