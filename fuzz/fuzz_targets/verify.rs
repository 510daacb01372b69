//! Any file can be verified: findings lie in the file, and the right digest is never one of them.
#![no_main]

use dxil::container::{DIGEST_RANGE, Digest};
use dxil::verify::{Rule, verify};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for finding in verify(bytes).findings {
        assert!(finding.offset <= bytes.len(), "{finding} lies outside");
        assert!(!finding.message.is_empty());
    }
    if bytes.len() < DIGEST_RANGE.end {
        return;
    }
    let mut signed = bytes.to_vec();
    signed[DIGEST_RANGE].copy_from_slice(&Digest::compute(bytes).0);
    assert!(verify(&signed).findings.iter().all(|finding| finding.rule != Rule::Digest));
});
