//! LLVM IR that clang makes of HLSL lowers to the operations in modules that DXC's validator has accepted:
//! `tests/fixtures/clang`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use dxil_assemble::derive::{Packing, derive};
use dxil_assemble::{Options, assemble};
use dxil_ir::calls::Call;
use dxil_ir::{Dialect, Module};
use dxil_lower::{Pipeline, Report, to_dxil};

/// How often the module of a text calls each operation, or the reason for which it is refused.
fn lower(text: &str) -> Result<String, String> {
    let mut module = dxil_text::parse_as(text, Dialect::Modern)
        .map_err(|errors| errors.to_string().lines().next().unwrap_or_default().to_owned())?;
    let mut report = Report::default();
    Pipeline::codegen().run(&mut module, &mut report);
    if let Some(error) = report.errors.first() {
        return Err(error.to_string());
    }
    let mut module = to_dxil(&module).map_err(|errors| errors[0].to_string())?;
    derive(&mut module, Packing::default()).map_err(|errors| errors[0].to_string())?;
    assemble(&module, &Options::default()).map_err(|errors| errors[0].to_string())?;
    Ok(operations(&module))
}

fn operations(module: &Module) -> String {
    let mut operations = BTreeMap::new();
    for call in Call::all(module) {
        let name = call.operation(module).map_or("?", |op| op.name());
        *operations.entry(name).or_insert(0_usize) += 1;
    }
    let operations = operations.iter().map(|(name, count)| format!("{name}:{count}"));
    operations.collect::<Vec<_>>().join(" ")
}

#[test]
fn clang() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/clang");
    let lines = fs::read_to_string(folder.join("clang.tsv")).expect("the verdicts");
    let mut count = 0;
    for line in lines.lines().skip(1) {
        let [source, level, verdict, operations] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("four columns: {line}");
        };
        let text = fs::read_to_string(folder.join(format!("{source}.{level}.ll"))).expect("a text");
        match (lower(&text), verdict.strip_prefix("refused: ")) {
            (Ok(ours), None) => assert_eq!(ours, operations, "{source}.{level}"),
            (Err(reason), Some(known)) => assert_eq!(reason, known, "{source}.{level}"),
            (ours, _) => panic!("{source}.{level}: {ours:?}, not {verdict}"),
        }
        count += 1;
    }
    assert!(count > 0);
}
