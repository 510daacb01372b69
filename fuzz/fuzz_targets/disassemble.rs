//! What can be read as a file with a module has a text, calls and findings, or an error; what the
//! commands `dis`, `ops` and `check` say of it agrees.
#![no_main]

use dxil::File;
use dxil::calls::{Call, Usage};
use dxil::check::{Options, check};
use dxil::inspect::InstructionLines;
use dxil::text::Style;
use libfuzzer_sys::fuzz_target;

/// What has a longer text is left to the target `text`.
const LIMIT: usize = 1 << 20;

fuzz_target!(|bytes: &[u8]| {
    let Ok(file) = File::open(bytes) else { return };
    let (Ok(module), Ok(printed)) = (file.module(), file.debug_module()) else { return };
    if dxil::text::print_within(&printed, Style::Dxc, LIMIT).is_err() {
        return;
    }
    let llvm = dxil::disassemble_file(bytes, Style::Llvm).expect("it could be printed");
    if let Ok(dxc) = dxil::disassemble_file(bytes, Style::Dxc) {
        assert!(llvm.len() <= dxc.len(), "the comments are missing");
    }
    let calls: usize = Usage::all(&module).iter().map(|usage| usage.count).sum();
    assert_eq!(calls, Call::all(&module).count());
    let Ok(report) = check(&module, Options::default()) else { return };
    if report.findings.is_empty() {
        return;
    }
    let Ok(lines) = InstructionLines::new(&file, &module) else { return };
    for (number, line) in report.findings.iter().filter_map(|it| lines.line(it.function, it.number))
    {
        assert!(number > 0 && line.contains(&b'@'), "{line} calls nothing");
    }
});
