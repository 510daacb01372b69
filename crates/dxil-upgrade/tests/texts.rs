//! Each file of `texts` is a module of DXIL. A golden beside it has the plain LLVM IR that it becomes. `UPDATE_EXPECT=1` renews
//! the goldens.

use std::fs;
use std::path::Path;

use dxil_text::Style;
use expect_test::expect_file;

#[test]
fn texts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts");
    let mut cases = 0;
    for entry in fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|it| it != "ll") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a file");
        let module = dxil_text::parse(text).unwrap_or_else(|why| panic!("{path:?}: {why}"));
        let upgraded = dxil_upgrade::upgrade(&module);
        let upgraded = upgraded.unwrap_or_else(|why| panic!("{path:?}: {}", why[0]));
        let text = dxil_text::print(&upgraded, Style::Llvm).expect("text").to_string();
        expect_file![path.with_extension("out")].assert_eq(&text);
        cases += 1;
    }
    assert!(cases > 0);
}
