//! Modules that DXC's assembler accepts have the bitcode that it writes.

use std::fs;
use std::path::Path;

use md5::{Digest as _, Md5};

use super::{module_text, table};

/// Modules of which DXC's assembler makes others than their text says, and why we do not.
const OTHERS: &[(&str, &str)] = &[
    ("attribute_group_missing", "a group that is not defined is an error"),
    ("debug_without_version", "LLVM drops debug information of unknown version, with a warning"),
];

/// Compares the bitcode of a text with the record of a part: its size, and its digest.
fn compare(text: &[u8], [size, digest]: [&str; 2]) -> Result<(), String> {
    let module = dxil_text::parse(text).map_err(|error| error.display("text").to_string())?;
    let bitcode = dxil_bitcode::write(&module).map_err(|error| error.to_string())?;
    let ours: String = Md5::digest(&bitcode).iter().map(|byte| format!("{byte:02x}")).collect();
    match ours == digest {
        true => Ok(()),
        false => Err(format!("{} bytes, not {size} ({digest})", bitcode.len())),
    }
}

/// The program that has the whole module: the one with debug information if there is one.
fn program(rows: &[Vec<String>]) -> Option<[&str; 2]> {
    ["ILDB", "DXIL"].iter().find_map(|part| {
        rows.iter().find_map(|row| match row.as_slice() {
            [name, size, digest] if name == part => Some([size.as_str(), digest.as_str()]),
            _ => None,
        })
    })
}

#[test]
fn listings_have_the_bitcode_of_the_assembler() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    let mut failures = Vec::new();
    let mut count = 0;
    for (name, rows) in table("listings.tsv") {
        let Some(recorded) = program(&rows) else { continue };
        let text = fs::read(fixtures.join(format!("{name}.txt"))).expect("a listing");
        count += 1;
        let result = match recorded {
            [_, "="] => {
                let part = fs::read(fixtures.join(format!("{name}.dxbc"))).expect("a container");
                same_as_container(&text, &part)
            }
            _ => compare(&text, recorded),
        };
        failures.extend(result.err().map(|error| format!("{name}: {error}")));
    }
    assert!(failures.is_empty(), "{} of {count}:\n{}", failures.len(), failures.join("\n"));
}

fn same_as_container(text: &[u8], container: &[u8]) -> Result<(), String> {
    use dxil_container::FourCC;
    use dxil_container::read::{Container, Program};
    let container = Container::parse(container).map_err(|error| error.to_string())?;
    let part = container.part(FourCC::ILDB).or_else(|| container.part(FourCC::DXIL));
    let program = Program::parse(&part.ok_or("no program")?).map_err(|error| error.to_string())?;
    let module = dxil_text::parse(text).map_err(|error| error.display("text").to_string())?;
    let bitcode = dxil_bitcode::write(&module).map_err(|error| error.to_string())?;
    match bitcode == *program.bitcode {
        true => Ok(()),
        false => Err("other bitcode than the container's".to_owned()),
    }
}

#[test]
fn modules_by_hand_have_the_bitcode_of_the_assembler() {
    let mut failures = Vec::new();
    for (name, rows) in table("accepted.tsv") {
        let recorded = program(&rows).expect("a program");
        let result = compare(&module_text("accepted", &name), recorded);
        let is_other = OTHERS.iter().any(|(other, _)| *other == name);
        match result {
            Err(error) if !is_other => failures.push(format!("{name}: {error}")),
            Ok(()) if is_other => {
                failures.push(format!("{name} is the same: take it off the list"));
            }
            _ => {}
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
