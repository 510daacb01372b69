//! A new operation is lowered by its record alone: this test adds one to a copy of the spec, builds the crate with that, and
//! lowers a call of its intrinsic.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

const RECORD: &str = r#"
def Cbrt : DXILOp<312, unary, DXIL1_10> {
  let Doc = "Returns the cube root.";
  let hlsl = ["cbrt"];
  let intrinsics = [IntrinSelect<"llvm.dx.cbrt">];
  let result = OverloadTy;
  let arguments = [Arg<"value", OverloadTy>];
  let overloads = [Overloads<DXIL1_10, ShortFloats>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
}
"#;

const MODULE: &str = r#"
target triple = "dxil-pc-shadermodel6.10-library"

define float @root(float %x) {
  %y = call float @llvm.dx.cbrt.f32(float %x)
  ret float %y
}
declare float @llvm.dx.cbrt.f32(float)
"#;

#[test]
#[ignore = "builds the crate anew, with another spec"]
fn a_record_is_enough() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-operation");
    fs::create_dir_all(&folder).expect("a folder");
    let spec = fs::read_to_string(root.join("dxil-ops.spec")).expect("the spec");
    let copy = folder.join("dxil-ops.spec");
    fs::write(&copy, spec + RECORD).expect("a copy of the spec");

    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["run", "--quiet", "--package=dxil-lower", "--example=lower", "--target-dir"]);
    cargo.arg(folder.join("target")).args(["--", "dxil-op-lower"]);
    cargo.current_dir(&root).env("DXIL_OPS_SPEC", &copy);
    cargo.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut lowering = cargo.spawn().expect("Cargo");
    let mut input = lowering.stdin.take().expect("its standard input");
    input.write_all(MODULE.as_bytes()).expect("a reader");
    drop(input);
    let output = lowering.wait_with_output().expect("its output");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{text}");
    assert!(text.contains("call float @dx.op.unary.f32(i32 312, float %x)"), "{text}");
}
