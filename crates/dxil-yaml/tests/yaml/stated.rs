//! Sizes, counts and flags that a text omits, or states otherwise than they follow from the rest.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use dxil_yaml::from_yaml;
use expect_test::expect;

/// The texts, and for each the file that `yaml2obj` of LLVM 23 makes of it.
pub(crate) fn texts() -> Vec<(PathBuf, String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/yaml/stated");
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "yaml") {
            let text = fs::read_to_string(&path).expect("a text");
            let file = fs::read(path.with_extension("dxbc")).expect("the file of yaml2obj");
            texts.push((path, text, file));
        }
    }
    texts
}

#[test]
fn stated_numbers_are_written() {
    let texts = texts();
    assert!(texts.len() >= 10, "{} texts", texts.len());
    for (path, text, file) in texts {
        let path = path.display();
        let ours = from_yaml(&text).unwrap_or_else(|errors| panic!("{path}:\n{errors}"));
        assert_eq!(ours, file, "{path}");
    }
}

/// As in `yaml2obj`, a count that is not that of the entries is an error, and so are sizes that
/// contradict compressed entries.
#[test]
fn counts_and_compressed_sizes_are_checked() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/yaml/stated");
    let text = fs::read_to_string(folder.join("source_info-computed.yaml")).expect("a text");
    let mut shown = String::new();
    for (from, to) in [
        ("Header: {}, Entries: [ { FileName", "Header: { Count: 3 }, Entries: [ { FileName"),
        ("{ Type: Zlib }", "{ Type: Zlib, EntriesSizeInBytes: 9 }"),
        ("{ FileContent: xy }", "{ FileContent: xy, ContentSizeInBytes: 9 }"),
        ("xy } ]", "xy } ]\n        CompressedEntries: [ 1, 2 ]"),
    ] {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        let errors = from_yaml(&text.replace(from, to)).expect_err(to);
        writeln!(shown, "{errors}").expect("a string");
    }
    expect![[r#"
        11:52: Parts[0].SourceInfo.Names.Header.Count: there are 2
        14:51: Parts[0].SourceInfo.Contents.Header.EntriesSizeInBytes: the entries have 63
        15:80: Parts[0].SourceInfo.Contents.Entries[1]: the sizes of compressed entries are those that follow
        16:28: Parts[0].SourceInfo.Contents.CompressedEntries: they do not decompress to the entries
    "#]].assert_eq(&shown);
}
