//! The HTML page: its content, and that it is self-contained.

use std::path::Path;

use dxil_spec::emit::{html, json};
use dxil_spec::model::Spec;
use serde_json::Value;

fn spec() -> Spec {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dxil-ops.spec");
    dxil_spec::load_checked(&path, &[]).unwrap_or_else(|it| panic!("{it}"))
}

/// The text between two marks, the first time they occur.
fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = text.split_once(start).unwrap_or_else(|| panic!("no {start}"));
    rest.split_once(end).unwrap_or_else(|| panic!("no {end} after {start}")).0
}

fn embedded(page: &str) -> Value {
    let data = between(page, r#"<script type="application/json" id="data">"#, "</script>");
    serde_json::from_str(data).unwrap()
}

#[test]
fn lists_every_operation_once() {
    let spec = spec();
    let page = html::generate(&spec);
    let list = between(&page, r#"<ol id="list">"#, "</ol>");
    let listed: Vec<_> =
        list.split("<li id=\"").skip(1).map(|row| row.split_once('"').unwrap().0).collect();
    let names: Vec<_> = spec.ops.iter().map(|op| op.name.as_str()).collect();
    assert_eq!(listed, names);
}

#[test]
fn embeds_the_reference() {
    let spec = spec();
    let reference: Value = serde_json::from_str(&json::generate(&spec, spec.ops.iter())).unwrap();
    assert_eq!(embedded(&html::generate(&spec)), reference);
}

#[test]
fn needs_nothing_beside_itself() {
    let page = html::generate(&spec());
    for outside in ["http:", "https:", "src=", "@import", "url(", "fetch(", "import("] {
        assert!(!page.contains(outside), "the page mentions {outside}");
    }
    let links = page.matches("<link").count();
    assert_eq!(links, page.matches(r#"<link rel="icon" href="data:,">"#).count());
}

#[test]
fn stays_small() {
    let size = html::generate(&spec()).len();
    assert!(size < 600_000, "{size} bytes");
}

#[test]
fn hostile_text_stays_text() {
    let mut spec = spec();
    let elements =
        |page: &str| ["<script", "</script", "<!--", "<img"].map(|it| page.matches(it).count());
    let harmless = elements(&html::generate(&spec));
    let hostile = r#"</script><!--<script>"'&amp; <img src=x onerror=alert(1)> {{rows}}"#;
    hostile.clone_into(&mut spec.ops[0].doc.value);
    hostile.clone_into(&mut spec.ops[1].arguments[0].name);
    let page = html::generate(&spec);
    assert_eq!(elements(&page), harmless);
    assert_eq!(embedded(&page)["ops"][0]["description"], hostile);
}
