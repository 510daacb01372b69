//! Calls of intrinsics by other types than LLVM's are refused with the message that `opt -S` of LLVM 23 has for
//! each, which the table records; its first line has the function that they are in. `xtask llvm-text` renews it.

use std::fs;
use std::path::Path;

use dxil_ir::Dialect;

#[test]
fn calls_of_other_types_have_llvms_messages() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/miscalled.tsv");
    let table = fs::read_to_string(path).expect("a table");
    let mut lines = table.lines();
    let function = lines.next().and_then(|line| line.strip_suffix("\topt")).expect("a function");
    let mut rows = 0;
    for line in lines {
        let (call, expected) = line.split_once('\t').expect("two columns");
        let text = format!("{function} {{\n  {call}\n  ret void\n}}\n");
        let error = dxil_text::parse_as(text, Dialect::Modern).expect_err(call).to_string();
        // The line is shown after the message.
        let message = error.lines().next().and_then(|line| line.split_once("error: "));
        assert_eq!(message.map(|it| it.1), Some(expected), "{call}");
        rows += 1;
    }
    assert!(rows > 0, "the table is empty");
}
