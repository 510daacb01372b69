//! Any container, bitcode and text has a report: each finding has a text and a place in the file or its module. What is made
//! of a valid module is valid.
#![no_main]

use dxil::validate::{Place, Report, validate, validate_module};
use dxil_assemble::{Options, assemble};
use dxil_ir::Module;
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

fuzz_target!(|bytes: &[u8]| {
    if bytes.starts_with(b"DXBC") {
        return check(&validate(bytes), bytes.len());
    }
    let module = match bytes.starts_with(b"BC") {
        true => dxil_bitcode::read(bytes).ok(),
        false => dxil_text::parse(bytes).ok(),
    };
    let Some(module) = module else { return };
    let report = validate_module(module);
    check(&report, 0);
    if let Some(module) = report.module.as_ref().filter(|_| report.is_valid()) {
        check_container(module);
    }
});

/// The findings have texts, and places in a file of this length or in the module.
fn check(report: &Report, length: usize) {
    for finding in &report.findings {
        assert!(!finding.message.is_empty(), "{finding:?}");
        match finding.place {
            Place::File { offset, .. } | Place::Statement { offset, .. } => {
                assert!(offset <= length, "{finding:?}")
            }
            Place::Module { function: None, instruction } => {
                assert!(instruction.is_none(), "{finding:?}")
            }
            Place::Module { function: Some(function), instruction } => {
                let module = report.module.as_ref().expect("a place in it");
                let function = module.functions.get(function).expect("a place in it");
                let body = function.body.as_ref();
                let count = body.map_or(0, |body| body.instructions().count());
                assert!(instruction.is_none_or(|it| it < count), "{finding:?}");
            }
        }
    }
}

/// What is made of a valid module is valid.
fn check_container(module: &Module) {
    let Ok(assembled) = assemble(module, &Options::default()) else { return };
    let Ok(file) = assembled.write() else { return };
    let report = validate(&file);
    assert!(report.is_valid(), "{:?}", report.findings);
}

/// The numbers that a number in a text becomes, besides those near it.
const NUMBERS: [u64; 12] = [0, 1, 2, 4, 8, 16, 31, 64, 255, 65_535, 2_147_483_647, u64::MAX];

// Most changes of a text leave no text of a module. One of a number mostly does: of an opcode, a type, a node of metadata.
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let text = &data[..size];
    if text.starts_with(b"DXBC") || text.starts_with(b"BC") || seed.is_multiple_of(8) {
        return fuzzer_mutate(data, size, max_size);
    }
    let choice = seed as usize / 8;
    let is_start = |at: &usize| {
        text[*at].is_ascii_digit() && (*at == 0 || !text[*at - 1].is_ascii_alphanumeric())
    };
    let starts: Vec<_> = (0..size).filter(is_start).collect();
    let Some(&start) = starts.get(choice % starts.len().max(1)) else {
        return fuzzer_mutate(data, size, max_size);
    };
    let end = start + text[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let old =
        std::str::from_utf8(&text[start..end]).ok().and_then(|digits| digits.parse::<u64>().ok());
    let old = old.unwrap_or(0);
    let new = match choice / starts.len() % (NUMBERS.len() + 4) {
        0 => old.wrapping_add(1),
        1 => old.wrapping_sub(1),
        2 => old ^ 1 << (choice / 7 % 8),
        3 => choice as u64 % 64,
        kind => NUMBERS[kind - 4],
    };
    let changed = [&text[..start], new.to_string().as_bytes(), &text[end..]].concat();
    let size = changed.len().min(max_size);
    data[..size].copy_from_slice(&changed[..size]);
    size
});
