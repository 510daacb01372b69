//! Highlighting of textual IR.

use std::fs;
use std::path::Path;

use dxil_inspect::{Style, highlight_llvm};

/// The pieces of each line of DXC's listings are the line again, and some have a style.
#[test]
fn pieces_are_the_line() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
    let mut texts = 0;
    for entry in fs::read_dir(corpus.join("dxc110")).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        let text = fs::read(&path).expect("a text");
        let mut styled = 0;
        for line in text.split(|byte| *byte == b'\n') {
            let mut pieces = Vec::new();
            highlight_llvm(line, |piece, style| {
                pieces.extend_from_slice(piece);
                styled += usize::from(style != Style::Plain);
            });
            assert!(pieces == line, "{}: {}", path.display(), String::from_utf8_lossy(line));
        }
        assert!(styled > 10, "{}: {styled} pieces have a style", path.display());
        texts += 1;
    }
    assert!(texts >= 200, "{texts} texts");
}
