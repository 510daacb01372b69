//! Calls of intrinsics by other types than LLVM's are refused with the message that `opt -S` of LLVM 23 has for
//! each, which the table records.

use std::fs;
use std::path::Path;

use dxil_ir::Dialect;

/// The arguments that the calls take.
const PARAMETERS: &str = "i1 %b, i32 %i, half %h, float %f, double %d, ptr %p, { i32, i32 } %s, \
     <2 x i1> %vb, <2 x i32> %vi, <2 x float> %v, <3 x float> %v3, <2 x ptr> %vp";

#[test]
fn calls_of_other_types_have_llvms_messages() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/miscalled.tsv");
    let table = fs::read_to_string(path).expect("a table");
    let mut rows = 0;
    for line in table.lines().skip(1) {
        let (call, expected) = line.split_once('\t').expect("two columns");
        let text = format!("define void @f({PARAMETERS}) {{\n  {call}\n  ret void\n}}\n");
        let error = dxil_text::parse_as(text, Dialect::Modern).expect_err(call).to_string();
        // The line is shown after the message.
        let message = error.lines().next().and_then(|line| line.split_once("error: "));
        assert_eq!(message.map(|it| it.1), Some(expected), "{call}");
        rows += 1;
    }
    assert!(rows > 0, "the table is empty");
}
