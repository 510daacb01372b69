//! Each file of `refused` is a module that passes or the conversion to DXIL refuse. A golden beside it has the errors.
//! `UPDATE_EXPECT=1` renews the goldens. One that begins with `; no passes` is converted as it is.

use std::fmt::Write as _;
use std::path::Path;

use dxil_ir::Dialect;
use dxil_lower::{Diagnostic, Pipeline, Report, to_dxil};

/// The errors of all passes, or else those of the conversion to DXIL.
fn errors(text: &str) -> Vec<Diagnostic> {
    let mut module = dxil_text::parse_as(text, Dialect::Modern).expect("a module");
    let mut report = Report::default();
    if !text.starts_with("; no passes") {
        let (mut whole, mut at_once) = (module.clone(), Report::default());
        Pipeline::codegen().run(&mut whole, &mut at_once);
        Pipeline::codegen().passes.iter().for_each(|pass| pass.run(&mut module, &mut report));
        assert_eq!(at_once.errors, report.errors, "a pipeline refuses what its passes refuse");
    }
    match report.errors.is_empty() {
        true => to_dxil(&module).expect_err("an error"),
        false => report.errors,
    }
}

#[test]
fn refused() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/refused");
    test_tools::goldens(&folder, |text| {
        errors(text).iter().fold(String::new(), |mut lines, error| {
            writeln!(lines, "{error}").expect("strings take what is written");
            lines
        })
    });
}

/// A module whose structs nest this deep.
fn nested(depth: usize) -> String {
    let mut text = String::from("%s0 = type { i32 }\n");
    for level in 1..depth {
        writeln!(text, "%s{level} = type {{ %s{} }}", level - 1).expect("strings take all");
    }
    writeln!(text, "@g = weak global %s{} zeroinitializer", depth - 1).expect("strings take all");
    text
}

#[test]
fn types_nest_to_a_limit() {
    // The innermost struct holds a number, which is one level more.
    let module = dxil_text::parse_as(nested(255), Dialect::Modern).expect("a module");
    to_dxil(&module).expect("as deep as may be");
    let refused = errors(&nested(256));
    assert_eq!(refused[0].message, "types or constants are nested more than 256 levels deep");
    assert_eq!(errors(&nested(20_000))[0], refused[0]);
}
