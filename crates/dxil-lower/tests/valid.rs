//! Each pass makes a valid module of a valid one, also of the inputs of other passes, and where it reports errors.

use std::{fs, path::Path};

use dxil_ir::Dialect;
use dxil_ir::verify::verify;
use dxil_lower::{Pipeline, Report, to_dxil};

#[test]
fn every_pass_leaves_a_valid_module() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/passes");
    let mut problems = Vec::new();
    for entry in fs::read_dir(folder).expect("the inputs of passes") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|it| it != "ll") {
            continue;
        }
        let text = fs::read(&path).expect("a text");
        let Ok(mut module) = dxil_text::parse_as(&text, Dialect::Modern) else { continue };
        if !verify(&module).is_empty() {
            continue;
        }
        let mut report = Report::default();
        for pass in Pipeline::codegen().passes {
            pass.run(&mut module, &mut report);
            if let Some(error) = verify(&module).first() {
                problems.push(format!("{}: {}: {error}", path.display(), pass.name));
                break;
            }
        }
        if let Some(error) = to_dxil(&module).ok().and_then(|it| verify(&it).into_iter().next()) {
            problems.push(format!("{}: {error}", path.display()));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
