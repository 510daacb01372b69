//! A container becomes YAML and the same container again; any text is read or refused.
#![no_main]

use dxil_yaml::{from_yaml, to_yaml};
use libfuzzer_sys::fuzz_target;

/// The largest input in bytes. The text of a container is ten times as long, and larger ones have more
/// of the same.
const MAX_SIZE: usize = 8192;

fuzz_target!(|bytes: &[u8]| {
    if bytes.len() > MAX_SIZE {
        return;
    }
    if let Ok(text) = to_yaml(bytes) {
        assert_eq!(from_yaml(&text).as_deref(), Ok(bytes), "{text}");
    }
    if let Ok(text) = core::str::from_utf8(bytes) {
        let _ = from_yaml(text);
    }
});
