//! `dxil dump` prints the facts that the reference compilers' listings have in comments.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A file of the corpus: what we print of it, and its compiler's comments.
struct Case {
    /// Folder and name.
    name: String,
    /// The lines below the heading of each part.
    parts: Vec<(String, Vec<String>)>,
    /// The compiler's comments, without what makes them comments.
    comments: Vec<String>,
}

impl Case {
    fn new(path: &Path) -> Option<Self> {
        let comments = fs::read_to_string(path.with_extension("txt")).ok()?;
        let output = Command::new(env!("CARGO_BIN_EXE_dxil")).arg("dump").arg(path).output();
        let output = output.expect("the command runs");
        assert!(output.status.success(), "{}", path.display());
        let text = String::from_utf8(output.stdout).expect("text");
        let mut parts: Vec<(String, Vec<String>)> = Vec::new();
        for line in text.lines() {
            match (line.strip_prefix("  "), parts.last_mut()) {
                (Some(line), Some((_, lines))) => lines.push(line.to_owned()),
                (None, _) if line.contains(" bytes at 0x") => {
                    parts.push((line[..4].to_owned(), Vec::new()));
                }
                _ => {}
            }
        }
        let comments = comments.lines().map(|line| line.trim_start_matches([';', '/']).to_owned());
        let name = path.iter().rev().take(2).map(|part| part.to_string_lossy().into_owned());
        let name: Vec<_> = name.collect();
        Some(Self { name: format!("{}/{}", name[1], name[0]), parts, comments: comments.collect() })
    }

    /// The lines of the first part that has one of these names.
    fn part(&self, names: &[&str]) -> Option<&[String]> {
        let part = self.parts.iter().find(|(name, _)| names.contains(&name.as_str()));
        part.map(|(_, lines)| lines.as_slice())
    }

    /// The compiler's lines from one that says this on.
    fn comments_from(&self, title: &str) -> Option<&[String]> {
        let start = self.comments.iter().position(|line| line.trim() == title)?;
        Some(&self.comments[start..])
    }

    /// The compiler's lines from the title of a signature on that has registers: DXC has others.
    fn signature(&self, title: &str) -> Option<&[String]> {
        let comments = self.comments_from(title)?;
        comments.get(2)?.contains("Register").then_some(comments)
    }
}

/// Calls the check with each file of the compilers, and shows everything that differs. A check
/// returns pairs of lists of lines: ours and theirs.
fn compare(compilers: &[&str], check: impl Fn(&Case) -> Vec<[Vec<String>; 2]>) {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
    let (mut failures, mut compared) = (Vec::new(), 0);
    for compiler in compilers {
        for case in containers(&corpus.join(compiler)).iter().filter_map(|path| Case::new(path)) {
            for [ours, theirs] in check(&case) {
                compared += theirs.len();
                if ours != theirs {
                    let name = &case.name;
                    failures.push(format!("{name}\nours: {ours:#?}\ntheirs: {theirs:#?}"));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} differences\n{}", failures.len(), failures.join("\n"));
    assert!(compared >= 100, "{compared} lines");
}

/// The containers in a folder.
fn containers(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.filter(|path| path.extension().is_some_and(|it| it == "dxbc")).collect()
}

/// The rows of the first table, below its line of dashes, as words.
fn rows(lines: &[String]) -> Vec<Vec<String>> {
    let dashes = lines.iter().position(|line| line.trim().starts_with("---"));
    let rows = lines[dashes.map_or(lines.len(), |dashes| dashes + 1)..].iter();
    let rows = rows.take_while(|line| !line.trim().is_empty() && !line.trim().starts_with("no "));
    // Compilers leave no blank before their longest words.
    let rows = rows.map(|row| row.replace("SHDINGRATE", " SHDINGRATE"));
    let rows = rows.map(|row| row.replace("STENCILREF", " STENCILREF"));
    rows.map(|row| row.split_whitespace().map(str::to_owned).collect()).collect()
}

fn joined(rows: Vec<Vec<String>>) -> Vec<String> {
    rows.into_iter().map(|row| row.join(" ")).collect()
}

/// Signatures, register by register.
#[test]
fn signatures() {
    let titles: [(&str, &[&str]); 3] = [
        ("Input signature:", &["ISG1", "ISGN"]),
        ("Output signature:", &["OSG1", "OSGN", "OSG5"]),
        ("Patch Constant signature:", &["PSG1", "PCSG"]),
    ];
    compare(&["dxc110", "dxc17", "fxc"], |case| {
        let mut pairs = Vec::new();
        for (title, names) in titles {
            let (Some(ours), Some(theirs)) = (case.part(names), case.signature(title)) else {
                continue;
            };
            let (mut ours, mut theirs) = (rows(ours), rows(theirs));
            // DXC takes patch constants of domain shaders for outputs, and tells those that are not
            // used.
            if names.contains(&"PSG1") && case.name.contains("/ds_") {
                ours.iter_mut().chain(&mut theirs).for_each(|row| row.truncate(6));
            }
            pairs.push([joined(ours), joined(theirs)]);
        }
        pairs
    });
}

/// The runtime information of `PSV0` in DXC's listing, line by line.
#[test]
fn runtime_information() {
    compare(&["dxc110"], |case| {
        let Some(ours) = case.part(&["PSV0"]) else { return Vec::new() };
        let Some(theirs) = case.comments_from("PSVRuntimeInfo:") else { return Vec::new() };
        let theirs = theirs[2..].iter().take_while(|line| !line.trim().is_empty());
        let theirs: Vec<_> =
            theirs.map(|line| line.trim().replacen("=", " ", 1).replacen(": ", " ", 1)).collect();
        let ours = ours.iter().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
        let ours = ours.filter(|line| theirs.contains(line)).collect();
        vec![[ours, theirs]]
    });
}

/// The inputs that outputs depend on.
#[test]
fn dependencies() {
    compare(&["dxc110", "dxc17"], |case| {
        let Some(ours) = case.part(&["PSV0"]) else { return Vec::new() };
        let Some(theirs) = case.comments_from("ViewId state:") else { return Vec::new() };
        let is_version_0 = ours[0].starts_with("Version ") && ours[0].ends_with(" 0");
        // DXC 1.7 overwrites all streams but the last one with zeros.
        if is_version_0 || case.name.starts_with("dxc17/gs_") {
            return Vec::new();
        }
        // DXC has a line also for what no output depends on.
        let told = |lines: &[String]| -> Vec<String> {
            let lines = lines.iter().map(|line| line.trim().to_owned());
            let told = lines.filter(|line| line.contains(" depend") && !line.contains("{  }"));
            told.collect()
        };
        let (mut ours, mut theirs) = (told(ours), told(theirs));
        // DXC lists first what depends on the index of the view.
        for lines in [&mut ours, &mut theirs] {
            lines.sort();
        }
        vec![[ours, theirs]]
    });
}

/// Resources of `PSV0`: number, register and count. It has no names.
#[test]
fn bindings_of_dxc() {
    compare(&["dxc110", "dxc17"], |case| {
        let Some(ours) = case.part(&["PSV0"]) else { return Vec::new() };
        let Some(start) = ours.iter().position(|line| line == "Resource bindings") else {
            return Vec::new();
        };
        let Some(theirs) = case.comments_from("Resource Bindings:") else { return Vec::new() };
        let ours = ours[start + 1..].iter().take_while(|line| line.starts_with("  "));
        let ours: Vec<_> = ours.cloned().collect();
        // Without flags, the last three columns. DXC leaves no blank before long words.
        let ours = rows(&ours).into_iter().map(|mut row| {
            row.retain(|word| word != "UsedByAtomic64");
            row.split_off(row.len() - 3).concat()
        });
        let ours: Vec<_> = ours.collect();
        let theirs = rows(theirs).into_iter().map(|row| row.concat());
        let theirs = theirs.zip(&ours).map(|(row, ours)| match row.ends_with(ours.as_str()) {
            true => ours.clone(),
            false => row,
        });
        let theirs = theirs.collect();
        vec![[ours, theirs]]
    });
}

/// Resources as `RDEF` has them, column by column.
#[test]
fn bindings_of_fxc() {
    compare(&["fxc"], |case| {
        let (Some(ours), Some(theirs)) =
            (case.part(&["RDEF"]), case.comments_from("Resource Bindings:"))
        else {
            return Vec::new();
        };
        vec![[joined(rows(ours)), joined(rows(theirs))]]
    });
}

/// Buffers of `RDEF`, as declarations.
#[test]
fn buffers_of_fxc() {
    /// Only what both have: names, types, numbers, brackets.
    fn essence<'a>(lines: impl Iterator<Item = &'a String>) -> Vec<String> {
        let text: Vec<_> = lines.map(|line| line.to_lowercase()).collect();
        let text = text.join(" ").replace("offset:", " ").replace("size:", " ");
        let text = text.replace("offset", " ").replace("size", " ").replace(['/', ',', ':'], " ");
        let text = text.replace('{', " { ").replace('=', " = ");
        text.split_whitespace().map(str::to_owned).collect()
    }
    compare(&["fxc"], |case| {
        let Some(ours) = case.part(&["RDEF"]) else { return Vec::new() };
        let Some(theirs) = case.comments_from("Buffer Definitions:") else { return Vec::new() };
        let start = ours.iter().position(|line| line == "Buffer definitions");
        let ours = ours[start.expect("definitions") + 1..].iter();
        let ours = ours.take_while(|line| !line.starts_with("Resource bindings"));
        // The size of a buffer is ours alone, and FXC does not tell arrays of one element.
        let ours = ours.map(|line| line.replace("[1]", ""));
        let ours = ours.map(|line| if line.starts_with("  } ") { "}".to_owned() } else { line });
        let ours: Vec<_> = ours.collect();
        let theirs = theirs[1..].iter().take_while(|line| line.trim() != "Resource Bindings:");
        vec![[essence(ours.iter()), essence(theirs)]]
    });
}

/// As many flags as DXC and FXC list.
#[test]
fn features() {
    compare(&["dxc110", "dxc17", "fxc"], |case| {
        let Some(ours) = case.part(&["SFI0"]) else { return Vec::new() };
        let title = "Note: shader requires additional functionality:";
        let theirs = case.comments_from(title).map_or(0, |lines| {
            lines[1..].iter().take_while(|line| line.starts_with("       ")).count()
        });
        // FXC tells this one of compute shaders only.
        let untold = if case.name.contains("/cs_") { "" } else { "RawAndStructuredBuffers" };
        let ours = ours.iter().filter(|line| line.starts_with("- "));
        let ours = ours.filter(|line| untold.is_empty() || !line.ends_with(untold)).count();
        vec![[vec!["flag".to_owned(); ours], vec!["flag".to_owned(); theirs]]]
    });
}
