//! Any modern text is lowered to a valid module, or refused. Each pass makes a valid module of a valid one.
#![no_main]

use dxil_ir::Dialect;
use dxil_ir::verify::verify;
use dxil_lower::{Pipeline, Report, to_dxil};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| {
    let Ok(mut module) = dxil_text::parse_as(text, Dialect::Modern) else { return };
    let was_valid = verify(&module).is_empty();
    let mut report = Report::default();
    for pass in Pipeline::codegen().passes {
        pass.run(&mut module, &mut report);
        let errors = verify(&module);
        assert!(!was_valid || errors.is_empty(), "{}: {errors:?}", pass.name);
    }
    if let Ok(module) = to_dxil(&module) {
        assert_eq!(verify(&module), []);
    }
});
