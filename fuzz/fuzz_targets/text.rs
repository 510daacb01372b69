//! What can be read as a module has a text of bounded length, or an error; both styles agree on which, but near
//! the bound.
#![no_main]

use dxil_text::Style;
use libfuzzer_sys::fuzz_target;

const LIMIT: usize = 1 << 20;

fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = dxil_bitcode::read_dxil(bytes) else { return };
    let [dxc, llvm] =
        [Style::Dxc, Style::Llvm].map(|style| dxil_text::print_within(&module, style, LIMIT));
    for text in [&dxc, &llvm].into_iter().flatten() {
        assert!(text.len() <= LIMIT);
    }
    // LLVM's text has no comments, but writes a quote as three characters.
    if dxc.is_ok_and(|text| text.len() <= LIMIT / 3) {
        llvm.expect("a text of at most the length");
    }
});
