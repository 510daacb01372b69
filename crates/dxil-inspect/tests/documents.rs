//! Documents of the corpus: references, ranges, and rows that describe the same thing.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use dxil_container::Container;
use dxil_container::tree::Node;
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
