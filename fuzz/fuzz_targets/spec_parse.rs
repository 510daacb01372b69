//! Any text is read to the end, without a panic and within bounds; its errors point into it and
//! can be shown.
//!
//! ```sh
//! cargo +nightly fuzz run spec_parse fuzz/corpus/spec_parse crates/dxil-spec/tests/tablegen/ok
//! ```

#![no_main]

use dxil_spec::tablegen::{load_text, render};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (sources, records) = load_text("fuzz.td", text);
    let Err(errors) = records else { return };
    assert!(!errors.is_empty());
    for error in &errors {
        assert!(text.get(error.span.start as usize..error.span.end as usize).is_some());
    }
    assert!(!render(&errors, &sources).is_empty());
});
