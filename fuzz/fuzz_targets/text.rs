//! What can be read as a module has a text of bounded length, or an error; both styles agree on
//! which.
#![no_main]

use dxil_text::Style;
use libfuzzer_sys::fuzz_target;

const LIMIT: usize = 1 << 20;

fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = dxil_bitcode::read(bytes) else { return };
    let [dxc, llvm] =
        [Style::Dxc, Style::Llvm].map(|style| dxil_text::print_within(&module, style, LIMIT));
    if let Ok(dxc) = dxc {
        let llvm = llvm.expect("shorter, as it has no comments");
        assert!(llvm.len() <= dxc.len() && dxc.len() <= LIMIT);
    }
});
