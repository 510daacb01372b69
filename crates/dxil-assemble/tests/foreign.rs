//! Modules that are not DXIL.

use dxil_assemble::{Options, assemble, assemble_verified};
use dxil_ir::Dialect;
use expect_test::expect;

/// The errors of a module, which are the same whether its LLVM IR is verified before or not.
fn errors(text: &str, dialect: Dialect) -> String {
    let module = dxil_text::parse_as(text, dialect).expect("a module");
    let errors = assemble(&module, &Options::default()).expect_err("no container");
    assert_eq!(assemble_verified(&module, &Options::default()).expect_err("no container"), errors);
    errors.iter().map(|error| format!("{error}\n")).collect()
}

#[test]
fn modules_that_are_not_dxil() {
    let modern = r#"target triple = "dxil-pc-shadermodel6.6-compute""#;
    let cases = [
        errors("", Dialect::Modern),
        errors(modern, Dialect::Modern),
        errors(modern, Dialect::Dxil),
        errors(r#"target triple = "x86_64-linux-gnu""#, Dialect::Dxil),
        errors("", Dialect::Dxil),
    ];
    expect![[r#"
        the module is LLVM IR of modern LLVM, not DXIL: lower it first, with `dxil_lower::Pipeline::codegen` and `dxil_lower::container`, or with `dxil llc`
        the module is LLVM IR of modern LLVM, not DXIL: lower it first, with `dxil_lower::Pipeline::codegen` and `dxil_lower::container`, or with `dxil llc`
        the module is LLVM IR of modern LLVM, not DXIL: lower it first, with `dxil_lower::Pipeline::codegen` and `dxil_lower::container`, or with `dxil llc`
        the module is not DXIL: its target is x86_64-linux-gnu, that of DXIL is dxil-ms-dx
        metadata: dx.shaderModel is missing
    "#]]
    .assert_eq(&cases.concat());
}
