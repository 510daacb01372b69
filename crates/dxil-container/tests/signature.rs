//! Signatures: what they say is what the reference disassembly says, and they are made anew.

mod fixtures;

use std::collections::{BTreeMap, BTreeSet};

use bstr::ByteSlice;
use dxil_container::layout::{self, MinPrecision, SigComponentType, SignatureForm, SystemValue};
use dxil_container::read::{self, Container, Signature};
use dxil_container::{FourCC, write};
use fixtures::Fixture;

/// Every table of registers in the disassembly says what the part says. Its words for system values,
/// and for registers without a number, are found in it: each system value has one of its own.
#[test]
fn tables_are_those_of_the_reference() {
    let mut words = BTreeMap::<_, BTreeSet<_>>::new();
    let mut rows = 0;
    for fixture in fixtures::all() {
        let container = Container::parse(&fixture.bytes).expect(&fixture.name);
        for (title, four_ccs) in [
            ("Input signature", [FourCC::ISG1, FourCC::ISGN].as_slice()),
            ("Output signature", &[FourCC::OSG1, FourCC::OSG5, FourCC::OSGN]),
            ("Patch Constant signature", &[FourCC::PSG1, FourCC::PCSG]),
        ] {
            let Some(mut wanted) = table(&fixture.text, title) else { continue };
            // The disassembler makes a table without a part too, from the module of a database.
            let part = four_ccs.iter().find_map(|four_cc| container.part(*four_cc));
            let Some(part) = part else { continue };
            let signature = Signature::parse(&part).expect(&fixture.name);
            let has_streams = signature.elements().any(|element| element.stream != 0);
            let is_fxc = fixture.name.starts_with("fxc");
            // DXC's disassembler takes the patch constants that a domain shader reads for outputs.
            let is_input = title == "Input signature"
                || is_fxc && title == "Patch Constant signature" && reads_patch(&container);
            for element in signature.elements() {
                let (before, after) = row(&element, is_input, has_streams);
                // The disassembler orders what has the same register in another way.
                let same = |row: &String| row.starts_with(&before) && row.ends_with(&after);
                let Some(index) = wanted.iter().position(same) else {
                    panic!("{} {title}: no row {before}...{after} in {wanted:#?}", fixture.name);
                };
                let row = wanted.remove(index);
                let word = &row[before.len()..row.len() - after.len()];
                let key = (system_value(&element, is_input), element.register == u32::MAX);
                words.entry(key).or_default().insert(word.to_owned());
                rows += 1;
            }
            assert!(wanted.is_empty(), "{} {title}: {wanted:#?}", fixture.name);
        }
    }
    assert!(rows > 1000, "{rows} rows");
    let distinct: BTreeSet<_> = words.values().flatten().collect();
    let one_each = words.values().all(|words| words.len() == 1) && distinct.len() == words.len();
    assert!(one_each && words.len() >= 28, "{words:#?}");
}

/// The rows of the first table of registers below a title, without white space.
fn table(text: &str, title: &str) -> Option<Vec<String>> {
    // In FXC's listings, the program follows the last table without an empty line.
    let mut lines = text.lines().map(|line| match line.trim_start_matches([';', '/']) {
        program if program == line => "",
        comment => comment.trim(),
    });
    lines.find(|line| line.starts_with(title))?;
    let rows = lines.skip_while(|line| !line.starts_with("----")).skip(1);
    let rows = rows.take_while(|line| !line.is_empty() && !line.starts_with("shader "));
    let rows = rows.filter(|line| !["no parameters", "no Input", "no Output"].contains(line));
    Some(rows.map(|row| row.split_whitespace().collect()).collect())
}

/// The texts before and after the system value in an element's row.
fn row(
    element: &read::SignatureElement<'_>,
    is_input: bool,
    has_streams: bool,
) -> (String, String) {
    let stream = if has_streams { format!("m{}:", element.stream) } else { String::new() };
    let used = if is_input { element.exclusive_mask } else { !element.exclusive_mask };
    let (place, used) = match element.register {
        u32::MAX => ("N/A".to_owned(), if used & 15 == 0 { "NO" } else { "YES" }.to_owned()),
        register => (format!("{}{register}", components(element.mask)), components(used)),
    };
    let before = format!("{stream}{}{}{place}", *element.name(), element.semantic_index);
    (before, format!("{}{used}", format(element)))
}

/// The name of the system value. That of a pixel shader's output FXC says by the semantic alone.
fn system_value(element: &read::SignatureElement<'_>, is_input: bool) -> String {
    match (element.system_value, element.name().strip_prefix(b"SV_")) {
        (SystemValue::Undefined, Some(name)) if !is_input => {
            name.to_str_lossy().replace("GreaterEqual", "GE").replace("LessEqual", "LE")
        }
        (value, _) => value.to_string(),
    }
}

fn components(mask: u8) -> String {
    "xyzw".chars().enumerate().filter(|(i, _)| mask >> i & 1 != 0).map(|(_, name)| name).collect()
}

/// Whether the container has a DXBC domain shader: the kind is in the upper half of the first word.
fn reads_patch(container: &Container<'_>) -> bool {
    let program = container.part(FourCC::SHEX);
    program.is_some_and(|part| part.data().get(2..4) == Some(&[4, 0]))
}

/// The word for the type of components.
fn format(element: &layout::SignatureElement) -> &'static str {
    match (element.min_precision, element.component_type) {
        (MinPrecision::Default, SigComponentType::Float32) => "float",
        (MinPrecision::Default, SigComponentType::UInt32) => "uint",
        (MinPrecision::Default, SigComponentType::SInt32) => "int",
        (_, SigComponentType::Float16) => "fp16",
        (_, SigComponentType::UInt16) => "uint16",
        (_, SigComponentType::SInt16) => "int16",
        // FXC keeps the type of 32 bits.
        (MinPrecision::Float16, _) => "min16f",
        (MinPrecision::Float2_8, _) => "min2_8f",
        (MinPrecision::SInt16, _) => "min16i",
        (MinPrecision::UInt16, _) => "min16u",
        _ => "?",
    }
}

/// From names and registers, [`write::Signature::new`] makes the bytes that DXC made.
#[test]
fn signatures_of_dxc_are_made_anew() {
    let mut count = 0;
    for four_cc in [FourCC::ISG1, FourCC::OSG1, FourCC::PSG1] {
        fixtures::for_each_part(four_cc, |fixture, part| {
            if fixture.name.starts_with("fxc") {
                return;
            }
            let view = Signature::parse(part).expect(&fixture.name);
            // Semantics are declared in the order of their names.
            let mut semantics = BTreeMap::<_, Vec<_>>::new();
            for element in view.elements() {
                semantics.entry(element.semantic_name).or_default().push(element);
            }
            let semantics = semantics
                .values()
                .map(|elements| (*elements[0].name(), elements.iter().map(|element| **element)));
            let form = SignatureForm::of(four_cc);
            let made = write::Signature::with_names(form, names(fixture), semantics);
            let wanted = write::PartData::read(part).expect(&fixture.name);
            assert_eq!(wanted, write::PartData::Signature(made), "{} {four_cc}", fixture.name);
            count += 1;
        });
    }
    assert!(count > 300, "{count} signatures");
}

/// How the compiler of a fixture lays out names.
fn names(fixture: &Fixture) -> write::SignatureNames {
    match fixture.name.split_once("validator_1_") {
        Some((_, "0" | "1" | "2" | "3" | "4" | "5" | "6")) => write::SignatureNames::Unpadded,
        _ if fixture.name.starts_with("dxc17") => write::SignatureNames::Unshared,
        _ => write::SignatureNames::Shared,
    }
}
