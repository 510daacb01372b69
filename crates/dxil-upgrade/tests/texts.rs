//! Each file of `texts` is a module of DXIL. A golden beside it has the plain LLVM IR that it becomes. `UPDATE_EXPECT=1` renews
//! the goldens.

use std::path::Path;

use dxil_text::Style;

#[test]
fn texts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts");
    test_tools::goldens(&folder, |text| {
        let module = dxil_text::parse(text).unwrap_or_else(|why| panic!("{why}"));
        let upgraded = dxil_upgrade::upgrade(&module).unwrap_or_else(|why| panic!("{}", why[0]));
        dxil_text::print(&upgraded, Style::Llvm).expect("text").to_string()
    });
}
