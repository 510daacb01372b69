//! The examples in documents that change or make shaders, run.
//!
//! Each file here, or in `crates/dxil/examples`, has one of them. What it gives is compared with what DXC makes of the same source
//! (`tests/fixtures/containers`), and its text with the document. Examples of single parts of containers
//! do both by lines that the documents hide.

mod compute_shader;
mod first_lane;
mod pixel_shader;
mod precise_sine;
mod sine;
mod twice_sine;
mod without_fast_math;
mod without_uav;

use std::fs;
use std::path::{Path, PathBuf};

use dxil::container::{Container, FourCC, read};
use dxil::ir::Module;
use dxil::text::Style;

/// Documents, and the files that have an example of them.
const SHOWN: [(&str, &str); 10] = [
    ("README.md", include_str!("../../examples/compute.rs")),
    ("README.md", include_str!("compute_shader.rs")),
    ("README.md", include_str!("without_fast_math.rs")),
    ("README.md", include_str!("without_uav.rs")),
    ("crates/dxil-ir/src/build/annotate.rs", include_str!("precise_sine.rs")),
    ("crates/dxil-ir/src/build/mod.rs", include_str!("twice_sine.rs")),
    ("crates/dxil-ir/src/build/operation/mod.rs", include_str!("first_lane.rs")),
    ("crates/dxil-text/src/lib.rs", include_str!("sine.rs")),
    ("docs/building.md", include_str!("../../examples/texture.rs")),
    ("docs/module.md", include_str!("pixel_shader.rs")),
];

#[test]
fn documents_show_what_is_run() {
    for (document, example) in SHOWN {
        let example = example.lines().map(str::trim).collect::<Vec<_>>().join("\n");
        let text = fs::read_to_string(root().join(document)).expect("a document");
        let count = blocks(&text).iter().filter(|block| example.contains(*block)).count();
        assert_eq!(count, 1, "blocks of {document} that are in an example:\n{example}");
    }
}

/// The examples in a document, without the lines that it hides.
fn blocks(document: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut inside = false;
    for line in document.lines().map(str::trim) {
        let comment = line.strip_prefix("//!").or_else(|| line.strip_prefix("///"));
        // Markdown has comments only inside of an example.
        let line =
            if document.starts_with("//!") { comment.unwrap_or("```end") } else { line }.trim();
        match blocks.last_mut() {
            _ if line.starts_with("```") => {
                inside = !inside && line != "```end";
                if inside {
                    blocks.push(String::new());
                }
            }
            Some(block) if inside && !line.starts_with("# ") => {
                *block =
                    if block.is_empty() { line.to_owned() } else { format!("{block}\n{line}") };
            }
            _ => {}
        }
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The container that DXC made of a shader.
fn fixture(shader: &str) -> Vec<u8> {
    let path = root().join("tests/fixtures/containers/dxc110").join(shader);
    fs::read(path.with_extension("dxbc")).expect("a container")
}

fn bitcode(container: &[u8]) -> Vec<u8> {
    let part = Container::parse(container).expect("a container").part(FourCC::DXIL);
    read::Program::parse(&part.expect("a program")).expect("a program").bitcode.to_vec()
}

/// Compares the instructions of a function with those of DXC's, names aside: DXC keeps those of
/// arguments, and drops those of blocks.
fn assert_body_is_dxcs(mut module: Module, shader: &str, function: &str) {
    for body in module.functions.values_mut().filter_map(|function| function.body.as_mut()) {
        body.blocks.values_mut().for_each(|block| block.name.clear());
        body.arguments.iter_mut().for_each(|argument| argument.name = "x".into());
    }
    let ours = dxil::text::print(&module, Style::Dxc).expect("a text").to_string();
    let theirs = dxil_bitcode::read(&bitcode(&fixture(shader))).expect("a module");
    let theirs = dxil::text::print(&theirs, Style::Dxc).expect("a text").to_string();
    assert_eq!(body(&ours, function), body(&theirs, function));
}

/// The instructions of a function in a text, with attached metadata in the place of its number.
fn body(text: &str, function: &str) -> String {
    let [name, mangled] = [format!("@{function}("), format!("?{function}@@")];
    let is_start = |line: &str| {
        line.starts_with("define") && (line.contains(&name) || line.contains(&mangled))
    };
    let lines = text.lines().skip_while(|line| !is_start(line)).skip(1);
    let lines = lines.take_while(|line| *line != "}").map(|line| {
        let words = line.split(' ').map(|word| {
            let definition = format!("{word} = ");
            let line =
                text.lines().find(|line| word.starts_with('!') && line.starts_with(&definition));
            line.map_or(word, |line| &line[definition.len()..])
        });
        words.collect::<Vec<_>>().join(" ")
    });
    let body = lines.collect::<Vec<_>>().join("\n");
    assert!(!body.is_empty(), "{function} is not in the text:\n{text}");
    body
}
