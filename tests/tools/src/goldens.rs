//! Folders of cases with goldens.

use std::fs;
use std::path::Path;

/// Compares what `made` makes of each text of a folder with the golden beside it: of `NAME.ll`, `NAME.out`.
/// `UPDATE_EXPECT=1` renews the goldens.
///
/// # Panics
///
/// A golden differs, a file cannot be read, or the folder has no text.
pub fn goldens(folder: &Path, made: impl Fn(&str) -> String) {
    let mut cases = 0;
    for entry in fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|it| it != "ll") {
            continue;
        }
        println!("{}", path.display());
        let text = fs::read_to_string(&path).expect("a file");
        expect_test::expect_file![path.with_extension("out")].assert_eq(&made(&text));
        cases += 1;
    }
    assert!(cases > 0);
}
