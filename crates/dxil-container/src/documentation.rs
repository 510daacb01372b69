//! `docs/container.md` against the code: its tables are parsed and compared.
//!
//! The macros that declare records, enumerations and flag words submit them, so that none is forgotten.

extern crate std;

use crate::{Field, PartInfo, Record};
use alloc::borrow::ToOwned;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A type that the page has.
pub(crate) struct Documented {
    pub(crate) kind: Kind,
    /// The module that declares it.
    pub(crate) module: &'static str,
    pub(crate) name: &'static str,
    /// Its facts, one a line: its size, its fields or its numbers.
    pub(crate) facts: fn() -> Vec<String>,
}

/// The kinds of types that the page has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Record,
    Enumeration,
    Flags,
}

inventory::collect!(Documented);

/// Submits an enumeration or a flag word, whose numbers an expression makes of the values.
macro_rules! names {
    ($kind:ident $name:ident($repr:ty) |$item:ident| $number:expr) => {
        inventory::submit! {
            $crate::documentation::Documented {
                kind: $crate::documentation::Kind::$kind,
                module: module_path!(),
                name: stringify!($name),
                facts: || {
                    let size = alloc::format!("{} bytes", <$repr as $crate::FieldType>::SIZE);
                    let names = $name::NAMED.iter();
                    let names = names.map(|($item, text)| alloc::format!("{} {text}", $number));
                    core::iter::once(size).chain(names).collect()
                },
            }
        }
    };
}

pub(crate) use names;

impl Documented {
    /// A record that is declared in this module.
    pub(crate) const fn record<T: Record>(module: &'static str, name: &'static str) -> Self {
        let facts = || {
            let size = format!("{} bytes", T::SIZE);
            let field = |it: &Field| format!("{} {}+{}", it.name, it.offset, it.size);
            core::iter::once(size).chain(T::FIELDS.iter().map(field)).collect()
        };
        Self { kind: Kind::Record, module, name, facts }
    }

    /// Its path in `layout`, unless it is in another module. Those that metadata has too lie where the page has
    /// them: these are its names, by the last part of their path.
    fn path(&self, names: &BTreeMap<&str, &str>) -> Option<String> {
        let mut modules = self.module.split("::").skip(1);
        match modules.next() {
            Some("layout" | "parts") => Some(match modules.next() {
                Some(module @ ("psv" | "rdat" | "rdef")) => format!("{module}::{}", self.name),
                _ => self.name.to_owned(),
            }),
            Some("field") => Some(names.get(self.name).copied().unwrap_or(self.name).to_owned()),
            _ => None,
        }
    }
}

/// The facts of the page or the code, one a line.
type Facts = BTreeSet<String>;

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/container.md");
    std::fs::read_to_string(path).expect("the page")
}

/// Fails with the facts that the page or the code has alone.
fn assert_documented(page: &Facts, code: &Facts) {
    let on_page = page.difference(code).map(|fact| format!("on the page only: {fact}\n"));
    let in_code = code.difference(page).map(|fact| format!("in the code only: {fact}\n"));
    let differences: String = on_page.chain(in_code).collect();
    assert!(differences.is_empty(), "docs/container.md and the code differ\n{differences}");
}

/// Compares types on the page with those that are declared.
fn assert_types(kind: Kind, page: &Facts) {
    let names = page.iter().filter_map(|fact| Some(fact.split_once(": ")?.0));
    let names = names.map(|name| (name.rsplit("::").next().unwrap_or(name), name)).collect();
    let declared = inventory::iter::<Documented>.into_iter().filter(|it| it.kind == kind);
    let declared = declared.filter_map(|it| Some((it.path(&names)?, (it.facts)())));
    let code = declared.flat_map(|(path, facts)| {
        facts.into_iter().map(move |fact| format!("{path}: {fact}")).collect::<Vec<_>>()
    });
    assert_documented(page, &code.collect());
}

/// The cells of a table's row.
fn cells(line: &str) -> Option<Vec<&str>> {
    let row = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(row.split('|').map(str::trim).collect())
}

/// The text of a cell that is one span of code.
fn code(cell: &str) -> Option<&str> {
    cell.strip_prefix('`')?.strip_suffix('`').filter(|name| !name.contains('`'))
}

/// The records on the page.
fn documented_records(page: &str) -> Facts {
    let mut facts: Facts =
        page.lines().filter_map(cells).filter_map(|row| row_of_a_record(&row)).flatten().collect();
    let paragraphs: Vec<_> = page.split("\n\n").collect();
    for pair in paragraphs.windows(2) {
        let [names, table] = pair else { continue };
        if let Some(names) = names.strip_suffix(" bytes:") {
            facts.extend(table_of_records(names, table));
        }
    }
    facts
}

/// A small record has a row: name, size, and each field as "`name` offset+size".
fn row_of_a_record(cells: &[&str]) -> Option<Vec<String>> {
    let [name, size, fields, _] = cells else { return None };
    let name = code(name).filter(|_| fields.contains('+'))?;
    let fields = fields.split(", ").map(|field| format!("{name}: {}", field.replace('`', "")));
    Some(core::iter::once(format!("{name}: {size} bytes")).chain(fields).collect())
}

/// Others have a table after a line such as "`A`, 12 bytes; `B`, 8 bytes:", with a row for each field of
/// the first, with which the others begin.
fn table_of_records(names: &str, table: &str) -> Vec<String> {
    let mut facts = Vec::new();
    for (place, record) in names.split("; ").enumerate() {
        let (name, size) = record.split_once(", ").expect(record);
        let (name, size) = (code(name).expect(record), size.trim_end_matches(" bytes"));
        let end: usize = size.parse().expect(record);
        facts.push(format!("{name}: {end} bytes"));
        for cells in table.lines().filter_map(cells).skip(2) {
            let [offset, size, field, _] = cells[..] else { panic!("{cells:?}") };
            let (start, field) =
                (offset.parse::<usize>().expect(offset), code(field).expect(field));
            if place == 0 || start < end {
                facts.push(format!("{name}: {field} {offset}+{size}"));
            }
        }
    }
    facts
}

#[test]
fn records_have_the_fields_of_the_page() {
    assert_types(Kind::Record, &documented_records(&page()));
}

/// The enumerations below a heading of the page, one in each row. Some have the numbers "of" another one.
fn documented_names(page: &str, heading: &str) -> Facts {
    let rows = section(page, heading).lines().filter_map(cells);
    let rows = rows.filter_map(|row| Some((code(row[0])?, row[1].to_owned(), row[2].to_owned())));
    let names: BTreeMap<_, _> = rows.map(|(name, size, names)| (name, (size, names))).collect();
    let mut facts = Facts::new();
    for (name, (size, own)) in &names {
        let other = own.strip_prefix("those of ").and_then(code);
        let (_, shared) = &names[other.unwrap_or(name)];
        facts.insert(format!("{name}: {size} bytes"));
        facts.extend(shared.split(", ").map(|item| format!("{name}: {item}")));
    }
    facts
}

/// The text below a heading of the second level.
fn section<'p>(page: &'p str, heading: &str) -> &'p str {
    let mut sections = page.split("\n## ");
    sections.find(|it| it.lines().next() == Some(heading)).expect(heading)
}

#[test]
fn enumerations_have_the_numbers_of_the_page() {
    let page = page();
    assert_types(Kind::Enumeration, &documented_names(&page, "Enumerations"));
    assert_types(Kind::Flags, &documented_names(&page, "Flags"));
}

/// A row says what a part is, who writes it and since when; names of those for debugging are in
/// italics.
#[test]
fn all_parts_are_listed() {
    let code = PartInfo::ALL.iter().map(|info| {
        let writers: Vec<_> = info.writers.iter().map(ToString::to_string).collect();
        let italics = if info.debug { "*" } else { "" };
        let (name, writers) = (format!("{italics}`{}`{italics}", info.four_cc), writers.join(", "));
        format!("{name} {} ({writers}, since {})", info.title, info.since)
    });
    let page = page();
    let rows = section(&page, "All parts").lines().filter_map(cells).skip(2);
    let rows = rows.map(|row| format!("{} {} ({}, since {})", row[0], row[1], row[2], row[3]));
    assert_documented(&rows.collect(), &code.collect());
}

/// A heading such as "LIBF, LIBH: libraries" begins the section of these parts.
#[test]
fn all_parts_have_a_section() {
    let page = page();
    let headings = page.lines().filter_map(|line| line.strip_prefix("## ")?.split_once(": "));
    let names = headings.flat_map(|(names, _)| names.split(", ").map(str::to_owned));
    let code = PartInfo::ALL.iter().map(|info| info.four_cc.to_string());
    assert_documented(&names.collect(), &code.collect());
}
