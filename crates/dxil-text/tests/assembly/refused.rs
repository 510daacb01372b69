//! Modules with one error each have the messages in `refused/*.txt`.

use std::fs;

use expect_test::expect_file;

use super::{folder, table};

/// Modules that DXC's assembler accepts, and why they are refused.
const STRICTER: &[(&str, &str)] = &[
    (
        "block_defined_twice",
        "LLVM appends the second block to the first, and its verifier refuses the result",
    ),
    (
        "function_convention",
        "bitcode has ten bits for the convention, so that LLVM reads another one",
    ),
    (
        "attribute_group_undefined_often",
        "LLVM takes a group without a definition for one without attributes",
    ),
    ("mistake_call_attr", "the same"),
    ("mistake_f_group_undefined", "the same"),
    ("mistake_float_hex_long", "LLVM drops the digits that do not fit"),
    ("mistake_half_double", "the same"),
    ("mistake_twice_block", "as with `block_defined_twice`"),
    ("mistake_type_x86", "DXIL has no such type"),
    (
        "instruction_switch_type",
        "LLVM does not compare the types, and its verifier refuses the result",
    ),
    ("type_address_space", "LLVM has 24 bits for it, and drops the others"),
    ("value_number_large", "LLVM takes the number of 32 ones for none"),
];

/// Modules that can be read, so that tools can show them, and that `dxil_ir::verify` refuses.
const VERIFIED: &[&str] = &[
    "attribute_builtin",
    "attribute_on_function_only",
    "attribute_on_parameter_only",
    "instruction_switch_twice",
];

#[test]
fn modules_with_errors_are_refused() {
    let mut failures = Vec::new();
    for (name, rows) in table("refused.tsv") {
        let text = fs::read(folder().join(format!("refused/{name}.ll"))).expect("a module");
        let accepted = rows.first().is_some_and(|row| row == &["accepted"]);
        let is_stricter = STRICTER.iter().any(|(other, _)| *other == name);
        if accepted != is_stricter {
            failures.push(format!("{name}: STRICTER does not say what the assembler does"));
        }
        match dxil_text::parse(text) {
            Ok(module) if VERIFIED.contains(&&*name) => {
                if dxil_ir::verify::verify(&module).is_empty() {
                    failures.push(format!("{name} is accepted by the verifier"));
                }
            }
            Ok(_) => failures.push(format!("{name} is accepted")),
            Err(error) => {
                let message = format!("{}\n", error.display(&format!("{name}.ll")));
                expect_file![folder().join(format!("refused/{name}.txt"))].assert_eq(&message);
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Every file has a record.
#[test]
fn all_modules_are_recorded() {
    for (kind, file) in [("accepted", "accepted.tsv"), ("refused", "refused.tsv")] {
        let recorded = table(file);
        for entry in fs::read_dir(folder().join(kind)).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|extension| extension == "ll") {
                let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
                assert!(
                    recorded.contains_key(&name),
                    "{name}: run `cargo run -p xtask -- assembly`"
                );
            }
        }
    }
}
