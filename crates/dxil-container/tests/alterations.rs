//! Fields altered one at a time, and what is written then.
//!
//! `alterations.tsv` names the fields, and what DXC's validator says of these files; `cargo run -p xtask --
//! alterations` makes it.
#![cfg(feature = "serde")]

mod fixtures;

use std::fs;
use std::ops::Range;

use dxil_container::read::{self, Part};
use dxil_container::tree::{Describe, Node};
use dxil_container::write::Container;
use serde_json::Value;

/// A line of the file.
struct Alteration<'t> {
    container: &'t str,
    /// A JSON pointer into the parts' data.
    field: &'t str,
    value: Value,
}

/// Says how many there are.
fn for_each_alteration(mut check: impl FnMut(&Alteration<'_>)) -> usize {
    let text = fs::read_to_string(fixtures::root().join("alterations.tsv")).expect("the file");
    let lines = text.lines().skip(1).map(|line| {
        let columns: Vec<_> = line.split('\t').collect();
        let [container, field, value, _verdict] = columns[..] else { panic!("{line}") };
        let value = serde_json::from_str(value).expect("JSON");
        check(&Alteration { container, field, value });
    });
    lines.count()
}

fn fixture(container: &str) -> Vec<u8> {
    let path = fixtures::root().join("dxc110").join(container).with_extension("dxbc");
    fs::read(path).expect("a container")
}

/// An altered field changes only the place where reading finds the field; appended bytes
/// change the part's size.
#[test]
fn an_altered_field_is_written_in_its_place() {
    let count = for_each_alteration(|alteration| {
        let name = format!("{} {}", alteration.container, alteration.field);
        let bytes = fixture(alteration.container);
        let (mut form, _) = Container::read(&bytes).expect("a container");
        let index = alteration.apply(&mut form);
        let written = form.write().expect("a file");
        let (again, _) = Container::read(&written).expect("a container");
        assert_eq!(again.write().as_deref(), Ok(&written[..]), "{name}");

        let (altered, original) = (parts(&written), parts(&bytes));
        for (place, (part, before)) in altered.iter().zip(&original).enumerate() {
            let same = part.data().into_inner() == before.data().into_inner();
            assert_eq!(same, place != index, "{name}: part {place}");
        }
        let changed = changed(&original[index], &altered[index]);
        assert!(changed.is_none_or(|range| in_one_leaf(&original[index], &range)), "{name}");
    });
    assert!(count > 1500, "{count} alterations");
}

impl Alteration<'_> {
    /// Alters the field; says in which part it is.
    fn apply(&self, form: &mut Container) -> usize {
        let (index, pointer) = self.field[1..].split_once('/').expect("a part and a field");
        let index: usize = index.parse().expect("an index");
        let mut data = serde_json::to_value(&form.parts[index].data).expect("JSON");
        *data.pointer_mut(&format!("/{pointer}")).expect("a field") = self.value.clone();
        form.parts[index].data = serde_json::from_value(data).expect("a form");
        index
    }
}

fn parts(bytes: &[u8]) -> Vec<Part<'_>> {
    read::Container::parse(bytes).expect("a container").parts().collect()
}

/// The bytes that differ, from the first to the last, if the part has its size still.
fn changed(before: &Part<'_>, after: &Part<'_>) -> Option<Range<usize>> {
    let (before, after) = (before.data(), after.data());
    let differs = |place: &usize| before[*place] != after[*place];
    let mut places = (0..before.len()).filter(differs);
    (before.len() == after.len()).then(|| {
        let first = places.next().expect("the part was altered");
        before.offset() + first..before.offset() + places.next_back().unwrap_or(first) + 1
    })
}

/// Whether a field of the part holds all of these bytes.
fn in_one_leaf(part: &Part<'_>, range: &Range<usize>) -> bool {
    let mut found = false;
    part.view().expect("a sound part").describe().iter().for_each(|node| {
        node.for_each_leaf(&mut |leaf: &Node<'_>| {
            found |= leaf.range.start <= range.start && range.end <= leaf.range.end;
        });
    });
    found
}
