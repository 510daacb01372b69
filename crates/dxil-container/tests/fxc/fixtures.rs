//! The containers that FXC made, and its words about them.

use std::fs;
use std::path::Path;

use dxil_container::read::{Part, PartView};
use dxil_container::{Container, FourCC};

/// A container and the head of its disassembly.
pub(crate) struct Fixture {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
    pub(crate) text: String,
}

impl Fixture {
    pub(crate) fn container(&self) -> Container<'_> {
        Container::parse(&self.bytes).expect("a container")
    }

    /// The view of the part of this name, if there is one.
    pub(crate) fn view(&self, four_cc: FourCC) -> Option<PartView<'_>> {
        self.container().part(four_cc).map(|part| part.view().expect("a sound part"))
    }
}

/// All containers of FXC.
pub(crate) fn fixtures() -> Vec<Fixture> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers/fxc");
    let mut fixtures = Vec::new();
    for entry in fs::read_dir(root).expect("the corpus is there") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "dxbc") {
            fixtures.push(Fixture {
                name: path.file_stem().expect("a name").to_string_lossy().into_owned(),
                bytes: fs::read(&path).expect("a container"),
                // Root signatures alone have none.
                text: fs::read_to_string(path.with_extension("txt")).unwrap_or_default(),
            });
        }
    }
    fixtures.sort_by(|a, b| a.name.cmp(&b.name));
    assert!(fixtures.len() >= 100, "{} containers", fixtures.len());
    fixtures
}

/// Calls the function with every part of this name, also of the containers inside libraries.
pub(crate) fn for_each_part(four_cc: FourCC, mut check: impl FnMut(&str, &Part<'_>)) {
    let mut count = 0;
    for fixture in fixtures() {
        for part in fixture.container().parts() {
            let mut each = |part: &Part<'_>| {
                if part.four_cc() == four_cc {
                    count += 1;
                    check(&fixture.name, part);
                }
            };
            each(&part);
            if let Ok(PartView::LinkFunction(function)) = part.view() {
                function.container().expect("a container").parts().for_each(|part| each(&part));
            }
        }
    }
    assert!(count > 0, "no {four_cc}");
}

/// The comments of a listing from one that begins with this up to one that begins with that, both
/// excluded.
pub(crate) fn section<'t>(text: &'t str, first: &str, end: &str) -> Vec<&'t str> {
    let lines = text.lines().skip_while(|line| !line.starts_with(first)).skip(1);
    let lines = lines.take_while(|line| line.trim_start().starts_with("//"));
    lines.take_while(|line| !line.starts_with(end)).collect()
}

/// Compares lines, and shows the first that differ with their neighbours.
pub(crate) fn assert_lines(name: &str, ours: &[String], theirs: &[&str]) {
    let same = ours.iter().zip(theirs).take_while(|(ours, theirs)| ours == theirs).count();
    if same == ours.len() && same == theirs.len() {
        return;
    }
    let show = |lines: &[String]| {
        lines.iter().skip(same.saturating_sub(3)).take(9).cloned().collect::<Vec<_>>().join("\n")
    };
    let theirs = theirs.iter().map(ToString::to_string).collect::<Vec<_>>();
    panic!("{name}: line {same}\n--- ours\n{}\n--- FXC\n{}", show(ours), show(&theirs));
}
