//! The container that is made of a listing is the one that DXC's assembler makes of it.
//!
//! The chore `assembly` records DXC's containers: crates/dxil-text/tests/assembly/README.md. Our text of a
//! container is DXC's listing, as tests/disassembly.rs says.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use dxil::assemble::{Options, assemble};
use dxil::container::Digest;
use dxil::text::Style;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The listings of which DXC's assembler makes containers, with the digests of these.
fn recorded() -> Vec<(String, String)> {
    let path = root().join("crates/dxil-text/tests/assembly/listings.tsv");
    let table = fs::read_to_string(path).expect("a table");
    let digest = |line: &str| match line.split('\t').collect::<Vec<_>>()[..] {
        [name, "DXBC", _, digest] => Some((name.to_owned(), digest.to_owned())),
        _ => None,
    };
    table.lines().filter_map(digest).collect()
}

fn container(text: &[u8]) -> Result<Vec<u8>, String> {
    let module = dxil::text::parse(text).map_err(|errors| errors.to_string())?;
    let options = Options { unchecked: true, ..Options::default() };
    let assembled = assemble(&module, &options).map_err(|errors| errors[0].to_string())?;
    assembled.write().map_err(|error| error.to_string())
}

#[test]
fn containers_of_listings_are_those_of_dxc() {
    let (mut equal, mut problems) = (0, String::new());
    for (name, digest) in recorded() {
        let text = fs::read(root().join(format!("tests/fixtures/{name}.txt"))).expect("a listing");
        let file = match container(&text) {
            Ok(file) => file,
            Err(error) => {
                writeln!(problems, "{name}: {error}").expect("text");
                continue;
            }
        };
        if Digest::compute(&file).to_string() == digest {
            equal += 1;
        } else {
            writeln!(problems, "{name}: another container").expect("text");
        }
        // A second time round, nothing changes.
        let again = dxil::disassemble_file(&file, Style::Dxc).expect("a text");
        let assembled = container(&again).expect("a container");
        if dxil::disassemble_file(&assembled, Style::Dxc).expect("a text") != again {
            writeln!(problems, "{name}: the text changes").expect("text");
        }
    }
    assert!(problems.is_empty(), "{problems}");
    assert!(equal >= 370, "only {equal} containers are DXC's");
}
