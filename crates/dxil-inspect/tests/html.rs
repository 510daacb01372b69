//! Pages of real files: a vertex shader, a compute shader with resources, and a library.
//!
//! `UPDATE_EXPECT=1` renews the pages in `tests/html`.

use std::fs;
use std::path::Path;

use dxil_container::{Container, FourCC, write};
use dxil_inspect::Document;

const FILES: [&str; 3] = ["vs_view_id", "cs_int64-typed", "lib_ray_generation"];

#[test]
fn pages() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let containers = crate_folder.join("../../tests/fixtures/containers/dxc110");
    for name in FILES {
        let file = fs::read(containers.join(name).with_extension("dxbc")).expect("a container");
        let container = Container::parse(&file).expect("a container");
        let page = Document::of(&container).expect("a document").to_html(name);
        let golden = crate_folder.join("tests/html").join(name).with_extension("html");
        expect_test::expect_file![golden].assert_eq(&page);
    }
}

/// Names of a file cannot add markup to a page.
#[test]
fn names_are_escaped() {
    let mut file = write::Container::default();
    file.push(FourCC(*b"<b>&"), write::PartData::Raw(b"note".to_vec()));
    let file = file.write().expect("a file");
    let document = Document::of(&Container::parse(&file).expect("a container"));
    let page = document.expect("a document").to_html("</title><script>");
    assert!(page.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"), "{page}");
    assert!(page.contains("&lt;b&gt;&amp;"), "{page}");
    assert!(!page.contains("<b>") && !page.contains("<script>"), "{page}");
}
