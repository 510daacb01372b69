//! Documents of the corpus: references, ranges, and rows that describe the same thing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use dxil_bitcode::codes::{self, function as code};
use dxil_bitstream::read as bitstream;
use dxil_container::read::Program;
use dxil_container::tree::Node;
use dxil_container::{Container, FourCC};
use dxil_inspect::{Document, Item, Row};

/// Calls the function with each container of the corpus.
fn for_each_container(mut check: impl FnMut(&str, &[u8])) -> usize {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    let folders = ["containers/dxc110", "containers/dxc17", "containers/fxc", "producers"];
    let mut folders: Vec<PathBuf> = folders.map(|folder| fixtures.join(folder)).into();
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "dxbc") {
                check(&path.display().to_string(), &fs::read(&path).expect("a file"));
                files += 1;
            }
        }
    }
    files
}

fn rows<'d>(document: &'d Document<'_>) -> Vec<&'d Row> {
    let mut rows = Vec::new();
    document.for_each_row(&mut |row| rows.push(row));
    rows
}

/// Every reference leads to a row, every item has one row, and every range lies in the file.
#[test]
fn references_resolve_and_ranges_lie_in_the_file() {
    let (mut references, mut ranges, mut fields) = (0, 0, 0);
    let files = for_each_container(|path, bytes| {
        let container = Container::parse(bytes).expect("a container");
        let document = Document::of(&container).unwrap_or_else(|error| panic!("{path}: {error}"));
        let rows = rows(&document);
        let mut items = BTreeSet::new();
        for item in rows.iter().filter_map(|row| row.item) {
            assert!(items.insert(item), "{path}: two rows describe {item}");
        }
        for row in &rows {
            for item in &row.references {
                assert!(items.contains(item), "{path}: no row describes {item}");
                references += 1;
            }
            if let Some(range) = &row.range {
                let is_inside = range.start <= range.end && range.end <= bytes.len();
                assert!(is_inside, "{path}: {range:?} of {row:?}");
                ranges += 1;
            }
        }
        document.for_each_field(&mut |field: &Node<'_>| {
            let is_inside = bytes.get(field.range.clone()).is_some();
            assert!(is_inside, "{path}: {:?} of {}", field.range, field.label);
            fields += 1;
        });
    });
    println!("{files} files: {references} references, {ranges} ranges of rows, {fields} of fields");
    assert!(files >= 500 && references > 20_000 && ranges > 20_000 && fields > 4_000);
}

/// The block, the code and the operands of each record of a program's bitcode, by the bytes of the file that hold it.
type Records = BTreeMap<(usize, usize), Vec<(u32, u32, Vec<u64>)>>;

fn records(program: &Program<'_>) -> Records {
    fn walk(block: &bitstream::Block<'_>, start: usize, records: &mut Records) {
        let (mut reader, mut record) = (block.reader(), bitstream::Record::default());
        while let Some(entry) = reader.next_entry(&mut record).expect("an entry") {
            match entry {
                bitstream::Entry::Block(inner) => walk(&inner, start, records),
                bitstream::Entry::Record(record) => {
                    let first = start + (record.bits.start / 8) as usize;
                    let bytes = (first, start + record.bits.end.div_ceil(8) as usize);
                    let found = (block.id(), record.code, record.operands.clone());
                    records.entry(bytes).or_default().push(found);
                }
                bitstream::Entry::Abbreviation(_) => {}
            }
        }
    }
    let mut records = Records::new();
    let mut reader = bitstream::Reader::new(&program.bitcode).expect("a stream");
    let mut record = bitstream::Record::default();
    while let Some(entry) = reader.next_entry(&mut record).expect("an entry") {
        if let bitstream::Entry::Block(block) = entry {
            walk(&block, program.bitcode.offset(), &mut records);
        }
    }
    records
}

/// The code of the record of an instruction, by a word of its line.
fn code_of(line: &str) -> Option<u32> {
    const CODES: [(&str, u32); 14] = [
        ("call", code::INST_CALL),
        ("ret", code::INST_RET),
        ("br", code::INST_BR),
        ("phi", code::INST_PHI),
        ("load", code::INST_LOAD),
        ("store", code::INST_STORE),
        ("alloca", code::INST_ALLOCA),
        ("getelementptr", code::INST_GEP),
        ("extractvalue", code::INST_EXTRACTVAL),
        ("select", code::INST_VSELECT),
        ("icmp", code::INST_CMP2),
        ("fadd", code::INST_BINOP),
        ("mul", code::INST_BINOP),
        ("bitcast", code::INST_CAST),
    ];
    let line = line.trim_start();
    let line = line.split_once(" = ").map_or(line, |(_, line)| line);
    let word = line.split(' ').find(|word| !["tail", "notail"].contains(word))?;
    CODES.iter().find(|(keyword, _)| *keyword == word).map(|(_, code)| *code)
}

/// The bytes of a row about an instruction, node or global hold the record that it was read from, and no other.
#[test]
fn bytes_of_rows_are_records_of_what_they_describe() {
    let (mut instructions, mut nodes, mut resources, mut functions) = (0, 0, 0, 0);
    for_each_container(|path, bytes| {
        let container = Container::parse(bytes).expect("a container");
        let part = container.part(FourCC::DXIL).or_else(|| container.part(FourCC::ILDB));
        let Some(part) = part else { return };
        let records = records(&Program::parse(&part).expect("a program"));
        let document = Document::of(&container).expect("a document");
        for row in rows(&document) {
            let text = row.text();
            let has = |is_it: &dyn Fn(u32, u32, &[u64]) -> bool| {
                let range = row.range.clone().unwrap_or_else(|| panic!("{path}: no bytes: {text}"));
                let found = records.get(&(range.start, range.end));
                let mut found = found.unwrap_or_else(|| panic!("{path}: {text}")).iter();
                let is_it = found.any(|(block, code, operands)| is_it(*block, *code, operands));
                assert!(is_it, "{path}: {range:?} of {text}");
            };
            let is_node = text.starts_with('!') && text.contains(" = ");
            match row.item {
                Some(Item::Instruction(..)) => {
                    let code = code_of(&text);
                    has(&|block, found, _| {
                        block == codes::FUNCTION && code.is_none_or(|code| code == found)
                    });
                    instructions += usize::from(code.is_some());
                }
                Some(Item::Resource(..) | Item::Element(..)) => {
                    // A constant buffer has eight operands, other resources and elements have more.
                    has(&|block, code, operands| {
                        block == codes::METADATA
                            && code == codes::metadata::NODE
                            && operands.len() >= 8
                    });
                    resources += 1;
                }
                Some(Item::Function(_)) => {
                    let is_declaration = text.ends_with("declared");
                    has(&|block, code, operands| {
                        (block, code) == (codes::MODULE, codes::module::FUNCTION)
                            && (operands[2] != 0) == is_declaration
                    });
                    functions += 1;
                }
                None if is_node && text.contains("!{") && row.range.is_some() => {
                    // A tuple: its operands have no commas, but for strings and constants of other types than numbers.
                    let operands = text.matches(", ").count() + 1;
                    let is_simple = !text.contains(['"', '[', '(', '<']) && !text.contains("{}");
                    has(&|block, _, found| {
                        block == codes::METADATA && (!is_simple || found.len() == operands)
                    });
                    nodes += 1;
                }
                _ => {}
            }
        }
    });
    println!(
        "{instructions} instructions, {nodes} nodes, {resources} resources, {functions} functions"
    );
    assert!(instructions > 10_000 && nodes > 5_000 && resources > 1_000 && functions > 1_000);
}

/// Rows that refer to one another because they describe the same thing agree on its class and registers.
#[test]
fn connected_rows_agree() {
    let mut pairs = 0;
    for_each_container(|path, bytes| {
        let container = Container::parse(bytes).expect("a container");
        let document = Document::of(&container).expect("a document");
        let rows = rows(&document);
        let find = |item| rows.iter().find(|row| row.item == Some(item)).expect("a row");
        for row in &rows {
            for reference in &row.references {
                let columns: &[usize] = match (row.item, reference) {
                    // The ID and the registers.
                    (Some(Item::Resource(..)), Item::RdatResource(_)) => &[4, 5],
                    (Some(Item::Resource(..)), Item::PsvResource(_)) => &[1, 5],
                    // The registers.
                    (Some(Item::Element(..)), Item::PsvElement(..)) => &[3, 4],
                    _ => continue,
                };
                let other = find(*reference);
                for column in columns {
                    let (ours, theirs) = (&row.cells[*column].text, &other.cells[*column].text);
                    assert_eq!(ours, theirs, "{path}: {:?} and {reference}", row.item);
                }
                pairs += 1;
            }
        }
    });
    assert!(pairs > 1000, "{pairs} pairs");
}

/// JSON has each row with its item, its bytes and its references.
#[cfg(feature = "json")]
#[test]
fn json_has_every_row() {
    let containers = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
    let file = fs::read(containers.join("dxc110/ps_bright.dxbc")).expect("a container");
    let document =
        Document::of(&Container::parse(&file).expect("a container")).expect("a document");
    let json = document.to_json().to_string();
    let rows = rows(&document);
    let count = |key: &str| json.matches(&format!("\"{key}\":")).count();
    assert_eq!(count("cells"), rows.len());
    assert_eq!(count("item"), rows.iter().filter(|row| row.item.is_some()).count());
    assert_eq!(count("references"), rows.iter().filter(|row| !row.references.is_empty()).count());
    assert!(json.contains(r#""item":"resource-CBuffer-0""#), "{json}");
}
