//! Any file can be verified; findings lie in the file, and the right digest takes away that of the digest alone.
#![no_main]

use dxil::container::{DIGEST_RANGE, Digest};
use dxil::verify::{Report, Rule, verify};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Report { findings, omitted, .. } = verify(bytes);
    for finding in &findings {
        assert!(finding.offset <= bytes.len(), "{finding} lies outside");
        assert!(!finding.message.is_empty());
    }
    if omitted > 0 || bytes.len() < DIGEST_RANGE.end {
        return;
    }
    let mut signed = bytes.to_vec();
    signed[DIGEST_RANGE].copy_from_slice(&Digest::compute(bytes).0);
    let others = findings.into_iter().filter(|finding| finding.rule != Rule::Digest);
    assert_eq!(verify(&signed).findings, others.collect::<Vec<_>>());
});
