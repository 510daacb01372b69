//! The HTML page in Chromium, where there is one: `browser/walk.html` walks through it.

use std::path::Path;
use std::process::Command;
use std::{env, fs, process};

use dxil_spec::emit::html;
use dxil_spec::model::Spec;

fn spec() -> Spec {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dxil-ops.spec");
    dxil_spec::load_checked(&path, &[]).unwrap_or_else(|it| panic!("{it}"))
}

/// The report of `walk.html` about the page.
fn walk(chromium: &str, page: &str) -> String {
    let folder = env::temp_dir().join(format!("dxil-spec-browser-{}", process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let walk = folder.join("walk.html");
    fs::write(&walk, include_str!("browser/walk.html")).expect("written");
    fs::write(folder.join("operations.html"), page).expect("written");
    let profile = folder.join("profile");
    let output = Command::new(chromium)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"])
        // Otherwise it ignores all but a few changes of the address per second.
        .arg("--disable-ipc-flooding-protection")
        // Virtual time: the browser prints the page when nothing is left to do.
        .args(["--virtual-time-budget=600000", "--dump-dom"])
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg(format!("file://{}", walk.display()))
        .output()
        .expect("the browser runs");
    fs::remove_dir_all(&folder).expect("removed");
    let dom = String::from_utf8_lossy(&output.stdout);
    let report =
        dom.split_once(r#"<pre id="report">"#).and_then(|(_, rest)| rest.split_once("</pre>"));
    let Some((report, _)) = report else {
        panic!("no report: {dom}\n{}", String::from_utf8_lossy(&output.stderr))
    };
    report.to_owned()
}

#[test]
fn in_a_browser() {
    let Some(chromium) = test_tools::chromium() else { return };
    let spec = spec();
    let report = walk(&chromium, &html::generate(&spec));
    let shown = report.lines().find_map(|line| line.strip_prefix("views ")).expect("all views");
    let shown: usize = shown.parse().expect("a number");
    assert!(shown > spec.ops.len() + spec.enumerations.len(), "only {shown} views");

    nothing_scrolls_sideways(&report);
    every_word_is_found(&spec, &report);
}

fn nothing_scrolls_sideways(report: &str) {
    let wide: Vec<_> = report.lines().filter_map(|line| line.strip_prefix("wide ")).collect();
    assert!(wide.is_empty(), "these scroll sideways:\n{}", wide.join("\n"));
}

/// At most one operation comes before those that a word uses: the operation with that name.
fn every_word_is_found(spec: &Spec, report: &str) {
    let mut words = 0;
    for line in report.lines().filter_map(|line| line.strip_prefix("found ")) {
        words += 1;
        let (word, found) = line.split_once(' ').unwrap_or((line, ""));
        let found: Vec<_> = found.split(' ').collect();
        let is_meant = |name: &str| {
            let op = spec.ops.iter().find(|op| op.name == name).expect("an operation");
            op.hlsl.iter().any(|it| it.value == word)
        };
        let meant: Vec<_> = spec.ops.iter().map(|op| &*op.name).filter(|op| is_meant(op)).collect();
        let first = &found[..found.len().min(meant.len() + 1)];
        for op in &meant {
            assert!(first.contains(op), "{word}: {op} is not among the first: {first:?}");
        }
        let namesake = found[0].eq_ignore_ascii_case(word);
        assert!(namesake || is_meant(found[0]), "{word}: {} comes first", found[0]);
    }
    assert!(words > 300, "only {words} words");
}
